// Whole numbers and fractions with `infinite`: no word fails on one, but what needs more than 64 bits is a limit.
//
// A fraction is stored in a Number: in lowest terms, the numerator above the denominator without its leading bit, and
// below both in six bits how many bits of the denominator there are. Equal fractions are equal Numbers; `infinite` and
// `-infinite` are none of these and mean themselves. Other numbers stand for sums of roots (roots.hpp).
#pragma once

#include <string>

#include "language/placed_graph.hpp"
#include "language/sort.hpp"

namespace gamecert::language {

// Of whole numbers.
Number plus(Number a, Number b);
Number minus(Number a, Number b);
Number times(Number a, Number b);
/// In 0..b-1; `infinite` for b below 1.
Number modulo(Number a, Number b);
/// `infinite` for a negative exponent.
Number power(Number base, Number exponent);
/// Of heaps; what is no number of tokens is infinite.
Number nim_sum(Number a, Number b);
/// The logarithm to the base 2, rounded down and up.
Number logarithm(Number n);
Number logarithm_up(Number n);

__extension__ using Wide = __int128;
/// A finite fraction; the denominator is above 0.
struct Ratio {
  Wide above, below;
};
Ratio ratio(Number stored);
/// Rounded down.
Wide floor_quotient(const Ratio& value);

/// A whole number as a fraction. LimitError.
Number fraction(Number whole);
/// The quotient of two fractions, as all below; of whole numbers `quotient` is a fraction too.
Number quotient(Number a, Number b);
Number quotient_of_fractions(Number a, Number b);
Number plus_fractions(Number a, Number b);
Number minus_fractions(Number a, Number b);
Number times_fractions(Number a, Number b);
/// The exponent is a whole number, as a fraction.
Number power_of_fraction(Number base, Number exponent);
bool less_fraction(Number a, Number b);
bool same_fractions(Number a, Number b);
/// Whole numbers.
Number floor_of_fraction(Number a);
Number ceil_of_fraction(Number a);

/// `7`, `-1`, `infinite`, `-infinite`, of a fraction `1/2`, `3`.
std::string number_text(Number number);
std::string fraction_text(Number fraction);
/// Of a value of the sort: these, `true`, `false`.
std::string value_text(Sort sort, Number value);

}  // namespace gamecert::language
