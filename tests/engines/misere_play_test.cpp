// Misere play of texts whose players have different moves: search, quantified formulas and play by definition agree,
// and the checker accepts what search leaves, for misere play alone.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "games/instances/ready_game.hpp"
#include "tests/encode/small_boards.hpp"
#include "tests/games/texts.hpp"
#include "tests/solve/accepted.hpp"

namespace gamecert::solve {
namespace {

std::vector<const games::TextGame*> texts_with_turn() {
  std::vector<const games::TextGame*> result = gamecert::testing::text_games(GAMECERT_SOURCE_DIR);
  std::erase_if(result, [](const games::TextGame* text) {
    return !text->entry.refinements.turn || !text->entry.info.has_misere_play() || text->text.falls ||
           !text->text.require.empty();
  });
  return result;
}

/// Whoever cannot move wins.
bool mover_wins(const games::Game& game, const games::Position& at) {
  const std::vector<int> moves = game.moves(at);
  return moves.empty() || std::ranges::any_of(moves, [&](int move) { return !mover_wins(game, game.play(at, move)); });
}

/// On a board; of Left and Right for each who may begin.
std::vector<games::Setup> starts(const games::TextGame& text, const std::string& board) {
  const games::Instance instance(board);
  if (!text.entry.info.sided) return {{text.entry, instance, {}}};
  std::vector<games::Setup> result;
  for (const char* first : {"left", "right"})
    result.emplace_back(text.entry, instance,
                        std::map<std::string, int>{{"first", games::parameter_value(text.entry.info, "first", first)}});
  return result;
}

TEST(MiserePlay, OfTextsWithATurnIsDecidedByEveryEngine) {
  int boards = 0, differ = 0;
  for (const games::TextGame* text : texts_with_turn())
    for (const std::string& board : gamecert::testing::small_boards(text->entry.info.board, 4))
      for (const games::Setup& setup : starts(*text, board)) {
        const bool first = mover_wins(setup.game(), setup.game().start());
        const bool left_begins = text->entry.info.sided && setup.parameters().word("first") == "left";
        Request request{.misere = true, .certificate = true, .engine = Engine::search};
        const Answer searched = solve(setup, request);
        const std::string winner = !text->entry.info.sided ? (first ? "first" : "second")
                                   : first == left_begins  ? "left"
                                                           : "right";
        EXPECT_EQ(searched.statement, "OUTCOME " + winner) << setup.text();
        testing::expect_accepted(setup, request, searched);
        // Where normal play is won by the other player, the strategy of misere play does not show who wins it.
        if (solve(setup, {.engine = Engine::search}).statement != searched.statement) {
          EXPECT_THROW(certificates::check({claim(setup, {}, searched.statement), *searched.evidence}), std::exception)
              << setup.text();
          ++differ;
        }
        request = {.misere = true, .engine = Engine::qbf};
        EXPECT_EQ(solve(setup, request).statement, searched.statement) << setup.text();
        ++boards;
      }
  EXPECT_GE(boards, 36);  // of Col and Snort on all graphs to order 4
  EXPECT_GE(differ, 8);
}

}  // namespace
}  // namespace gamecert::solve
