// Rules over "some graph": with its inputs set to a graph the circuit says what play on that graph says.
#include "encode/some_graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "encode/constraints.hpp"
#include "encode/play.hpp"
#include "encode/tseitin.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/formats.hpp"
#include "tests/encode/backtracking.hpp"
#include "tests/encode/lanes.hpp"

namespace gamecert {
namespace {

using encode::Circuit;
using encode::Literal;
using games::Instance;
using games::Position;

/// The graph whose pairs, in order of the larger vertex, are the bits of `code`.
Instance graph(int order, unsigned code, const std::string& attributes) {
  std::vector<graphs::Edge> edges;
  int i = 0;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u, ++i) {
      if ((code >> i & 1U) != 0) edges.emplace_back(u, v);
    }
  }
  return Instance(graphs::write_graph6(graphs::Graph(order, edges)) + attributes);
}

/// The inputs of some graph, in the order of the bits of a code.
std::vector<Literal> pairs(const encode::Adjacency& adjacency) {
  std::vector<Literal> result;
  for (std::size_t v = 0; v < adjacency.size(); ++v)
    result.insert(result.end(), adjacency[v].begin(), adjacency[v].begin() + static_cast<std::ptrdiff_t>(v));
  return result;
}

std::string attributes_of(std::string_view game) {
  return game == "ello"           ? " green=0,2"
         : game == "ello-modular" ? " coloured=0:2,1:1"
         : game == "lights-out"   ? " lit=1"
                                  : "";
}

std::vector<games::Entry> games_on_graphs() {
  std::vector<games::Entry> result;
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.board == games::BoardKind::graph || entry.info.board == games::BoardKind::graph_or_digraph)
      result.push_back(entry);
  }
  return result;
}

/// Compares all questions about one position, at 64 graphs at once; adjacency in order of the codes.
int compare(const games::Entry& entry, int order, const std::string& attributes) {
  Circuit circuit;
  const encode::Adjacency adjacency = encode::some_graph(circuit, order);
  const auto circuits = make_circuit(games::Setup(entry, graph(order, 0, attributes)), circuit, adjacency);
  encode::SymbolicBoard board = circuits->start();
  for (auto& plane : board) {
    for (Literal& cell : plane) cell = circuit.input();
  }
  const encode::SymbolicBoard start = circuits->start();
  const std::vector<Literal> moves = circuits->moves(board);
  const Literal won = circuits->won(board);
  const std::vector<Literal> remaining = circuits->remaining(board);
  std::vector<encode::SymbolicBoard> after;
  for (std::size_t m = 0; m < moves.size(); ++m)
    after.push_back(moves[m] == encode::never ? encode::SymbolicBoard{} : circuits->play(board, static_cast<int>(m)));
  testing::Lanes lanes(circuit);
  const std::vector<Literal> inputs = pairs(adjacency);
  int compared = 0;
  for (unsigned code = 0; code < 1U << inputs.size(); ++code) {
    const auto game = games::make(entry, graph(order, code, attributes));
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      for (std::size_t lane = 0; lane < 64; ++lane) lanes.set(inputs[i], lane, (code >> i & 1U) != 0);
    }
    std::vector<Position> found{game->start()};
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (const int move : game->moves(found[i])) {
        Position next = game->play(found[i], move);
        if (std::ranges::find(found, next) == found.end()) found.push_back(std::move(next));
      }
    }
    for (std::size_t first = 0; first < found.size(); first += 64) {
      const std::size_t count = std::min<std::size_t>(64, found.size() - first);
      for (std::size_t lane = 0; lane < count; ++lane) lanes.set(board, lane, found[first + lane]);
      lanes.evaluate();
      EXPECT_TRUE(lanes.equal(start, 0, game->start()));
      for (std::size_t lane = 0; lane < count; ++lane) {
        const Position& at = found[first + lane];
        const std::vector<int> legal = game->moves(at);
        EXPECT_EQ(lanes.of(won, lane), game->won(at));
        EXPECT_EQ(lanes.of(remaining, lane), game->remaining(at));
        for (std::size_t m = 0; m < moves.size(); ++m) {
          const int move = static_cast<int>(m);
          EXPECT_EQ(lanes.of(moves[m], lane), std::ranges::binary_search(legal, move));
          if (std::ranges::binary_search(legal, move)) {
            EXPECT_TRUE(lanes.equal(after[m], lane, game->play(at, move)));
          }
          ++compared;
        }
      }
    }
  }
  return compared;
}

TEST(SomeGraph, SaysWhatEveryGraphSays) {
  int games = 0;
  for (const games::Entry& entry : games_on_graphs()) {
    if (!entry.refinements.any_graph) continue;
    ++games;
    const std::string_view name = entry.info.name;
    int compared = 0;
    for (int order = 3; order <= 4; ++order) {
      compared += compare(entry, order, attributes_of(name));
      ASSERT_FALSE(HasFailure()) << name << " on graphs of order " << order;
    }
    EXPECT_GT(compared, 1000) << name;
  }
  EXPECT_GE(games, 7);
}

TEST(SomeGraph, IsFoundByAFormula) {
  const games::Entry& entry = games::find("ello");
  constexpr int order = 4;
  for (const char* green : {"", " green=0", " green=0,1", " green=0,1,3", " green=0,1,2,3"}) {
    Circuit circuit;
    const encode::Adjacency adjacency = encode::some_graph(circuit, order);
    const auto circuits = make_circuit(games::Setup(entry, graph(order, 0, green)), circuit, adjacency);
    const encode::Play play = unrolled(*circuits, circuit);
    encode::Requirement requirement{{}, legal_choices(play)};
    requirement.clauses.push_back({play.end.won});
    for (const Literal pair : pairs(adjacency)) requirement.inputs.push_back(pair);
    for (const encode::Step& step : play.steps) {
      requirement.inputs.push_back(step.rests);
      for (const Literal choice : step.choices) {
        if (choice != encode::never) requirement.inputs.push_back(choice);
      }
    }
    encode::CircuitCnf found = clauses_of(circuit, requirement);
    for (const encode::Step& step : play.steps) {
      std::vector<int> choices{found.of(step.rests)};
      for (const Literal choice : step.choices) {
        if (choice != encode::never) choices.push_back(found.of(choice));
      }
      exactly_one(found.cnf, choices);
    }
    std::set<std::vector<char>> winnable;
    for (unsigned code = 0; code < 64; ++code) {
      const auto game = games::make(entry, graph(order, code, green));
      std::vector<Position> positions{game->start()};
      bool won = false;
      for (std::size_t i = 0; i < positions.size(); ++i) {
        won = won || game->won(positions[i]);
        for (const int move : game->moves(positions[i])) positions.push_back(game->play(positions[i], move));
      }
      std::vector<char> values;
      for (unsigned i = 0; i < 6; ++i) values.push_back((code >> i & 1U) != 0 ? 1 : 0);
      if (won) winnable.insert(values);
    }
    EXPECT_TRUE(testing::Backtracking(found.cnf).projections(6) == winnable) << green;
  }
}

TEST(SomeGraph, IsRefusedToRulesThatReadTheirGraphElsewhere) {
  for (const games::Entry& entry : games_on_graphs()) {
    Circuit circuit;
    const encode::Adjacency adjacency = encode::some_graph(circuit, 3);
    const auto make = [&](const char* line) {
      return make_circuit(games::Setup(entry, Instance(line)), circuit, adjacency);
    };
    if (entry.refinements.any_graph) {
      EXPECT_NO_THROW(make("B?")) << entry.info.name;
    } else {
      EXPECT_THROW(make("B?"), text::InputError) << entry.info.name;
    }
    EXPECT_THROW(make("path:3"), text::InputError) << entry.info.name;
    EXPECT_THROW(make("C?"), text::InputError) << entry.info.name;
  }
}

}  // namespace
}  // namespace gamecert
