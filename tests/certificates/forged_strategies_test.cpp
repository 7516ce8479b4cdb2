// Strategies for outcomes that are false, of games whose play may repeat: the checker accepts none.
#include <gtest/gtest.h>

#include <iostream>
#include <random>

#include "certificates/checker.hpp"
#include "games/instances/users_instance.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "naive.hpp"
#include "tests/games/horizon_values.hpp"

namespace gamecert::certificates {
namespace {

using games::HorizonValues;
using Side = Strategy::Side;

/// A token that goes along arcs.
std::string rules(const std::string& ending, const std::string& repeat, const std::string& won) {
  return "game tokens 1\ntwo players on a digraph; " + ending +
         "\ngiven goal, there: vertices\nposition token: vertex\nposition flees, hunts: 0..1\n"
         "start token = there, flees = 1, hunts = 0\nmove v in out-neighbours(token)\n  token := v\n"
         "turn flees <-> hunts\nrepeat " +
         repeat + "\n" + won;
}

std::string random_board(std::mt19937& random) {
  const int order = 2 + static_cast<int>(random() % 4);
  std::string arcs;
  for (int u = 0; u < order; ++u)
    for (int v = 0; v < order; ++v)
      if (u != v && random() % 2 == 0) arcs += (arcs.empty() ? "" : ",") + std::to_string(u) + "-" + std::to_string(v);
  return "arcs:" + std::to_string(order) + ":" + arcs + " goal=" + std::to_string(random() % order) + " there=0";
}

/// What the mover of a position at an even or an odd number of moves gets, if the first player gets so much.
int bound_of(int worth, bool first_moves) { return first_moves ? worth : -worth; }

/// Positions with the bounds that would show it: all of them, or most; ranks that fall with the moves to the end of
/// play where it ends, or at random.
Strategy forged(const games::Game& game, const HorizonValues& values, int worth, std::mt19937& random) {
  const bool all = random() % 2 == 0, ranks_at_random = random() % 3 == 0;
  Strategy result;
  for (const auto& [position, number] : values.positions()) {
    const bool first_moves = game.endless(position) == game.endless(game.start());
    const int bound = bound_of(worth, first_moves);
    for (const Side side : {Side::at_least, Side::at_most}) {
      const bool needed = worth == 0 || (side == Side::at_least) == (bound > 0);
      if (!needed || game.moves(position).empty() || (!all && random() % 8 == 0)) continue;
      const int endless = game.endless(position);
      const bool ranked = side == Side::at_least ? endless < bound : endless > bound;
      const int rank = ranks_at_random ? 1 + static_cast<int>(random() % 9)
                                       : values.moves_to(position, side == Side::at_least, bound).value_or(9);
      result.entries.push_back({position, side, bound, ranked ? std::max(rank, 1) : 0});
    }
  }
  return result;
}

TEST(ForgedStrategies, OfPlayThatMayRepeatAreRejected) {
  constexpr unsigned seed = 4747;
  std::cout << "seed " << seed << "\n";
  std::mt19937 random(seed);
  int rejected = 0, accepted = 0;
  while (rejected < 10'000) {
    const std::string ending = random() % 2 == 0 ? "who cannot move loses" : "a win ends play";
    const std::string repeat = random() % 2 == 0 ? "hunts" : "flees";
    const std::string won = random() % 2 == 0 ? "won token in goal & token != {}\n" : "won hunts = 1 & token in goal\n";
    const games::TextGame& text = games::enter_text(games::read_users_game(rules(ending, repeat, won)).text);
    const games::Instance board = games::users_instance(random_board(random), &text.entry.info);
    Claim claim = naive::claim(text.name, std::string(board.text()), "");
    const auto game = naive::game_of(claim);
    const HorizonValues values(*game, game->start());
    const int truth = values.worth(game->start());
    for (const int worth : {1, 0, -1}) {
      claim.statement = worth > 0 ? "OUTCOME first" : worth < 0 ? "OUTCOME second" : "OUTCOME tie";
      const Certificate certificate{claim, forged(*game, values, worth, random)};
      try {
        check(certificate);
        ++accepted;
        EXPECT_EQ(worth, truth) << board.text() << " " << claim.statement << "\n" << text.canonical;
      } catch (const Rejection&) {
        rejected += worth != truth ? 1 : 0;
      }
    }
  }
  std::cout << "false claims rejected: " << rejected << ", true ones accepted: " << accepted << "\n";
  EXPECT_GT(accepted, 0);
}

}  // namespace
}  // namespace gamecert::certificates
