// The strategies printed for the second player in K_4, K_5 and K_6, and Observation 7.5.
#pragma once

#include "papers/capture/replay.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

/// Observations 7.3 and 7.4: the worst score when the strategy is played out, in K_4 (order 4) or K_5 (order 5).
int worst_in_k4_or_k5(int order, Trial& trial);

/// Observation 7.5 on every connected graph of the order, an instance for every colouring with as many red as blue
/// edges and every set that satisfies its conditions; `ahead` says what "larger" is of the two degrees at a vertex.
void odd_sets_are_held(int order, bool (*ahead)(int blue, int red), Trial& trial);

}  // namespace gamecert::papers
