// Answers of Z3 agree with search; and whatever becomes of it, the reason is told.
#include "solve/solvers/smt.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <random>

#include "certificates/solitaires/order.hpp"
#include "encode/game_qbf.hpp"
#include "solve/formula_answers.hpp"
#include "solve/solve.hpp"
#include "tests/games/random_instance.hpp"
#include "tests/whole_run.hpp"

namespace gamecert::solve {
namespace {

encode::Smt script(const std::string& game, const std::string& line) {
  return encode::smt_question(games::Setup(games::find(game), games::Instance(line)), "UNWINNABLE");
}

TEST(Smt, AgreesWithSearchOnEverySolitaire) {
  std::mt19937 random(7);
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players != 1) continue;
    std::set<std::string> statements;
    for (const auto& parameters : gamecert::testing::parameter_choices(entry.info)) {
      for (int i = 0; i < (whole_run() ? 30 : 12); ++i) {
        const games::Instance instance(gamecert::testing::random_instance(entry, parameters, 1 + i % 6, random));
        const Answer searched = solve(games::Setup(entry, instance, parameters), {.engine = Engine::search});
        const Answer answer = solve(games::Setup(entry, instance, parameters), {.engine = Engine::smt});
        EXPECT_EQ(answer.statement, searched.statement) << entry.info.name << " " << instance.text() << answer.doubt;
        EXPECT_EQ(answer.certainty,
                  answer.statement == "WINNABLE" ? Answer::Certainty::certain : Answer::Certainty::evidence);
        statements.insert(answer.statement);
      }
    }
    EXPECT_GE(statements.size(), 2U) << entry.info.name;
  }
}

TEST(Smt, ALineOfPlayOfZ3IsEvidence) {
  const Request request{.certificate = true, .engine = Engine::smt};
  const Answer answer = solve(games::Setup(games::find("ello"), games::Instance("petersen green=0,1,2")), request);
  ASSERT_TRUE(answer.evidence);
  EXPECT_EQ(answer.evidence->as<certificates::Order>()->moves, answer.moves);
  EXPECT_EQ(answer.moves.size(), 10U);
}

TEST(Smt, AgreesWithSearchOnDigraphs) {
  for (int n = 2; n <= 6; ++n) {
    for (const char* green : {"0", "0,1"}) {
      const games::Instance instance("directed-cycle:" + std::to_string(n) + " green=" + green);
      EXPECT_EQ(solve(games::Setup(games::find("ello"), instance), {.engine = Engine::smt}).statement,
                solve(games::Setup(games::find("ello"), instance), {.engine = Engine::search}).statement)
          << instance.text();
    }
  }
}

TEST(Smt, TheTimeLimitEndsItSoon) {
  const auto begin = std::chrono::steady_clock::now();
  const encode::Qbf qbf = encode::game_qbf(games::Setup(games::find("node-kayles"), games::Instance("cycle:30")), {});
  const QbfResult result = solve_qbf_by_z3(qbf, {.seconds = 0.5});
  EXPECT_EQ(result.status, QbfResult::Status::unknown);
  EXPECT_EQ(result.message, "time limit of 0.5 s reached");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(3));
}

TEST(Smt, LackOfMemoryIsUnknown) {
#if defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "the sanitizer ends the process where memory is short, or waits for ever";
#endif
  const auto take = [](const encode::Smt&) -> SmtResult {
    const std::vector<char> much(std::size_t{64} << 20, 1);
    return {SmtResult::Status::satisfiable, {much.front(), much.front(), much.back()}, {}};
  };
  EXPECT_EQ(solve_smt(script("ello", "path:3"), {}, take).status, SmtResult::Status::satisfiable);
  EXPECT_EQ(solve_smt(script("ello", "path:3"), {.megabytes = 1}, take).message, "memory limit of 1 MB reached");
}

TEST(Smt, TheStatusOfZ3WithoutMemoryIsTheLimit) {
  const auto end = [](const encode::Smt&) -> SmtResult { _exit(z3_lacks_memory); };
  EXPECT_EQ(solve_smt(script("ello", "path:3"), {.megabytes = 7}, end).message, "memory limit of 7 MB reached");
}

TEST(Smt, ACrashIsUnknown) {
  const auto crash = [](const encode::Smt&) -> SmtResult {
    std::raise(SIGSEGV);
    return {};
  };
  const SmtResult result = solve_smt(script("ello", "path:3"), {}, crash);
  EXPECT_EQ(result.status, SmtResult::Status::unknown);
  EXPECT_EQ(result.message,
            "the solver was ended by a signal: Segmentation fault, perhaps for lack of memory (limit 8192 MB)");
}

TEST(Smt, AnExceptionIsUnknown) {
  const auto fail = [](const encode::Smt&) -> SmtResult { throw std::runtime_error("no more"); };
  EXPECT_EQ(solve_smt(script("ello", "path:3"), {}, fail).message, "no more");
}

TEST(Smt, ValuesThatAreMissingAreNoticed) {
  const auto forget = [](const encode::Smt&) -> SmtResult { return {SmtResult::Status::satisfiable, {1, 2}, {}}; };
  EXPECT_EQ(solve_smt(script("ello", "path:3"), {}, forget).message, "the report of the solver is cut off");
}

TEST(Smt, WhatZ3CannotReadIsUnknown) {
  const SmtResult result = solve_smt({.text = "(assert (= x 1))\n(check-sat)\n"}, {});
  EXPECT_EQ(result.status, SmtResult::Status::unknown);
  EXPECT_TRUE(result.message.starts_with("Z3 gave up: ")) << result.message;
}

TEST(Smt, PositionsAreReadAsAnOrder) {
  EXPECT_EQ(script("ello", "path:3 green=0").moves({7, -2, 0}), (std::vector<int>{1, 2, 0}));
  EXPECT_EQ(script("odd-elimination", "path:3").moves({7, -2, 0, 0}), (std::vector<int>{1, 2}));
  EXPECT_EQ(script("lights-out", "path:3 lit=0").moves({2, 0, -1}), (std::vector<int>{2, 0}));
}

}  // namespace
}  // namespace gamecert::solve
