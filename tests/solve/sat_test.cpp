// Answers of the SAT solver; and whatever becomes of its process, this one goes on and learns why.
#include "solve/solvers/sat.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>

#include "formulas.hpp"

namespace gamecert::solve {
namespace {

using encode::Cnf;
using namespace std::chrono_literals;

SatResult run(const SatSolver& solver, const Limits& limits = {}) {
  return solve_sat(formulas::pigeonhole(3, 2), limits, {}, solver);
}

double seconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// There is none, dead or alive.
void expect_no_child() {
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

TEST(Sat, FindsModelsAndRefutes) {
  const SatResult model = solve_sat(formulas::pigeonhole(3, 3), {});
  EXPECT_EQ(model.status, SatResult::Status::satisfiable) << model.message;
  EXPECT_EQ(model.model.size(), 10U);
  EXPECT_EQ(solve_sat(formulas::pigeonhole(4, 3), {}).status, SatResult::Status::unsatisfiable);
  expect_no_child();
}

TEST(Sat, AnswersWhereNothingIsToBeSearched) {
  EXPECT_EQ(solve_sat(Cnf(), {}).status, SatResult::Status::satisfiable);
  Cnf cnf;
  cnf.variable();
  EXPECT_EQ(solve_sat(cnf, {}).model.size(), 2U);
  cnf.add({});
  EXPECT_EQ(solve_sat(cnf, {}).status, SatResult::Status::unsatisfiable);
}

TEST(Sat, ModelsOfManyVariablesComeThroughThePipe) {
  const Cnf cnf = formulas::variables(300'000);
  EXPECT_EQ(solve_sat(cnf, {}).model.size(), 300'001U);
}

TEST(Sat, AModelIsNotBelieved) {
  EXPECT_THROW(run([](const Cnf& cnf, const auto&) {
                 return SatResult{.status = SatResult::Status::satisfiable,
                                  .model = std::vector<char>(static_cast<std::size_t>(cnf.variables()) + 1, 1)};
               }),
               std::logic_error);
  const SatResult cut = run([](const Cnf&, const auto&) {
    return SatResult{.status = SatResult::Status::satisfiable, .model = {0, 1}};
  });
  EXPECT_EQ(cut.status, SatResult::Status::unknown);
  expect_no_child();
}

TEST(Sat, AnAbortIsUnknownWithWhatTheSolverSaid) {
  const SatResult result = run([](const Cnf&, const auto&) -> SatResult {
    std::fputs("solver: misused\nmore\n", stderr);
    std::abort();
  });
  EXPECT_EQ(result.status, SatResult::Status::unknown);
  EXPECT_EQ(result.message, "the solver was ended by a signal: Aborted (solver: misused)");
  expect_no_child();
}

TEST(Sat, ACrashIsUnknown) {
  const SatResult result = run([](const Cnf&, const auto&) -> SatResult {
    raise(SIGSEGV);
    return {.status = SatResult::Status::unsatisfiable};
  });
  EXPECT_EQ(result.status, SatResult::Status::unknown);
  EXPECT_EQ(result.message,
            "the solver was ended by a signal: Segmentation fault, perhaps for lack of memory (limit 8192 MB)");
  expect_no_child();
}

TEST(Sat, AnEndWithoutAReportIsUnknown) {
  const SatResult result = run([](const Cnf&, const auto&) -> SatResult { _exit(7); });
  EXPECT_EQ(result.status, SatResult::Status::unknown);
  EXPECT_EQ(result.message, "the solver ended without a report, with status 7");
}

TEST(Sat, ATakenSignalIsUnknown) {
  for (const int number : {SIGKILL, SIGTERM}) {
    const SatResult result = run([number](const Cnf&, const auto&) -> SatResult {
      kill(getpid(), number);
      return {.status = SatResult::Status::unsatisfiable};
    });
    EXPECT_EQ(result.status, SatResult::Status::unknown);
    EXPECT_NE(result.message.find("ended by a signal"), std::string::npos);
  }
}

TEST(Sat, AnExceptionIsUnknownWithItsMessage) {
  const SatResult result = run([](const Cnf&, const auto&) -> SatResult { throw std::runtime_error("no way"); });
  EXPECT_EQ(result.status, SatResult::Status::unknown);
  EXPECT_EQ(result.message, "no way");
}

TEST(Sat, LackOfMemoryIsUnknown) {
#if defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "the sanitizer ends the process where memory is short";
#endif
  const SatResult result = run(
      [](const Cnf&, const auto&) -> SatResult {
        std::vector<std::unique_ptr<char[]>> kept;
        for (;;) kept.push_back(std::make_unique<char[]>(1 << 20));
      },
      {.megabytes = 64});
  EXPECT_EQ(result.status, SatResult::Status::unknown);
  EXPECT_EQ(result.message, "memory limit of 64 MB reached");
  const SatResult cadical = solve_sat(formulas::random_3sat(200'000, 3.5, 1), {.megabytes = 8});
  EXPECT_EQ(cadical.status, SatResult::Status::unknown);
  expect_no_child();
}

TEST(Sat, TheTimeLimitEndsTheSolverSoon) {
  const auto begin = std::chrono::steady_clock::now();
  const SatResult result = solve_sat(formulas::pigeonhole(14, 13), {.seconds = 0.2});
  EXPECT_EQ(result.status, SatResult::Status::unknown);
  EXPECT_EQ(result.message, "time limit of 0.2 s reached");
  EXPECT_LT(seconds_since(begin), 0.7);
  expect_no_child();
}

TEST(Sat, AnInterruptEndsTheSolverSoon) {
  const auto begin = std::chrono::steady_clock::now();
  std::thread later([] {
    std::this_thread::sleep_for(200ms);
    text::interrupted = true;
  });
  const SatResult result = solve_sat(formulas::pigeonhole(14, 13), {});
  later.join();
  text::interrupted = false;
  EXPECT_EQ(result.message, "interrupted");
  EXPECT_LT(seconds_since(begin), 0.7);
  expect_no_child();
}

TEST(Sat, ManyAtOnceDoNotDisturbEachOther) {
#if defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "a child of a process with threads may begin with the sanitizer's allocator locked";
#endif
  std::vector<std::thread> threads;
  std::atomic<int> refuted = 0;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      for (int j = 0; j < 5; ++j)
        refuted += solve_sat(formulas::pigeonhole(5, 4), {}).status == SatResult::Status::unsatisfiable;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(refuted, 40);
  expect_no_child();
}

TEST(Sat, AProofThatCannotBeWrittenIsUnknown) {
  const SatResult result = solve_sat(formulas::pigeonhole(4, 3), {}, "/nowhere/proof");
  EXPECT_EQ(result.status, SatResult::Status::unknown);
  EXPECT_NE(result.message.find("cannot be written"), std::string::npos) << result.message;
}

}  // namespace
}  // namespace gamecert::solve
