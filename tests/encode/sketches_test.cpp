// Games whose rules do not say on every board what a move is: nothing is asked or read that is not there.
#include <gtest/gtest.h>

#include <functional>
#include <stdexcept>

#include "encode/circuit_rules.hpp"
#include "encode/longest_play.hpp"
#include "encode/play.hpp"
#include "games/arenas/edge_arena.hpp"
#include "games/play/packed_live_game.hpp"
#include "tests/encode/lanes.hpp"
#include "tests/encode/small_boards.hpp"

namespace gamecert::sketches {

using encode::Circuit;
using encode::CircuitGame;
using encode::CircuitPlane;
using encode::Literal;
using games::EdgeArena;
using games::Game;
using games::GameInfo;
using games::Instance;
using games::Parameters;
using games::Plane;
using games::Position;

inline GameInfo info() {
  return {.name = "matching", .summary = "take an edge that touches none taken", .planes = {"open"}};
}

/// An edge is taken, and with it go those at its ends. `moves` is not masked: cells of vertices would be moves.
template <Plane P>
struct Matching {
  static GameInfo info() { return sketches::info(); }
  static constexpr games::Refinements refinements = {};
  static int cells(const Instance& instance, const Parameters&) {
    return static_cast<int>(instance.graph().size()) + instance.order();
  }
  struct Board {
    P open;
  };
  Matching(const typename P::Space& space, const Instance& instance, const Parameters&) : on(space, instance) {}
  Board start() const { return {on.edges()}; }
  P moves(const Board& at) const { return at.open; }
  Board play(const Board& at, int e) const {
    const auto [u, v] = on.ends(e);
    return {at.open - on.edges_at(u) - on.edges_at(v)};
  }
  auto remaining(const Board& at) const { return count(at.open & on.edges()); }
  EdgeArena<P> on;
};

/// The same with the free vertices in the same plane, so that there are cells in play that are no moves.
template <Plane P>
struct MatchingWithVertices : Matching<P> {
  using Board = typename Matching<P>::Board;
  MatchingWithVertices(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : Matching<P>(space, instance, parameters), all(space.all(Matching<P>::cells(instance, parameters))) {}
  Board start() const { return {all}; }
  Board play(const Board& at, int e) const {
    const auto [u, v] = this->on.ends(e);
    return {Matching<P>::play(at, e).open - this->on.vertex(u) - this->on.vertex(v)};
  }
  P all;
};

/// And with the codes declared.
template <Plane P>
struct MatchingWithCodes : MatchingWithVertices<P> {
  using MatchingWithVertices<P>::MatchingWithVertices;
  static constexpr games::Refinements refinements = {.codes = true};
  static int codes(const Instance& instance, const Parameters&) { return static_cast<int>(instance.graph().size()); }
};

/// A game in both readings.
template <template <class> class Rules>
struct Sketch {
  explicit Sketch(const std::string& board)
      : instance(board),
        parameters(info(), {}),
        game(games::entry_of<Rules>().make(instance, parameters)),
        circuits(encode::make_rules_circuit<Rules>({&circuit}, instance, parameters)) {}
  Instance instance;
  Parameters parameters;
  std::unique_ptr<Game> game;
  Circuit circuit;
  std::unique_ptr<CircuitGame> circuits;
};

/// The number of moves of the longest play, by playing everything.
int longest(const Game& game, const Position& at) {
  int result = 0;
  for (const int move : game.moves(at)) result = std::max(result, 1 + longest(game, game.play(at, move)));
  return result;
}

template <template <class> class Rules>
void expect_right_bounds() {
  for (int order = 1; order <= 5; ++order) {
    for (const std::string& board : testing::graphs_of_order(order, false)) {
      Sketch<Rules> sketch(board);
      const int bound = encode::longest_play(*sketch.game, sketch.circuit, *sketch.circuits);
      EXPECT_GE(bound, longest(*sketch.game, sketch.game->start())) << board;
      EXPECT_LE(bound, sketch.game->remaining(sketch.game->start())) << board;
    }
  }
  const std::pair<const char*, int> exact[] = {{"path:4", 2}, {"path:6", 3}, {"star:5", 1}, {"complete:3", 1}};
  for (const auto& [board, moves] : exact) {
    Sketch<Rules> sketch(board);
    EXPECT_EQ(encode::longest_play(*sketch.game, sketch.circuit, *sketch.circuits), moves) << board;
  }
}

TEST(Sketches, AreAskedOnlyAboutCellsThatPlayChanges) { expect_right_bounds<Matching>(); }

TEST(Sketches, HaveTheMovesThatHaveCodes) {
  expect_right_bounds<MatchingWithCodes>();
  for (const std::string& board : testing::graphs_of_order(4, false)) {
    Sketch<MatchingWithCodes> sketch(board);
    const auto edges = static_cast<std::size_t>(sketch.instance.graph().size());
    EXPECT_EQ(sketch.game->codes(), static_cast<int>(edges));
    encode::SymbolicBoard at(1);
    for (int cell = 0; cell < sketch.game->cells(); ++cell) at[0].push_back(sketch.circuit.input());
    const std::vector<Literal> legal = sketch.circuits->moves(at);
    testing::Lanes lanes(sketch.circuit);
    std::vector<Position> positions{sketch.game->start()};
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const Position position = positions[i];
      lanes.set(at, 0, position);
      lanes.evaluate();
      const std::vector<int> moves = sketch.game->moves(position);
      for (std::size_t code = 0; code < legal.size(); ++code) {
        const bool in_play = std::ranges::find(moves, static_cast<int>(code)) != moves.end();
        EXPECT_EQ(lanes.of(legal[code], 0), in_play) << board << " move " << code;
        EXPECT_TRUE(code < edges || !in_play) << board << " move " << code;
      }
      for (const int move : moves) positions.push_back(sketch.game->play(position, move));
    }
    const encode::Play play = encode::unrolled(*sketch.circuits, sketch.circuit);
    for (const encode::Step& step : play.steps) {
      for (std::size_t code = edges; code < step.legal.size(); ++code) EXPECT_EQ(step.legal[code], encode::never);
    }
  }
}

TEST(Sketches, AreStoppedWhereTheirTablesEnd) {
  Sketch<MatchingWithVertices> sketch("path:3");
  games::Options options;
  EXPECT_EQ(sketch.game->moves(sketch.game->start()).size(), 5U);  // two edges, and three vertices that are no moves
  EXPECT_THROW(sketch.game->options(sketch.game->start(), options), std::logic_error);
  EXPECT_THROW(sketch.game->play(sketch.game->start(), 2), std::logic_error);
  EXPECT_THROW(sketch.circuits->play(sketch.circuits->start(), 4), std::logic_error);
  EXPECT_THROW(encode::longest_play(*sketch.game, sketch.circuit, *sketch.circuits), std::logic_error);
  EXPECT_THROW(encode::unrolled(*sketch.circuits, sketch.circuit), std::logic_error);
}

TEST(Sketches, PlanesRefuseCellsThatTheyDoNotHold) {
  const games::WordPlane<1>::Space space;
  EXPECT_NO_THROW(space.cell(63));
  EXPECT_THROW(space.cell(64), std::logic_error);
  EXPECT_THROW(space.cell(-1), std::logic_error);
  EXPECT_NO_THROW(space.all(64));
  EXPECT_THROW(space.all(65), std::logic_error);
  EXPECT_THROW(space.none().contains(64), std::logic_error);
  Circuit circuit;
  EXPECT_THROW(CircuitPlane::Space{&circuit}.cell(-1), std::logic_error);
}

}  // namespace gamecert::sketches
