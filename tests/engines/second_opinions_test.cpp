// Every game for two: search and quantified formulas give the same answers.
//
// On every small board whose plays have at most 7 moves, in a whole run 9, in every reading and both kinds of play,
// search by the rules and DepQBF must answer and agree, and Z3 too on every fourth. On larger boards the solvers have a
// fifth of a second, in a whole run a minute; what stays UNKNOWN there is counted and printed.
#include <gtest/gtest.h>

#include <iostream>
#include <optional>
#include <utility>

#include "encode/longest_play.hpp"
#include "games/instances/ready_game.hpp"
#include "solve/solve.hpp"
#include "tests/encode/small_boards.hpp"
#include "tests/games/random_instance.hpp"
#include "tests/whole_run.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using games::BoardKind;

constexpr int moves_of_larger_boards = 10;

int most_moves() { return whole_run() ? moves_of_larger_boards - 1 : 7; }

double seconds() { return whole_run() ? 60 : 0.2; }

/// Boards whose plays are longer in most games.
std::vector<std::string> larger_boards(BoardKind kind) {
  switch (kind) {
    case BoardKind::graph:
    case BoardKind::graph_or_digraph:
      return {"path:10", "cycle:21"};
    case BoardKind::digraph:
      return {"directed-path:10"};
    case BoardKind::heaps:
      return {"heaps:10", "heaps:20"};
    case BoardKind::triangulation:
    case BoardKind::drawn_triangulation:
      return {"fan:5", "zigzag:6"};
    case BoardKind::points:
      return {"convex:6:"};
  }
  return {};
}

struct Count {
  int agree = 0;
  int unknown = 0;
};

class SecondOpinions : public ::testing::TestWithParam<std::string> {
 protected:
  const games::Entry& entry() const { return games::find(GetParam()); }

  /// Asks all, and compares.
  void ask(const games::Instance& instance, const std::map<std::string, int>& parameters, double limit, Count& count) {
    const bool last_move_decides = entry().info.stuck == games::Stuck::loses;
    for (const bool misere : {false, true}) {
      if (misere && !last_move_decides) continue;
      Request request{.misere = misere, .engine = Engine::search};
      const Answer searched = solve(games::Setup(entry(), instance, parameters), request);
      ASSERT_EQ(searched.certainty, Answer::Certainty::certain) << instance.text() << ": " << searched.doubt;
      for (const Engine engine : {Engine::qbf, Engine::smt}) {
        if (engine == Engine::smt && asked_++ % 4 != 0) continue;
        request.engine = engine;
        request.limits.seconds = limit;
        const Answer answer = solve(games::Setup(entry(), instance, parameters), request);
        if (answer.certainty == Answer::Certainty::unknown) {
          ++count.unknown;
          continue;
        }
        EXPECT_EQ(answer.statement, searched.statement)
            << GetParam() << " " << instance.text() << (misere ? " misere" : "") << ", " << answer.doubt;
        ++count.agree;
      }
    }
  }

  /// If the game takes it, and `fits` says so of the longest play.
  template <class Fits>
  void ask_if(const std::string& line, const std::map<std::string, int>& parameters, double limit, Count& count,
              Fits&& fits) {
    const std::optional<games::Instance> instance = instance_on(line, parameters);
    if (instance && fits(encode::longest_play(games::Setup(entry(), *instance, parameters))))
      ask(*instance, parameters, limit, count);
  }

 private:
  /// Nothing if it is no board of this game, or has attributes that do not fit it.
  std::optional<games::Instance> instance_on(const std::string& line, const std::map<std::string, int>& parameters) {
    try {
      games::Instance instance(line);
      instance.require(entry().info);
      games::make(entry(), instance, parameters);
      return instance;
    } catch (const text::InputError&) {
      return std::nullopt;
    }
  }

  int asked_ = 0;
};

/// With nothing painted or marked, and once more at random.
TEST_P(SecondOpinions, AgreeWithSearchOnSmallBoards) {
  std::mt19937 random(3);
  Count count;
  int order = 5;  // of the graphs for the first reading or number of colours; 4 for the others
  for (const auto& parameters : gamecert::testing::formula_choices(entry().info)) {
    for (const std::string& board : gamecert::testing::small_boards(entry().info.board, std::exchange(order, 4))) {
      std::set<std::string> lines{board};
      std::string line = board;
      for (const games::AttributeInfo& attribute : entry().info.attributes)
        line += gamecert::testing::random_attribute(attribute, games::Instance(board), random);
      lines.insert(line);
      for (const std::string& text : lines)
        ask_if(text, parameters, 60, count, [](int moves) { return moves <= most_moves(); });
    }
  }
  std::cout << GetParam() << ": " << count.agree << " answers on boards of at most " << most_moves()
            << " moves agree\n";
  EXPECT_EQ(count.unknown, 0);
  EXPECT_GE(count.agree, 8);
}

TEST_P(SecondOpinions, AgreeWithSearchOnLargerBoards) {
  Count count;
  for (const std::string& board : larger_boards(entry().info.board))
    ask_if(board, {}, seconds(), count, [](int moves) { return moves >= moves_of_larger_boards; });
  std::cout << GetParam() << ": " << count.agree << " answers on larger boards agree, " << count.unknown
            << " are UNKNOWN after " << seconds() << " s\n";
}

std::vector<std::string> games_for_two() {
  std::vector<std::string> names;
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players == 2) names.emplace_back(entry.info.name);
  }
  return names;
}

INSTANTIATE_TEST_SUITE_P(Games, SecondOpinions, ::testing::ValuesIn(games_for_two()), [](const auto& instance) {
  std::string name = instance.param;
  std::erase(name, '-');
  return name;
});

}  // namespace
}  // namespace gamecert::solve
