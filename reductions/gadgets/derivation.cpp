// Applying steps to a game: adjacency lists are put right only where a step looks, so that steps cost what they touch.
#include "reductions/gadgets/derivation.hpp"

#include <algorithm>
#include <utility>

#include "graphs/formats.hpp"
#include "graphs/reached.hpp"
#include "text/cursor.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;

bool listed(const std::vector<int>& ascending, int v) { return std::ranges::binary_search(ascending, v); }

template <class List>
bool strictly_ascending(const List& list) {
  return std::ranges::adjacent_find(list, std::greater_equal{}) == list.end();
}

/// All vectors on `boundary` vertices whose sum is of that parity, along every order.
GadgetTable all_of_parity(std::size_t boundary, bool odd) {
  GadgetTable all{static_cast<int>(boundary), {}};
  VectorSet set = 0;
  for (unsigned vector = 0; vector < 1u << boundary; ++vector)
    if ((__builtin_popcount(vector) % 2 != 0) == odd) set |= 1u << vector;
  all.sets.assign(boundary_orders(all.boundary).size(), set);
  return all;
}

/// The words of a step from left to right.
class StepText : public text::Cursor {
 public:
  using Cursor::Cursor;

  /// Whether the word stands next, a space behind it, and one in front unless it is the first; then it is passed.
  bool pass(std::string_view word) {
    Cursor behind = *this;
    if ((at() > 0 && !behind.take(" ")) || !behind.take(word) || !behind.next_is(' ')) return false;
    take(at() > 0 ? " " : "");
    return take(word);
  }
  int vertex() { return static_cast<int>(number(0, graphs::order_limit)); }
  /// What stands behind a word: one or more items, each behind a space, ascending.
  template <class Read>
  auto items(Read&& read) {
    std::vector<decltype(read())> result;
    while (result.empty() || (next_is(' ') && digit_follows())) {
      expect(" ");
      const std::size_t begin = column();
      result.push_back(read());
      if (!strictly_ascending(
              std::vector(result.end() - std::min<std::ptrdiff_t>(2, std::ssize(result)), result.end())))
        throw text::InputError("expected what follows a word in ascending order, found the contrary", begin);
    }
    return result;
  }
  std::vector<int> vertices() {
    return items([this] { return vertex(); });
  }

 private:
  bool digit_follows() const { return rest().size() > 1 && text::digit(rest()[1]); }
};

}  // namespace

DerivationStep read_step(std::string_view line) {
  StepText in(line);
  DerivationStep step;
  if (in.pass("delete")) step.deleted = in.vertices();
  if (in.pass("keep")) step.kept = in.vertices();
  if (step.deleted.empty() && step.kept.empty())
    throw text::InputError("expected `delete` or `keep` and vertices, found " + text::quoted(line), 1);
  if (in.pass("toggle")) {
    step.toggled = in.items([&] {
      const std::size_t column = in.column();
      const int u = in.vertex();
      in.expect("-");
      const int v = in.vertex();
      if (u >= v)
        throw text::InputError("expected the smaller end of an edge first, found " + graphs::name(Edge(u, v)), column);
      return Edge{u, v};
    });
  }
  if (in.pass("flip")) step.flipped = in.vertices();
  in.expect_end();
  return step;
}

ReducedGame::ReducedGame(const graphs::Graph& graph, const std::vector<int>& green)
    : near_(static_cast<std::size_t>(graph.order())),
      alive_(near_.size(), 1),
      green_(near_.size(), 0),
      place_(near_.size(), -1) {
  for (int v = 0; v < graph.order(); ++v) at(near_, v).assign(graph.neighbours(v).begin(), graph.neighbours(v).end());
  for (const int v : green) at(green_, v) = 1;
}

const std::vector<int>& ReducedGame::neighbours(int v) {
  std::vector<int>& list = at(near_, v);
  std::ranges::sort(list);
  std::size_t left = 0;
  for (std::size_t i = 0, end = 0; i < list.size(); i = end) {
    while (end < list.size() && list[end] == list[i]) ++end;
    if ((end - i) % 2 != 0 && alive(list[i])) list[left++] = list[i];
  }
  list.resize(left);
  return list;
}

/// What is adjacent to the vertices beside them, ascending.
std::vector<int> ReducedGame::boundary(const std::vector<int>& inner) {
  std::vector<int> result;
  for (const int v : inner)
    for (const int u : neighbours(v))
      if (!listed(inner, u) && std::ranges::find(result, u) == result.end()) {
        result.push_back(u);
        if (std::ssize(result) > widest) return result;
      }
  std::ranges::sort(result);
  return result;
}

void ReducedGame::number(const std::vector<int>& vertices, int first) {
  for (const int v : vertices) at(place_, v) = first < 0 ? -1 : first++;
}

/// The edges of inner vertices to each other and to the boundary, and their colours.
Gadget ReducedGame::piece(const std::vector<int>& boundary, const std::vector<int>& inner) {
  Gadget piece{static_cast<int>(boundary.size()), static_cast<int>(inner.size()), {}, {}};
  number(boundary, 0);
  number(inner, piece.boundary);
  for (const int v : inner) {
    piece.green.push_back(at(green_, v));
    for (const int u : neighbours(v))
      if (at(place_, u) >= 0 && at(place_, u) < at(place_, v)) piece.edges.emplace_back(at(place_, u), at(place_, v));
  }
  number(boundary, -1);
  number(inner, -1);
  return piece;
}

const GadgetTable& ReducedGame::table(Gadget piece) {
  std::ranges::sort(piece.edges);
  std::vector<int> key = {piece.boundary, piece.inner};
  key.insert(key.end(), piece.green.begin(), piece.green.end());
  for (const auto& [u, v] : piece.edges) key.insert(key.end(), {u, v});
  const auto found = known_.find(key);
  return found != known_.end() ? found->second : known_.emplace(std::move(key), signature(piece)).first->second;
}

std::optional<std::string> ReducedGame::step_fails(const DerivationStep& step) {
  std::vector<int> inner;
  std::ranges::merge(step.deleted, step.kept, std::back_inserter(inner));
  if (inner.empty() || !strictly_ascending(inner) || !strictly_ascending(step.toggled) ||
      !strictly_ascending(step.flipped))
    return "expected different vertices and edges in ascending order, found others";
  for (const int v : inner)
    if (!alive(v)) return "expected a vertex that is left, found " + std::to_string(v);
  if (step.deleted.empty() && step.toggled.empty())
    return "expected a vertex to delete or an edge to toggle, found none";
  const std::vector<int> around = boundary(inner);
  if (std::ssize(around) > widest)
    return "expected at most " + std::to_string(widest) + " vertices around the piece, found more";
  if (auto reason = misfit(step, around)) return reason;
  const Gadget before = piece(around, inner);
  const bool odd = (before.edges.size() + static_cast<std::size_t>(std::ranges::count(before.green, 0))) % 2 != 0;
  Gadget after = piece(around, step.kept);
  if (after.inner > largest)
    return "expected at most " + std::to_string(largest) + " vertices kept, found " + std::to_string(after.inner);

  // Edges and colours of the new piece; the vector of the flips.
  unsigned vector = 0;
  number(around, 0);
  number(step.kept, after.boundary);
  for (const auto& [u, v] : step.toggled) {
    const Edge edge = std::minmax(at(place_, u), at(place_, v));
    if (std::erase(after.edges, edge) == 0) after.edges.push_back(edge);
  }
  for (const int v : step.flipped) {
    const int place = at(place_, v);
    if (place < after.boundary) {
      vector |= 1u << place;
    } else {
      after.green[static_cast<std::size_t>(place - after.boundary)] ^= 1;
    }
  }
  number(around, -1);
  number(step.kept, -1);
  const GadgetTable old = before.inner <= largest ? table(before) : all_of_parity(around.size(), odd);
  if (!included(recoloured(old, vector), table(after)))
    return "expected a piece that can do all the old one can, found another";
  apply(step);
  return std::nullopt;
}

/// What the step toggles or flips outside the new piece and its boundary.
std::optional<std::string> ReducedGame::misfit(const DerivationStep& step, const std::vector<int>& boundary) {
  const auto fits = [&](int v) { return listed(step.kept, v) || listed(boundary, v); };
  for (const Edge& edge : step.toggled)
    if (edge.first == edge.second || !fits(edge.first) || !fits(edge.second))
      return "expected an edge of the new piece, found " + graphs::name(edge);
  for (const int v : step.flipped)
    if (!fits(v)) return "expected a vertex of the new piece or around it, found " + std::to_string(v);
  return std::nullopt;
}

void ReducedGame::apply(const DerivationStep& step) {
  for (const int v : step.deleted) {
    at(alive_, v) = 0;
    at(near_, v) = {};
  }
  for (const auto& [u, v] : step.toggled) {
    at(near_, u).push_back(v);
    at(near_, v).push_back(u);
  }
  for (const int v : step.flipped) at(green_, v) ^= 1;
}

std::vector<int> ReducedGame::component(int v) {
  std::vector<int> members = graphs::reached(
      v, place_, [&](int u) -> const auto& { return neighbours(u); });
  number(members, -1);
  return members;
}

std::string ReducedGame::instance(const std::vector<int>& component) {
  std::vector<Edge> edges;
  std::string greens;
  number(component, 0);
  for (const int v : component) {
    if (green(v)) greens.append(greens.empty() ? " green=" : ",").append(std::to_string(at(place_, v)));
    for (const int u : neighbours(v))
      if (at(place_, u) < at(place_, v)) edges.emplace_back(at(place_, u), at(place_, v));
  }
  number(component, -1);
  const graphs::Graph graph(static_cast<int>(component.size()), edges);
  return graphs::line_of(graph) + greens;
}

}  // namespace gamecert::reductions
