// Sums of roots against floating numbers and against what algebra says of them.
#include "language/numbers/roots.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <thread>
#include <vector>

#include "language/arithmetic.hpp"
#include "text/errors.hpp"

namespace gamecert::language {
namespace {

Number root(Number whole) { return square_root(fraction(whole)); }

TEST(Roots, AreTakenOutOfSquares) {
  for (Number n = 0; n < 2000; ++n) {
    const Number found = root(n);
    ASSERT_EQ(times_fractions(found, found), fraction(n));
    const auto whole = static_cast<Number>(std::sqrt(static_cast<double>(n)) + 0.5);
    ASSERT_EQ(has_roots(found), whole * whole != n) << n;
    ASSERT_EQ(floor_of_fraction(found), static_cast<Number>(std::sqrt(static_cast<double>(n)) + 1e-9)) << n;
  }
  EXPECT_EQ(square_root(quotient(9, 4)), quotient(3, 2));
  EXPECT_EQ(square_root(infinite), infinite);
  EXPECT_EQ(square_root(fraction(-1)), minus_infinite);
  EXPECT_EQ(fraction_text(square_root(quotient(1, 2))), "1/2 * sqrt(2)");
  EXPECT_EQ(fraction_text(minus_fractions(quotient(1, 2), root(18))), "1/2 - 3 * sqrt(2)");
  EXPECT_EQ(fraction_text(minus_fractions(root(3), root(2))), "-sqrt(2) + sqrt(3)");
}

TEST(Roots, AddUpMultiplyAndCompareAsFloatingNumbersDo) {
  std::mt19937_64 random(1);
  const auto below = [&](std::uint64_t n) { return static_cast<Number>(random() % n); };
  for (int i = 0; i < 500; ++i) {
    Number sum = 0, product = fraction(1);
    double near_sum = 0, near_product = 1;
    for (int k = 0; k < 4; ++k) {
      const Number a = below(19) - 9, b = 1 + below(6), c = below(30);
      const Number term = times_fractions(quotient(a, b), root(c));
      const double near = static_cast<double>(a) / static_cast<double>(b) * std::sqrt(static_cast<double>(c));
      sum = plus_fractions(sum, term);
      near_sum += near;
      product = times_fractions(product, plus_fractions(term, fraction(1)));
      near_product *= near + 1;
    }
    const Number bound = quotient(below(2001) - 1000, 100);
    const double near_bound =
        std::floor(static_cast<double>(ratio(bound).above)) / static_cast<double>(ratio(bound).below);
    for (const auto& [value, near] : {std::pair{sum, near_sum}, {product, near_product}}) {
      if (std::abs(near - near_bound) > 1e-9) {
        ASSERT_EQ(less_fraction(value, bound), near < near_bound);
        ASSERT_EQ(less_fraction(bound, value), near > near_bound);
      }
      if (std::abs(near - std::round(near)) > 1e-9) {
        ASSERT_EQ(floor_of_fraction(value), std::floor(near));
        ASSERT_EQ(ceil_of_fraction(value), std::ceil(near));
      }
    }
    ASSERT_EQ(less_fraction(sum, 0), sum < 0) << "what is negative is stored as a negative number";
  }
}

TEST(Roots, EqualNumbersAreEqualSums) {
  const Number two = root(2), three = root(3), six = root(6);
  EXPECT_EQ(times_fractions(two, three), six);
  EXPECT_TRUE(same_fractions(times_fractions(two, three), six));
  EXPECT_EQ(minus_fractions(plus_fractions(two, three), three), two);
  EXPECT_EQ(minus_fractions(two, two), 0);
  EXPECT_EQ(times_fractions(minus_fractions(three, two), plus_fractions(three, two)), fraction(1));
  EXPECT_EQ(quotient_of_fractions(fraction(1), two), square_root(quotient(1, 2)));
  EXPECT_EQ(power_of_fraction(two, fraction(6)), fraction(8));
  EXPECT_FALSE(same_fractions(two, three));
  EXPECT_FALSE(same_fractions(two, quotient(3, 2)));
  EXPECT_EQ(times_fractions(minus_fractions(two, three), infinite), minus_infinite);
}

TEST(Roots, ThatAreNotFoundAreALimit) {
  EXPECT_THROW(square_root(root(2)), text::LimitError);
  EXPECT_THROW(square_root(fraction((Number{1} << 41) + 1)), text::LimitError);
  EXPECT_EQ(square_root(fraction(Number{1} << 42)), fraction(Number{1} << 21));
  EXPECT_THROW(quotient_of_fractions(fraction(1), plus_fractions(root(2), root(3))), text::LimitError);
}

/// Of the sums that many others follow none is taken for another one.
TEST(Roots, AreForgottenRatherThanMistaken) {
  const Number old = plus_fractions(root(2), fraction(1));
  bool limit = false;
  for (Number i = 0; i < 20'000; ++i) plus_fractions(root(2), fraction(i + 7));
  try {
    EXPECT_EQ(fraction_text(old), "1 + sqrt(2)");
  } catch (const text::LimitError&) {
    limit = true;
  }
  EXPECT_TRUE(limit);
  EXPECT_EQ(fraction_text(plus_fractions(root(2), fraction(1))), "1 + sqrt(2)");
}

TEST(Roots, OfAnotherThreadAreKnownWhenTheyArePublished) {
  Number one = 0, other = 0;
  std::thread([&] { one = publish(root(7)), other = root(11); }).join();
  EXPECT_EQ(fraction_text(one), "sqrt(7)");
  EXPECT_TRUE(same_fractions(one, root(7)));
  EXPECT_THROW(fraction_text(other), text::LimitError);
}

}  // namespace
}  // namespace gamecert::language
