// Tests of Lights Out by linear algebra against play by the rules.
#include "solve/boards/lights_out.hpp"

#include <gtest/gtest.h>

#include "certificates/structure/kernel.hpp"
#include "ello_games.hpp"
#include "games/instances/ready_game.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

void expect_kernel(const games::Instance& instance, const std::vector<int>& vertices) {
  std::vector<char> in(static_cast<std::size_t>(instance.order()), 0);
  for (const int v : vertices) in[v] = 1;
  for (int v = 0; v < instance.order(); ++v) {
    int sum = in[v];
    for (const int u : instance.neighbours(v)) sum += in[u];
    ASSERT_EQ(sum % 2, 0);
  }
  int lit = 0;
  for (const int v : instance.vertices("lit")) lit += in[v];
  EXPECT_EQ(lit % 2, 1);
}

void expect_lights_as_by_rules(const SmallGraph& graph, VertexSet lit) {
  const games::Instance played = testing::instance(graph, "lit", lit);
  SCOPED_TRACE(played.text());
  const auto game = games::make(games::find("lights-out"), played);
  Request request;
  request.certificate = true;
  request.all_moves = true;
  const Answer answer = solve_lights_out(played, request);
  ASSERT_EQ(answer.statement == "WINNABLE", testing::winnable_by_rules(*game));
  EXPECT_EQ(answer.winning_moves, testing::winning_moves_by_rules(*game));
  if (answer.statement == "WINNABLE") {
    EXPECT_TRUE(testing::replays(*game, answer.moves));
    EXPECT_TRUE(std::is_sorted(answer.moves.begin(), answer.moves.end()));
  } else {
    expect_kernel(played, answer.evidence->as<certificates::Kernel>()->vertices);
  }
}

TEST(LightsOut, EveryGameOfOrderUpToFiveIsDecidedAsByTheRules) {
  for (int order = 0; order <= 5; ++order) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << (order * (order - 1) / 2); ++bits) {
      const SmallGraph graph = testing::labelled_graph(order, bits);
      for (VertexSet lit = 0; lit <= graph.vertices(); ++lit) {
        expect_lights_as_by_rules(graph, lit);
        ASSERT_FALSE(::testing::Test::HasFailure());
      }
    }
  }
}

TEST(LightsOut, RandomGamesOfOrderSixToNineAreDecidedAsByTheRules) {
  auto random = testing::random_numbers();
  for (int trial = 0; trial < 200; ++trial) {
    const SmallGraph graph = testing::random_small_graph(6 + trial % 4, 0.15 + 0.1 * (trial % 8), random);
    expect_lights_as_by_rules(graph, random() & graph.vertices());
    ASSERT_FALSE(::testing::Test::HasFailure());
  }
}

TEST(LightsOut, ATreeOfAMillionVerticesIsSettled) {
  auto random = testing::random_numbers();
  const graphs::Graph tree(1000000, testing::random_tree(1000000, random));
  std::string lit = " lit=0";
  for (int v = 1; v < 1000000; v += 2) lit.append(",").append(std::to_string(v));
  const games::Instance played(graphs::write_sparse6(tree) + lit);
  Request request;
  request.certificate = true;
  const Answer answer = solve_lights_out(played, request);
  if (answer.statement == "UNWINNABLE") expect_kernel(played, answer.evidence->as<certificates::Kernel>()->vertices);
}

TEST(LightsOut, AllLitIsAlwaysWon) {  // Sutner
  for (const std::string family : {"grid:5x5", "grid:40x40", "petersen", "complete:30", "cycle:2000"}) {
    const int order = games::Instance(family).order();
    const games::Instance played(family +
                                 testing::listed("lit", std::vector<char>(static_cast<std::size_t>(order), 1)));
    const Answer answer = solve_lights_out(played, {});
    ASSERT_EQ(answer.statement, "WINNABLE") << family;
    std::vector<char> lit(static_cast<std::size_t>(order), 1);
    for (const int v : answer.moves) {
      lit[v] ^= 1;
      for (const int u : played.neighbours(v)) lit[u] ^= 1;
    }
    EXPECT_EQ(std::count(lit.begin(), lit.end(), 1), 0);
  }
}

TEST(LightsOut, AMatrixThatDoesNotFitIsALimitError) {
  Request request;
  request.limits.megabytes = 1;
  EXPECT_THROW(solve_lights_out(games::Instance("grid:100x100 lit=0"), request), text::LimitError);
}

}  // namespace
}  // namespace gamecert::solve
