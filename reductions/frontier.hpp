// ELLO decided along a layout of the vertices, by the orders of few of them at a time (docs/ELLO.md, "Frontiers").
#pragma once

#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::reductions {

/// A layout lists all vertices. Its frontiers hold, behind each vertex of it, those up to there that have a neighbour
/// further on. How many vertices the greatest has.
int greatest_frontier(const graphs::Graph& graph, const std::vector<int>& layout);

constexpr int most_frontier = 9;  // that are gone along: 9! orders, with 2^9 vectors each

/// Whether some order of the vertices wins. The greatest frontier has at most `most_frontier` vertices. Takes
/// 46 MB at most, and for each vertex, k being those of the frontier, some k! (k + 1) (2^k / 64 + 1) steps.
bool winnable_along(const graphs::Graph& graph, const std::vector<int>& green, const std::vector<int>& layout);

}  // namespace gamecert::reductions
