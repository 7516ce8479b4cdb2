// Numbers that are sums of two rows, by lanes and one by one.
#include "solve/boards/nim_sums.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace gamecert::solve {
namespace {

TEST(NimSums, AreTakenOutWithLanesAndWithout) {
  std::mt19937 random(1);
  const auto some = [&](std::size_t count, unsigned below) {
    std::vector<std::uint16_t> values(count);
    for (std::uint16_t& value : values) value = static_cast<std::uint16_t>(random() % below);
    return values;
  };
  std::size_t taken = 0, left = 0;
  for (std::size_t length = 0; length <= 80; ++length) {
    for (const unsigned below : {64U, 65536U}) {
      const std::vector<std::uint16_t> x = some(length, below), y = some(length, below);
      std::vector<std::uint16_t> numbers = some(length % 11, below);
      if (length > 0) numbers.push_back(x[length - 1] ^ y[length - 1]);
      std::vector<std::uint16_t> expected = numbers, narrow = numbers;
      std::erase_if(expected, [&](std::uint16_t number) {
        for (std::size_t i = 0; i < length; ++i)
          if ((x[i] ^ y[i]) == number) return true;
        return false;
      });
      taken += numbers.size() - expected.size();
      left += expected.size();
      erase_sums(x, y.data(), numbers);
      portable::erase_sums(x, y.data(), narrow);
      EXPECT_EQ(numbers, expected) << length;
      EXPECT_EQ(narrow, expected) << length;
    }
  }
  EXPECT_GT(taken, 100U);
  EXPECT_GT(left, 100U);
}

}  // namespace
}  // namespace gamecert::solve
