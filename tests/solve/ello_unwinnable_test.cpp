// The unwinnable games of right parity are those that all colourings at once leave out.
#include <gtest/gtest.h>

#include <bit>

#include "graphs/invariants.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "solve/ello/ello.hpp"
#include "solve/ello/unwinnable.hpp"
#include "tests/solve/ello_games.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

void expect_same(UnwinnableGames& games, const SmallGraph& graph) {
  const auto winnable = winnable_colourings(graph);
  std::vector<VertexSet> expected;
  for (VertexSet green = 0; green <= graph.vertices(); ++green) {
    const bool wins = (winnable[green / 64] >> (green % 64) & 1) != 0;
    const bool right_parity = (std::popcount(green) % 2 == 0) == graphs::even_type(graph);
    ASSERT_TRUE(right_parity || !wins);
    if (right_parity && !wins) expected.push_back(green);
  }
  ASSERT_EQ(games.of(graph), expected);
}

TEST(UnwinnableGames, AreThoseOfTheWholeTableOnAllGraphsToOrderSeven) {
  UnwinnableGames games;
  int compared = 0;
  for (int order = 1; order <= 7; ++order) {
    graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
      expect_same(games, graph);
      ++compared;
      return !::testing::Test::HasFailure();
    });
  }
  EXPECT_EQ(compared, 1 + 2 + 4 + 11 + 34 + 156 + 1044);
}

TEST(UnwinnableGames, AreThoseOfTheWholeTableOnRandomGraphs) {
  auto random = testing::random_numbers();
  UnwinnableGames games;
  for (int trial = 0; trial < 300; ++trial) {
    SmallGraph graph = testing::random_small_graph(8 + trial % 5, 0.1 + 0.1 * (trial % 9), random);
    expect_same(games, graph);
    for (int child = 0; child < 3; ++child) {
      testing::reattach_first(graph, random() & graph.vertices());
      expect_same(games, graph);
    }
    ASSERT_FALSE(::testing::Test::HasFailure());
  }
}

}  // namespace
}  // namespace gamecert::solve
