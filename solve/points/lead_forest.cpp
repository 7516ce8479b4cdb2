// Numbers and sums over branches are found from the leaves on.
#include "solve/points/lead_forest.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <span>

#include "solve/index.hpp"

namespace gamecert::solve {
namespace {

using Vertices = LeadForest::Vertices;

Vertices set_of(int v) { return Vertices{1} << v; }
int sign(int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); }

template <class Visit>
void each(Vertices set, const Visit& visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

}  // namespace

/// The most that vertices of a branch make, the edge above it counting for the vertex above or for its top.
struct LeadForest::Counted {
  int above, top;
};

LeadForest::LeadForest(const graphs::SmallGraph& forest, const std::vector<int>& leads, Vertices out)
    : order_(forest.order), out_(out) {
  assert(order_ <= most);
  for (int v = 0; v < order_; ++v) neighbours_[index(v)] = static_cast<Vertices>(forest.neighbours(v));
  for (std::size_t v = 0; v < leads.size(); ++v) leads_[v] = static_cast<std::int8_t>(leads[v]);
}

void LeadForest::add(const LeadBranches& branches, LeadBranches::Number branch, int above) {
  const int v = order_++;
  leads_[index(v)] = static_cast<std::int8_t>(branches.lead(branch));
  if (branches.out(branch)) out_ |= set_of(v);
  if (above != nowhere) {
    neighbours_[index(v)] |= set_of(above);
    neighbours_[index(above)] |= set_of(v);
  }
  for (const games::Word below : branches.below(branch)) add(branches, static_cast<LeadBranches::Number>(below), v);
}

std::vector<LeadForest::Edge> LeadForest::edges() const {
  std::vector<Edge> result;
  for (int v = 0; v < order_; ++v) {
    if ((out_ & set_of(v)) != 0) result.push_back({v, nowhere});
    each(neighbours_[index(v)] & ~(set_of(v) - 1), [&](int w) { result.push_back({v, w}); });
  }
  return result;
}

int LeadForest::edge_count(Vertices of) const {
  int ends = 2 * std::popcount(out_ & of);
  for (int v = 0; v < order_; ++v)
    if ((of & set_of(v)) != 0) ends += std::popcount(neighbours_[index(v)]);
  return ends / 2;
}

int LeadForest::left(int v) const { return std::popcount(neighbours_[index(v)]) + ((out_ & set_of(v)) != 0 ? 1 : 0); }

LeadForest LeadForest::played(const Edge& edge, int lead) const {
  LeadForest next = *this;
  if (edge.other == nowhere) {
    next.out_ &= ~set_of(edge.vertex);
  } else {
    next.delete_edge(edge.vertex, edge.other);
    next.leads_[index(edge.other)] = static_cast<std::int8_t>(next.leads_[index(edge.other)] + lead);
  }
  next.leads_[index(edge.vertex)] = static_cast<std::int8_t>(next.leads_[index(edge.vertex)] + lead);
  return next;
}

LeadForest LeadForest::turned() const {
  LeadForest result = *this;
  for (std::int8_t& lead : result.leads_) lead = static_cast<std::int8_t>(-lead);
  return result;
}

void LeadForest::delete_edge(int u, int v) {
  neighbours_[index(u)] &= ~set_of(v);
  neighbours_[index(v)] &= ~set_of(u);
}

void LeadForest::isolate(int v) {
  each(neighbours_[index(v)], [&](int w) { delete_edge(v, w); });
  out_ &= ~set_of(v);
  leads_[index(v)] = 0;
}

Vertices LeadForest::tree_at(int v) const {
  Vertices tree = set_of(v);
  for (Vertices last = tree; last != 0;) {
    Vertices next = 0;
    each(last, [&](int u) { next |= neighbours_[index(u)]; });
    last = next & ~tree;
    tree |= next;
  }
  return tree;
}

Vertices LeadForest::with_edges() const {
  Vertices result = 0;
  for (int v = 0; v < order_; ++v)
    if (left(v) > 0) result |= set_of(v);
  return result;
}

int LeadForest::settle() {
  int points = 0;
  for (bool any = true; any;) {
    any = false;
    for (int v = 0; v < order_; ++v) {
      const int lead{leads_[index(v)]};
      if (std::abs(lead) <= left(v)) continue;
      points += sign(lead);
      out_ ^= neighbours_[index(v)];  // two edges to nowhere at one vertex cancel
      isolate(v);
      any = true;
    }
  }
  return points;
}

bool LeadForest::shorten() {
  const auto inner = [&](int v) {
    return leads_[index(v)] == 0 && (out_ & set_of(v)) == 0 && std::popcount(neighbours_[index(v)]) == 2;
  };
  bool any = false;
  for (int v = 0; v < order_; ++v) {
    if (!inner(v)) continue;
    const Vertices beside = neighbours_[index(v)];
    const int one = std::countr_zero(beside), other = std::bit_width(beside) - 1;
    if (!inner(one) || !inner(other)) continue;
    const Vertices ends = (neighbours_[index(one)] | neighbours_[index(other)]) & ~set_of(v);
    isolate(one);
    isolate(other);
    neighbours_[index(v)] = ends;
    each(ends, [&](int end) { neighbours_[index(end)] |= set_of(v); });
    any = true;
  }
  return any;
}

std::vector<int> LeadForest::centres(Vertices tree) const {
  while (std::popcount(tree) > 2) {
    Vertices leaves = 0;
    each(tree, [&](int v) {
      if (std::has_single_bit(neighbours_[index(v)] & tree)) leaves |= set_of(v);
    });
    tree &= ~leaves;
  }
  std::vector<int> result;
  each(tree, [&](int v) { result.push_back(v); });
  return result;
}

void LeadForest::delete_branch(int v, int above) {
  delete_edge(v, above);
  each(neighbours_[index(v)], [&](int w) { delete_branch(w, v); });
  isolate(v);
}

/// Two branches at one vertex of which one holds the centre are not equally deep, so it is enough to look at those that
/// lead away from it.
std::optional<LeadBranches::Number> LeadForest::branch_at(int v, int above, LeadBranches& branches) {
  std::array<int, most> tops{};
  std::array<LeadBranches::Number, most> below{};
  std::size_t count = 0;
  for (Vertices left = neighbours_[index(v)]; left != 0; left &= left - 1) {
    const int w = std::countr_zero(left);
    if (w == above) continue;
    const std::optional<LeadBranches::Number> branch = branch_at(w, v, branches);
    if (!branch) return {};
    for (std::size_t i = 0; i < count; ++i) {
      if (below[i] != branches.opposite(*branch)) continue;
      delete_branch(tops[i], v);
      delete_branch(w, v);
      return {};
    }
    tops[count] = w;
    below[count++] = *branch;
  }
  const std::span all(below.data(), count);
  std::ranges::sort(all);
  return branches.number(leads_[index(v)], (out_ & set_of(v)) != 0, all);
}

int LeadForest::strike(LeadBranches& branches, std::vector<Tree>& trees) {
  int points = 0;
  for (bool changed = true; changed;) {
    points += settle();
    changed = shorten();
    trees.clear();
    for (Vertices rest = with_edges(); rest != 0 && !changed;) {
      const Vertices vertices = tree_at(std::countr_zero(rest));
      rest &= ~vertices;
      constexpr LeadBranches::Number none = std::numeric_limits<LeadBranches::Number>::max();
      Tree tree{none, none, vertices};
      for (const int centre : centres(vertices)) {
        const std::optional<LeadBranches::Number> whole = branch_at(centre, nowhere, branches);
        changed = changed || !whole;
        if (changed) break;
        tree.number = std::min(tree.number, *whole);
        tree.opposite = std::min(tree.opposite, branches.opposite(*whole));
      }
      if (!changed) trees.push_back(tree);
    }
  }
  return points;
}

LeadForest::Counted LeadForest::count_for_ends(int v, int above, int lead) const {
  std::vector<int> more;  // if an edge below counts for v, by branch: less or nothing
  int sum = 0;
  each(neighbours_[index(v)], [&](int w) {
    if (w == above) return;
    const Counted below = count_for_ends(w, v, lead);
    sum += below.top;
    more.push_back(below.above - below.top);
  });
  std::ranges::sort(more, std::greater{});
  const int own = lead * leads_[index(v)] - left(v);
  int mine = (out_ & set_of(v)) != 0 ? 1 : 0;
  Counted best{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
  for (std::size_t taken = 0;; ++taken, ++mine) {
    best.above = std::max(best.above, sum + sign(own + mine / 2 * 2));
    best.top = std::max(best.top, sum + sign(own + (mine + 1) / 2 * 2));
    if (taken == more.size()) return best;
    sum += more[taken];
  }
}

int LeadForest::by_pairs(int lead, Vertices of) const {
  int sum = 0;
  for (Vertices rest = with_edges() & of; rest != 0;) {
    const int root = std::countr_zero(rest);
    rest &= ~tree_at(root);
    sum += count_for_ends(root, nowhere, lead).above;
  }
  return sum;
}

}  // namespace gamecert::solve
