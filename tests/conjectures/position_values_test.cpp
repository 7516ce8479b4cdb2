// Words about values of games for Left and Right, against the definition on forms as they stand.
#include "conjectures/position_values.hpp"

#include <gtest/gtest.h>

#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/arithmetic.hpp"
#include "language/placed_graph.hpp"
#include "tests/games/texts.hpp"
#include "tests/games/values_for_both.hpp"

namespace gamecert::conjectures {
namespace {

std::int64_t asked(const std::string& word, const std::string& game, const std::string& board) {
  const language::Formula asks{word, {{game, {{"both", {}}}}}};  // whoever begins
  return value_by_positions(asks, game_question(asks, games::Instance(board).text()), {});
}

/// Stops by their definition, of values that are no numbers: what is left when the value is a whole number or half.
struct Stops {
  tests::NaiveOrder order = {};

  std::optional<double> number(const tests::Naive& form) {
    for (int halves = -20; halves <= 20; ++halves) {
      const std::string text = halves % 2 == 0 ? std::to_string(halves / 2) : std::to_string(halves) + "/2";
      if (order.equal(form, tests::written_value(text))) return halves / 2.0;
    }
    return std::nullopt;
  }
  double left(const tests::Naive& form) {
    if (const auto known = number(form)) return *known;
    double best = -1e9;
    for (const tests::Naive& each : form->left) best = std::max(best, right(each));
    return best;
  }
  double right(const tests::Naive& form) {
    if (const auto known = number(form)) return *known;
    double best = 1e9;
    for (const tests::Naive& each : form->right) best = std::min(best, left(each));
    return best;
  }
};

double real(std::int64_t fraction) {
  const language::Ratio ratio = language::ratio(fraction);
  return static_cast<double>(ratio.above) / static_cast<double>(ratio.below);
}

TEST(PositionValues, AreThoseOfTheDefinition) {
  int sums = 0, others = 0;
  for (const char* name : {"col", "snort"}) {
    const games::TextGame& text = gamecert::testing::text_game(std::filesystem::path(GAMECERT_SOURCE_DIR) /
                                                               "examples/games" / (std::string(name) + ".game"));
    const std::string game = text.text.name;
    const std::string called(text.entry.info.name);
    for (const char* board : {"@", "A_", "Bw", "BW", "CF", "Cr", "C~", "DQo"}) {
      SCOPED_TRACE(game + " " + board);
      const auto made = games::make(text.entry, games::Instance(board), {});
      tests::ValuesForBoth values(*made);
      const tests::Naive value = values.of(made->start());
      Stops stops;
      EXPECT_EQ(real(asked("left-stop", called, board)), stops.left(value));
      EXPECT_EQ(real(asked("right-stop", called, board)), stops.right(value));
      const std::int64_t number = asked("number-part", called, board), ups = asked("ups", called, board);
      const std::int64_t stars = asked("stars", called, board);
      if (number == language::infinite) {
        ++others;
        EXPECT_EQ(ups, language::infinite);
        EXPECT_EQ(stars, language::infinite);
        EXPECT_GT(real(asked("temperature", called, board)), 0);
        continue;
      }
      ++sums;
      std::string written = language::fraction_text(number);
      if (ups != 0) written += (ups > 0 ? "^" : "v") + std::to_string(std::abs(ups));
      if (stars != 0) written += "*" + std::to_string(stars);
      EXPECT_TRUE(tests::NaiveOrder().equal(value, tests::written_value(written))) << written;
      EXPECT_EQ(real(asked("mean", called, board)), real(number));
      EXPECT_LE(real(asked("temperature", called, board)), 0);
    }
  }
  EXPECT_GE(sums, 8);
  EXPECT_GE(others, 3);
}

}  // namespace
}  // namespace gamecert::conjectures
