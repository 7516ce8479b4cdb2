// Words about values of games for Left and Right, against the definition on forms as they stand.
#include "conjectures/position_values.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "conjectures/language.hpp"
#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/arithmetic.hpp"
#include "language/infix.hpp"
#include "language/placed_graph.hpp"
#include "tests/games/texts.hpp"
#include "tests/games/values_for_both.hpp"
#include "text/errors.hpp"

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

// Every graph asked for every value, also as others write it: among them the values of some, unequal ones with the same
// stops, and none at all.
TEST(PositionValues, AreThoseThatAreWritten) {
  const char* written[] = {"0",
                           "*",
                           "*2",
                           "1",
                           "-1",
                           "1/2",
                           "^",
                           "1*",
                           "+-1",
                           "1|-1",
                           "+-2",
                           "2|-2",
                           "{1|-1}",
                           "0,{1|-1}|0",
                           "3|-3",
                           "{|}",
                           "0|0",
                           "+-1/2",
                           "2|1||-1|-2",
                           "{2|1}|{-1|-2}",
                           "1,+-2|-1,+-2",
                           "1,{3|0}|-1,{0|-3}"};
  int equal = 0, unequal = 0;
  std::set<std::pair<bool, bool>> orders;
  for (const char* name : {"col", "snort"}) {
    const games::TextGame& text = gamecert::testing::text_game(std::filesystem::path(GAMECERT_SOURCE_DIR) /
                                                               "examples/games" / (std::string(name) + ".game"));
    const std::string called(text.entry.info.name);
    for (const char* board : {"@", "A_", "A?", "Bw", "BW", "CF", "Cr", "C~", "Ch", "DQo"}) {
      const auto made = games::make(text.entry, games::Instance(board), {});
      const tests::Naive value = tests::ValuesForBoth(*made).of(made->start());
      for (const char* other : written) {
        const bool is = tests::NaiveOrder().equal(value, tests::written_value(other));
        ++(is ? equal : unequal);
        EXPECT_EQ(asked(std::string("value=") + other, called, board), is ? 1 : 0) << name << board << " " << other;
        const bool most = tests::NaiveOrder().at_most(value, tests::written_value(other));
        const bool least = tests::NaiveOrder().at_most(tests::written_value(other), value);
        EXPECT_EQ(asked(std::string("value<=") + other, called, board), most ? 1 : 0) << name << board << " " << other;
        EXPECT_EQ(asked(std::string("value>=") + other, called, board), least ? 1 : 0) << name << board << " " << other;
        orders.insert({most, least});
      }
    }
  }
  EXPECT_GE(equal, 20);
  EXPECT_GE(unequal, 100);
  EXPECT_EQ(orders.size(), 4U);  // less, greater, equal and fuzzy
}

TEST(PositionValues, OfFormulasAreReadBackAsTheyArePrinted) {
  const games::TextGame& text =
      gamecert::testing::text_game(std::filesystem::path(GAMECERT_SOURCE_DIR) / "examples/games/col.game");
  const std::string name(text.entry.info.name);
  const auto read = [&](std::string formula) {
    for (std::size_t at = 0; (at = formula.find("COL", at)) != std::string::npos;) formula.replace(at, 3, name);
    return parse_conjecture(formula);
  };
  const language::Formula atom{"value=2|-1", {{name, {{"both", {}}}}}};
  EXPECT_EQ(read("value(COL) = \"2 | -1\""), atom);
  EXPECT_EQ(read("value(COL) != \"2|-1\""), (language::Formula{"!", {atom}}));
  const language::Formula number = read("value(COL) = 1 / 2");
  EXPECT_EQ(number, read("number(COL) = 1 / 2 & (ups(COL) = 0 & stars(COL) = 0)"));
  for (const char* formula :
       {"value(COL) = \"2|-1\" & order > 1", "!(value(COL) = \"1,{3|0}|-1\") -> true",
        "exists vertex v: value(COL)(G - v) = \"^*\"", "value(COL) != 3", "value(COL) <= \"^\" & value(COL) >= -1/2",
        "value(COL) < 3/4 | value(COL) > \"v*\"", "forall vertex v: value(COL)(G - v) <= 1/2"}) {
    const language::Formula once = read(formula);
    EXPECT_EQ(read(language::infix(once)), once) << language::infix(once);
    EXPECT_EQ(read_prefix(language::prefix(once)), once) << language::prefix(once);
  }
  const auto refused = [&](const std::string& formula) -> std::string {
    try {
      read(formula);
    } catch (const text::InputError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_NE(refused("value(COL) = \"2|\" & value(COL) = \"2|x\"").find("a value"), std::string::npos);
  EXPECT_EQ(read("value(COL) < \"2|-1\""),
            (language::Formula{"&", {{"value<=2|-1", atom.arguments}, {"!", {{"value=2|-1", atom.arguments}}}}}));
  EXPECT_EQ(read("value(COL) >= -3/4"), (language::Formula{"value>=-3/4", atom.arguments}));
  EXPECT_NE(refused("value(COL) + 1 > 0").find("value(GAME) in front of ="), std::string::npos);
  EXPECT_NE(refused("value(COL) > order").find("written out"), std::string::npos);
  EXPECT_NE(refused("value(COL) <= L").find("written out"), std::string::npos);
  EXPECT_NE(refused("value(COL) = N").find("a value as"), std::string::npos);
  EXPECT_NE(refused("value(COL) = \"2|-1").find("behind a value"), std::string::npos);
  EXPECT_NE(refused("value(capture) = 0").find("positions have values"), std::string::npos);
  EXPECT_THROW(read_prefix("value=2|x " + name + " both"), text::InputError);
  for (const char* word : {"value= ", "value<= ", "value< ", "value<0 ", "value<=2|x ", "value>3=0 "})
    EXPECT_THROW(read_prefix(word + name + " both"), text::InputError) << word;
}

}  // namespace
}  // namespace gamecert::conjectures
