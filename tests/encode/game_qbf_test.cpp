// Quantified formulas of games say what play by the rules says; their texts.
#include "encode/game_qbf.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "encode/longest_play.hpp"
#include "games/instances/ready_game.hpp"
#include "tests/encode/read_qbf.hpp"
#include "tests/encode/simulate.hpp"
#include "tests/games/random_instance.hpp"
#include "text/errors.hpp"

namespace gamecert {
namespace {

using encode::game_qbf;
using encode::Goal;
using encode::longest_play;
using encode::Qbf;
using encode::score_bounds;

std::size_t inputs(const Qbf& qbf) {
  std::size_t count = 0;
  for (const auto& block : qbf.prefix) count += block.inputs.size();
  return count;
}

/// The truth of a formula from that of its matrix at all values of the variables, of which the first one's is the
/// highest bit of the place.
bool truth(const std::vector<bool>& universal, std::vector<char> matrix) {
  for (std::size_t i = universal.size(); i-- > 0;) {
    for (std::size_t at = 0; at < std::size_t{1} << i; ++at) {
      const char a = matrix[2 * at];
      const char b = matrix[2 * at + 1];
      matrix[at] = universal[i] ? a & b : a | b;
    }
  }
  return matrix[0] != 0;
}

/// By evaluating the circuit.
bool truth(const Qbf& qbf) {
  std::vector<bool> universal;
  for (const auto& block : qbf.prefix) universal.insert(universal.end(), block.inputs.size(), block.universal);
  const std::size_t count = universal.size();
  EXPECT_EQ(count, qbf.circuit.inputs());
  std::vector<char> matrix(std::max(std::size_t{64}, std::size_t{1} << count));
  for (std::size_t from = 0; from < std::size_t{1} << count; from += 64) {
    std::vector<std::uint64_t> words(count, 0);
    for (std::size_t lane = 0; lane < 64; ++lane) {
      for (std::size_t i = 0; i < count; ++i) words[i] |= std::uint64_t{(from + lane) >> (count - 1 - i) & 1} << lane;
    }
    const std::uint64_t values = word_of(qbf.matrix, simulate(qbf.circuit, words));
    for (std::size_t lane = 0; lane < 64; ++lane) matrix[from + lane] = static_cast<char>(values >> lane & 1);
  }
  return truth(universal, matrix);
}

/// Whether the first player can reach a goal, by the rules alone.
class Oracle {
 public:
  Oracle(const games::Game& game, const Goal& goal) : game_(game), goal_(goal) {}
  bool reached() const { return reached(game_.start(), false, game_.head_start()); }

 private:
  bool reached(games::PositionView at, bool second, int score) const {
    games::Options options;
    game_.options(at, options);
    if (options.moves.empty()) {
      const bool won = game_.won(at);
      if (game_.info().stuck == games::Stuck::ends) return score + (won ? (second ? 1 : -1) : 0) >= goal_.at_least;
      return won ? second : second != goal_.misere;
    }
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const bool good = reached(options.position(i), second == (options.again[i] != 0),
                                score + (second ? -options.gains[i] : options.gains[i]));
      if (good != second) return good;
    }
    return second;
  }

  const games::Game& game_;
  const Goal& goal_;
};

std::vector<Goal> goals_of(const games::Game& game) {
  if (game.info().stuck == games::Stuck::loses) return {{.misere = false}, {.misere = true}};
  if (!game.refinements().gain) return {{.at_least = 0}, {.at_least = 1}};
  return {{.at_least = -2}, {.at_least = 0}, {.at_least = 1}, {.at_least = 3}};
}

TEST(GameQbf, IsTrueWhereTheFirstPlayerReachesTheGoal) {
  constexpr std::size_t most_inputs = 16;
  constexpr std::size_t most_clauses = 600;  // for a solver that tries all values
  std::mt19937 random(5);
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players != 2) continue;
    std::set<bool> values;
    int checked = 0;
    for (const auto& parameters : testing::formula_choices(entry.info)) {
      for (int i = 0; i < 25; ++i) {
        const std::string line = testing::random_instance(entry, parameters, 1 + i % 5, random);
        const games::Instance instance(line);
        const auto game = games::make(entry, instance, parameters);
        for (const Goal& goal : goals_of(*game)) {
          const Qbf qbf = game_qbf(games::Setup(entry, instance, parameters), goal);
          if (inputs(qbf) > most_inputs) continue;
          const bool reached = Oracle(*game, goal).reached();
          EXPECT_EQ(truth(qbf), reached) << qbf.title;
          if (inputs(qbf) <= 10) {
            EXPECT_EQ(testing::is_true(testing::read_qcir(qcir(qbf))), reached) << qbf.title;
            const testing::Qdimacs clauses = testing::read_qdimacs(qdimacs(qbf));
            if (clauses.clauses.size() <= most_clauses) {
              EXPECT_EQ(testing::QdimacsSolver(clauses).is_true(), reached) << qbf.title;
            }
          }
          values.insert(reached);
          ++checked;
        }
      }
    }
    EXPECT_EQ(values.size(), 2U) << entry.info.name;
    EXPECT_GE(checked, 10) << entry.info.name;
  }
}

/// No play is longer, by playing all of them.
int longest(const games::Game& game, games::PositionView at) {
  int most = 0;
  games::Options options;
  game.options(at, options);
  for (std::size_t i = 0; i < options.moves.size(); ++i) most = std::max(most, 1 + longest(game, options.position(i)));
  return most;
}

TEST(LongestPlay, BoundsAllPlays) {
  std::mt19937 random(6);
  for (const games::Entry& entry : games::registry()) {
    for (const auto& parameters : testing::formula_choices(entry.info)) {
      for (int i = 0; i < 10; ++i) {
        const games::Instance instance(testing::random_instance(entry, parameters, 1 + i % 5, random));
        const auto game = games::make(entry, instance, parameters);
        const int bound = longest_play(games::Setup(entry, instance, parameters));
        EXPECT_LE(bound, game->remaining(game->start()));
        if (bound <= 7) {
          EXPECT_GE(bound, longest(*game, game->start())) << entry.info.name << " " << instance.text();
        }
      }
    }
  }
}

/// The least and the greatest score that a play ends with, by playing all of them.
std::pair<int, int> scores(const games::Game& game, games::PositionView at, bool second, int score) {
  games::Options options;
  game.options(at, options);
  std::pair<int, int> result{score, score};
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    const auto [least, greatest] =
        scores(game, options.position(i), second == (options.again[i] != 0),
               score + (second ? -1 : 1) * (options.gains[i] + (options.won[i] != 0 ? 1 : 0)));
    if (i == 0) result = {least, greatest};
    result = {std::min(result.first, least), std::max(result.second, greatest)};
  }
  return result;
}

TEST(ScoreBounds, HoldEveryPlay) {
  std::mt19937 random(8);
  int checked = 0;
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players != 2 || entry.info.stuck != games::Stuck::ends) continue;
    for (const auto& parameters : testing::formula_choices(entry.info)) {
      for (int i = 0; i < 20; ++i) {
        const games::Instance instance(testing::random_instance(entry, parameters, 1 + i % 5, random));
        const auto game = games::make(entry, instance, parameters);
        if (longest_play(games::Setup(entry, instance, parameters)) > 6) continue;
        const auto [least, greatest] = encode::score_bounds(games::Setup(entry, instance, parameters));
        const auto [worst, best] = scores(*game, game->start(), false, game->head_start());
        EXPECT_LE(least, worst) << entry.info.name << " " << instance.text();
        EXPECT_GE(greatest, best) << entry.info.name << " " << instance.text();
        ++checked;
      }
    }
  }
  EXPECT_GE(checked, 50);
}

TEST(LongestPlay, SeesMovesThatExcludeEachOther) {
  const games::Entry& entry = games::find("node-kayles");
  EXPECT_EQ(longest_play(games::Setup(entry, games::Instance("cycle:20"))), 10);
  EXPECT_EQ(longest_play(games::Setup(entry, games::Instance("path:9"))), 5);
  EXPECT_EQ(longest_play(games::Setup(entry, games::Instance("complete:7"))), 1);
}

TEST(GameQbf, IsWrittenAsQcir) {
  const Qbf qbf = game_qbf(games::Setup(games::find("node-kayles"), games::Instance("path:3")), {});
  EXPECT_EQ(encode::qcir(qbf), R"(#QCIR-G14 12
# node-kayles path:3: true means OUTCOME N; false means OUTCOME P
# from move 1 on, bits: 00 = 0, 01 = 1, 10 = 2
# from move 2 on, bits: 0 = 0, 1 = 2
# 1 = bit 1 of move 1 of the first player
# 2 = bit 2 of move 1 of the first player
# 3 = bit 1 of move 2 of the second player
exists(1, 2)
forall(3)
output(12)
4 = and(-1, -2)
5 = and(-1, 2)
6 = and(1, -2)
7 = and(6, -3)
8 = and(4, 3)
9 = and(-7, -8)
10 = and(-4, -5)
11 = and(-6, 10)
12 = and(9, -11)
)");
}

TEST(GameQbf, IsWrittenAsQdimacs) {
  const Qbf qbf = game_qbf(games::Setup(games::find("node-kayles"), games::Instance("path:3")), {});
  EXPECT_EQ(encode::qdimacs(qbf), R"(c node-kayles path:3: true means OUTCOME N; false means OUTCOME P
c from move 1 on, bits: 00 = 0, 01 = 1, 10 = 2
c from move 2 on, bits: 0 = 0, 1 = 2
c 1 = bit 1 of move 1 of the first player
c 2 = bit 2 of move 1 of the first player
c 3 = bit 1 of move 2 of the second player
p cnf 9 12
e 1 2 4 5 7 8 0
a 3 0
e 6 9 0
1 2 4 0
1 -5 0
-2 -5 0
-1 2 5 0
3 -5 -6 0
-3 -4 -6 0
-1 2 7 0
-1 -2 7 0
5 -7 8 0
6 -9 0
-8 -9 0
9 0
)");
}

TEST(GameQbf, IsWrittenWhereItIsConstant) {
  const Qbf qbf = game_qbf(games::Setup(games::find("node-kayles"), games::Instance("path:1")), {.misere = true});
  const std::string title = " node-kayles path:1, misere: true means OUTCOME N; false means OUTCOME P\n";
  const std::string note = " from move 1 on, the only move: 0\n";
  EXPECT_EQ(encode::qcir(qbf), "#QCIR-G14 1\n#" + title + "#" + note + "output(1)\n1 = or()\n");
  EXPECT_EQ(encode::qdimacs(qbf), "c" + title + "c" + note + "p cnf 0 1\n0\n");
}

TEST(GameQbf, IsRefusedWhereTheGoalIsNoneOfTheGame) {
  const auto refused = [](const char* game, const char* instance, const Goal& goal) {
    try {
      game_qbf(games::Setup(games::find(game), games::Instance(instance)), goal);
    } catch (const text::InputError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_EQ(refused("ello", "path:3", {}), "expected a game for two, found the solitaire ello");
  EXPECT_EQ(refused("capture", "path:3", {.misere = true}),
            "expected a game that the last move decides for misere play, found capture");
  EXPECT_EQ(
      refused("four-cycle", "fan:2", {.at_least = 2}),
      "expected at least 1 (the first player wins) or 0 (does not lose) to be reached in four-cycle, a game that a "
      "win ends, found 2");
}

}  // namespace
}  // namespace gamecert
