// The formulas about ello.cone for graphs of every small order, and the theorem behind them by play.
#include "encode/cone.hpp"

#include <gtest/gtest.h>

#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/sat_answers.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

TEST(Cone, NoGraphOfOrderUpToSixDeniesThatBothGamesArePlayedAlike) {
  for (int order = 0; order <= 6; ++order) {
    for (const encode::Denied& denied : encode::cone_denials(order)) {
      if (order == 0 && denied.statement.starts_with("after")) continue;  // there is no move
      EXPECT_FALSE(decide_formula(denied.cnf(), false, {}).model) << order << ": " << denied.statement;
    }
  }
}

bool winnable(const char* game, const games::Instance& instance) {
  return solve(games::Setup(games::find(game), instance), {}).statement == "WINNABLE";
}

TEST(Cone, IsOddDegenerateExactlyIfTheGameCanBeWonDownToTheNullGraph) {
  const auto same = [](const graphs::Graph& graph) {
    const int order = graph.order();
    for (unsigned set = 0; set < 1U << order; ++set) {
      std::vector<graphs::Edge> edges = graph.edges();
      std::string green;
      for (int v = 0; v < order; ++v) {
        if ((set >> v & 1) == 0) continue;
        edges.emplace_back(v, order);
        green.append(green.empty() ? " green=" : ",").append(std::to_string(v));
      }
      const std::string cone = graphs::write_graph6(graphs::Graph(order + 1, edges));
      const std::string line = graphs::write_graph6(graph) + green;
      ASSERT_EQ(winnable("ello", games::Instance(line)), winnable("odd-elimination", games::Instance(cone))) << line;
    }
  };
  same(graphs::Graph(0, {}));
  for (int order = 1; order <= 5; ++order) {
    graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const graphs::SmallGraph& graph) {
      same(graphs::read_graph6(graphs::write_graph6(graph)));
      return !::testing::Test::HasFatalFailure();
    });
  }
}

}  // namespace
}  // namespace gamecert::solve
