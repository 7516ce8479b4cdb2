// Graphs made of graphs: join, Cartesian product, composition.
#pragma once

#include "graphs/small_graph.hpp"

namespace gamecert::papers {

/// The complement of K_n; of order 0 the null graph.
graphs::SmallGraph edgeless(int order);
/// The vertices of the first graph, then those of the second; all edges between them.
graphs::SmallGraph join(const graphs::SmallGraph& first, const graphs::SmallGraph& second);
/// Vertex v of the copy of `second` at u is u * second.order + v; at most 64 vertices in all.
graphs::SmallGraph cartesian_product(const graphs::SmallGraph& first, const graphs::SmallGraph& second);
/// first[second], numbered like the product: all edges between copies at adjacent vertices.
graphs::SmallGraph composition(const graphs::SmallGraph& first, const graphs::SmallGraph& second);

}  // namespace gamecert::papers
