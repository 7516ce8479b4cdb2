// Graphs made of one or two others.
#pragma once

#include "graphs/graph.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// All edges between the two graphs, the vertices of the first before those of the second; at most 64 in all.
SmallGraph join(const SmallGraph& first, const SmallGraph& second);
/// Vertex v of the copy of `second` at u is u * second.order + v; at most 64 in all.
SmallGraph cartesian_product(const SmallGraph& first, const SmallGraph& second);
/// first[second], numbered like the product: all edges between copies at adjacent vertices.
SmallGraph composition(const SmallGraph& first, const SmallGraph& second);

/// The graph without v; vertices above v move down by one.
SmallGraph delete_vertex(const SmallGraph& graph, int v);
/// Whether the graphs are the same once vertex 0 is deleted.
inline bool same_without_first(const SmallGraph& a, const SmallGraph& b) {
  VertexSet changed = 0;
  for (int v = 1; v < a.order; ++v) changed |= a.neighbours(v) ^ b.neighbours(v);
  return a.order == b.order && (changed & ~VertexSet{1}) == 0;
}

/// The same graph as a value of any order. Of a graph, not a digraph.
Graph large(const SmallGraph& graph);

}  // namespace gamecert::graphs
