// Connected and acyclic sets grow from smaller ones; others by what each vertex of them needs.
#include "sweeps/engines/induced_sets.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

SetTable with_neighbours(const SmallGraph& graph, int v, Number least) {
  std::vector<SetTable> neighbours;
  graphs::each(graph.neighbours(v), [&](int u) { neighbours.push_back(SetTable::with(graph.order, u)); });
  return at_least(static_cast<int>(std::clamp<Number>(least, 0, SetTable::most)), neighbours, graph.order);
}

/// The sets with some neighbour of v, and with two.
std::pair<SetTable, SetTable> with_some_and_two(const SmallGraph& graph, int v) {
  SetTable some(graph.order, false), two(graph.order, false);
  graphs::each(graph.neighbours(v), [&](int u) {
    const SetTable with_u = SetTable::with(graph.order, u);
    two |= some & with_u;
    some |= with_u;
  });
  return {some, two};
}

/// The sets to which single vertices, and the empty set if `from_none`, grow by vertices v that fit, by their tables.
template <class Fits>
SetTable grown(const SmallGraph& graph, bool from_none, Fits&& fits) {
  SetTable result(graph.order, false);
  std::vector<SetTable> fitting;
  fitting.reserve(static_cast<std::size_t>(graph.order));
  for (int v = 0; v < graph.order; ++v) {
    result.set(std::uint32_t{1} << v);
    const auto [some, two] = with_some_and_two(graph, v);
    fitting.push_back(fits(some, two));
  }
  if (from_none) result.set(0);
  result.grow(fitting);
  return result;
}

bool two_colours(const SmallGraph& graph, VertexSet set) {
  for (VertexSet left = set; left != 0;) {
    VertexSet sides[2] = {left & (~left + 1), 0}, layer = sides[0];
    for (int side = 1; layer != 0; side ^= 1) {
      VertexSet next = 0;
      graphs::each(layer, [&](int v) { next |= graph.neighbours(v); });
      layer = next & left & ~sides[side];
      sides[side] |= layer;
      if ((sides[0] & sides[1]) != 0) return false;
    }
    left &= ~(sides[0] | sides[1]);
  }
  return true;
}

}  // namespace

// Of the subgraph induced on each set. Sound because a connected graph stays so without some vertex, which has a
// neighbour, and a forest has a vertex with at most one neighbour; in a tree it has exactly one.
SetTable connected_sets(const SmallGraph& graph) {
  return grown(graph, false, [](const SetTable& some, const SetTable&) { return some; });
}
SetTable forest_sets(const SmallGraph& graph) {
  return grown(graph, true, [](const SetTable&, const SetTable& two) { return ~two; });
}
SetTable tree_sets(const SmallGraph& graph) {
  return grown(graph, false, [](const SetTable& some, const SetTable& two) { return some & ~two; });
}

SetTable degrees_at_least(const SmallGraph& graph, Number least) {
  SetTable result(graph.order, true);
  for (int v = 0; v < graph.order; ++v) result &= ~SetTable::with(graph.order, v) | with_neighbours(graph, v, least);
  return result;
}
SetTable degrees_at_most(const SmallGraph& graph, Number most) {
  SetTable result(graph.order, true);
  for (int v = 0; v < graph.order; ++v)
    result &= ~SetTable::with(graph.order, v) | ~with_neighbours(graph, v, most + 1);
  return result;
}
SetTable complete_sets(const SmallGraph& graph) {
  SetTable result(graph.order, true);
  for (int v = 0; v < graph.order; ++v)
    for (int u = 0; u < v; ++u)
      if (!graph.adjacent(u, v)) result &= ~(SetTable::with(graph.order, u) & SetTable::with(graph.order, v));
  return result;
}

SetTable bipartite_sets(const SmallGraph& graph) {
  SetTable result(graph.order, false);
  result.set(0);
  for (std::uint32_t set = 1; set < std::uint32_t{1} << graph.order; ++set)
    if (result.at(set & (set - 1)) && two_colours(graph, set)) result.set(set);
  return result;
}

SetTable sets_of_size(int order, Number least) {
  std::vector<SetTable> members;
  for (int v = 0; v < order; ++v) members.push_back(SetTable::with(order, v));
  return at_least(static_cast<int>(std::clamp<Number>(least, 0, SetTable::most + 1)), members, order);
}

}  // namespace gamecert::sweeps
