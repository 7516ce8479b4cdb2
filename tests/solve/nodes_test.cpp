// Node counts of search: what they count, and where there are none.
#include <gtest/gtest.h>

#include <set>

#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

using games::Position;

/// All positions that play reaches, the start among them; none follows a win.
std::set<Position> reachable(const games::Game& game) {
  std::set<Position> seen;
  std::vector<Position> open = {game.start()};
  while (!open.empty()) {
    const Position at = std::move(open.back());
    open.pop_back();
    if (!seen.insert(at).second || game.won(at)) continue;
    for (const int move : game.moves(at)) open.push_back(game.play(at, move));
  }
  return seen;
}

Answer ask(const char* game, const std::string& instance, const Request& request) {
  return solve({games::find(game), games::Instance(instance)}, request);
}

TEST(Nodes, OfASolitaireWithoutAWinAreAllPositionsThatCanBeReached) {
  int lost = 0;
  for (int order = 1; order <= 5; ++order) {
    graphs::enumerate(graphs::graph_class("connected"), order, {}, [&](const graphs::SmallGraph& graph) {
      for (int vertex = 0; vertex < order; ++vertex) {
        const std::string line = graphs::write_graph6(graph) + " green=" + std::to_string(vertex);
        const games::Setup setup(games::find("ello"), games::Instance(line));
        const Answer answer = solve(setup, {.engine = Engine::search});
        const std::size_t all = reachable(setup.game()).size();
        if (answer.statement == "UNWINNABLE") {
          ++lost;
          EXPECT_EQ(*answer.nodes, all) << line;
        } else {
          EXPECT_LT(*answer.nodes, all) << line;  // the goal is not searched from
        }
      }
      return true;
    });
  }
  EXPECT_GT(lost, 50);
}

TEST(Nodes, OfLightsOutThatCannotBeSwitchedOffAreTheSetsOfVertices) {
  // On a cycle of 3k vertices every move switches two of those that are 0 or 1 modulo 3. One of them alone lit, an odd
  // number of them stays lit, and play goes on till all is pressed.
  EXPECT_EQ(*ask("lights-out", "cycle:12 lit=0", {.engine = Engine::search}).nodes, 1U << 12);
  EXPECT_EQ(*ask("lights-out", "cycle:9 lit=4", {.engine = Engine::search}).nodes, 1U << 9);
}

TEST(Nodes, OfHeapsAreAtMostOneForEachLengthOfARow) {
  for (const int pins : {5, 20, 60}) {
    const Answer answer = ask("kayles", "heaps:" + std::to_string(pins), {.nimber = true});
    EXPECT_LE(*answer.nodes, static_cast<std::uint64_t>(pins));
    EXPECT_GT(*answer.nodes, 1U);
  }
}

TEST(Nodes, AreAtMostThePositionsWhereNothingIsPlayedAlike) {
  for (const char* game : {"capture", "proper", "weak", "node-kayles", "geodetic"}) {
    const games::Setup setup(games::find(game), games::Instance("grid:2x3"));
    const Answer answer = solve(setup, {.engine = Engine::search});
    EXPECT_LE(*answer.nodes, reachable(setup.game()).size()) << game;
    EXPECT_GT(*answer.nodes, 1U) << game;
  }
}

TEST(Nodes, AreTheSameWheneverTheSameIsAsked) {
  const Request timed{.limits = {.seconds = 1000, .megabytes = 100}};
  for (const auto& [game, instance] : {std::pair("capture", "complete:5"),
                                       {"geodetic", "grid:3x4"},
                                       {"nimstring", "fan:7"},
                                       {"distance", "path:13"}}) {
    const Answer answer = ask(game, instance, {});
    ASSERT_TRUE(answer.nodes) << game;
    EXPECT_EQ(answer.nodes, ask(game, instance, timed).nodes) << game;
  }
}

TEST(Nodes, OfMoreThatIsAskedAreNotFewer) {
  for (const auto& [game, instance] : {std::pair("capture", "complete:5"), {"node-kayles", "grid:3x6"}})
    EXPECT_GE(*ask(game, instance, {.all_moves = true}).nodes, *ask(game, instance, {}).nodes) << game;
}

TEST(Nodes, AreMissingWhereNoSearchOverPositionsAnswers) {
  EXPECT_FALSE(ask("ello", "petersen green=0,1", {}).nodes);
  EXPECT_FALSE(ask("ello", "path:4 green=0", {.engine = Engine::sat}).nodes);
  EXPECT_FALSE(ask("lights-out", "cycle:9 lit=4", {}).nodes);
  EXPECT_FALSE(ask("triangle", "convex:9:", {}).nodes);
  EXPECT_FALSE(ask("four-cycle", "wheel:11", {}).nodes);  // by mirroring
  EXPECT_FALSE(ask("capture", "grid:3x4", {.limits = {.megabytes = 1}}).nodes);
}

}  // namespace
}  // namespace gamecert::solve
