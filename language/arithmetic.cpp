// Checked arithmetic; fractions in 128 bits, then stored in 64.
#include "language/arithmetic.hpp"

#include <bit>
#include <numeric>
#include <utility>

#include "language/numbers/roots.hpp"
#include "text/errors.hpp"

namespace gamecert::language {
namespace {

[[noreturn]] void refuse_number() { throw text::LimitError("a number of the formula needs more than 64 bits"); }

bool endless(Number a) { return a == infinite || a == minus_infinite; }

/// Of a result that is meant to be finite.
Number fitting(bool overflow, const Number& result) {
  if (overflow || endless(result) || result < minus_infinite) refuse_number();
  return result;
}

constexpr int width_bits = 6;

Wide divisor(Wide a, Wide b) {
  if (a < 0) a = -a;
  while (b != 0) a = std::exchange(b, a % b);
  return a;
}

Number stored(Ratio value) {
  constexpr int bits = 64 - width_bits;
  const Wide common = divisor(value.above, value.below);
  const Wide above = value.above / common, below = value.below / common;
  int width = 0;
  while (width < bits && below >> (width + 1) != 0) ++width;
  const Wide most = width < bits ? Wide{1} << (bits - 1 - width) : 0;
  if (above >= most || above <= -most) refuse_number();
  const Number both =
      static_cast<Number>(above) * (Number{1} << width) + static_cast<Number>(below - (Wide{1} << width));
  return both * (1 << width_bits) + width;
}

bool any_has_roots(Number a, Number b) { return has_roots(a) || has_roots(b); }

}  // namespace

Ratio ratio(Number stored) {
  const int width = static_cast<int>(stored & ((1 << width_bits) - 1));
  const Number both = stored >> width_bits;
  return {both >> width, (both & ((Number{1} << width) - 1)) | Number{1} << width};
}

Wide floor_quotient(const Ratio& value) {
  const Wide down = value.above / value.below;
  return value.above % value.below < 0 ? down - 1 : down;
}

Number plus(Number a, Number b) {
  if (a == infinite || b == infinite) return infinite;
  if (endless(a) || endless(b)) return minus_infinite;
  Number c = 0;
  const bool overflow = __builtin_add_overflow(a, b, &c);
  return fitting(overflow, c);
}

Number minus(Number a, Number b) { return plus(a, -b); }

Number times(Number a, Number b) {
  if (a == 0 || b == 0) return 0;
  if (endless(a) || endless(b)) return (a < 0) == (b < 0) ? infinite : minus_infinite;
  Number c = 0;
  const bool overflow = __builtin_mul_overflow(a, b, &c);
  return fitting(overflow, c);
}

Number modulo(Number a, Number b) {
  if (b < 1) return infinite;
  if (endless(a) || endless(b)) return 0;
  return a % b < 0 ? a % b + b : a % b;
}

Number power(Number base, Number exponent) {
  if (exponent < 0) return infinite;
  if (exponent == 0 || base == 1) return 1;
  if (exponent == infinite && base < 0) refuse_number();
  if (base == 0 || base == -1) return base == 0 || exponent % 2 != 0 ? base : 1;
  if (exponent == infinite || base == infinite) return infinite;
  if (base == minus_infinite) return exponent % 2 != 0 ? minus_infinite : infinite;
  Number result = 1;
  for (; exponent > 0; --exponent) result = times(result, base);
  return result;
}

Number nim_sum(Number a, Number b) { return a < 0 || b < 0 || a == infinite || b == infinite ? infinite : a ^ b; }

Number logarithm(Number n) {
  if (n < 1) return minus_infinite;
  return n == infinite ? infinite : std::bit_width(static_cast<std::uint64_t>(n)) - 1;
}

Number logarithm_up(Number n) { return n < 2 || n == infinite ? logarithm(n) : logarithm(n - 1) + 1; }

Number fraction(Number whole) { return endless(whole) ? whole : stored({whole, 1}); }

Number quotient(Number a, Number b) { return quotient_of_fractions(fraction(a), fraction(b)); }

Number times_fractions(Number a, Number b) {
  if (a == 0 || b == 0) return 0;
  if (endless(a) || endless(b)) return (a < 0) == (b < 0) ? infinite : minus_infinite;
  if (any_has_roots(a, b)) return number_of(product_of_roots(roots_of(a), roots_of(b)));
  const Ratio one = ratio(a), other = ratio(b);
  return stored({one.above * other.above, one.below * other.below});
}

/// By 1 / 0 = infinite and 1 / infinite = 0.
Number quotient_of_fractions(Number a, Number b) {
  if (endless(b)) return 0;
  if (b == 0) return times_fractions(a, infinite);
  if (has_roots(b)) return times_fractions(a, number_of(inverse_of_roots(roots_of(b))));
  Ratio turned = ratio(b);
  std::swap(turned.above, turned.below);
  if (turned.below < 0) turned = {-turned.above, -turned.below};
  return times_fractions(a, stored(turned));
}

Number plus_fractions(Number a, Number b) {
  if (a == infinite || b == infinite) return infinite;
  if (endless(a) || endless(b)) return minus_infinite;
  if (any_has_roots(a, b)) return number_of(sum_of_roots(roots_of(a), roots_of(b)));
  const Ratio one = ratio(a), other = ratio(b);
  return stored({one.above * other.below + other.above * one.below, one.below * other.below});
}

Number minus_fractions(Number a, Number b) {
  if (endless(b)) return plus_fractions(a, -b);
  if (endless(a) || any_has_roots(a, b)) return plus_fractions(a, times_fractions(fraction(-1), b));
  const Ratio one = ratio(a), other = ratio(b);
  return stored({one.above * other.below - other.above * one.below, one.below * other.below});
}

Number power_of_fraction(Number base, Number exponent) {
  const Number times = floor_of_fraction(exponent), one = fraction(1);
  if (times < 0) return infinite;
  if (times == 0 || base == one) return one;
  if (base == 0) return 0;
  if (endless(base)) return power(base, times);
  if (times == infinite && less_fraction(one, base)) return infinite;
  if (times == infinite) refuse_number();
  Number result = one;
  for (Number i = 0; i < times && result != 0; ++i) result = times_fractions(result, base);
  return result;
}

bool less_fraction(Number a, Number b) {
  if (endless(a) || endless(b)) return a != b && (a == minus_infinite || b == infinite);
  if (any_has_roots(a, b)) return less_roots(roots_of(a), roots_of(b));
  const Ratio one = ratio(a), other = ratio(b);
  return one.above * other.below < other.above * one.below;
}

bool same_fractions(Number a, Number b) {
  return any_has_roots(a, b) && !endless(a) && !endless(b) ? roots_of(a) == roots_of(b) : a == b;
}

Number floor_of_fraction(Number a) {
  if (endless(a)) return a;
  return has_roots(a) ? floor_of_roots(roots_of(a)) : static_cast<Number>(floor_quotient(ratio(a)));
}

Number ceil_of_fraction(Number a) { return -floor_of_fraction(minus_fractions(0, a)); }

std::string number_text(Number number) {
  if (endless(number)) return number == infinite ? "infinite" : "-infinite";
  return std::to_string(number);
}

std::string fraction_text(Number fraction) {
  if (endless(fraction)) return number_text(fraction);
  if (has_roots(fraction)) return roots_text(roots_of(fraction));
  const Ratio value = ratio(fraction);
  const std::string above = std::to_string(static_cast<Number>(value.above));
  return value.below == 1 ? above : above + "/" + std::to_string(static_cast<Number>(value.below));
}

std::string value_text(Sort sort, Number value) {
  if (sort == Sort::truth) return value != 0 ? "true" : "false";
  return sort == Sort::number ? fraction_text(value) : number_text(value);
}

}  // namespace gamecert::language
