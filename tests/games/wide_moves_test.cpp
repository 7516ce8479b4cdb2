// Moves whose numbers are more than the cells of a plane, and moves without choices: played as the same rules are that
// number them closely, and as Nim is.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "games/instances/ready_game.hpp"
#include "games/play/packed_base.hpp"
#include "tests/games/texts.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

std::unique_ptr<Game> game_on(const std::string& rules, const std::string& board) {
  const TextGame& text = enter_text(read_users_game(rules).text);
  return make(text.entry, Instance(board), {});
}

/// Nim with heaps of at most 3, which may take `most` by number.
std::string nim(int most) {
  return "game nim-of-three 1\ntwo players on a graph; who cannot move loses\nposition heap: 0..3 at vertices\n"
         "start heap(v) = 3 - degree(v)\nmove v in V, k in 1.." +
         std::to_string(most) + " where k <= heap(v)\n  heap(v) := heap(v) - k\n";
}

int nimber(const Game& game, const Position& at, std::map<Position, int>& known) {
  if (const auto found = known.find(at); found != known.end()) return found->second;
  std::vector<int> after;
  for (const int move : game.moves(at)) after.push_back(nimber(game, game.play(at, move), known));
  int least = 0;
  while (std::ranges::find(after, least) != after.end()) ++least;
  return known[at] = least;
}

TEST(WideMoves, OfNimHaveTheNimSum) {
  for (const std::string board : {"path:1", "path:2", "path:3", "path:4", "cycle:3", "star:2"}) {
    const Instance instance(board);
    int sum = 0;
    for (int v = 0; v < instance.order(); ++v) sum ^= 3 - instance.graph().degree(v);
    for (const int most : {3, 200, 2000, 65536 / instance.order()}) {
      const auto game = game_on(nim(most), board);
      std::map<Position, int> known;
      EXPECT_EQ(nimber(*game, game->start(), known), sum) << board << " " << most;
      EXPECT_EQ(game->codes(), most * instance.order());
    }
  }
  EXPECT_THROW(game_on(nim(65536), "path:2"), text::LimitError);
}

TEST(WideMoves, LeavePlanesAsWideAsTheBoard) {
  const auto few = game_on(nim(3), "path:4"), wide = game_on(nim(2000), "path:4");
  EXPECT_EQ(few->words(), wide->words());
  EXPECT_EQ(few->start(), wide->start());
  Options options;
  wide->options(wide->start(), options);
  ASSERT_EQ(options.moves.size(), few->moves(few->start()).size());
  for (const int move : options.moves) {
    const int v = move / 2000, k = move % 2000 + 1;
    EXPECT_EQ(wide->move_name(move), std::to_string(v) + ":" + std::to_string(k));
    EXPECT_EQ(wide->play(wide->start(), move), few->play(few->start(), v * 3 + k - 1));
  }
}

/// Col, with a choice of numbers of which one alone is a move: where nobody can move is seen without a plane of moves.
TEST(WideMoves, AreMissingWhereNobodyCanMove) {
  const auto rules = [](const std::string& choice, const std::string& where) {
    return "game col-by-numbers 1\ntwo players on a graph; who cannot move loses\nposition mine, theirs: vertices\n"
           "start mine = {}, theirs = {}\nmove v in V - mine - theirs - N(mine)" +
           choice + where + "\n  mine := mine + v\nturn mine <-> theirs\n";
  };
  const auto close = game_on(rules("", ""), "cycle:5"),
             wide = game_on(rules(", k in 1..900", " where k = 7"), "cycle:5");
  std::vector<Position> open{close->start()};
  for (int moves = 0; moves < 5; ++moves) {
    std::vector<Position> after;
    for (const Position& at : open) {
      EXPECT_EQ(close->won(at), wide->won(at));
      for (const int move : close->moves(at)) {
        after.push_back(close->play(at, move));
        EXPECT_EQ(wide->play(at, move * 900 + 6), after.back());
      }
      EXPECT_EQ(close->moves(at).size(), wide->moves(at).size());
      EXPECT_EQ(close->won(at), close->moves(at).empty());
    }
    open = after;
  }
}

TEST(MovesWithoutChoices, AreOneMoveWithItsName) {
  const std::string rules =
      "game passing 1\ntwo players on a graph; who cannot move loses\nposition open: vertices\nposition passes: 0..2\n"
      "start open = V, passes = 2\nmove pass: where passes > 0\n  passes := passes - 1\nmove v in open\n"
      "  open := open - v\n";
  const auto game = game_on(rules, "path:3");
  EXPECT_EQ(game->codes(), 4);
  EXPECT_EQ(game->moves(game->start()), (std::vector<int>{0, 1, 2, 3}));
  EXPECT_EQ(game->move_name(0), "pass");
  EXPECT_EQ(game->move_code("pass"), 0);
  EXPECT_EQ(game->move_name(1), "0");
  // Moves are counted alone: the parity of all moves there are.
  std::map<Position, int> known;
  EXPECT_EQ(nimber(*game, game->start(), known), (3 + 2) % 2);
  const TextGame& text = enter_text(read_users_game(rules).text);
  EXPECT_EQ(canonical(read_canonical_game(text.canonical)), text.canonical);
  const auto found = text.canonical.find("move pass\nwhere ");
  ASSERT_NE(found, std::string::npos);
  for (const std::string name : {"", " 3", " Pass"})
    EXPECT_THROW(read_canonical_game(std::string(text.canonical).replace(found, 9, "move" + name)), text::InputError)
        << name;
}

}  // namespace
}  // namespace gamecert::games
