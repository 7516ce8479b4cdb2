// Symmetries of order two.
#pragma once

#include <optional>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// A path turned round, or half a turn of a cycle of even order: the image of every vertex. Nothing for other graphs.
std::optional<std::vector<int>> half_turn(const graphs::Graph& graph);

/// The images of a symmetry of order two that keeps one vertex of a graph of odd order and none of another: half a
/// turn, or the vertices farthest from each other, as in hypercubes, or what a search finds. Empty if there is none.
/// LimitError.
std::vector<int> symmetry_of_order_two(const graphs::Graph& graph, Watch& watch);

}  // namespace gamecert::solve
