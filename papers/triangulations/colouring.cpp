// Games on triangulations, Section 5.1: the triangulation colouring game and Kayles.
#include <algorithm>

#include "graphs/small_graph_text.hpp"
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "papers/triangulations/cacti.hpp"
#include "papers/triangulations/heaps.hpp"
#include "solve/boards/node_kayles.hpp"

namespace gamecert::papers {
namespace {

using graphs::ConvexKind;

constexpr std::string_view colouring = "triangle-colouring";

GameQuestion on(const EdgeBoard& board, EdgeSet coloured = 0) { return by_rules(colouring, board.marked(coloured)); }

bool green_face(const EdgeBoard& board, EdgeSet coloured) {
  return std::ranges::any_of(board.triangles, [&](EdgeSet face) { return (face & ~coloured) == 0; });
}
/// Some face has all edges coloured but one.
bool waits(const EdgeBoard& board, EdgeSet coloured) {
  return std::ranges::any_of(board.triangles,
                             [&](EdgeSet face) { return __builtin_popcountll(face & ~coloured) == 1; });
}

/// Calls visit(coloured, e) for every position and every move in it that colours a second edge of a face.
template <class Visit>
void each_second_edge(const EdgeBoard& board, Trial& trial, Visit&& visit) {
  for (EdgeSet coloured = 0; coloured <= board.all(); ++coloured) {
    trial.step();
    if (green_face(board, coloured)) continue;
    each_edge(board.all() & ~coloured, [&](int e) {
      const bool second = std::ranges::any_of(board.triangles, [&](EdgeSet face) {
        return (face & one_edge(e)) != 0 && __builtin_popcountll(face & coloured) == 1;
      });
      if (second) visit(coloured, e);
    });
  }
}

enum class Moves { that_complete_nothing, all };

void second_edge_loses(int points, Moves moves, Trial& trial) {
  each_disc(points, points - 3, trial, [&](const EdgeBoard& board) {
    each_second_edge(board, trial, [&](EdgeSet coloured, int e) {
      const EdgeSet now = coloured | one_edge(e);
      const bool wins = green_face(board, now);
      if (wins && moves == Moves::that_complete_nothing) return;
      trial.instance(!wins && waits(board, now), [&] {
        return outcome_failure(on(board, coloured), "the move " + board.edge_name(e) +
                                                        " colours a second edge of a face and completes another");
      });
    });
  });
}

void serpentine_by_mimicry(int n, Trial& trial) {
  each_convex(n, ConvexKind::serpentine, trial, [&](const EdgeBoard& board) {
    const auto unmatched =
        where_mimicry_fails({board.triangles, board.all(), reversal(board)}, one_edge(middle(board)), trial);
    trial.instance(unmatched.empty(), [&] {
      return outcome_failure(on(board, unmatched.front().coloured),
                             "no answer to " + board.edge_name(unmatched.front().move));
    });
  });
}

void arrays_add(int n, Trial& trial) {
  constexpr int most_played = 10;
  solve::NodeKaylesNimbers node_kayles;
  each_convex(n, ConvexKind::simple_branching, trial, [&](const EdgeBoard& board) {
    const int sum = kayles_sum(arrays(board, 0));
    bool holds = node_kayles.of(edge_graph(board)) == sum;
    if (n <= most_played) {
      holds = holds && nimber(on(board), trial) == sum;
      holds = holds && outcome(on(board), trial) == (sum != 0 ? "first" : "second");
    }
    trial.instance(holds, [&] { return nimber_failure(on(board), "the arrays add to " + std::to_string(sum)); });
  });
}

void moves_by_arrays(int n, Trial& trial) {
  each_convex(n, ConvexKind::simple_branching, trial, [&](const EdgeBoard& board) {
    std::vector<std::string> expected;
    for (int e = 0; e < board.size(); ++e) {
      if (kayles_sum(arrays(board, one_edge(e))) == 0) expected.push_back(board.edge_name(e));
    }
    trial.instance(winning_moves(on(board), trial) == expected,
                   [&] { return outcome_failure(on(board), "other winning moves than those to Nim-sum 0"); });
  });
}

void odd_number_of_arrays(int n, Trial& trial) {
  each_convex(n, ConvexKind::simple_branching, trial, [&](const EdgeBoard& board) {
    trial.instance(arrays(board, 0).size() % 2 != 0,
                   [&] { return Failure{board.name + ": an even number of arrays"}; });
  });
}

void same_as_node_kayles(const EdgeBoard& board, solve::NodeKaylesNimbers& node_kayles, Trial& trial) {
  const int value = node_kayles.of(edge_graph(board));
  trial.instance(nimber(on(board), trial) == value && outcome(on(board), trial) == (value != 0 ? "first" : "second"),
                 [&] { return nimber_failure(on(board), "Kayles on EG(T) has " + std::to_string(value)); });
}

void edge_graphs(int points, Trial& trial) {
  constexpr int most_in_discs = 7;
  solve::NodeKaylesNimbers node_kayles;
  const auto compare = [&](const EdgeBoard& board) { same_as_node_kayles(board, node_kayles, trial); };
  if (points > most_in_discs) return each_convex(points, ConvexKind::all, trial, compare);
  each_disc(points, points - 3, trial, compare);
}

void kayles_of_blocks(const TriangleCactus& cactus, solve::NodeKaylesNimbers& node_kayles, Trial& trial) {
  const int sum = kayles_sum(block_groups(cactus));
  trial.instance(node_kayles.of(cactus.graph) == sum, [&] {
    return nimber_failure({"node-kayles", graphs::write_graph6(cactus.graph)},
                          "the blocks without three articulation vertices add to " + std::to_string(sum));
  });
}

void outerplanar(int blocks, int most_blocks_at_a_vertex, Trial& trial) {
  solve::NodeKaylesNimbers node_kayles;
  for (const TriangleCactus& cactus : triangle_cacti(blocks, most_blocks_at_a_vertex, trial)) {
    if (!branches_share_nothing(cactus)) continue;
    kayles_of_blocks(cactus, node_kayles, trial);
  }
}

}  // namespace

std::vector<CheckFunction> triangulation_colouring() {
  return {
      check("second-edge-loses", second_edge_loses,
            choice<Moves>("moves", {{"that-complete-nothing", Moves::that_complete_nothing}, {"all", Moves::all}})),
      check("colouring-by-mimicry", serpentine_by_mimicry),
      check("arrays-add", arrays_add),
      check("moves-by-arrays", moves_by_arrays),
      check("odd-number-of-arrays", odd_number_of_arrays),
      check("kayles-on-edge-graphs", edge_graphs),
      check("triangle-cacti", outerplanar, number("most-at-a-vertex")),
  };
}

}  // namespace gamecert::papers
