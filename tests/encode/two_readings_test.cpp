// Two readings of one text: on every reachable position the circuit says what play says.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <random>
#include <set>

#include "encode/circuit_plane.hpp"
#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "tests/encode/lanes.hpp"
#include "tests/encode/simulate.hpp"
#include "tests/encode/small_boards.hpp"
#include "tests/games/random_instance.hpp"
#include "tests/games/texts.hpp"

namespace gamecert {
namespace {

using encode::Circuit;
using encode::CircuitGame;
using encode::Literal;
using encode::SymbolicBoard;
using games::Game;
using games::Position;

/// Positions met by play from the start, all of them up to `limit`.
std::vector<Position> reachable(const Game& game, std::size_t limit) {
  std::vector<Position> found{game.start()};
  std::set<Position> seen(found.begin(), found.end());
  for (std::size_t i = 0; i < found.size() && found.size() < limit; ++i) {
    for (int move : game.moves(found[i])) {
      Position next = game.play(found[i], move);
      if (seen.insert(next).second) found.push_back(std::move(next));
    }
  }
  return found;
}

/// The circuit of every question about a position, over inputs for its cells.
struct Reading {
  explicit Reading(const CircuitGame& circuits, Circuit& circuit, std::size_t planes) {
    const auto cells = static_cast<std::size_t>(circuits.cells());
    board.assign(planes, std::vector<Literal>(cells));
    for (auto& plane : board) {
      for (Literal& literal : plane) literal = circuit.input();
    }
    moves = circuits.moves(board);
    won = circuits.won(board);
    remaining = circuits.remaining(board);
    for (int move = 0; move < circuits.cells(); ++move) {
      const bool never_legal = moves[static_cast<std::size_t>(move)] == encode::never;
      after.push_back(never_legal ? SymbolicBoard{} : circuits.play(board, move));
      again.push_back(never_legal ? encode::never : circuits.moves_again(board, move));
      gain.push_back(never_legal ? std::vector<Literal>{encode::never} : circuits.gain(board, move));
    }
  }
  SymbolicBoard board;
  std::vector<Literal> moves, remaining;
  Literal won;
  std::vector<SymbolicBoard> after;
  std::vector<Literal> again;
  std::vector<std::vector<Literal>> gain;
};

/// Compares the two readings on every position; the number of comparisons made.
int compare(const Game& game, const CircuitGame& circuits, Circuit& circuit, std::size_t limit) {
  const std::size_t planes = game.planes();
  const auto cells = static_cast<std::size_t>(game.cells());
  EXPECT_EQ(game.cells(), circuits.cells());
  const Reading reading(circuits, circuit, planes);
  const std::vector<Position> positions = reachable(game, limit);
  testing::Lanes lanes(circuit);
  lanes.evaluate();
  EXPECT_TRUE(lanes.equal(circuits.start(), 0, game.start()));
  EXPECT_EQ(lanes.of(circuits.head_start(), 0), game.head_start());
  int compared = 0;
  games::Options options;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const std::size_t lane = i % 64;
    if (lane == 0) {
      for (std::size_t j = i; j < std::min(i + 64, positions.size()); ++j)
        lanes.set(reading.board, j - i, positions[j]);
      lanes.evaluate();
    }
    const Position& at = positions[i];
    EXPECT_EQ(lanes.of(reading.won, lane), game.won(at));
    EXPECT_EQ(lanes.of(reading.remaining, lane), game.remaining(at));
    game.options(at, options);
    std::size_t next = 0;
    for (std::size_t move = 0; move < cells; ++move) {
      const bool legal = next < options.moves.size() && options.moves[next] == static_cast<int>(move);
      EXPECT_EQ(lanes.of(reading.moves[move], lane), legal);
      ++compared;
      if (!legal) continue;
      const auto after = options.position(next);
      EXPECT_TRUE(lanes.equal(reading.after[move], lane, after));
      EXPECT_LT(game.remaining(after), game.remaining(at));
      EXPECT_GE(game.remaining(after), 0);
      EXPECT_EQ(lanes.of(reading.again[move], lane), options.again[next] != 0);
      EXPECT_EQ(lanes.of(reading.gain[move], lane), options.gains[next]);
      ++next;
    }
    EXPECT_EQ(next, options.moves.size());
    if (::testing::Test::HasFailure()) return compared;
  }
  return compared;
}

/// The same for the game of that instance.
int compare(const games::Entry& entry, const games::Instance& instance, const std::map<std::string, int>& parameters,
            std::size_t limit) {
  Circuit circuit;
  const auto game = games::make(entry, instance, parameters);
  const auto circuits = encode::make_circuit(entry.info, instance, games::Parameters(entry.info, parameters), circuit);
  return compare(*game, *circuits, circuit, limit);
}

/// Boards of that order and less, and positions that are looked at.
struct Extent {
  int order;
  std::size_t positions;
};

/// The number of boards on which the two readings were compared.
int compare_on_small_boards(const games::Entry& entry, Extent extent, std::mt19937& random) {
  constexpr std::size_t most_moves = 10;
  int boards = 0;
  for (const auto& parameters : testing::formula_choices(entry.info)) {
    for (const std::string& board : testing::small_boards(entry.info.board, extent.order)) {
      std::string line = board;
      for (const games::AttributeInfo& attribute : entry.info.attributes)
        line += testing::random_attribute(attribute, games::Instance(board), random);
      for (const std::string& text : {board, line}) {
        try {
          const games::Instance instance(text);
          const auto game = games::make(entry, instance, parameters);
          if (game->moves(game->start()).size() > most_moves) continue;
          compare(entry, instance, parameters, extent.positions);
          ++boards;
        } catch (const text::InputError&) {
          continue;  // no board of this game, or attributes that do not fit it
        } catch (const text::LimitError&) {
          continue;  // no formula is made of it
        }
        EXPECT_FALSE(::testing::Test::HasFailure()) << entry.info.name << " on " << text;
        if (::testing::Test::HasFailure()) return boards;
      }
    }
  }
  return boards;
}

TEST(TwoReadings, AgreeOnEverySmallBoard) {
  std::mt19937 random(2);
  for (const games::Entry& entry : games::registry()) {
    EXPECT_GE(compare_on_small_boards(entry, {5, 100'000}, random), 6) << entry.info.name;
    ASSERT_FALSE(HasFailure());
  }
}

TEST(TwoReadings, AgreeOnSmallBoardsForTexts) {
  std::mt19937 random(3);
  int encoded = 0;
  for (const games::TextGame* text : testing::text_games(GAMECERT_SOURCE_DIR)) {
    SCOPED_TRACE(text->name);
    encoded += compare_on_small_boards(text->entry, {4, 200}, random) > 0 ? 1 : 0;
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_GE(encoded, 40);  // of others no number falls by the form of the rules
}

/// Of texts that are made at random (tests/oracle/texts_agree.sh).
TEST(TwoReadings, AgreeForTextsOfAFolder) {
  const char* const folder = std::getenv("GAMECERT_TEXTS");
  if (folder == nullptr) GTEST_SKIP() << "GAMECERT_TEXTS names no folder";
  std::mt19937 random(4);
  int encoded = 0, texts = 0;
  for (const games::TextGame* text : testing::text_games(std::vector<std::filesystem::path>{folder})) {
    SCOPED_TRACE(text->name);
    ++texts;
    encoded += compare_on_small_boards(text->entry, {3, 200}, random) > 0 ? 1 : 0;
    ASSERT_FALSE(HasFailure());
  }
  std::cout << "play and circuits of " << encoded << " of " << texts << " texts agree\n";
  EXPECT_GT(3 * encoded, texts);  // of others no number falls by the form of the rules
}

TEST(TwoReadings, AgreeOnSamplesOfEveryRegisteredGame) {
  std::mt19937 random(1);
  for (const games::Entry& entry : games::registry()) {
    int compared = 0;
    for (const auto& parameters : testing::formula_choices(entry.info)) {
      for (int order = 1; order <= 6; ++order) {
        for (int i = 0; i < 10; ++i) {
          const std::string line = testing::random_instance(entry, parameters, order, random);
          compared += compare(entry, games::Instance(line), parameters, 300);
          ASSERT_FALSE(HasFailure()) << entry.info.name << " on " << line;
        }
      }
    }
    EXPECT_GT(compared, 500) << entry.info.name;
  }
}

TEST(Circuits, MakeEqualGatesOnce) {
  Circuit circuit;
  const Literal a = circuit.input();
  const Literal b = circuit.input();
  EXPECT_EQ(circuit.both(a, b), circuit.both(b, a));
  EXPECT_EQ(circuit.both(a, !a), encode::never);
  EXPECT_EQ(circuit.either(a, encode::always), encode::always);
  EXPECT_EQ(circuit.gates(), 4U);
}

TEST(CircuitNumbers, AddSubtractAndCompareLikeIntegers) {
  Circuit circuit;
  int compared = 0;
  for (int a = -9; a <= 9; ++a) {
    for (int b = -9; b <= 9; ++b) {
      const Literal one = circuit.input();
      const encode::CircuitNumber x = when(encode::CircuitBit(&circuit, one), encode::CircuitNumber(a));
      const encode::CircuitNumber y(b);
      const auto sum = x + y;
      const auto difference = x - y;
      const auto less = x < y;
      const auto equal = x == y;
      const auto after = encode::simulate(circuit, std::vector<std::uint64_t>(circuit.inputs(), 2));
      for (int which = 0; which < 2; ++which) {
        const int value = which == 0 ? 0 : a;
        const auto bit = [&](Literal l) { return static_cast<int>(word_of(l, after) >> which & 1); };
        const auto read = [&](const encode::CircuitNumber& n) {
          int result = -bit(n.bits().back());
          for (std::size_t i = n.bits().size(); i-- > 0;) result = result * 2 + bit(n.bits()[i]);
          return result;
        };
        EXPECT_EQ(read(sum), value + b);
        EXPECT_EQ(read(difference), value - b);
        EXPECT_EQ(bit(less.literal()), value < b ? 1 : 0);
        EXPECT_EQ(bit(equal.literal()), value == b ? 1 : 0);
        ++compared;
      }
    }
  }
  EXPECT_EQ(compared, 2 * 19 * 19);
}

}  // namespace
}  // namespace gamecert
