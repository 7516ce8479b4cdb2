// Loony positions of Nimstring on a triangulation: those without a value, which the mover wins beside any heap.
#pragma once

#include <vector>

#include "solve/boards/edge_board.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// By the set of marked edges. InputError for more than 17 edges; LimitError.
std::vector<bool> loony_positions(const EdgeBoard& board, Watch& watch);

}  // namespace gamecert::solve
