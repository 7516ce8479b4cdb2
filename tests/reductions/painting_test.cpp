// Two readings: what painting.hpp calls legal is what the games allow, on every small board and after all play.
#include "reductions/painting.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "games/game.hpp"
#include "graphs/small_graph_text.hpp"
#include "reductions/sides.hpp"

namespace gamecert::reductions {
namespace {

std::vector<graphs::SmallGraph> labelled(int order, bool directed) {
  std::vector<graphs::SmallGraph> result;
  const int pairs = order * (order - 1) / 2;
  const int ways = directed ? 4 : 2;
  int total = 1;
  for (int i = 0; i < pairs; ++i) total *= ways;
  for (int code = 0; code < total; ++code) {
    graphs::SmallGraph graph{.order = order, .directed = directed};
    int rest = code;
    for (int v = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u, rest /= ways) {
        if (rest % 2 != 0) graph.rows[static_cast<std::size_t>(u)] |= graphs::single(v);
        if (directed ? rest / 2 % 2 != 0 : rest % 2 != 0) graph.rows[static_cast<std::size_t>(v)] |= graphs::single(u);
      }
    }
    result.push_back(graph);
  }
  return result;
}

/// Goes through all positions of play; the number of them.
int compare(const Side& side, const graphs::SmallGraph& graph) {
  const games::Instance instance(graphs::write_small_graph(graph));
  const auto game = games::make(games::find(side.game), instance, side.parameters);
  PaintedBoard<Truth> board{.order = graph.order, .arcs = {}, .painted = {}};
  for (int u = 0; u < graph.order; ++u) {
    graphs::each(graph.neighbours(u), [&](int v) {
      if (graph.directed || u < v) board.arcs.push_back({u, v, {true}});
    });
  }
  const auto k = static_cast<std::size_t>(side.colours);
  std::set<std::vector<int>> seen;
  const auto visit = [&](auto&& again, const games::Position& at, const std::vector<int>& painting) -> void {
    if (!seen.insert(painting).second) return;
    board.painted.assign(painting.size(), std::vector<Truth>(k));
    for (std::size_t v = 0; v < painting.size(); ++v) {
      if (painting[v] != 0) board.painted[v][static_cast<std::size_t>(painting[v] - 1)] = {true};
    }
    const PaintedRules<Truth> read(side, board, {});
    EXPECT_TRUE(read.allowed().value);
    std::vector<int> legal;
    for (int v = 0; v < graph.order; ++v) {
      for (int c = 0; c < side.colours; ++c) {
        if (read.legal(v, c).value) legal.push_back(v * side.colours + c);
      }
    }
    ASSERT_EQ(legal, game->moves(at)) << side.game << " " << instance.text();
    for (const int move : legal) {
      std::vector<int> next = painting;
      next[static_cast<std::size_t>(move / side.colours)] = move % side.colours + 1;
      again(again, game->play(at, move), next);
    }
  };
  visit(visit, game->start(), std::vector<int>(static_cast<std::size_t>(graph.order)));
  return static_cast<int>(seen.size());
}

TEST(PaintedRules, AllowsWhatTheGamesAllow) {
  int positions = 0;
  for (const auto& [game, parameters] :
       std::vector<std::pair<std::string, std::map<std::string, int>>>{{"node-kayles", {}},
                                                                       {"proper", {{"colours", 1}}},
                                                                       {"proper", {{"colours", 3}}},
                                                                       {"distance", {{"distance", 2}, {"colours", 2}}},
                                                                       {"distance", {{"distance", 3}, {"colours", 2}}},
                                                                       {"distance", {{"distance", 1}, {"colours", 2}}},
                                                                       {"blue-red", {}},
                                                                       {"oriented", {{"colours", 1}}},
                                                                       {"oriented", {{"colours", 2}}},
                                                                       {"oriented", {{"colours", 3}}}}) {
    const Side side = reductions::side(game, parameters);
    const int most = side.directed ? 3 : 4;
    for (int order = 1; order <= most; ++order) {
      for (const auto& graph : labelled(order, side.directed)) positions += compare(side, graph);
    }
  }
  EXPECT_GT(positions, 10'000);
}

TEST(PaintedRules, OfLongerPathsAndManyArcs) {
  std::mt19937 random(9);
  for (int i = 0; i < 60; ++i) {
    graphs::SmallGraph graph{.order = 5, .directed = true};
    for (std::size_t u = 0; u < 5; ++u)
      graph.rows[u] = (random() & random()) & 31 & ~graphs::single(static_cast<int>(u));
    compare(side("oriented", {{"colours", 2}}), graph);
    compare(side("blue-red", {}), graph);
    compare(side("distance", {{"distance", 3}, {"colours", 2}}), graphs::underlying(graph));
  }
}

}  // namespace
}  // namespace gamecert::reductions
