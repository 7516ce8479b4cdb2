// Tests of solve/ello/gf64.cpp, which solve/ leans on.
#include "solve/ello/determinant/gf64.hpp"

#include <gtest/gtest.h>

#include "ello_games.hpp"

namespace gamecert::solve::gf64 {
namespace {

std::uint64_t bit_by_bit(std::uint64_t a, std::uint64_t b) {
  std::uint64_t product = 0;
  for (int i = 63; i >= 0; --i) {
    const bool carry = product >> 63 != 0;
    product <<= 1;
    if (carry) product ^= 0x1b;
    if ((b >> i & 1) != 0) product ^= a;
  }
  return product;
}

std::vector<std::uint64_t> elements() {
  std::vector<std::uint64_t> result{0, 1, 2, 3, 0x1b, ~std::uint64_t{0}, std::uint64_t{1} << 63, 0xf000000000000000};
  auto random = solve::testing::random_numbers();
  for (int i = 0; i < 60; ++i) result.push_back(random());
  return result;
}

TEST(Gf64, ProductsAreThoseOfBitByBitMultiplication) {
  for (const std::uint64_t a : elements()) {
    for (const std::uint64_t b : elements()) {
      ASSERT_EQ(multiply(a, b), bit_by_bit(a, b)) << a << " " << b;
      ASSERT_EQ(portable::multiply(a, b), bit_by_bit(a, b)) << a << " " << b;
    }
  }
}

TEST(Gf64, TheFieldAxiomsHold) {
  const auto all = elements();
  for (std::size_t i = 0; i + 2 < all.size(); ++i) {
    const std::uint64_t a = all[i], b = all[i + 1], c = all[i + 2];
    EXPECT_EQ(multiply(a, b), multiply(b, a));
    EXPECT_EQ(multiply(a, multiply(b, c)), multiply(multiply(a, b), c));
    EXPECT_EQ(multiply(a, b ^ c), multiply(a, b) ^ multiply(a, c));
    EXPECT_EQ(multiply(a, 1), a);
  }
}

TEST(Gf64, InversesAreInverse) {
  for (const std::uint64_t a : elements()) {
    if (a != 0) {
      ASSERT_EQ(multiply(a, inverse(a)), 1U) << a;
    }
  }
}

TEST(Gf64, RowOperationsOfEveryLengthAddProducts) {
  auto random = solve::testing::random_numbers();
  for (std::size_t n = 0; n < 70; ++n) {
    const std::uint64_t factor = random();
    std::vector<std::uint64_t> source(n + 1), target(n + 1);
    for (std::size_t i = 0; i <= n; ++i) {
      source[i] = random();
      target[i] = random();
    }
    std::vector<std::uint64_t> expected = target;
    for (std::size_t i = 0; i < n; ++i) expected[i] ^= bit_by_bit(source[i], factor);
    std::vector<std::uint64_t> fast = target, slow = target;
    add_multiple(fast.data(), source.data(), factor, n);
    portable::add_multiple(slow.data(), source.data(), factor, n);
    EXPECT_EQ(fast, expected);
    EXPECT_EQ(slow, expected);
  }
}

}  // namespace
}  // namespace gamecert::solve::gf64
