// Tests of the ELLO engines against play by the rules.
#include "solve/ello/ello.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "certificates/gadgets/derivation.hpp"
#include "certificates/solitaires/closure.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/structure/implausible.hpp"
#include "ello_games.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/constructions.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/ello/odd.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

using testing::instance;

std::unique_ptr<games::Game> by_rules(const games::Instance& instance) {
  return games::make(games::find("ello"), instance);
}

/// The closure holds the start of the (reflected) game and no goal, and is closed and reached.
void expect_closed(const SmallGraph& graph, VertexSet green, const certificates::Closure& closure) {
  VertexSet odd = 0;
  graphs::each(graph.vertices(), [&](int v) { odd ^= graph.neighbours(v); });
  const auto game = by_rules(instance(graph, "green", closure.reflected ? green ^ odd : green));
  ASSERT_TRUE(std::is_sorted(closure.positions.begin(), closure.positions.end()));
  std::set<games::Position> reached{game->start()};
  std::vector<games::Position> todo{game->start()};
  while (!todo.empty()) {
    const games::Position at = todo.back();
    todo.pop_back();
    ASSERT_FALSE(game->won(at));
    for (const int move : game->moves(at)) {
      if (reached.insert(game->play(at, move)).second) todo.push_back(game->play(at, move));
    }
  }
  EXPECT_EQ(std::vector<games::Position>(reached.begin(), reached.end()), closure.positions);
}

/// Every step is one, and what they lead to cannot be won by the rules.
void expect_derived(const SmallGraph& graph, VertexSet green, const certificates::Derivation& derivation) {
  reductions::ReducedGame left(graphs::large(graph), instance(graph, "green", green).vertices("green"));
  for (const reductions::DerivationStep& step : derivation.steps)
    ASSERT_EQ(left.step_fails(step), std::nullopt) << reductions::text(step);
  const std::string& base = derivation.base.front().claim.instance;
  ASSERT_EQ(base, left.instance(left.component(derivation.vertex)));
  EXPECT_FALSE(testing::winnable_by_rules(*by_rules(games::Instance(base))));
}

void expect_as_by_rules(const SmallGraph& graph, VertexSet green) {
  const games::Instance played = instance(graph, "green", green);
  SCOPED_TRACE(played.text());
  const auto game = by_rules(played);
  const bool winnable = testing::winnable_by_rules(*game);
  Request request;
  request.certificate = true;
  request.all_moves = true;
  const Answer answer = solve_ello(played, request);
  ASSERT_EQ(answer.statement, winnable ? "WINNABLE" : "UNWINNABLE");
  EXPECT_EQ(answer.certainty, Answer::Certainty::certain);
  EXPECT_EQ(answer.winning_moves, testing::winning_moves_by_rules(*game));
  ASSERT_TRUE(answer.evidence);
  if (winnable) {
    EXPECT_TRUE(testing::replays(*game, answer.moves));
    EXPECT_EQ(answer.evidence->as<certificates::Order>()->moves, answer.moves);
  } else if (const auto* closure = answer.evidence->as<certificates::Closure>()) {
    expect_closed(graph, green, *closure);
  } else if (const auto* derivation = answer.evidence->as<certificates::Derivation>()) {
    expect_derived(graph, green, *derivation);
  } else {
    EXPECT_TRUE(answer.evidence->as<certificates::Implausible>() != nullptr);
  }
  EXPECT_EQ(search_from_the_end(graph, green, {}).order.has_value(), winnable);
}

TEST(Ello, EveryGameOfOrderUpToFiveIsDecidedAsByTheRules) {
  for (int order = 0; order <= 5; ++order) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << (order * (order - 1) / 2); ++bits) {
      const SmallGraph graph = testing::labelled_graph(order, bits);
      for (VertexSet green = 0; green <= graph.vertices(); ++green) {
        expect_as_by_rules(graph, green);
        ASSERT_FALSE(::testing::Test::HasFailure());
      }
    }
  }
}

TEST(Ello, RandomGamesOfOrderSixToNineAreDecidedAsByTheRules) {
  auto random = testing::random_numbers();
  for (int trial = 0; trial < 1500; ++trial) {
    const int order = 6 + trial % 4;
    const SmallGraph graph = testing::random_small_graph(order, 0.2 + 0.1 * (trial % 8), random);
    expect_as_by_rules(graph, random() & graph.vertices());
    ASSERT_FALSE(::testing::Test::HasFailure());
  }
}

TEST(Ello, TheSetOfWinnableColouringsIsThatOfTheRules) {
  auto random = testing::random_numbers();
  for (int trial = 0; trial < 40; ++trial) {
    const int order = trial % 9;
    const SmallGraph graph = testing::random_small_graph(order, 0.5, random);
    const auto winnable = winnable_colourings(graph);
    for (VertexSet green = 0; green <= graph.vertices(); ++green) {
      ASSERT_EQ((winnable[green / 64] >> (green % 64) & 1) != 0,
                testing::winnable_by_rules(*by_rules(instance(graph, "green", green))));
    }
  }
}

TEST(Ello, WinnableColouringsOfLargerOrderAgreeWithSearch) {
  auto random = testing::random_numbers();
  for (int order = 10; order <= 16; ++order) {
    for (const double density : {0.3, 0.5, 0.9}) {
      const SmallGraph graph = testing::random_small_graph(order, density, random);
      const auto winnable = winnable_colourings(graph);
      for (int trial = 0; trial < 100; ++trial) {
        const VertexSet green = random() & graph.vertices();
        ASSERT_EQ((winnable[green / 64] >> (green % 64) & 1) != 0,
                  search_from_the_end(graph, green, {}).order.has_value());
      }
    }
  }
  EXPECT_THROW(winnable_colourings(testing::labelled_graph(21, 0)), text::LimitError);
  Limits no_time;
  no_time.seconds = 0;
  EXPECT_THROW(winnable_colourings(testing::labelled_graph(13, 0), no_time), text::LimitError);
}

TEST(Ello, OddDegenerateGraphsAreThoseOfTheRules) {
  auto random = testing::random_numbers();
  for (int trial = 0; trial < 2000; ++trial) {
    const int order = trial < 1700 ? trial % 9 : 17;  // 17: past the bitmap of small orders
    SmallGraph graph = testing::random_small_graph(order, 0.2 + 0.1 * (trial % 8), random);
    if (order == 17) {
      const bool by_cone = odd_degenerate(graph);
      // docs/DETERMINANT.md, Theorem 4: with one green vertex the game is winnable iff the graph is odd-degenerate.
      ASSERT_EQ(by_cone, search_from_the_end(graph, 1, {}).order.has_value());
      continue;
    }
    const auto game = games::make(games::find("odd-elimination"), games::Instance(graphs::write_graph6(graph)));
    ASSERT_EQ(odd_degenerate(graph), testing::winnable_by_rules(*game)) << graphs::write_graph6(graph);
  }
}

TEST(Ello, InducedSubgraphsOfGraphsThatShareAllButAVertexAreOddDegenerateByTheRules) {
  auto random = testing::random_numbers();
  OddDegenerate engine;  // what one graph leaves behind must not harm the next
  for (int trial = 0; trial < 60; ++trial) {
    SmallGraph graph = testing::random_small_graph(2 + trial % 6, 0.2 + 0.1 * (trial % 7), random);
    for (int child = 0; child < 4; ++child) {
      testing::reattach_first(graph, random() & graph.vertices());
      engine.reset(graph);
      for (VertexSet on = 1; on <= graph.vertices(); ++on) {
        const games::Instance induced(graphs::write_graph6(graphs::induced(graph, on)));
        const auto game = games::make(games::find("odd-elimination"), induced);
        ASSERT_EQ(engine.of(on), testing::winnable_by_rules(*game)) << graphs::write_graph6(graph) << " on " << on;
      }
    }
  }
}

TEST(Ello, RelabellingChangesNothing) {
  auto random = testing::random_numbers();
  for (int trial = 0; trial < 300; ++trial) {
    const int order = 5 + trial % 20;
    const SmallGraph graph = testing::random_small_graph(order, 0.15 + 0.1 * (trial % 5), random);
    const VertexSet green = random() & graph.vertices();
    std::vector<int> place(static_cast<std::size_t>(order));
    std::iota(place.begin(), place.end(), 0);
    std::shuffle(place.begin(), place.end(), random);
    SmallGraph other;
    other.order = order;
    VertexSet other_green = 0;
    for (int v = 0; v < order; ++v) {
      if ((green >> v & 1) != 0) other_green |= graphs::single(place[v]);
      graphs::each(graph.neighbours(v) & graphs::first_vertices(v), [&](int u) { other.add_edge(place[u], place[v]); });
    }
    EXPECT_EQ(solve_ello(instance(graph, "green", green), {}).statement,
              solve_ello(instance(other, "green", other_green), {}).statement);
  }
}

TEST(Ello, AClosureBeyondTheBitmapIsFound) {
  // K_17 with 3 green vertices: plausible by parity, but complete graphs need about half of them green.
  SmallGraph graph;
  graph.order = 17;
  for (int v = 0; v < 17; ++v) {
    for (int u = 0; u < v; ++u) graph.add_edge(u, v);
  }
  Request request;
  request.certificate = true;
  const Answer answer = solve_ello(instance(graph, "green", 7), request);
  EXPECT_EQ(answer.statement, "UNWINNABLE");
  EXPECT_TRUE(answer.evidence->as<certificates::Closure>() != nullptr);
}

TEST(Ello, GamesWithoutVerticesAreWon) { EXPECT_EQ(solve_ello(games::Instance("?"), {}).statement, "WINNABLE"); }

}  // namespace
}  // namespace gamecert::solve
