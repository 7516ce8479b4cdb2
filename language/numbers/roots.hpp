// Sums of square roots with rational factors: numbers of formulas that are no fractions, exactly.
#pragma once

#include <map>
#include <string>

#include "language/placed_graph.hpp"

namespace gamecert::language {

/// Squarefree numbers from 1 on, each with the factor of its root, a fraction that is not 0. The roots are independent
/// over the rationals (A. Besicovitch, On the linear independence of fractional powers of integers, 1940): equal
/// numbers are equal sums.
using RootSum = std::map<Number, Number>;

/// How sums that are no fractions stand in formulas: by numbers that are negative where the sum is, and that fractions
/// do not have. A thread keeps its sums until it has used many others.
bool has_roots(Number fraction);
/// The number of a sum, a fraction if it is one; the sum of a finite number. LimitError if it is not kept any more.
Number number_of(RootSum sum);
RootSum roots_of(Number fraction);
/// The same number, the sum of which other threads can have from now on.
Number publish(Number fraction);

/// All: LimitError as arithmetic.hpp says; of a sum of several roots there is no inverse.
RootSum sum_of_roots(RootSum a, const RootSum& b);
bool less_roots(const RootSum& a, const RootSum& b);
RootSum product_of_roots(const RootSum& a, const RootSum& b);
RootSum inverse_of_roots(const RootSum& a);
/// Of a fraction: -infinite below 0. LimitError for roots of roots, and of numbers above 2^40 that are no squares.
Number square_root(Number fraction);
/// LimitError if it is too near to another whole number.
Number floor_of_roots(const RootSum& a);
/// As formulas write it: `1/2 - 3 * sqrt(2)`.
std::string roots_text(const RootSum& a);

}  // namespace gamecert::language
