// Every engine of every game ends within its time and at an interrupt, on boards that are too large for most of them.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <memory>
#include <random>
#include <thread>

#include "games/instances/ready_game.hpp"
#include "solve/solve.hpp"
#include "tests/graphs/random_graph.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using games::BoardKind;

/// Of this process and of those it has waited for: solvers may be threads or programs.
double seconds_of_processor() {
  double seconds = 0;
  for (const auto whose : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage{};
    getrusage(whose, &usage);
    for (const timeval& time : {usage.ru_utime, usage.ru_stime})
      seconds += static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  }
  return seconds;
}

std::string large_board(BoardKind kind) {
  switch (kind) {
    case BoardKind::graph:
    case BoardKind::graph_or_digraph:
      return "grid:7x9";
    case BoardKind::digraph:
      return "directed-path:60";
    case BoardKind::heaps:
      return "heaps:70,80,90";
    case BoardKind::triangulation:
    case BoardKind::drawn_triangulation:
      return "zigzag:40";
    case BoardKind::points:
      return "convex:12:";
  }
  return "";
}

class Interrupts : public ::testing::TestWithParam<std::string> {
 protected:
  /// Asks all engines one after another; each is gone soon.
  template <class Around>
  void each_engine(bool certificate, const Limits& limits, Around&& around) {
    const games::Entry& entry = games::find(GetParam());
    const games::Setup setup(entry, games::Instance(large_board(entry.info.board)), {});
    for (const auto& [name, engine] : engines) {
      if (engine == Engine::all) continue;
      const double begin = seconds_of_processor();
      try {
        [[maybe_unused]] const auto last = around();
        const Answer answer = solve(setup, {.certificate = certificate, .engine = engine, .limits = limits});
        EXPECT_TRUE(answer.certainty != Answer::Certainty::unknown || !answer.doubt.empty());
      } catch (const text::LimitError&) {
      } catch (const text::InputError&) {  // the engine does not answer of this game
      }
      EXPECT_LT(seconds_of_processor() - begin, 2) << GetParam() << " by " << name;
    }
  }
};

TEST_P(Interrupts, EndEveryEngine) {
  std::mt19937_64 random(graphs::testing::seed());
  each_engine(true, {}, [&] {
    auto signal = std::make_shared<std::jthread>([wait = std::chrono::microseconds(random() % 30'000)] {
      std::this_thread::sleep_for(wait);
      text::interrupted = true;
    });
    return std::shared_ptr<void>(nullptr, [signal](void*) {
      signal->join();
      text::interrupted = false;
    });
  });
}

TEST_P(Interrupts, LimitsOfTimeEndEveryEngineToo) {
  each_engine(false, {.seconds = 0.005}, [] { return 0; });
}

std::vector<std::string> names() {
  std::vector<std::string> result;
  for (const games::Entry& entry : games::registry()) result.emplace_back(entry.info.name);
  return result;
}

std::string label(const ::testing::TestParamInfo<std::string>& info) {
  std::string text = info.param;
  std::erase(text, '-');
  return text;
}

INSTANTIATE_TEST_SUITE_P(Games, Interrupts, ::testing::ValuesIn(names()), label);

}  // namespace
}  // namespace gamecert::solve
