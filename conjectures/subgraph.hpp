// Vertices and edges as parts that can be deleted from a graph, and what is left then.
#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::conjectures {

/// A vertex or an edge of a graph: the set of its one or two vertices.
using Element = graphs::VertexSet;

/// What is left of a graph, the whole, after deletions. Equal values are equal subgraphs.
struct Subgraph {
  graphs::VertexSet kept = 0;     // vertices of the whole
  std::vector<Element> cut = {};  // edges of the whole that are gone though both ends are kept, ascending
  friend auto operator<=>(const Subgraph&, const Subgraph&) = default;
};

/// Whether a part of the whole is left.
inline bool contains(const Subgraph& subgraph, Element part) {
  return (part & ~subgraph.kept) == 0 && !std::ranges::binary_search(subgraph.cut, part);
}

/// Deletes a part of the whole: with a vertex its edges, and nothing if the part is not left.
inline void remove(Subgraph& subgraph, Element part) {
  if (!contains(subgraph, part)) return;
  if (std::has_single_bit(part)) {
    subgraph.kept &= ~part;
    std::erase_if(subgraph.cut, [&](Element edge) { return (edge & part) != 0; });
  } else {
    subgraph.cut.insert(std::ranges::upper_bound(subgraph.cut, part), part);
  }
}
/// What is left after that.
inline Subgraph without(Subgraph subgraph, Element part) {
  remove(subgraph, part);
  return subgraph;
}

/// Calls visit(vertex) for the vertices that are left, ascending, until it says no.
template <class Visit>
void each_vertex(const Subgraph& subgraph, Visit&& visit) {
  for (graphs::VertexSet left = subgraph.kept; left != 0; left &= left - 1) {
    if (!visit(Element{left & (~left + 1)})) return;
  }
}

/// The same for edges, ascending by their smaller, then by their larger end.
template <class Visit>
void each_edge(const graphs::SmallGraph& whole, const Subgraph& subgraph, Visit&& visit) {
  for (graphs::VertexSet left = subgraph.kept; left != 0; left &= left - 1) {
    const Element smaller = left & (~left + 1);
    const graphs::VertexSet larger_ends = whole.neighbours(std::countr_zero(left)) & (left ^ smaller);
    for (graphs::VertexSet larger = larger_ends; larger != 0; larger &= larger - 1) {
      const Element edge = smaller | (larger & (~larger + 1));
      if (contains(subgraph, edge) && !visit(edge)) return;
    }
  }
}

}  // namespace gamecert::conjectures
