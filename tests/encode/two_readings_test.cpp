// Two readings of one text: on every reachable position the circuit says what play says.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "encode/circuit_game.hpp"
#include "encode/circuit_plane.hpp"
#include "games/game.hpp"
#include "tests/games/random_instance.hpp"

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

class Values {
 public:
  Values(const Circuit& circuit, const Position& at, std::size_t planes, std::size_t cells) {
    std::vector<std::uint64_t> inputs;
    for (std::size_t p = 0; p < planes; ++p) {
      for (std::size_t c = 0; c < cells; ++c) inputs.push_back(member(at, planes, p, c) ? ~std::uint64_t{0} : 0);
    }
    words_ = circuit.simulate(inputs);
  }
  static bool member(const Position& at, std::size_t planes, std::size_t plane, std::size_t cell) {
    const std::size_t words = at.size() / planes;
    return (at[plane * words + cell / 64] >> (cell % 64) & 1) != 0;
  }
  bool of(Literal literal) const { return (word_of(literal, words_) & 1) != 0; }
  int of(const std::vector<Literal>& number) const {
    int result = of(number.back()) ? -1 : 0;
    for (std::size_t i = number.size(); i-- > 0;) result = result * 2 + (of(number[i]) ? 1 : 0);
    return result;
  }
  bool equals(const SymbolicBoard& board, const Position& at) const {
    for (std::size_t p = 0; p < board.size(); ++p) {
      for (std::size_t c = 0; c < board[p].size(); ++c) {
        if (of(board[p][c]) != member(at, board.size(), p, c)) return false;
      }
    }
    return true;
  }

 private:
  std::vector<std::uint64_t> words_;
};

/// Compares the two readings; the number of comparisons made.
int compare(const Game& game, const CircuitGame& circuits, Circuit& circuit, std::size_t limit) {
  const std::size_t planes = game.info().planes.size();
  const auto cells = static_cast<std::size_t>(game.cells());
  EXPECT_EQ(game.cells(), circuits.cells());
  const Reading reading(circuits, circuit, planes);
  const SymbolicBoard start = circuits.start();
  EXPECT_TRUE(Values(circuit, game.start(), planes, cells).equals(start, game.start()));
  int compared = 0;
  games::Options options;
  for (const Position& at : reachable(game, limit)) {
    const Values values(circuit, at, planes, cells);
    EXPECT_EQ(values.of(reading.won), game.won(at));
    EXPECT_EQ(values.of(reading.remaining), game.remaining(at));
    game.options(at, options);
    std::size_t next = 0;
    for (std::size_t move = 0; move < cells; ++move) {
      const bool legal = next < options.moves.size() && options.moves[next] == static_cast<int>(move);
      EXPECT_EQ(values.of(reading.moves[move]), legal);
      ++compared;
      if (!legal) continue;
      const auto after = options.position(next);
      EXPECT_TRUE(values.equals(reading.after[move], Position(after.begin(), after.end())));
      EXPECT_LT(game.remaining(after), game.remaining(at));
      EXPECT_EQ(values.of(reading.again[move]), options.again[next] != 0);
      EXPECT_EQ(values.of(reading.gain[move]), options.gains[next]);
      ++next;
    }
    EXPECT_EQ(next, options.moves.size());
    if (::testing::Test::HasFailure()) return compared;
  }
  return compared;
}

TEST(TwoReadings, AgreeForEveryRegisteredGame) {
  std::mt19937 random(1);
  for (const games::Entry& entry : games::registry()) {
    int compared = 0;
    for (const auto& parameters : testing::parameter_choices(entry.info)) {
      for (int order = 1; order <= 6; ++order) {
        for (int i = 0; i < 10; ++i) {
          const std::string line = testing::random_instance(entry, parameters, order, random);
          const games::Instance instance(line);
          Circuit circuit;
          const auto game = games::make(entry, instance, parameters);
          const auto circuits = encode::make_circuit(entry, circuit, instance, parameters);
          compared += compare(*game, *circuits, circuit, 300);
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
      const auto after = circuit.simulate(std::vector<std::uint64_t>(circuit.inputs(), 2));
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
