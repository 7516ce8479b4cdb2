// Graphs made of two.
#pragma once

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// All edges between the two graphs, the vertices of the first before those of the second; at most 64 in all.
SmallGraph join(const SmallGraph& first, const SmallGraph& second);
/// Vertex v of the copy of `second` at u is u * second.order + v; at most 64 in all.
SmallGraph cartesian_product(const SmallGraph& first, const SmallGraph& second);
/// first[second], numbered like the product: all edges between copies at adjacent vertices.
SmallGraph composition(const SmallGraph& first, const SmallGraph& second);

}  // namespace gamecert::graphs
