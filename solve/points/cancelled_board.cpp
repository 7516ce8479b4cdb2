// Rounds of passes over the vertices.
#include "solve/points/cancelled_board.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

#include "reductions/gadgets/gadget_text.hpp"
#include "solve/local/pairs.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using graphs::Edge;
using reductions::at;

void require_made(const std::optional<std::string>& reason) {
  if (reason) throw std::logic_error("a step of a cancellation is none: " + *reason);
}

}  // namespace

// All that branches of at most seven edges without equal children teach, beside the first: no branch inside one of
// these can be made smaller.
const std::array<CancelledBoard::Rule, 6> CancelledBoard::rules = {
    {{"2+3:0-2,1-4,2-3,3-4", "SAME AS 2+1:0-2,1-2", ""},
     {"1+6:0-1,1-2,1-6,2-3,2-5,3-4", "SAME AS 1+2:0-1,1-2", "(((())())())"},
     {"1+7:0-1,1-2,2-3,3-4,3-7,4-5,5-6", "SAME AS 1+5:0-1,1-2,2-3,2-5,3-4", "(((((()))())))"},
     {"1+7:0-1,1-2,2-3,2-6,3-4,4-5,6-7", "SAME AS 1+3:0-1,1-2,2-3", "((((()))(())))"},
     {"1+7:0-1,1-2,1-7,2-3,2-6,3-4,4-5", "SAME AS 1+3:0-1,1-2,2-3", "((((()))())())"},
     {"1+7:0-1,1-2,1-5,1-7,2-3,3-4,5-6", "SAME AS 1+3:0-1,1-2,2-3", "(((()))(())())"}}};

CancelledBoard::CancelledBoard(const games::Instance& instance, Watch& watch, std::size_t least_edges,
                               const std::vector<Edge>& given)
    : left_(instance),
      watch_(watch),
      least_edges_(least_edges),
      rewired_(static_cast<std::size_t>(instance.order()), 0) {
  if (!given.empty()) cancel_given(given);
  for (bool any = true; any;) {
    any = false;
    for (const auto pass : {&CancelledBoard::shorten_paths, &CancelledBoard::cancel_branches,
                            &CancelledBoard::cancel_twins, &CancelledBoard::cancel_paths})
      any = (this->*pass)() || any;
    any = any || cancel_symmetry();
  }
}

bool CancelledBoard::plain(int v) const {
  return left_.alive(v) && std::ranges::all_of(left_.neighbours(v), [](const auto& edge) { return edge.second == 0; });
}

void CancelledBoard::cancel_given(const std::vector<Edge>& pairs) {
  std::set<int> named;
  for (const auto& [x, y] : pairs)
    for (const int v : {x, y})
      if (v >= std::ssize(rewired_) || !named.insert(v).second)
        throw text::InputError("expected an exchange of vertices 0.." + std::to_string(std::ssize(rewired_) - 1) +
                               ", each named once, found " + std::to_string(v) +
                               (v < std::ssize(rewired_) ? " twice" : ""));
  if (const auto reason = left_.cancel_fails(pairs))
    throw text::InputError("the exchange is no symmetry that moves every edge at its vertices: " + *reason);
  steps_.push_back({.pairs = pairs});
}

void CancelledBoard::cancel(std::vector<Edge> pairs) {
  for (auto& [x, y] : pairs)
    if (x > y) std::swap(x, y);
  std::ranges::sort(pairs);
  require_made(left_.cancel_fails(pairs));
  steps_.push_back({.pairs = std::move(pairs)});
}

void CancelledBoard::exchange(int rule, std::vector<int> vertices) {
  static const auto gadgets = [] {
    std::vector<std::pair<reductions::Gadget, reductions::Gadget>> result;
    for (const Rule& each : rules)
      result.emplace_back(reductions::read_gadget(each.gadget), reductions::read_conclusion(each.conclusion).after);
    return result;
  }();
  const auto& [before, after] = gadgets[static_cast<std::size_t>(rule)];
  require_made(left_.exchange_fails(before, after, vertices));
  for (std::size_t i = static_cast<std::size_t>(before.boundary); i < vertices.size(); ++i)
    at(rewired_, vertices[i]) = 1;
  steps_.push_back({.lemma = rule, .vertices = std::move(vertices)});
}

std::vector<int> CancelledBoard::children_by_word(int v) const {
  std::vector<int> result;
  for (const auto& [code, child] : kept_[static_cast<std::size_t>(v)]) result.push_back(child);
  std::ranges::sort(result, {}, [&](int child) { return words_[static_cast<std::size_t>(child)]; });
  return result;
}

bool CancelledBoard::exchange_branch(int top, int child) {
  const std::string& word = at(words_, child);
  const auto rule = std::ranges::find_if(rules, [&](const Rule& each) { return !word.empty() && word == each.word; });
  if (rule == rules.end()) return false;
  std::vector<int> vertices = {top}, open = {child};
  while (!open.empty()) {
    const int v = open.back();
    open.pop_back();
    vertices.push_back(v);
    const std::vector<int> below = children_by_word(v);
    open.insert(open.end(), below.rbegin(), below.rend());
  }
  exchange(static_cast<int>(rule - rules.begin()), std::move(vertices));
  return true;
}

bool CancelledBoard::shorten_paths() {
  const auto between = [&](int v) { return plain(v) && left_.neighbours(v).size() == 2; };
  const auto next = [&](int from, int v) {
    const auto& two = left_.neighbours(v);
    return two.begin()->first == from ? two.rbegin()->first : two.begin()->first;
  };
  bool any = false;
  for (int y = 0; y < left_.order(); ++y)
    while (between(y)) {
      watch_.step();
      const int x = left_.neighbours(y).begin()->first, z = left_.neighbours(y).rbegin()->first;
      if (!between(x) || !between(z)) break;
      const int a = next(y, x), b = next(y, z);
      if (a == b || a == z) break;
      exchange(0, {a, b, x, y, z});
      any = true;
    }
  return any;
}

void CancelledBoard::pair_up(int one, int other, std::vector<Edge>& pairs) const {
  std::vector<Edge> open = {{one, other}};
  while (!open.empty()) {
    const auto [x, y] = open.back();
    open.pop_back();
    pairs.emplace_back(x, y);
    const auto& of_x = kept_[static_cast<std::size_t>(x)];
    auto of_y = kept_[static_cast<std::size_t>(y)].begin();
    for (const auto& [code, child] : of_x) open.emplace_back(child, (of_y++)->second);
  }
}

void CancelledBoard::settle(int top, bool& any) {
  std::map<int, int>& kept = at(kept_, top);
  for (const int child : at(children_, top)) {
    if (at(unsettled_, child) != 0 || exchange_branch(top, child)) {
      any = true;
      at(unsettled_, top) = 1;  // its branch is another one now; the next round looks at it
      continue;
    }
    std::vector<int> key;
    for (const auto& [code, grandchild] : at(kept_, child)) key.push_back(code);
    const int code = codes_.try_emplace(key, static_cast<int>(codes_.size())).first->second;
    const auto [twin, fresh] = kept.emplace(code, child);
    if (fresh) continue;
    std::vector<Edge> pairs;
    pair_up(twin->second, child, pairs);
    cancel(std::move(pairs));
    kept.erase(twin);
    any = true;
  }
  std::string word = "(";
  bool known = true;
  for (const int child : children_by_word(top)) {
    known = known && !at(words_, child).empty();
    word += at(words_, child);
  }
  constexpr std::size_t longest = 14;
  if (known && word.size() < longest) at(words_, top) = word + ")";
}

bool CancelledBoard::cancel_branches() {
  const auto order = static_cast<std::size_t>(left_.order());
  children_.assign(order, {});
  kept_.assign(order, {});
  words_.assign(order, "");
  unsettled_.assign(order, 0);
  std::vector<int> above(order, 0), queue;
  std::vector<char> peeled(order, 0);
  for (int v = 0; v < left_.order(); ++v) {
    if (!left_.alive(v)) continue;
    at(above, v) = static_cast<int>(left_.neighbours(v).size());
    if (at(above, v) <= 1 && plain(v)) queue.push_back(v);
  }
  bool any = false;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const int v = queue[i];
    watch_.step();
    settle(v, any);
    at(peeled, v) = 1;
    for (const auto& [u, player] : left_.neighbours(v)) {
      if (at(peeled, u) != 0) continue;
      at(children_, u).push_back(v);
      if (--at(above, u) == 1 && plain(u)) queue.push_back(u);
    }
  }
  for (int v = 0; v < left_.order(); ++v)
    if (left_.alive(v) && at(peeled, v) == 0) settle(v, any);
  return any;
}

bool CancelledBoard::cancel_twins() {
  std::map<std::vector<int>, int> waiting;  // by neighbours
  bool any = false;
  for (int v = 0; v < left_.order(); ++v) {
    if (!plain(v)) continue;
    watch_.step();
    std::vector<int> key;
    for (const auto& [u, player] : left_.neighbours(v)) key.push_back(u);
    if (key.empty()) {
      cancel({{v, v}});
      any = true;
      continue;
    }
    const auto [twin, fresh] = waiting.emplace(std::move(key), v);
    if (fresh) continue;
    cancel({{twin->second, v}});
    waiting.erase(twin);
    any = true;
  }
  return any;
}

bool CancelledBoard::cancel_paths() {
  std::map<Edge, Edge> waiting;  // by the ends of the path, its vertices between, in the same order
  bool any = false;
  const auto between = [&](int v) { return plain(v) && left_.neighbours(v).size() == 2; };
  for (int x = 0; x < left_.order(); ++x) {
    if (!between(x)) continue;
    for (const auto& [y, player] : std::map<int, int>(left_.neighbours(x))) {
      if (!left_.alive(x) || y < x || !between(y)) continue;
      watch_.step();
      const auto end = [&](int v, int inner) {
        const auto& two = left_.neighbours(v);
        return two.begin()->first == inner ? two.rbegin()->first : two.begin()->first;
      };
      Edge path(x, y), ends(end(x, y), end(y, x));
      if (ends.first > ends.second) std::swap(ends.first, ends.second), std::swap(path.first, path.second);
      const auto [twin, fresh] = waiting.emplace(ends, path);
      if (fresh) continue;
      const Edge other = twin->second;
      if (other.first == path.first || other.first == path.second || other.second == path.first ||
          other.second == path.second)
        continue;
      cancel({{other.first, path.first}, {other.second, path.second}});
      waiting.erase(twin);
      any = true;
    }
  }
  return any;
}

/// The vertices that the symmetry moves cancel: no edge at one of them goes to itself.
bool CancelledBoard::cancel_symmetry() {
  std::vector<int> vertices, number(static_cast<std::size_t>(left_.order()), 0);
  for (int v = 0; v < left_.order(); ++v) {
    if (!left_.alive(v)) continue;
    if (!plain(v)) return false;
    at(number, v) = static_cast<int>(vertices.size());
    vertices.push_back(v);
  }
  std::vector<Edge> edges;
  for (const int v : vertices)
    for (const auto& [u, player] : left_.neighbours(v))
      if (u < v) edges.emplace_back(at(number, u), at(number, v));
  if (edges.size() < least_edges_) return false;
  const std::vector<int> image =
      involution_keeping_some(graphs::Graph(static_cast<int>(vertices.size()), edges), watch_);
  std::vector<Edge> pairs;
  for (std::size_t i = 0; i < image.size(); ++i)
    if (std::cmp_less(i, image[i])) pairs.emplace_back(vertices[i], at(vertices, image[i]));
  if (pairs.empty()) return false;
  cancel(std::move(pairs));
  return true;
}

}  // namespace gamecert::solve
