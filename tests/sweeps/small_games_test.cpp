// Engines of small boards against the rules of their games, on every small graph.
#include "solve/boards/small_games.hpp"

#include <gtest/gtest.h>

#include "conjectures/language.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::GraphClass;
using graphs::SmallGraph;
using Mode = Evaluator::Mode;

constexpr std::string_view questions[] = {"proper 1",
                                          "proper 2",
                                          "proper 3",
                                          "proper 4",
                                          "weak",
                                          "weak reading=surrounded",
                                          "weak reading=painted",
                                          "geodetic",
                                          "geodetic reading=literal",
                                          "geodetic reading=hull"};

/// Of each game the nimber and the outcome of misere play, as one number.
language::Formula both(std::string_view game) {
  const std::string name(game);
  return conjectures::parse_number("2 * nimber(" + name + ") + (if outcome(" + name +
                                   " play=misere) = N then 1 else 0)");
}

int compared(std::string_view game, const GraphClass& graph_class, int order, graphs::Piece piece = {}) {
  Evaluator fast(both(game), Mode::fast);
  Evaluator rules(both(game), Mode::definition);
  int count = 0;
  graphs::enumerate(graph_class, order, piece, [&](const SmallGraph& graph) {
    const bool same = fast.number(graph) == rules.number(graph);
    EXPECT_TRUE(same) << game << " on " << graphs::write_small_graph(graph);
    ++count;
    return same;
  });
  return count;
}

TEST(SmallGames, AreThoseOfTheRules) {
  for (const std::string_view game : questions) {
    for (int order = 1; order <= 5; ++order) compared(game, GraphClass::all, order);
    EXPECT_EQ(compared(game, GraphClass::connected, 6), 112) << game;
    EXPECT_GT(compared(game, GraphClass::connected, 7, {.index = 3, .count = 80}), 5) << game;
  }
}

TEST(SmallGames, AreThereForTheOrdersTheySay) {
  for (const int order : {1, 10, 11}) {
    EXPECT_NE(solve::small_game("proper", {{"colours", 2}}, order), nullptr);
    EXPECT_NE(solve::small_game("geodetic", {{"reading", 0}}, order), nullptr);
    for (const int reading : {0, 1, 3}) EXPECT_NE(solve::small_game("weak", {{"reading", reading}}, order), nullptr);
  }
  EXPECT_EQ(solve::small_game("weak", {{"reading", 2}}, 8), nullptr);  // extendable
  EXPECT_EQ(solve::small_game("proper", {{"colours", 3}}, 11), nullptr);
  EXPECT_EQ(solve::small_game("geodetic", {{"reading", 0}}, 12), nullptr);
  EXPECT_EQ(solve::small_game("capture", {}, 4), nullptr);
}

}  // namespace
}  // namespace gamecert::sweeps
