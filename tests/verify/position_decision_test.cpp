// Positions that play has led to, decided: against the definition of outcomes, move by move.
#include "verify/position_decision.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/instances/setup.hpp"
#include "text/errors.hpp"

namespace gamecert::verify {
namespace {

std::string outcome(const games::Game& game, const Standing& standing, bool misere) {
  return decide(game, standing, {.misere = misere}).statement;
}

/// Every position to that depth: the mover wins if some move leads to one in which the mover loses.
void follow(const games::Game& game, const Standing& standing, bool misere, int depth) {
  const std::vector<int> moves = game.moves(standing.at);
  const bool wins = moves.empty() ? misere : std::ranges::any_of(moves, [&](int move) {
    return outcome(game, after(game, standing, move), misere) == "OUTCOME P";
  });
  EXPECT_EQ(outcome(game, standing, misere), wins ? "OUTCOME N" : "OUTCOME P");
  if (depth == 0) return;
  for (const int move : moves) follow(game, after(game, standing, move), misere, depth - 1);
}

TEST(Positions, OutcomesFollowFromThoseBehindMoves) {
  for (const char* board : {"path:5", "cycle:5", "star:4"}) {
    for (const char* name : {"node-kayles", "proper", "arc-kayles"}) {
      for (const bool misere : {false, true}) {
        const games::Setup setup(games::find(name), games::Instance(board));
        follow(setup.game(), first_standing(setup.game()), misere, 2);
      }
    }
  }
}

TEST(Positions, PointsOfEitherPlayerAreKept) {
  // A star of three edges: whoever colours two of them captures its centre, and every edge a leaf.
  const games::Setup setup(games::find("capture"), games::Instance("star:3"));
  const games::Game& game = setup.game();
  Standing standing = first_standing(game);
  EXPECT_EQ(standing.lead, 0);
  standing = after(game, standing, game.moves(standing.at).front());
  EXPECT_EQ(standing.lead, -1);  // the other player has the leaf
  standing = after(game, standing, game.moves(standing.at).front());
  EXPECT_EQ(standing.lead, 0);
  standing = after(game, standing, game.moves(standing.at).front());
  EXPECT_EQ(standing.lead, -2);  // the last leaf, and the centre
  EXPECT_EQ(decide(game, standing, {}).statement, "SCORE -2");
}

TEST(Positions, IllegalMovesAreRefused) {
  const games::Setup setup(games::find("node-kayles"), games::Instance("path:3"));
  const Standing start = first_standing(setup.game());
  EXPECT_THROW(after(setup.game(), after(setup.game(), start, 1), 0), text::InputError);
  const games::Setup solitaire(games::find("ello"), games::Instance("path:3"));
  EXPECT_THROW(decide(solitaire.game(), first_standing(solitaire.game()), {.nimber = true}), text::InputError);
}

}  // namespace
}  // namespace gamecert::verify
