// Symmetries of order two that are seen at once.
#pragma once

#include <optional>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::solve {

/// A path turned round, or half a turn of a cycle of even order: the image of every vertex. Nothing for other graphs.
std::optional<std::vector<int>> half_turn(const graphs::Graph& graph);

/// The image of every vertex is the one vertex that is farthest from it, as in hypercubes; at least two edges away.
/// Nothing where there are several, or that is no symmetry, and on graphs too large to look at all distances.
std::optional<std::vector<int>> antipodes(const graphs::Graph& graph);

}  // namespace gamecert::solve
