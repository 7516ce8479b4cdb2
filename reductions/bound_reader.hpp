// What the author of a reduction states of the order or the size of the target: a formula in n and m.
#pragma once

#include "reductions/reduction_lines.hpp"
#include "reductions/statement_reader.hpp"

namespace gamecert::reductions {

/// Reads the rest of the line, `2*n + (k-1)*m + 1`; `2 n` is 2*n, and `k-1 m` is (k-1)*m. InputError if it is no sum of
/// a multiple of n, a multiple of m and a number.
Bound read_bound(FileLine& line);

}  // namespace gamecert::reductions
