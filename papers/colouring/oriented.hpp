// Statements on directed paths whose parts tests exchange for false ones.
#pragma once

#include "papers/claim.hpp"
#include "papers/directed_paths.hpp"

namespace gamecert::papers {

/// An instance for every legal painting of the path: its parts between vertices that cannot be painted any more are
/// paths of the four classes, and its value is the sum of `value_of_part(first colour, last colour, length)`.
using PartValue = int (*)(const PathValues&, bool blue_first, bool red_last, int length);
int value_by_class(const PathValues& values, bool blue_first, bool red_last, int length);
void check_parts(int length, PartValue part_value, Trial& trial);

}  // namespace gamecert::papers
