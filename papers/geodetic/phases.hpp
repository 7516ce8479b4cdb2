// What the geodetic paper says of K_m o R_n (Section 5, to Proposition 1), with the parts that tests put false
// statements into.
#pragma once

#include "papers/claim.hpp"
#include "papers/geodetic/rays.hpp"

namespace gamecert::papers {

/// By the rules, on every position of K_m o R_n that can be reached: in Phase II the labelled vertices of each ray
/// begin at 1, every move shortens one ray, each ray can be shortened by any amount, and the nimber is `value` of the
/// lengths; in Phase I the next player wins exactly if PhaseOne says so.
void check_phases(const Rays& rays, int (*value)(const std::vector<int>& lengths), Trial& trial);

/// Theorem 4 for this n and every m from 2, as far as m matters: by PhaseOne, and in every reading by search where
/// m n <= 24.
void check_thm_4(int n, Trial& trial);

/// Proposition 1 for K_3 o R_n: a move in Phase I that leaves the interval is in E exactly if `expected`; every
/// interval.
using InE = bool (*)(int n, Interval interval);
void check_prop_1(int n, InE expected, Trial& trial);
/// n xor l > n, except for n = 2^s, s >= 1, and l = n-1.
bool prop_1_as_printed(int n, Interval interval);
/// n xor l > n, and 1 is not labelled.
bool prop_1_repaired(int n, Interval interval);

}  // namespace gamecert::papers
