// Answers of DepQBF agree with search; and whatever becomes of it, the reason is told.
#include "solve/depqbf.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "encode/game_qbf.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

using Status = QbfResult::Status;

encode::Qbf formula(const std::string& game, const std::string& line, const encode::Goal& goal = {}) {
  return encode::game_qbf(games::find(game), games::Instance(line), {}, goal);
}

void expect_as_searched(const std::string& game, const std::string& line, bool misere) {
  Request request{.misere = misere};
  const std::string statement = solve(games::find(game), games::Instance(line), {}, request).statement;
  const QbfResult result = solve_qbf(formula(game, line, {.misere = misere}), {});
  EXPECT_EQ(result.status, statement == "OUTCOME N" ? Status::is_true : Status::is_false)
      << game << " " << line << ": " << statement << " " << result.message;
}

TEST(DepQbf, AgreesWithSearchOnOutcomes) {
  for (int n = 1; n <= 11; ++n) {
    for (const char* board : {"path:", "cycle:"}) {
      if (n < 3 && board[0] == 'c') continue;
      expect_as_searched("node-kayles", board + std::to_string(n), false);
      if (n <= 8) expect_as_searched("node-kayles", board + std::to_string(n), true);
    }
  }
  expect_as_searched("node-kayles", "petersen", false);
  for (const bool misere : {false, true}) {
    expect_as_searched("kayles", "heaps:3,2", misere);
    expect_as_searched("nimstring", "wheel:3", misere);
  }
}

TEST(DepQbf, AgreesWithSearchOnScores) {
  const games::Instance instance("path:4");
  const std::string statement = solve(games::find("capture"), instance, {}, {}).statement;
  ASSERT_TRUE(statement.starts_with("SCORE "));
  const int score = std::stoi(statement.substr(6));
  for (int points = score - 2; points <= score + 2; ++points) {
    const QbfResult result = solve_qbf(formula("capture", "path:4", {.at_least = points}), {});
    EXPECT_EQ(result.status, score >= points ? Status::is_true : Status::is_false) << points << result.message;
  }
}

TEST(DepQbf, AnswersWhereNothingIsToBeSearched) {
  EXPECT_EQ(solve_qbf(formula("node-kayles", "path:1"), {}).status, Status::is_true);
  EXPECT_EQ(solve_qbf(formula("node-kayles", "path:1", {.misere = true}), {}).status, Status::is_false);
}

TEST(DepQbf, TheTimeLimitEndsItSoon) {
  const auto begin = std::chrono::steady_clock::now();
  const QbfResult result = solve_qbf(formula("node-kayles", "cycle:40"), {.seconds = 0.5});
  EXPECT_EQ(result.status, Status::unknown);
  EXPECT_EQ(result.message, "time limit of 0.5 s reached");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(3));
}

TEST(DepQbf, LackOfMemoryIsUnknown) {
  const QbfResult result = solve_qbf(formula("node-kayles", "cycle:24"), {.seconds = 20, .megabytes = 1});
  EXPECT_EQ(result.status, Status::unknown);
  EXPECT_FALSE(result.message.empty() || result.message.starts_with("time limit")) << result.message;
}

TEST(DepQbf, AProgramThatIsNotThereIsNamed) {
  const QbfResult result = solve_qbf(formula("node-kayles", "path:3"), {}, "no-such-depqbf");
  EXPECT_EQ(result.status, Status::unknown);
  EXPECT_EQ(result.message, "expected the program no-such-depqbf, found none that runs: No such file or directory");
}

TEST(DepQbf, AStatusWithoutItsWordIsUnknown) {
  EXPECT_EQ(solve_qbf(formula("node-kayles", "path:3"), {}, "true").message,
            "the solver ended without a report, with status 0");
}

}  // namespace
}  // namespace gamecert::solve
