// Layouts of a graph with small frontiers (reductions/frontier.hpp).
#pragma once

#include <optional>
#include <vector>

#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// A layout that can be gone along, if one is found.
std::optional<std::vector<int>> narrow_layout(const graphs::SmallGraph& graph, Watch& watch);

}  // namespace gamecert::solve
