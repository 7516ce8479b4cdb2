// Rows and rings of coins against the rules, on every position of some boards, in both kinds of play.
#include "solve/search/coin_chains.hpp"

#include <gtest/gtest.h>

#include <string>

#include "certificates/impartial/positions.hpp"
#include "games/instances/ready_game.hpp"
#include "solve/search/impartial_values.hpp"
#include "solve/solve.hpp"
#include "tests/games/values_by_the_rules.hpp"
#include "tests/solve/accepted.hpp"

namespace gamecert::solve {
namespace {

std::unique_ptr<games::Game> nimstring(const std::string& line) {
  return games::make(games::find("nimstring"), games::Instance(line));
}

class CoinChains : public ::testing::TestWithParam<std::tuple<std::string, bool>> {};

TEST_P(CoinChains, HaveTheValuesOfAllPositions) {
  const auto& [line, misere] = GetParam();
  const auto game = nimstring(line);
  Watch watch({});
  const auto graph = coin_chains(*game, misere, watch);
  ASSERT_TRUE(graph);
  ImpartialValues values(game->refinements(), *graph, misere, true, watch);
  const std::vector<int> expected = games::values_by_the_rules(*game, misere);
  for (games::Word at = 0; at < expected.size(); ++at) {
    const int value = values.value(graph->sum({&at, 1}));
    ASSERT_EQ(value == certificates::loony ? games::loony_by_the_rules : value, expected[at]) << at;
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, CoinChains,
                         ::testing::Combine(::testing::Values<std::string>("fan:1", "fan:4", "fan:8", "wheel:3",
                                                                           "wheel:4", "wheel:8",
                                                                           "convex:9:0-2,2-8,2-7,3-7,3-6,4-6"),
                                            ::testing::Bool()));

TEST(CoinChainsOf, OtherBoardsAndGamesAreNone) {
  Watch watch({});
  EXPECT_FALSE(coin_chains(*nimstring("convex:6:0-2,2-4,0-4"), true, watch));
  const auto other = games::make(games::find("node-kayles"), games::Instance("path:3"));
  EXPECT_FALSE(coin_chains(*other, false, watch));
}

TEST(CoinChainsOf, LargeMisereBoardsAreAnsweredWhereACertificateMeetsALimit) {
  Request request{.misere = true, .certificate = true};
  const games::Setup small(games::find("nimstring"), games::Instance("fan:8"));
  const Answer whole = solve(small, request);
  const int value = games::values_by_the_rules(small.game(), true).at(small.game().start().front());
  EXPECT_EQ(whole.statement, value == 0 ? "OUTCOME P" : "OUTCOME N");
  ASSERT_TRUE(whole.evidence);
  testing::expect_accepted(small, request, whole);
  request.limits.megabytes = 1;
  const Answer alone = solve({games::find("nimstring"), games::Instance("fan:16")}, request);
  EXPECT_EQ(alone.statement, "OUTCOME P");  // docs/RESULTS.md: polygons of even order, by the search before
  EXPECT_FALSE(alone.evidence);
  EXPECT_EQ(alone.doubt, "memory limit of 1 MB reached");
}

}  // namespace
}  // namespace gamecert::solve
