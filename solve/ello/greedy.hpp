// Winning orders of large ELLO games by elimination without backtracking.
#pragma once

#include <optional>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// A winning order, if a few greedy attempts find one; nothing decides nothing.
std::optional<std::vector<int>> greedy_order(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch);

}  // namespace gamecert::solve
