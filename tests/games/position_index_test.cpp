// Positions are found whatever their words are, and in time.
#include "games/play/position_index.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <random>
#include <set>

namespace gamecert::games {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr double slower = 20;
#else
constexpr double slower = 1;
#endif

void expect_found(const std::vector<Position>& positions, const std::vector<Position>& others) {
  PositionIndex index(positions.front().size(), positions.size());
  for (const Position& position : positions) index.add(position);
  ASSERT_EQ(index.size(), positions.size());
  for (std::size_t i = 0; i < positions.size(); ++i) {
    ASSERT_EQ(index.find(positions[i]), i);
    ASSERT_TRUE(std::ranges::equal(index[i], positions[i]));
  }
  for (const Position& other : others) ASSERT_EQ(index.find(other), PositionIndex::absent);
}

TEST(PositionIndex, FindsWhatIsThereAndNothingElse) {
  std::mt19937_64 random(3);
  for (const std::size_t words : {1, 2, 5}) {
    std::set<Position> all;
    for (int i = 0; i < 4000; ++i) {
      Position position(words);
      for (Word& word : position) word = random() % 1000;
      all.insert(position);
    }
    std::vector<Position> there, absent;
    for (const Position& position : all) (random() % 2 == 0 ? there : absent).push_back(position);
    expect_found(there, absent);
  }
}

TEST(PositionIndex, PositionsThatAllHaveOneHashAreFoundInTime) {
  // The multiplier of the table, and its inverse modulo 2^64: the words whose hashes are multiples of 2^40.
  constexpr Word multiplier = 0x9E3779B97F4A7C15;
  Word inverse = multiplier;
  for (int i = 0; i < 6; ++i) inverse *= 2 - multiplier * inverse;
  ASSERT_EQ(multiplier * inverse, 1U);
  std::vector<Position> there, absent;
  for (Word i = 1; i <= 400'000; ++i) {
    const Word hash = i << 40;
    (i % 2 == 0 ? there : absent).push_back({(hash ^ hash >> 32) * inverse});
  }
  std::ranges::sort(there);
  const std::clock_t begin = std::clock();
  expect_found(there, absent);
  EXPECT_LT(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, slower * 2.0);
}

}  // namespace
}  // namespace gamecert::games
