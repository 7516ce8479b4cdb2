// The estimate of the time that is left: on costs that are known, it is near what comes.
#include "sweeps/time_left.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace gamecert::sweeps {
namespace {

TEST(TimeLeft, PiecesAreSpread) {
  EXPECT_EQ(spread(8), (std::vector<int>{0, 4, 2, 6, 1, 5, 3, 7}));
  EXPECT_EQ(spread(1), std::vector<int>{0});
  for (const int count : {2, 3, 5, 16, 80, 1000, 2048}) {
    std::vector<int> all = spread(count);
    std::ranges::sort(all);
    std::vector<int> each(static_cast<std::size_t>(count));
    std::iota(each.begin(), each.end(), 0);
    EXPECT_EQ(all, each);
  }
}

TEST(TimeLeft, SaysNothingTillTwoPiecesAWorkerAreFinished) {
  TimeLeft left(16, 0);
  for (int piece = 0; piece < 3; ++piece) left.finish({.seconds = 1});
  EXPECT_TRUE(left.seconds({}, 1));
  EXPECT_FALSE(left.seconds({}, 2));
  left.finish({.seconds = 1});
  EXPECT_TRUE(left.seconds({}, 2));
}

TEST(TimeLeft, OfEqualPiecesIsThatOfTheOthers) {
  TimeLeft left(16, 1600);
  for (int piece = 0; piece < 4; ++piece) left.finish({.seconds = 2, .graphs = 100});
  EXPECT_DOUBLE_EQ(left.seconds({}, 1).value(), 24);
  EXPECT_DOUBLE_EQ(left.seconds({}, 2).value(), 12);
  EXPECT_DOUBLE_EQ(left.seconds({{.seconds = 1, .graphs = 50}, {.seconds = 1, .graphs = 50}}, 2).value(), 11);
}

TEST(TimeLeft, OfGraphsOfEqualCostGoesByGraphs) {
  TimeLeft left(10, 10'000);
  for (const double graphs : {10.0, 990.0, 200.0, 800.0}) left.finish({.seconds = graphs / 100, .graphs = graphs});
  EXPECT_NEAR(left.seconds({}, 1).value(), 80, 1e-6);
}

TEST(TimeLeft, OfPiecesWhoseFewGraphsCostMostGoesByPieces) {
  TimeLeft left(8, 1000);
  left.finish({.seconds = 1, .graphs = 400});
  left.finish({.seconds = 9, .graphs = 2});
  left.finish({.seconds = 2, .graphs = 90});
  left.finish({.seconds = 4, .graphs = 30});
  EXPECT_NEAR(left.seconds({}, 1).value(), 16, 1e-6);
}

TEST(TimeLeft, GrowsWithAPieceThatTakesLongerThanOthers) {
  TimeLeft left(8, 0);
  for (int piece = 0; piece < 4; ++piece) left.finish({.seconds = 1});
  const double before = left.seconds({{.seconds = 0.5}}, 1).value();
  EXPECT_NEAR(before, 3.5, 1e-9);
  EXPECT_GT(left.seconds({{.seconds = 20}}, 1).value(), 10);
  for (int piece = 4; piece < 8; ++piece) left.finish({.seconds = 1});
  EXPECT_EQ(left.seconds({}, 1), 0);
}

TEST(TimeLeft, LeavesOutPiecesThatWereKnown) {
  TimeLeft left(16, 1600);
  for (int piece = 0; piece < 8; ++piece) left.leave_out(100);
  EXPECT_FALSE(left.seconds({}, 1));
  for (int piece = 0; piece < 2; ++piece) left.finish({.seconds = 3, .graphs = 100});
  EXPECT_NEAR(left.seconds({}, 1).value(), 18, 1e-9);
}

}  // namespace
}  // namespace gamecert::sweeps
