// What a move puts keeps to its bounds: formulas are made where what is said of the move shows it, and play says where
// a move breaks them.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "encode/game_qbf.hpp"
#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "text/errors.hpp"

namespace gamecert {
namespace {

/// The updates of a move `v in open`, what is said of it, and whether that shows the bounds, and keeps them.
struct Case {
  const char *where, *update;
  bool shown = true, kept = true;
};

const std::vector<Case> cases = {
    {"rest > 0", "rest := rest - 1"},
    {"rest >= 2", "rest := rest - 2"},
    {"rest != 0 & |open| > 1", "rest := rest - 1"},
    {"!(rest < 1)", "rest := rest - 1"},
    {"2*rest > 3", "rest := rest - 2"},
    {"rest < 5", "rest := rest + 1"},
    {"rest != 5", "rest := rest + 1"},
    {"rest = 1 | rest = 3", "rest := 6 - 2*rest"},
    {"true", "rest := if rest > 0 then rest - 1 else 5"},
    {"true", "rest := rest mod 6"},
    {"chips(v) > 0", "chips(v) := chips(v) - 1"},
    {"degree(v) <= chips(v)", "chips(v) := chips(v) - degree(v)"},
    {"forall u in N(v): chips(u) < 5", "chips(u) := chips(u) + 1 for u in N(v)"},
    {"chips(v) >= rest", "chips(v) := chips(v) - rest"},
    {"chips(v) + rest <= 5", "rest := rest + chips(v)"},
    {"true", "chips(u) := chips(u) - 1 for u in {w in N(v): chips(w) = 1}"},
    {"token = {} | token = {v}", "token := token + v"},
    {"token != {}", "token := token - token"},
    {"rest >= 1 & rest <= 2", "painted(rest) := {v}"},
    {"true", "painted(rest mod 2 + 1) := {v}"},
    {"|open| = 4", "rest := rest + 1"},  // play has one move
    // play breaks them
    {"true", "rest := rest - 1", false, false},
    {"rest > 0", "rest := rest - 2", false, false},
    {"|open| > 1", "rest := rest + 3", false, false},
    {"true", "chips(u) := chips(u) + 5 for u in N(v)", false, false},
    {"true", "token := token + v", false, false},
    {"true", "painted(rest) := {v}", false, false},
    // play keeps them, on these boards, but what is said does not show it
    {"|open| > 2", "rest := rest + 1", false, true},
};

std::string text_of(const Case& of) {
  return std::string(
             "game bounds 1\n> Bounds of what is put.\ntwo players on a graph; who cannot move loses\n"
             "position open: vertices\nposition rest: 0..5\nposition chips: 0..5 at vertices\nposition token: vertex\n"
             "position painted(c in 1..2): vertices\n"
             "start open = V, rest = 3, chips(v) = degree(v), token = {}, painted(c) = {}\n"
             "move v in open where ") +
         of.where + "\n  open := open - v\n  " + of.update + "\n";
}

/// Plays all plays; whether a move broke a bound.
bool breaks(const games::Game& game, const games::Position& at) {
  try {
    for (const int move : game.moves(at))
      if (breaks(game, game.play(at, move))) return true;
  } catch (const text::InputError& error) {
    EXPECT_NE(std::string(error.what()).find("expected"), std::string::npos) << error.what();
    return true;
  }
  return false;
}

TEST(BoundedNumbers, HaveFormulasWhereTheConditionShowsTheBounds) {
  for (const Case& of : cases) {
    SCOPED_TRACE(std::string(of.where) + ": " + of.update);
    const games::TextGame& text = games::enter_text(games::read_users_game(text_of(of)).text);
    bool broken = false, encoded = true;
    for (const char* board : {"path:4", "star:3", "cycle:4"}) {
      const games::Instance instance(board);
      const auto game = games::make(text.entry, instance, {});
      broken = broken || breaks(*game, game->start());
      try {
        encode::game_qbf(games::Setup(text.entry, instance, {}), {});
      } catch (const text::LimitError& error) {
        EXPECT_NE(std::string(error.what()).find("does not show by itself"), std::string::npos) << error.what();
        encoded = false;
      }
    }
    EXPECT_EQ(encoded, of.shown);
    EXPECT_EQ(broken, !of.kept);
  }
}

}  // namespace
}  // namespace gamecert
