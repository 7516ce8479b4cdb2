// Fractions against whole numbers over a common denominator, and what is endless.
#include "language/arithmetic.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "text/errors.hpp"

namespace gamecert::language {
namespace {

/// a / b with b above 0.
std::string ratio_text(std::int64_t a, std::int64_t b) {
  const std::int64_t common = std::gcd(a, b);
  return b == common ? std::to_string(a / common) : std::to_string(a / common) + "/" + std::to_string(b / common);
}

TEST(Arithmetic, FractionsAreExact) {
  std::mt19937_64 random(1);
  std::uniform_int_distribution<std::int64_t> above(-1000, 1000), below(1, 1000);
  for (int i = 0; i < 20'000; ++i) {
    const std::int64_t a = above(random), b = below(random), c = above(random), d = below(random);
    const Number x = quotient(a, b), y = quotient(c, d);
    ASSERT_EQ(fraction_text(x), ratio_text(a, b));
    ASSERT_EQ(fraction_text(plus_fractions(x, y)), ratio_text(a * d + c * b, b * d));
    ASSERT_EQ(fraction_text(minus_fractions(x, y)), ratio_text(a * d - c * b, b * d));
    ASSERT_EQ(fraction_text(times_fractions(x, y)), ratio_text(a * c, b * d));
    if (c != 0) {
      ASSERT_EQ(fraction_text(quotient_of_fractions(x, y)), ratio_text(c < 0 ? -a * d : a * d, b * std::abs(c)));
    }
    ASSERT_EQ(less_fraction(x, y), a * d < c * b);
    ASSERT_EQ(x == y, a * d == c * b);
    const Number down = floor_of_fraction(x), up = ceil_of_fraction(x);
    ASSERT_TRUE(down * b <= a && a < (down + 1) * b) << a << "/" << b;
    ASSERT_TRUE(up * b >= a && a > (up - 1) * b) << a << "/" << b;
  }
}

TEST(Arithmetic, EveryQuotientIsTheDividendTimesTheInverse) {
  const Number half = quotient(1, 2);
  EXPECT_EQ(quotient(5, 0), infinite);
  EXPECT_EQ(quotient(-5, 0), minus_infinite);
  EXPECT_EQ(quotient(0, 0), 0);
  EXPECT_EQ(quotient(5, infinite), 0);
  EXPECT_EQ(quotient(infinite, infinite), 0);
  EXPECT_EQ(quotient(infinite, 5), infinite);
  EXPECT_EQ(quotient(infinite, -5), minus_infinite);
  EXPECT_EQ(plus_fractions(infinite, minus_infinite), infinite);
  EXPECT_EQ(minus_fractions(half, infinite), minus_infinite);
  EXPECT_TRUE(less_fraction(minus_infinite, half) && less_fraction(half, infinite));
  EXPECT_FALSE(less_fraction(infinite, infinite));
  EXPECT_EQ(floor_of_fraction(infinite), infinite);
}

TEST(Arithmetic, PowersAndLogarithms) {
  for (Number n = 1; n < 5000; ++n) {
    Number below = 0, above = 0;
    while (Number{2} << below <= n) ++below;
    while (Number{1} << above < n) ++above;
    ASSERT_EQ(logarithm(n), below) << n;
    ASSERT_EQ(logarithm_up(n), above) << n;
  }
  EXPECT_EQ(power(-3, 3), -27);
  EXPECT_EQ(power(0, 0), 1);
  EXPECT_EQ(power(2, -1), infinite);
  EXPECT_EQ(power(2, infinite), infinite);
  EXPECT_EQ(power(minus_infinite, 3), minus_infinite);
  EXPECT_EQ(logarithm(0), minus_infinite);
}

TEST(Arithmetic, WhatNeedsMoreThan64BitsIsALimit) {
  EXPECT_THROW(power(10, 19), text::LimitError);
  EXPECT_THROW(fraction(Number{1} << 58), text::LimitError);
  Number sum = 0;
  EXPECT_THROW(for (Number p = 1; p < 200; ++p) sum = plus_fractions(sum, quotient(1, p)), text::LimitError);
}

}  // namespace
}  // namespace gamecert::language
