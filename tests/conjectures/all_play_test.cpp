// Values by play of all positions against their definition, of texts in which a player may move once more or win.
#include "conjectures/all_play.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/instances/ready_game.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "graphs/small_graph_text.hpp"
#include "tests/games/values_beside_heaps.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {
namespace {

constexpr int loony = -1;

std::vector<std::string> boards(int greatest_order) {
  std::vector<std::string> result;
  for (int order = 1; order <= greatest_order; ++order) {
    for (unsigned pairs = 0; pairs < 1U << order * (order - 1) / 2; ++pairs) {
      graphs::SmallGraph graph{.order = order};
      unsigned rest = pairs;
      for (int v = 1; v < order; ++v)
        for (int u = 0; u < v; ++u, rest >>= 1)
          if ((rest & 1) != 0) graph.add_edge(u, v);
      result.push_back(graphs::write_small_graph(graph));
    }
  }
  return result;
}

/// How many boards have each answer.
struct Count {
  int numbers = 0, loony = 0;
};

/// The nimber and the winner of misere play, if there is one, of the game on all labelled graphs of these orders.
Count compared(const games::TextGame& text, int greatest_order) {
  Count count;
  const games::Entry& entry = text.entry;
  const auto asked = [&](const char* word, const std::string& board) {
    return value_by_play({word, {{std::string(entry.info.name), {}}}},
                         {std::string(entry.info.name), board, {}, std::string(word) == "misere"});
  };
  for (const std::string& board : boards(greatest_order)) {
    SCOPED_TRACE(entry.info.called() + " " + board);
    const auto game = games::make(entry, games::Instance(board), {});
    const int value = tests::BesideHeaps(*game, false).value(game->start(), loony);
    if (value == loony) {
      EXPECT_THROW(asked("nimber", board), text::LimitError);
    } else {
      EXPECT_EQ(asked("nimber", board), value);
    }
    ++(value == loony ? count.loony : count.numbers);
    if (entry.info.last_move_decides()) {
      const bool wins = tests::BesideHeaps(*game, true).mover_wins(game->start(), 0);
      EXPECT_EQ(asked("misere", board), wins ? 1 : -1);
    }
  }
  return count;
}

const games::TextGame& game(const std::string& name, const std::string& rules) {
  return games::enter_text(games::read_users_game("game " + name + " 1\ntwo players on a graph; " + rules).text);
}

TEST(AllPlay, HasNimbersOfGamesInWhichAPlayerMovesOnceMore) {
  const std::string vertices = "who cannot move loses\nposition open: vertices\nstart open = V\nmove v in open\n  ";
  const std::string edges =
      "who cannot move loses\nposition open: edges\nstart open = E\nmove e in open\n  open := open - e\n";
  const std::vector<const games::TextGame*> texts = {
      &game("lonely-again", vertices + "open := open - v\nagain N(v) meet open = {}\n"),
      &game("much-again", vertices + "open := open - N[v]\nagain |open| - |open'| >= 3\n"),
      &game("even-again", vertices + "open := open - v\nagain |N(v) meet open| mod 2 = 0\n"),
      &game("always-again", vertices + "open := open - v\nagain V = V\n"),
      &game("two-again", vertices + "open := open - N[v]\nagain |open'| = 2\n"),
      &game("cut-off-again", edges + "again exists v in ends(e): E(v) meet open' = {}\n"),
      &game("odd-edges-again", edges + "again |open'| mod 3 = 1\n"),
  };
  int games_with_loony = 0, numbers = 0;
  for (const games::TextGame* const text : texts) {
    const Count count = compared(*text, 4);
    games_with_loony += count.loony > 0 ? 1 : 0;
    numbers += count.numbers;
    EXPECT_GT(count.numbers, 0) << text->text.name;
  }
  EXPECT_GE(games_with_loony, 3);
  EXPECT_GT(numbers, 100);
}

TEST(AllPlay, HasNimbersOfGamesThatAWinEnds) {
  const std::string taking = "a win ends play\nposition taken: vertices\nstart taken = {}\nmove v in V - taken\n  ";
  Count all;
  for (const games::TextGame* const text :
       {&game("edge-wins", taking + "taken := taken + v\nwon size(G[taken]) > 0\n"),
        &game("leaf-wins", taking + "taken := taken + v\nwon exists v in taken: degree(v) = 1\n"),
        &game("triangle-wins", taking + "taken := taken + v\nwon size(G[taken]) > 2\n")}) {
    const Count count = compared(*text, 4);
    all.loony += count.loony;
    all.numbers += count.numbers;
  }
  EXPECT_GT(all.loony, 0);
  EXPECT_GT(all.numbers, 50);
}

TEST(AllPlay, HasNoNimberWherePlayIsWonBeforeItBegins) {
  const games::TextGame& text = game("won-at-once",
                                     "a win ends play\nposition open: edges\nstart open = E\nmove e in open\n"
                                     "  open := open - e\nwon open = {}\n");
  const std::string name(text.entry.info.name);
  EXPECT_THROW(value_by_play({"nimber", {{name, {}}}}, {name, "A?", {}, false}), text::LimitError);
}

}  // namespace
}  // namespace gamecert::conjectures
