// What the geodetic paper says of the two phases of play on K_m o R_n (Section 5), with the part that tests put false
// statements into.
#pragma once

#include "papers/claim.hpp"
#include "papers/geodetic/rays.hpp"

namespace gamecert::papers {

/// By the rules, on every position of K_m o R_n that can be reached: in Phase II the labelled vertices of each ray
/// begin at 1, every move shortens one ray, each ray can be shortened by any amount, and the nimber is `value` of the
/// lengths; in Phase I the next player wins exactly if PhaseOne says so.
void check_phases(const Rays& rays, int (*value)(const std::vector<int>& lengths), Trial& trial);

}  // namespace gamecert::papers
