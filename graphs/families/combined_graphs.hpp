// Sums and products of graphs.
#pragma once

#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

/// The graphs beside one another, vertices in their order.
Graph disjoint_union(const std::vector<Graph>& parts);
/// Vertices i of one and j of the other are i * n + j. TooLarge.
Graph product(const Graph& a, const Graph& b);

}  // namespace gamecert::graphs
