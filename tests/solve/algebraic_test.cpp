// Tests of solve/ello/algebraic.cpp: determinants against play.
#include "solve/ello/determinant/algebraic.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "ello_games.hpp"
#include "graphs/constructions.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/ello/determinant/algebraic_laplacian.hpp"
#include "solve/ello/determinant/algebraic_matrix.hpp"
#include "solve/ello/ello.hpp"
#include "solve/ello/leaves.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

bool nonzero(const SmallGraph& graph, VertexSet green, std::uint64_t seed) {
  Watch watch{Limits{}};
  return nonzero_at(graphs::large(graph), testing::flags(green, graph.order), random_point(graph.order, seed), watch);
}

TEST(Algebraic, PointsAreDistinctNonzeroAndDeterminedByTheSeed) {
  auto point = random_point(5000, 7);
  EXPECT_EQ(point, random_point(5000, 7));
  EXPECT_NE(point, random_point(5000, 8));
  std::sort(point.begin(), point.end());
  EXPECT_NE(point.front(), 0U);
  EXPECT_EQ(std::adjacent_find(point.begin(), point.end()), point.end());
}

TEST(Algebraic, TheDeterminantIsNonzeroExactlyWhereTheGameIsWinnable) {
  for (int order = 0; order <= 5; ++order) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << (order * (order - 1) / 2); ++bits) {
      const SmallGraph graph = testing::labelled_graph(order, bits);
      const auto winnable = winnable_colourings(graph);
      for (VertexSet green = 0; green <= graph.vertices(); ++green) {
        ASSERT_EQ(nonzero(graph, green, bits), (winnable[0] >> green & 1) != 0)
            << graphs::write_graph6(graph) << " green " << green;
      }
    }
  }
}

TEST(Algebraic, TheDeterminantDecidesRandomGraphsOfOrderSixToNine) {
  auto random = testing::random_numbers();
  for (int trial = 0; trial < 60; ++trial) {
    const int order = 6 + trial % 4;
    const SmallGraph graph = testing::random_small_graph(order, 0.2 + 0.1 * (trial % 7), random);
    const auto winnable = winnable_colourings(graph);
    for (VertexSet green = 0; green <= graph.vertices(); green += 1 + random() % 3) {
      ASSERT_EQ(nonzero(graph, green, random()), (winnable[green / 64] >> (green % 64) & 1) != 0)
          << graphs::write_graph6(graph) << " green " << green;
    }
  }
}

TEST(Algebraic, ZeroDiagonalsAreEliminatedInPairs) {
  Watch watch{Limits{}};
  auto random = testing::random_numbers();
  for (int order = 0; order <= 9; ++order) {
    SymmetricMatrix alternating(order);
    for (int i = 0; i < order; ++i) {
      for (int j = 0; j < i; ++j) alternating.add(i, j, random(), watch);
    }
    EXPECT_EQ(alternating.regular(watch), order % 2 == 0) << order;
  }
  SymmetricMatrix far(6);  // 0-5, 1-3, 2-4 and a diagonal entry at 4
  far.add(0, 5, 3, watch);
  far.add(3, 1, 5, watch);
  far.add(2, 4, 7, watch);
  far.add(4, 4, 9, watch);
  EXPECT_TRUE(far.regular(watch));
}

TEST(Algebraic, OrdersByDeterminantsWin) {
  auto random = testing::random_numbers();
  Watch watch{Limits{}};
  int found = 0;
  for (int trial = 0; trial < 60; ++trial) {
    const int order = 1 + trial % 40;
    const graphs::Graph graph = testing::random_large_graph(order, trial % 2 == 0 ? 0.5 : 3.0 / order, random);
    const auto green = testing::flags(random(), order);
    const auto point = random_point(order, random());
    const auto result = order_by_determinants(graph, green, point, watch);
    ASSERT_EQ(result.has_value(), nonzero_at(graph, green, point, watch));
    if (!result) continue;
    ++found;
    ASSERT_TRUE(testing::replays(graph, green, *result));
  }
  EXPECT_GT(found, 10);
}

TEST(Algebraic, EliminatingLeavesKeepsTheValueNonzeroOrZeroAtThePoint) {
  auto random = testing::random_numbers();
  Watch watch{Limits{}};
  for (int trial = 0; trial < 200; ++trial) {
    const int order = 4 + trial % 20;
    const graphs::Graph graph = testing::random_large_graph(order, 2.5 / order, random);
    const auto green = testing::flags(random() | random(), order);
    const auto point = random_point(order, random());
    const Leaves leaves(graph, green);
    const bool core = !leaves.stuck() && WeightedLaplacian(graph, leaves.green(), point).nonzero(leaves.alive(), watch);
    ASSERT_EQ(nonzero_at(graph, green, point, watch), core);
  }
}

TEST(Algebraic, TheErrorExponentBoundsTheDegreeOverTheField) {
  const graphs::Graph cycle(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}});
  EXPECT_EQ(error_exponent(cycle, 0), -64);
  EXPECT_EQ(error_exponent(cycle, 1), -63);  // degree 1, a little more than 1/2^64 after sampling
  EXPECT_EQ(error_exponent(cycle, 3), -62);
  EXPECT_EQ(error_exponent(cycle, 4), -61);
}

TEST(Algebraic, ATimeLimitEndsElimination) {
  auto random = testing::random_numbers();
  Limits limits;
  limits.seconds = 0;
  Watch watch(limits);
  const graphs::Graph graph = testing::random_large_graph(50, 0.5, random);
  EXPECT_THROW(nonzero_at(graph, std::vector<char>(50, 1), random_point(50, 1), watch), text::LimitError);
}

}  // namespace
}  // namespace gamecert::solve
