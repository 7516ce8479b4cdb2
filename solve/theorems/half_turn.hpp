// Symmetries of order two that paths and cycles have.
#pragma once

#include <optional>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::solve {

/// A path turned round, or half a turn of a cycle of even order: the image of every vertex. Nothing for other graphs.
std::optional<std::vector<int>> half_turn(const graphs::Graph& graph);

}  // namespace gamecert::solve
