// Least sets of vertices that dominate, force, resolve: a search by what a set of chosen vertices lacks.
//
// A set that is not good yet names vertices of which every good set around it has one. The search tries each of them,
// without those that were tried before it, and keeps to sets that are smaller than the best one found. Sound because a
// good set around the chosen vertices has a first of the vertices named, and is found when that one is tried.
#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "graphs/invariants.hpp"
#include "language/arithmetic.hpp"
#include "language/words.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/deadline.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

VertexSet closed(const SmallGraph& graph, int v) { return graph.neighbours(v) | single(v); }
VertexSet closed(const SmallGraph& graph, VertexSet set) { return neighbours_of(graph, set) | set; }
VertexSet lowest(VertexSet set) { return set & (~set + 1); }

/// `lacks(S)`: nothing if S is good; otherwise vertices outside S of which every good set around S has one.
template <class Lacks>
class LeastSet {
 public:
  LeastSet(const SmallGraph& graph, const Lacks& lacks, int least) : lacks_(lacks), least_(least) {
    best_ = graph.order + 1;
    most_ = graph.order;
    search(0, graph.vertices(), 0);
  }
  Number size() const { return best_ > most_ ? language::infinite : Number{best_}; }

 private:
  void search(VertexSet chosen, VertexSet allowed, int size) {
    const std::optional<VertexSet> open = lacks_(chosen);
    if (!open) {
      best_ = std::min(best_, size);
      return;
    }
    text::pause();
    for (VertexSet left = *open & allowed; left != 0 && size + 1 < best_ && best_ > least_; left &= left - 1) {
      search(chosen | lowest(left), allowed, size + 1);
      allowed &= ~lowest(left);
    }
  }

  const Lacks& lacks_;
  int least_, best_ = 0, most_ = 0;  // no good set is smaller than least_
};
template <class Lacks>
Number least_set(const SmallGraph& graph, const Lacks& lacks, int least = 0) {
  return LeastSet<Lacks>(graph, lacks, least).size();
}

/// Of a set, the vertices that paths inside of it join to its lowest one.
VertexSet first_part(const SmallGraph& graph, VertexSet set) {
  VertexSet part = lowest(set);
  for (VertexSet layer = part; layer != 0; part |= layer) layer = neighbours_of(graph, layer) & set & ~part;
  return part;
}

/// The vertices beside a part of a set that is not connected.
std::optional<VertexSet> joins(const SmallGraph& graph, VertexSet chosen) {
  if (chosen == 0) return graph.order == 0 ? VertexSet{0} : closed(graph, 0);
  const VertexSet part = first_part(graph, chosen);
  if (part == chosen) return std::nullopt;
  return neighbours_of(graph, part);
}

/// A vertex of which the closed neighbourhood has fewer than two chosen.
std::optional<VertexSet> dominates_twice(const SmallGraph& graph, VertexSet chosen) {
  for (int v = 0; v < graph.order; ++v)
    if (std::popcount(closed(graph, v) & chosen) < 2) return closed(graph, v) & ~chosen;
  return std::nullopt;
}

/// A vertex that has fewer than `times` neighbours chosen, and, if `itself`, is not chosen.
std::optional<VertexSet> dominates_more(const SmallGraph& graph, VertexSet chosen, int times, bool itself) {
  for (int v = 0; v < graph.order; ++v) {
    if (itself && (chosen & single(v)) != 0) continue;
    if (std::popcount(graph.neighbours(v) & chosen) >= times) continue;
    return (itself ? closed(graph, v) : graph.neighbours(v)) & ~chosen;
  }
  return std::nullopt;
}

/// What stays white: the white neighbours of a vertex that is not white, or, if `skew`, of any, become blue where there
/// are so many at most.
VertexSet stays_white(const SmallGraph& graph, VertexSet white, bool skew = false, int at_once = 1) {
  for (bool changed = true; changed && white != 0;) {
    changed = false;
    each(skew ? graph.vertices() : graph.vertices() & ~white, [&](int v) {
      const VertexSet beside = graph.neighbours(v) & white;
      if (at_once == 1 ? !std::has_single_bit(beside) : beside == 0 || std::popcount(beside) > at_once) return;
      white &= ~beside;
      changed = true;
    });
  }
  return white;
}

/// The same where it is the only white neighbour in a component of the white vertices.
VertexSet stays_white_in_parts(const SmallGraph& graph, VertexSet white) {
  for (bool changed = true; changed && white != 0;) {
    changed = false;
    for (VertexSet left = white; left != 0 && !changed;) {
      const VertexSet part = first_part(graph, left);
      left &= ~part;
      VertexSet forced = 0;
      each(graph.vertices() & ~white, [&](int v) {
        const VertexSet beside = graph.neighbours(v) & part;
        if (std::has_single_bit(beside)) forced |= beside;
      });
      // Each has a neighbour of its own that forces it, also when others have become blue.
      white &= ~forced;
      changed = forced != 0;
    }
  }
  return white;
}

/// A number that compares with those of sets as this one does.
int as_number_of_vertices(Number k) { return static_cast<int>(std::clamp<Number>(k, 0, SmallGraph::max_order + 1)); }

std::optional<VertexSet> unless_empty(VertexSet set) { return set == 0 ? std::nullopt : std::optional(set); }

/// Whether so many pairs of neighbours more dominate what is open.
bool pairs_dominate(const SmallGraph& graph, VertexSet chosen, VertexSet open, int more) {
  if (open == 0) return true;
  if (more == 0) return false;
  text::pause();
  for (VertexSet left = closed(graph, std::countr_zero(open)) & ~chosen; left != 0; left &= left - 1) {
    const int u = std::countr_zero(left);
    for (VertexSet others = graph.neighbours(u) & ~chosen; others != 0; others &= others - 1) {
      const int v = std::countr_zero(others);
      const VertexSet rest = open & ~closed(graph, u) & ~closed(graph, v);
      if (pairs_dominate(graph, chosen | single(u) | single(v), rest, more - 1)) return true;
    }
  }
  return false;
}

/// Whether so many vertices more, none adjacent to another, dominate what is open; only open vertices can be chosen.
bool independently_dominates(const SmallGraph& graph, VertexSet open, int more) {
  if (open == 0) return true;
  if (more == 0) return false;
  text::pause();
  for (VertexSet left = closed(graph, std::countr_zero(open)) & open; left != 0; left &= left - 1)
    if (independently_dominates(graph, open & ~closed(graph, std::countr_zero(left)), more - 1)) return true;
  return false;
}

/// Whether the open vertices can be defended for so much more: one costs 1, all around a vertex cost 2.
bool defends(const SmallGraph& graph, VertexSet open, int more) {
  if (open == 0) return true;
  if (more == 0) return false;
  text::pause();
  const int v = std::countr_zero(open);
  for (VertexSet left = more > 1 ? closed(graph, v) : 0; left != 0; left &= left - 1)
    if (defends(graph, open & ~closed(graph, std::countr_zero(left)), more - 2)) return true;
  return defends(graph, open & ~single(v), more - 1);
}

}  // namespace

Number connected_domination_number(const SmallGraph& graph) {
  return least_set(graph, [&](VertexSet chosen) -> std::optional<VertexSet> {
    if (const auto join = joins(graph, chosen)) return join;
    const VertexSet open = graph.vertices() & ~closed(graph, chosen);
    if (open == 0) return std::nullopt;
    const VertexSet around = closed(graph, std::countr_zero(open)), beside = neighbours_of(graph, chosen) & ~chosen;
    return std::popcount(beside) < std::popcount(around) ? beside : around;
  });
}

/// The leaves of a spanning tree of order 3 or more are those of which no other vertex is needed to be connected and
/// to dominate: docs/WORDS.md.
Number max_leaf_number(const SmallGraph& graph) {
  const Number connected = connected_domination_number(graph);
  if (connected == language::infinite) return language::minus_infinite;
  return graph.order < 3 ? Number{2} * (graph.order - 1) : graph.order - connected;
}

Number total_domination_number(const SmallGraph& graph) {
  return least_set(graph, [&](VertexSet chosen) { return dominates_more(graph, chosen, 1, false); });
}

Number two_domination_number(const SmallGraph& graph) {
  return least_set(graph, [&](VertexSet chosen) { return dominates_more(graph, chosen, 2, true); });
}

Number k_domination_number(const SmallGraph& graph, Number k) {
  const int times = as_number_of_vertices(k);
  return least_set(graph, [&](VertexSet chosen) { return dominates_more(graph, chosen, times, true); });
}

Number paired_domination_number(const SmallGraph& graph) {
  for (int v = 0; v < graph.order; ++v)
    if (graph.degree(v) == 0) return language::infinite;
  int pairs = 0;
  while (!pairs_dominate(graph, 0, graph.vertices(), pairs))
    if (2 * ++pairs > graph.order) return language::infinite;
  return Number{2} * pairs;
}

Number independent_domination_number(const SmallGraph& graph) {
  int size = 0;
  while (!independently_dominates(graph, graph.vertices(), size)) ++size;
  return size;
}

Number roman_domination_number(const SmallGraph& graph) {
  int sum = 0;
  while (!defends(graph, graph.vertices(), sum)) ++sum;
  return sum;
}

/// The first vertex that forces has one white neighbour, so that it and the others are chosen.
Number zero_forcing_number(const SmallGraph& graph) {
  return least_set(
      graph, [&](VertexSet chosen) { return unless_empty(stays_white(graph, graph.vertices() & ~chosen)); },
      min_degree(graph));
}

Number positive_semidefinite_zero_forcing_number(const SmallGraph& graph) {
  return least_set(
      graph, [&](VertexSet chosen) { return unless_empty(stays_white_in_parts(graph, graph.vertices() & ~chosen)); });
}

Number power_domination_number(const SmallGraph& graph) {
  return least_set(graph, [&](VertexSet chosen) {
    return unless_empty(closed(graph, stays_white(graph, graph.vertices() & ~closed(graph, chosen))));
  });
}

Number connected_forcing_number(const SmallGraph& graph) {
  return least_set(
      graph,
      [&](VertexSet chosen) -> std::optional<VertexSet> {
        if (const auto join = joins(graph, chosen); chosen != 0 && join) return join;
        const VertexSet white = stays_white(graph, graph.vertices() & ~chosen);
        return chosen == 0 ? white : unless_empty(white);
      },
      min_degree(graph));
}

Number total_forcing_number(const SmallGraph& graph) {
  return least_set(
      graph,
      [&](VertexSet chosen) -> std::optional<VertexSet> {
        const VertexSet alone = chosen & ~neighbours_of(graph, chosen);
        if (alone != 0) return graph.neighbours(std::countr_zero(alone));
        return unless_empty(stays_white(graph, graph.vertices() & ~chosen));
      },
      min_degree(graph));
}

/// All but k of the neighbours of the first vertex that forces are chosen, and it is itself.
Number k_forcing_number(const SmallGraph& graph, Number k) {
  const int at_once = as_number_of_vertices(k);
  if (at_once == 0) return graph.order;
  return least_set(
      graph,
      [&](VertexSet chosen) { return unless_empty(stays_white(graph, graph.vertices() & ~chosen, false, at_once)); },
      std::max(0, min_degree(graph) + 1 - at_once));
}

Number skew_zero_forcing_number(const SmallGraph& graph) {
  return least_set(
      graph, [&](VertexSet chosen) { return unless_empty(stays_white(graph, graph.vertices() & ~chosen, true)); });
}

Number double_domination_number(const SmallGraph& graph) {
  return least_set(graph, [&](VertexSet chosen) { return dominates_twice(graph, chosen); });
}

/// Sets by size, from the connectivity on, as long as so many vertices can leave enough components: no more than there
/// are vertices left, and than are independent.
Number toughness(const SmallGraph& graph) {
  const int n = graph.order, independent = static_cast<int>(independence_number(graph));
  if (independent < 2) return language::infinite;
  int deleted = n - independent, parts = independent;  // the least quotient found
  for (int size = static_cast<int>(connectivity(graph)); size < n - independent; ++size) {
    if (size * parts >= deleted * std::min(independent, n - size)) break;
    for (VertexSet set = graphs::first_vertices(size);;) {
      text::pause();
      int left = 0;
      for (VertexSet rest = graph.vertices() & ~set; rest != 0; rest &= ~first_part(graph, rest)) ++left;
      if (left > 1 && size * parts < deleted * left) deleted = size, parts = left;
      if (set == 0) break;
      const VertexSet low = set & (~set + 1), carried = set + low;  // the next set of that size
      set = carried | (((set ^ carried) / low) >> 2);
      if (carried < low || (set & ~graph.vertices()) != 0) break;
    }
  }
  return language::quotient(deleted, parts);
}

Number metric_dimension(const SmallGraph& graph) {
  // For each pair the vertices at different distances from the two.
  std::array<VertexSet, SmallGraph::max_order*(SmallGraph::max_order - 1) / 2> resolving;
  const std::size_t pairs = static_cast<std::size_t>(graph.order) * static_cast<std::size_t>(graph.order - 1) / 2;
  std::fill_n(resolving.begin(), graph.order == 0 ? 0 : pairs, VertexSet{0});
  const auto place = [](int u, int v) { return static_cast<std::size_t>(v * (v - 1) / 2 + u); };  // u < v
  for (int w = 0; w < graph.order; ++w) {
    VertexSet reached = single(w), layer = single(w);
    while (layer != 0) {
      each(layer, [&](int u) {
        each(graph.vertices() & ~reached,
             [&](int v) { resolving[place(std::min(u, v), std::max(u, v))] |= single(w); });
      });
      layer = neighbours_of(graph, layer) & ~reached;
      reached |= layer;
    }
  }
  return least_set(graph, [&](VertexSet chosen) -> std::optional<VertexSet> {
    for (std::size_t i = 0; graph.order > 0 && i < pairs; ++i)
      if ((resolving[i] & chosen) == 0) return resolving[i];
    return std::nullopt;
  });
}

}  // namespace gamecert::sweeps
