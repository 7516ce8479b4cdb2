// Strategies played against everything: those that are right hold, and others lose by a play that can be shown.
#include "papers/strategy_play.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "games/instances/ready_game.hpp"
#include "tests/papers/stated.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

std::unique_ptr<games::Game> made(std::string_view game, const std::string& board,
                                  const std::map<std::string, int>& options = {}) {
  return games::make(games::find(game), games::Instance(board), options);
}

int worst(const games::Game& game, const StrategyAnswers& answers, bool opponent_moves) {
  Trial trial({});
  return StrategyPlay(game, answers, trial).worst(game.start(), opponent_moves);
}

const StrategyAnswers any_move = [](const StrategyTurn& turn, int&) { return turn.options.moves; };
const StrategyAnswers nothing = [](const StrategyTurn&, int&) { return std::vector<int>{}; };

/// Every vertex alone is one move of Node-Kayles, so that their parity decides.
TEST(StrategyPlay, WhoeverHasTheLastMoveWins) {
  int order = 0;
  for (const std::string board : {"@", "A?", "B?", "C?"}) {
    ++order;
    for (const bool opponent_moves : {true, false}) {
      const bool wins = (order % 2 == 0) == opponent_moves;
      EXPECT_EQ(worst(*made("node-kayles", board), any_move, opponent_moves) > 0, wins) << order;
    }
  }
}

/// On four vertices in a row the other end answers each end in two colours, and the same colour at one vertex does not.
TEST(StrategyPlay, EveryAnswerThatIsLeftOpenHasToDo) {
  const auto game = made("proper", "path:4", {{"colours", 2}});
  const auto mirrored = [&](bool other_colour) -> StrategyAnswers {
    return [&, other_colour](const StrategyTurn& turn, int&) {
      const std::string move = game->move_name(turn.last);
      const int v = move[0] - '0', colour = move[2] - '0';
      return std::vector{
          game->move_code(std::to_string(3 - v) + ":" + std::to_string(other_colour ? 3 - colour : colour))};
    };
  };
  EXPECT_EQ(worst(*game, mirrored(true), true), StrategyPlay::won);
  EXPECT_EQ(worst(*game, mirrored(false), true), -StrategyPlay::won);
  EXPECT_EQ(worst(*game, any_move, true), -StrategyPlay::won);
  EXPECT_EQ(worst(*game, nothing, true), -StrategyPlay::won);
}

TEST(StrategyPlay, ALosingPlayEndsWithWhatHasNoAnswer) {
  const auto game = made("proper", "path:3", {{"colours", 2}});
  Trial trial({});
  StrategyPlay play(*game, nothing, trial);
  EXPECT_EQ(play.worst(game->start(), true), -StrategyPlay::won);
  EXPECT_EQ(play.losing_play(), (std::vector<StrategyPlay::Move>{{game->moves(game->start()).front(), true}}));
}

/// Points in convex position, n odd: whoever begins can be one triangle ahead, and by any play may be behind.
TEST(StrategyPlay, PointsAreCounted) {
  const auto game = made("complete-triangulation", "convex:3:");
  EXPECT_EQ(worst(*game, any_move, false), 1);
  EXPECT_EQ(worst(*game, any_move, true), -1);
  EXPECT_LT(worst(*made("complete-triangulation", "convex:5:"), any_move, false), 0);
}

/// A player who stops after one turn wins where that was the last move.
TEST(StrategyPlay, MemoryIsKeptAlongAPlay) {
  const auto game = made("node-kayles", "complete:1");
  const StrategyAnswers once = [](const StrategyTurn& turn, int& turns) {
    return ++turns > 1 ? std::vector<int>{} : turn.options.moves;
  };
  EXPECT_EQ(worst(*game, once, false), StrategyPlay::won);
  EXPECT_EQ(worst(*made("node-kayles", "Bw"), once, false), StrategyPlay::won);
  EXPECT_EQ(worst(*made("node-kayles", "B?"), once, false), -StrategyPlay::won);
}

/// The other one of two vertices, by the plane of those that are left.
TEST(StrategyPlay, LinesLookAtPlanesOfThePosition) {
  Trial trial({});
  const std::string answers = "strategy of node-kayles on A?: second moves answers v by {least k in 0..1: ";
  EXPECT_NO_THROW(stated(answers + "vertex(k) in open}")(1, trial));
  EXPECT_THROW(stated(answers + "!(vertex(k) in open)}")(1, trial), Failure);
  EXPECT_THROW(stated("strategy of node-kayles on path:63: second moves answers v by {open}")(1, trial),
               text::LimitError);
}

TEST(StrategyPlay, EdgesAreListedInLinesAboutABoardOnly) {
  Trial trial({});
  EXPECT_NO_THROW(stated("on fan:{n}: <winner of four-cycle on G marked={edge(0)}> > 0")(2, trial));
  EXPECT_THROW(stated("on path:{n}: <winner of four-cycle on G marked={edge(0)}> > 0")(2, trial), text::InputError);
  EXPECT_THROW(stated("expect winner of four-cycle on fan:{n} marked={edge(0)} > 0"), text::InputError);
}

/// A row of triangles, reversed; and the edges of a wheel at a reflection.
TEST(StrategyPlay, MimicryWinsWhereItCan) {
  const auto loses = [](const char* id, const Exchanges& exchanges) {
    Trial trial({});
    EXPECT_NO_THROW(exchanged(id, {})(7, trial)) << id;
    EXPECT_THROW(exchanged(id, exchanges)(7, trial), Failure) << id;
  };
  for (const char* id : {"tri.thm-7.strategy", "tri.obs-serp-col.strategy"}) {
    loses(id, {{"reversed({vertex(u), vertex(v)})", "{vertex(u), vertex(v)}"}});
    loses(id, {{"win or ", ""}});
    loses(id, {{"reversed(e) = e", "reversed(e) != e"}});
  }
  loses("tri.thm-8.strategy", {{"(2*u - v) mod t", "(2*u + 1 - v) mod t"}});
  loses("tri.thm-8.strategy", {{"(2*u + 1 - v) mod t", "(2*u - v) mod t"}});
}

}  // namespace
}  // namespace gamecert::papers
