// Plain invariants of a graph: computed from the adjacency in linear time, no search. The order, size,
// component and connectedness of a digraph are meant too, those of its underlying graph.
#pragma once

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// The null graph is not connected; K_1 is.
bool connected(const SmallGraph& graph);
bool tree(const SmallGraph& graph);
bool bipartite(const SmallGraph& graph);
bool triangle_free(const SmallGraph& graph);
/// 0 for the null graph, as max_degree.
int min_degree(const SmallGraph& graph);
int max_degree(const SmallGraph& graph);
/// order + size is even.
bool even_type(const SmallGraph& graph);
/// Every degree is even.
bool all_even(const SmallGraph& graph);
/// Every degree is odd.
bool all_odd(const SmallGraph& graph);
/// The vertices of odd degree.
VertexSet odd_vertices(const SmallGraph& graph);
/// The component of v inside `within`.
VertexSet component(const SmallGraph& graph, VertexSet within, int v);

}  // namespace gamecert::graphs
