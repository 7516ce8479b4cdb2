// Local games by exchanges of gadgets: the same answers as search by the rules, and derivations that the checker
// accepts.
#include "solve/local/exchanges.hpp"

#include <gtest/gtest.h>

#include "certificates/checker.hpp"
#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "reductions/gadgets/exchanged_graph.hpp"
#include "solve/boards/node_kayles.hpp"
#include "solve/search/impartial_answers.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"
#include "tests/graphs/random_graph.hpp"
#include "tests/solve/random_sparse.hpp"

namespace gamecert::solve {
namespace {

/// What the exchanges say of the game is what `nimber` says; their derivation is accepted, for the outcome too; a move
/// that is shown wins by the rules. Whether anything was exchanged.
bool agrees(const games::Setup& setup, int nimber, const std::vector<bool>& questions = {false, true}) {
  bool exchanged = false;
  for (const bool asks_nimber : questions) {
    const Request request{.nimber = asks_nimber, .certificate = true};
    const auto answer = solve_by_exchanges(setup, request);
    if (!answer) continue;
    exchanged = true;
    const std::string statement = asks_nimber   ? "NIMBER " + std::to_string(nimber)
                                  : nimber != 0 ? "OUTCOME N"
                                                : "OUTCOME P";
    EXPECT_EQ(answer->statement, statement) << setup.text();
    const Request plain{.nimber = asks_nimber};
    EXPECT_EQ(solve_by_exchanges(setup, plain)->statement, statement) << setup.text();
    try {
      certificates::check({claim(setup, request, answer->statement), *answer->evidence});
    } catch (const std::exception& failure) {
      ADD_FAILURE() << setup.text() << ": " << failure.what();
    }
    EXPECT_LE(answer->moves.size(), nimber != 0 ? 1U : 0U);
    for (const int move : answer->moves) {
      const games::Game& game = setup.game();
      const auto by_rules = search_by_rules(game, {});
      EXPECT_TRUE(by_rules->loses(game.play(game.start(), move), 0)) << setup.text() << " " << move;
    }
  }
  return exchanged;
}

games::Setup node_kayles(const graphs::Graph& graph) {
  return {games::find("node-kayles"), games::Instance(graphs::line_of(graph))};
}

TEST(Exchanges, SaysOfAllGraphsToOrderSevenWhatTheRulesSay) {
  int graphs = 0, exchanged = 0;
  for (int order = 1; order <= 7; ++order)
    graphs::enumerate(graphs::graph_class("all"), order, {}, [&](const graphs::SmallGraph& graph) {
      ++graphs;
      exchanged += agrees(node_kayles(graphs::large(graph)), NodeKaylesNimbers().of(graph), {graphs % 2 == 0});
      return !::testing::Test::HasFailure();
    });
  EXPECT_EQ(graphs, 1252);
  EXPECT_GT(exchanged, 1000);
}

TEST(Exchanges, SaysOfLargerGraphsWhatSearchSays) {
  std::mt19937_64 random(graphs::testing::seed());
  std::vector<graphs::Graph> tried;
  for (int i = 0; i < 40; ++i) {
    const int order = 8 + i % 20;
    tried.push_back(testing::uniform_tree(order, random));
    tried.push_back(testing::random_cactus(order, random));
    tried.push_back(testing::random_series_parallel(order, 0.2, random));
    tried.push_back(testing::random_mop(order, random));
    tried.push_back(testing::random_sparse(order, 0.9, random));
    tried.push_back(graphs::testing::random_graph(8 + i % 8, 0.5, random));
  }
  int exchanged = 0;
  for (const graphs::Graph& graph : tried) {
    const games::Setup setup = node_kayles(graph);
    const Answer searched = search(setup.game(), {.nimber = true});
    exchanged += agrees(setup, std::stoi(searched.statement.substr(7)));
  }
  EXPECT_GT(exchanged, 140);
}

TEST(Exchanges, SaysOfOtherLocalGamesWhatSearchSays) {
  std::mt19937_64 random(graphs::testing::seed());
  int exchanged = 0;
  for (const auto& [game, parameters] : std::vector<std::pair<std::string, std::map<std::string, int>>>{
           {"proper", {{"colours", 2}}},
           {"proper", {{"colours", 3}}},
           {"blue-red", {}},
           {"arc-kayles", {}},
           {"distance", {{"distance", 2}, {"colours", 2}}}}) {
    for (int i = 0; i < 20; ++i) {
      const games::Entry& entry = games::find(game);
      const graphs::Graph graph =
          i % 2 == 0 ? testing::uniform_tree(4 + i % 7, random) : graphs::testing::random_graph(5, 0.4, random);
      std::string line = graphs::write_graph6(graph);
      if (entry.info.board == games::BoardKind::digraph)
        line = graphs::write_digraph6(graphs::Digraph(graph.order(), graph.edges()));
      if (entry.info.painting && i % 3 == 0) line += " painted=1:1";
      const games::Setup setup(entry, games::Instance(line), parameters);
      const Answer searched = search(setup.game(), {.nimber = true});
      exchanged += agrees(setup, std::stoi(searched.statement.substr(7)));
    }
  }
  EXPECT_GT(exchanged, 50);
}

TEST(Exchanges, DecidesLargeGraphsOfSmallPieces) {
  std::mt19937_64 random(graphs::testing::seed());
  const games::Setup setup = node_kayles(testing::random_sparse(20'000, 0.2, random));
  const Request request{.nimber = true, .certificate = true};
  const auto answer = solve_by_exchanges(setup, request);
  ASSERT_TRUE(answer.has_value());
  certificates::check({claim(setup, request, answer->statement), *answer->evidence});
  int sum = 0;  // by the components
  reductions::ExchangedGraph whole(setup.instance().graph());
  for (const auto& component : whole.components()) {
    const graphs::Graph part = whole.induced(component);
    graphs::SmallGraph small{.order = part.order()};
    for (const auto& [u, v] : part.edges()) small.add_edge(u, v);
    sum ^= NodeKaylesNimbers().of(small);
  }
  EXPECT_EQ(answer->statement, "NIMBER " + std::to_string(sum));
}

}  // namespace
}  // namespace gamecert::solve
