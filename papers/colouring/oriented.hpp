// Statements on directed paths whose parts tests exchange for false ones.
#pragma once

#include <string>

#include "papers/claim.hpp"
#include "papers/directed_paths.hpp"

namespace gamecert::papers {

/// Directed paths with what is painted at their ends, as instances: A from 1 vertex, B from 1, C from 2, D from 1 on.
std::string path_a(int length);
std::string path_b(int length);
std::string path_c(int length);
std::string path_d(int length);

/// An instance for each of the classes A, C and D: the game has the value of the recursion.
using Recursion = PathValues (*)(int length);
void check_recursion(int length, Recursion recursion, Trial& trial);

/// An instance for every legal painting of the path: its parts between vertices that cannot be painted any more are
/// paths of the four classes, and its value is the sum of `value_of_part(first colour, last colour, length)`.
using PartValue = int (*)(const PathValues&, bool blue_first, bool red_last, int length);
int value_by_class(const PathValues& values, bool blue_first, bool red_last, int length);
void check_parts(int length, PartValue part_value, Trial& trial);

/// Paths of class D, ten thousand lengths at a time: stage n ends with length 10000 n.
constexpr int lengths_a_stage = 10000;
/// The number of P-positions D_k with k up to `last`, and none between `last` and the end of the stage.
void check_lost_paths(int stage, int count, int last, Trial& trial);

}  // namespace gamecert::papers
