// Stars with subdivided edges in the vertex-capturing game, against search.
#include "reductions/gadgets/pendant_paths.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"

namespace gamecert::papers {
namespace {

using graphs::SmallGraph;

int capture_score(const SmallGraph& graph, const Trial& trial) {
  return score({"capture", graphs::write_graph6(graph)}, trial);
}

TEST(PendantPaths, SubdividedStarsHaveTheScoresOfSearch) {
  Trial trial{solve::Limits{}};
  for (const auto& legs : std::vector<std::vector<int>>{{1},
                                                        {2},
                                                        {5},
                                                        {1, 1},
                                                        {1, 2},
                                                        {3, 4},
                                                        {1, 1, 1},
                                                        {1, 2, 3},
                                                        {1, 2, 2},
                                                        {2, 2, 3},
                                                        {1, 3, 4},
                                                        {1, 1, 2, 3},
                                                        {2, 3, 3, 4}}) {
    std::vector<graphs::Edge> edges;
    int order = 1;
    for (const int length : legs)
      for (int i = 0; i < length; ++i, ++order) edges.emplace_back(i == 0 ? 0 : order - 1, order);
    EXPECT_EQ(reductions::subdivided_star_score(legs),
              capture_score(graphs::small(graphs::Graph(order, edges)), trial));
  }
}

}  // namespace
}  // namespace gamecert::papers
