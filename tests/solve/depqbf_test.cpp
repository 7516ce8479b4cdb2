// Answers of DepQBF agree with search; and whatever becomes of it, the reason is told.
#include "solve/solvers/depqbf.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "encode/game_qbf.hpp"
#include "solve/formula_answers.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

using Status = QbfResult::Status;

encode::Qbf formula(const std::string& game, const std::string& line, const encode::Goal& goal = {}) {
  return encode::game_qbf(games::Setup(games::find(game), games::Instance(line)), goal);
}

void expect_as_searched(const std::string& game, const std::string& line, bool misere) {
  Request request{.misere = misere};
  const std::string statement = solve(games::Setup(games::find(game), games::Instance(line)), request).statement;
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
  const std::string statement = solve(games::Setup(games::find("capture"), instance), {}).statement;
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
  EXPECT_NE(result.message.find("1 MB"), std::string::npos) << result.message;
  const QbfResult later = solve_qbf(formula("node-kayles", "cycle:24"), {.seconds = 20, .megabytes = 5});
  EXPECT_EQ(later.message, "memory limit of 5 MB reached");
}

TEST(DepQbf, AProgramThatIsNotThereIsNamed) {
  const QbfResult result = solve_qbf(formula("node-kayles", "path:3"), {}, "no-such-depqbf");
  EXPECT_EQ(result.status, Status::unknown);
  EXPECT_EQ(result.message, "the program no-such-depqbf is not installed");
}

TEST(DepQbf, AStatusWithoutItsWordIsUnknown) {
  EXPECT_EQ(solve_qbf(formula("node-kayles", "path:3"), {}, "true").message,
            "the solver ended without a report, with status 0");
}

/// A program made of shell commands, and a file for its use.
class Script {
 public:
  explicit Script(const std::string& commands) : folder_(::testing::TempDir() + "depqbf-" + std::to_string(getpid())) {
    std::filesystem::create_directories(folder_);
    std::ofstream(program()) << "#!/bin/sh\nfile=" << file() << "\n" << commands << "\n";
    std::filesystem::permissions(program(), std::filesystem::perms::owner_all);
  }
  Script(const Script&) = delete;
  Script& operator=(const Script&) = delete;
  ~Script() { std::filesystem::remove_all(folder_); }
  std::string program() const { return folder_ / "program"; }
  std::string file() const { return folder_ / "file"; }
  QbfResult run(const Limits& limits) const { return solve_qbf(formula("node-kayles", "path:3"), limits, program()); }

 private:
  std::filesystem::path folder_;
};

TEST(DepQbf, AProgramThatClosesItsOutputAndLivesOnMeetsTheLimit) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(Script("exec >&- 2>&-; exec sleep 100").run({.seconds = 0.5}).message, "time limit of 0.5 s reached");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

/// Whether the process whose number is in the file has ended, if not at once then soon.
bool ends(const std::string& file) {
  std::string number;
  std::ifstream(file) >> number;
  for (int i = 0; i < 200; ++i) {
    std::string word;  // number, name, state
    std::ifstream state("/proc/" + number + "/stat");
    if (!(state >> word >> word >> word) || word == "Z") return !number.empty();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

TEST(DepQbf, WhatTheProgramStartedDoesNotOutliveIt) {
  const Script waits("sleep 100 & echo $! >$file; wait");
  EXPECT_EQ(waits.run({.seconds = 0.5}).message, "time limit of 0.5 s reached");
  EXPECT_TRUE(ends(waits.file()));
}

TEST(DepQbf, WhatTheProgramLeavesBehindEndsWithIt) {
  const Script leaves("sleep 100 & echo $! >$file; echo SAT; exit 10");
  EXPECT_EQ(leaves.run({.seconds = 20}).status, Status::is_true);
  EXPECT_TRUE(ends(leaves.file()));
}

TEST(DepQbf, WhatItSaysOfMemoryIsTheLimit) {
  const Script aborts("echo '[QDPLL] qdpll_mem: could not allocate memory' >&2; kill -ABRT $$");
  EXPECT_EQ(aborts.run({.megabytes = 99}).message, "memory limit of 99 MB reached");
}

/// The answer to a game for points by a solver that always says the same.
std::string refusal_of(QbfResult::Status status) {
  const auto liar = [&](const encode::Qbf&, const Limits&) { return QbfResult{.status = status}; };
  try {
    return solve_by_qbf(games::Setup(games::find("capture"), games::Instance("path:4")), {}, liar, "a liar").statement;
  } catch (const std::logic_error& error) {
    return error.what();
  }
}

TEST(DepQbf, ScoresThatNoPlayHasAreNotBelieved) {
  EXPECT_TRUE(refusal_of(Status::is_true).starts_with("engines disagree: by a liar the first player can score "));
  EXPECT_TRUE(refusal_of(Status::is_false).starts_with("engines disagree: by a liar the first player cannot score -"));
}

}  // namespace
}  // namespace gamecert::solve
