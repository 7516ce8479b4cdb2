// Answering every move by its partner: found exactly where there are such pairs, and right.
#include "solve/local/pairs.hpp"

#include <gtest/gtest.h>

#include "accepted.hpp"
#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "solve/boards/node_kayles.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

/// Whether the vertices that are left can be put into pairs, by trying all ways.
bool can_be_paired(const graphs::SmallGraph& graph, graphs::VertexSet left, std::vector<int>& partner) {
  int v = 0;
  while (v < graph.order && (left >> v & 1) == 0) ++v;
  if (v == graph.order) {
    for (int x = 0; x < graph.order; ++x)
      for (int y = 0; y < graph.order; ++y)
        if (partner[static_cast<std::size_t>(x)] >= 0 && partner[static_cast<std::size_t>(y)] >= 0 &&
            graph.adjacent(x, y) !=
                graph.adjacent(partner[static_cast<std::size_t>(x)], partner[static_cast<std::size_t>(y)]))
          return false;
    return true;
  }
  for (int w = v + 1; w < graph.order; ++w) {
    if ((left >> w & 1) == 0 || graph.adjacent(v, w)) continue;
    partner[static_cast<std::size_t>(v)] = w;
    partner[static_cast<std::size_t>(w)] = v;
    if (can_be_paired(graph, left & ~(graphs::VertexSet{1} << v | graphs::VertexSet{1} << w), partner)) return true;
    partner[static_cast<std::size_t>(v)] = partner[static_cast<std::size_t>(w)] = -1;
  }
  return false;
}
bool can_be_paired(const graphs::SmallGraph& graph, graphs::VertexSet left) {
  std::vector<int> partner(static_cast<std::size_t>(graph.order), -1);
  return can_be_paired(graph, left, partner);
}

TEST(AnsweringPairs, AreFoundOnAllGraphsToOrderEightThatHaveThem) {
  int lost = 0, won = 0;
  for (int order = 1; order <= 8; ++order)
    graphs::enumerate(graphs::graph_class("all"), order, {}, [&](const graphs::SmallGraph& graph) {
      const games::Setup setup(games::find("node-kayles"), games::Instance(graphs::line_of(graphs::large(graph))));
      const Request request{.certificate = true};
      const auto answer = solve_by_pairs(setup, request);
      const graphs::VertexSet all = (graphs::VertexSet{1} << order) - 1;
      bool expected_loss = can_be_paired(graph, all), expected_win = false;
      for (int v = 0; v < order && !expected_loss && !expected_win; ++v)
        expected_win = can_be_paired(graph, all & ~graph.neighbours(v) & ~(graphs::VertexSet{1} << v));
      EXPECT_EQ(answer.has_value(), expected_loss || expected_win) << setup.text();
      if (!answer) return true;
      EXPECT_EQ(answer->statement, expected_loss ? "OUTCOME P" : "OUTCOME N") << setup.text();
      EXPECT_EQ(NodeKaylesNimbers().of(graph) == 0, expected_loss) << setup.text();
      testing::expect_accepted(setup, request, *answer);
      (expected_loss ? lost : won) += 1;
      return !::testing::Test::HasFailure();
    });
  EXPECT_GT(lost, 50);
  EXPECT_GT(won, 1000);
}

TEST(AnsweringPairs, SayOfOtherLocalGamesWhatSearchSays) {
  int found = 0;
  const auto compare = [&](const games::Setup& setup) {
    for (const bool nimber : {false, true}) {
      const Request request{.nimber = nimber, .certificate = true};
      const auto answer = solve_by_pairs(setup, request);
      if (!answer) continue;
      ++found;
      EXPECT_EQ(answer->statement, search_impartial(setup.game(), {.nimber = nimber}).statement) << setup.text();
      testing::expect_accepted(setup, request, *answer);
    }
  };
  for (int order = 1; order <= 5; ++order)
    graphs::enumerate(graphs::graph_class("all"), order, {}, [&](const graphs::SmallGraph& graph) {
      const games::Instance board(graphs::line_of(graphs::large(graph)));
      if (graph.size() > 0) compare({games::find("arc-kayles"), board});
      for (const int colours : {1, 2, 3}) compare({games::find("proper"), board, {{"colours", colours}}});
      compare({games::find("distance"), board, {{"distance", 2}, {"colours", 2}}});
      return !::testing::Test::HasFailure();
    });
  compare({games::find("blue-red"), games::Instance("directed-cycle:6")});
  EXPECT_GT(found, 100);
}

TEST(AnsweringPairs, DecideLargeBoards) {
  const auto statement = [](const std::string& board) {
    const games::Setup setup(games::find("node-kayles"), games::Instance(board));
    const Request request{.certificate = true};
    const auto answer = solve_by_pairs(setup, request);
    if (!answer) return std::string("nothing");
    testing::expect_accepted(setup, request, *answer);
    return answer->statement;
  };
  EXPECT_EQ(statement("grid:30x30"), "OUTCOME P");
  EXPECT_EQ(statement("grid:15x17"), "OUTCOME N");
  EXPECT_EQ(statement("hypercube:10"), "OUTCOME P");
  EXPECT_EQ(statement("cycle:5000"), "OUTCOME P");
  EXPECT_EQ(statement("path:5001"), "OUTCOME N");
  EXPECT_EQ(statement("grid:7x8"), "nothing");
}

TEST(AnsweringPairs, AreOfNormalPlayAndLocalGames) {
  const games::Instance square("cycle:4");
  EXPECT_FALSE(solve_by_pairs({games::find("node-kayles"), square}, {.misere = true}).has_value());
  EXPECT_FALSE(solve_by_pairs({games::find("geodetic"), square}, {}).has_value());
  const auto answer = solve_by_pairs({games::find("node-kayles"), square}, {.all_moves = true});
  ASSERT_TRUE(answer && answer->winning_moves);
  EXPECT_TRUE(answer->winning_moves->empty());
}

}  // namespace
}  // namespace gamecert::solve
