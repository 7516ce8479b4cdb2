// Solvers in this process: the same answers as in children, the same limits, and no child.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <chrono>
#include <thread>

#include "encode/game_qbf.hpp"
#include "formulas.hpp"
#include "solve/formula_answers.hpp"
#include "solve/solve.hpp"
#include "solve/solvers/sat.hpp"
#include "solve/solvers/smt.hpp"
#include "solve/solvers/subprocess.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using namespace std::chrono_literals;

class Here : public ::testing::Test {
 protected:
  void SetUp() override { children_allowed = false; }
  void TearDown() override {
    children_allowed = true;
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
  }
  static games::Setup setup(const std::string& game, const std::string& line) {
    return {games::find(game), games::Instance(line)};
  }
  static Answer answer(const games::Setup& setup, Engine engine) { return solve(setup, {.engine = engine}); }
  static encode::Smt hard() { return encode::smt_question(encode::game_qbf(setup("node-kayles", "cycle:60"), {})); }
};

/// Until it goes, an interrupt is asked for a fifth of a second later.
class Interrupt {
 public:
  Interrupt()
      : thread_([] {
          std::this_thread::sleep_for(200ms);
          text::interrupted = true;
        }) {}
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt() {
    thread_.join();
    text::interrupted = false;
  }

 private:
  std::thread thread_;
};

TEST_F(Here, EnginesSayWhatSearchSays) {
  for (const auto& [game, line] :
       {std::pair("ello", "petersen green=0,1,2"), std::pair("ello", "grid:3x4 green=0"),
        std::pair("lights-out", "path:5 lit=0,3"), std::pair("ello", "complete:4 green=0,1")}) {
    const std::string expected = answer(setup(game, line), Engine::search).statement;
    EXPECT_EQ(answer(setup(game, line), Engine::sat).statement, expected) << line;
    EXPECT_EQ(answer(setup(game, line), Engine::smt).statement, expected) << line;
  }
  for (const char* line : {"cycle:7", "path:6", "star:4"}) {
    const games::Setup board = setup("node-kayles", line);
    EXPECT_EQ(answer(board, Engine::smt).statement, answer(board, Engine::search).statement) << line;
  }
}

TEST_F(Here, AProgramIsNotRun) {
  EXPECT_THROW(answer(setup("node-kayles", "path:3"), Engine::qbf), text::InputError);
  const Answer all = answer(setup("node-kayles", "path:3"), Engine::all);
  EXPECT_EQ(all.statement, "OUTCOME N");
  EXPECT_TRUE(std::ranges::any_of(all.opinions, [](const Opinion& opinion) {
    return opinion.engine == "qbf" && opinion.kind == Opinion::Kind::not_applicable;
  }));
}

TEST_F(Here, CadicalEndsAtLimits) {
  EXPECT_EQ(solve_sat(formulas::pigeonhole(14, 13), {.seconds = 0.2}).message, "time limit of 0.2 s reached");
  const Interrupt interrupt;
  EXPECT_EQ(solve_sat(formulas::pigeonhole(14, 13), {}).message, "interrupted");
}

TEST_F(Here, Z3EndsAtLimits) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(solve_smt(hard(), {.seconds = 0.5}).message, "time limit of 0.5 s reached");
  EXPECT_EQ(solve_smt(hard(), {.megabytes = 20}).message, "memory limit of 20 MB reached");
  {
    const Interrupt interrupt;
    EXPECT_EQ(solve_smt(hard(), {}).message, "interrupted");
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 20s);
  EXPECT_EQ(answer(setup("node-kayles", "path:3"), Engine::smt).statement, "OUTCOME N");  // none of it stays
}

TEST_F(Here, ARefutationIsWritten) {
  Request request{.certificate = true, .engine = Engine::sat};
  const Answer lost = solve(setup("ello", "grid:3x4 green=0"), request);
  EXPECT_EQ(lost.certainty, Answer::Certainty::certain) << lost.doubt;
  EXPECT_TRUE(lost.evidence.has_value());
}

}  // namespace
}  // namespace gamecert::solve
