// Lines of play that a solver describes are played before they are believed.
#include "solve/solvers/refutation.hpp"

#include <gtest/gtest.h>

#include "games/instances/ready_game.hpp"

namespace gamecert::solve {
namespace {

using Line = std::optional<std::vector<int>>;

std::string refusal(const std::string& game, const std::string& line, const Refuter& against) {
  const auto made = games::make(games::find(game), games::Instance(line));
  try {
    decide_by_refuting(*made, against, false);
  } catch (const std::logic_error& error) {
    return error.what();
  }
  return "";
}

TEST(Refuting, RefusesLinesThatDoNotDoWhatTheyShould) {
  const auto says = [](Line moves) { return [moves](const std::string&) { return moves; }; };
  EXPECT_EQ(refusal("ello", "path:3 green=0", says(Line(std::vector<int>{1, 0, 2}))),
            "engines disagree: a model describes an illegal move");
  EXPECT_EQ(refusal("ello", "path:3 green=0", says(Line(std::vector<int>{0}))),
            "engines disagree: a model describes no win");
  EXPECT_EQ(refusal("all-green", "fan:2", says(Line(std::vector<int>()))),
            "engines disagree: a model describes no better play");
  EXPECT_EQ(refusal("ello", "path:3 green=0", says(std::nullopt)), "");
}

TEST(Refuting, AsksForBetterAndBetterPlays) {
  const auto game = games::make(games::find("all-green"), games::Instance("fan:2"));
  std::vector<std::string> asked;
  const Answer answer = decide_by_refuting(
      *game,
      [&](const std::string& statement) {
        asked.push_back(statement);
        return Line();
      },
      false);
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ("SCORE <= " + answer.statement.substr(6), asked[0]);
}

}  // namespace
}  // namespace gamecert::solve
