// Loony positions of Nimstring on a triangulation: those without a value, which the mover wins beside any heap.
#pragma once

#include <vector>

#include "papers/claim.hpp"
#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {

/// By the set of marked edges; at most 17 edges. LimitError at a limit of the trial, if there is one.
std::vector<bool> loony_positions(const EdgeBoard& board, Trial* trial);

}  // namespace gamecert::papers
