// First moves up to symmetry are as good as all first moves.
#include "solve/search/first_moves.hpp"

#include <gtest/gtest.h>

#include <random>

#include "games/instances/ready_game.hpp"
#include "tests/games/random_instance.hpp"

namespace gamecert::solve {
namespace {

std::vector<int> first_moves_of(const std::string& game, const std::string& line) {
  return first_moves(*games::make(games::find(game), games::Instance(line)));
}

TEST(FirstMoves, AreOneOfEachClass) {
  EXPECT_EQ(first_moves_of("node-kayles", "cycle:9"), std::vector<int>{0});
  EXPECT_EQ(first_moves_of("node-kayles", "path:5"), (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(first_moves_of("node-kayles", "petersen"), std::vector<int>{0});
  EXPECT_EQ(first_moves_of("nimstring", "wheel:4 marked=0-1,1-2,2-3,0-3").size(), 1U);
}

/// How much the mover gets more than the opponent, by the rules alone; where the last move decides, 1 for a win.
int value(const games::Game& game, games::PositionView at, bool misere, const std::vector<int>* first = nullptr) {
  games::Options options;
  game.options(at, options);
  const bool last_move_decides = game.info().stuck == games::Stuck::loses;
  if (options.moves.empty()) return last_move_decides ? (misere ? 1 : -1) : 0;
  int best = -1000;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    if (first != nullptr && std::ranges::find(*first, options.moves[i]) == first->end()) continue;
    const int rest = options.won[i] != 0 ? -1 : value(game, options.position(i), misere);
    const bool keeps = options.won[i] == 0 && options.again[i] != 0;
    best = std::max(best, options.gains[i] + (keeps ? rest : -rest));
  }
  return best;
}

TEST(FirstMoves, LoseNothing) {
  std::mt19937 random(11);
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players != 2) continue;
    int checked = 0;
    for (const auto& parameters : gamecert::testing::parameter_choices(entry.info)) {
      for (int i = 0; i < 60; ++i) {
        const games::Instance instance(gamecert::testing::random_instance(entry, parameters, 1 + i % 5, random));
        const auto game = games::make(entry, instance, parameters);
        const games::Position start = game->start();
        const std::vector<int> moves = first_moves(*game);
        if (game->moves(start).size() > 7 || game->moves(start).empty()) continue;
        for (const bool misere : {false, true}) {
          EXPECT_EQ(value(*game, start, misere, &moves), value(*game, start, misere))
              << entry.info.name << " " << instance.text();
        }
        ++checked;
      }
    }
    EXPECT_GE(checked, 15) << entry.info.name;
  }
}

}  // namespace
}  // namespace gamecert::solve
