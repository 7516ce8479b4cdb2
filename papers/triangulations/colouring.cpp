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

template <Moves moves>
void second_edge_loses(int points, Trial& trial) {
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

void serpentine_is_won(int n, Trial& trial) {
  each_convex(n, ConvexKind::serpentine, trial, [&](const EdgeBoard& board) {
    trial.instance(outcome(on(board), trial) == "first",
                   [&] { return outcome_failure(on(board), "the second player wins"); });
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

template <int most_blocks_at_a_vertex>
void outerplanar(int blocks, Trial& trial) {
  solve::NodeKaylesNimbers node_kayles;
  for (const TriangleCactus& cactus : triangle_cacti(blocks, most_blocks_at_a_vertex, trial)) {
    if (!branches_share_nothing(cactus)) continue;
    kayles_of_blocks(cactus, node_kayles, trial);
  }
}

constexpr Claim claims[] = {
    {.id = "tri.obs-taken",
     .statement = "coloring a second edge of a triangle of which one edge is colored, without completing another "
                  "triangle, loses at once: the opponent completes it",
     .range = "all positions on all discs with inner points or without, points",
     .stages = {3, 7, 8},
     .check = second_edge_loses<Moves::that_complete_nothing>},
    {.id = "tri.obs-taken.literal",
     .statement = "coloring an edge of a triangle for which one edge has already been colored leads immediately to a "
                  "winning move for the opponent (word for word: also where that edge completes another triangle)",
     .range = "all positions on all discs with inner points or without, points",
     .stages = {3, 7, 8},
     .check = second_edge_loses<Moves::all>},
    {.id = "tri.obs-serp-col",
     .statement = "the triangulation coloring game on a serpentine triangulation is a first-player win",
     .range = "all serpentine triangulations, n =",
     .stages = {3, 11, 13},
     .check = serpentine_is_won},
    {.id = "tri.obs-serp-col.strategy",
     .statement = "she takes the central triangle by its edge on the hull, or both triangles at the central diagonal, "
                  "and mimics: every move is answered by the corresponding edge, or wins for her at once",
     .range = "all serpentine triangulations, n =",
     .stages = {3, 12, 13},
     .check = serpentine_by_mimicry},
    {.id = "tri.tbl-2",
     .statement =
         "Table 2: Kayles values have period 12 with 14 exceptions, the last at 70; 1, 2, 4, 8 appear first at "
         "1, 2, 5, 27; a heap of 42 is heaps of 1, 2 and 5; no zeros for n >= 1",
     .range = "all heaps to 1000 k, k =",
     .stages = {1, 10, 30},
     .check = [](int stage, Trial& trial) { check_kayles_table(1000 * stage, trial); }},
    {.id = "tri.thm-1",
     .statement = "on simple-branching triangulations inner triangles can be ignored: the value is the Nim-sum of the "
                  "values of Table 2 for the lengths of the block arrays",
     .range = "Kayles on EG(T), and the game with heaps to n = 10, of all simple-branching triangulations, n =",
     .stages = {3, 12, 14},
     .check = arrays_add},
    {.id = "tri.thm-1.moves",
     .statement = "on simple-branching triangulations the winning moves are those that leave the block arrays with "
                  "Nim-sum 0",
     .range = "all simple-branching triangulations, n =",
     .stages = {3, 10, 12},
     .check = moves_by_arrays},
    {.id = "tri.thm-1.odd",
     .statement = "the number of heaps that can be represented by a single legal triangulation must be odd",
     .range = "all simple-branching triangulations, n =",
     .stages = {3, 13, 14},
     .check = odd_number_of_arrays},
    {.id = "tri.eg",
     .statement =
         "playing the triangulation coloring game on T is equivalent to playing Kayles on EG(T): equal outcomes "
         "and nimbers",
     .range = "all discs to 7 points, then all convex triangulations, points",
     .stages = {3, 10, 11},
     .check = edge_graphs},
    {.id = "tri.thm-1.outer",
     .statement =
         "Kayles on outerplanar graphs in which every block is a triangle, every vertex is in at most two blocks "
         "as in EG(T), and blocks with three articulation vertices share none: remove those blocks, and add the "
         "values of Table 2 for the arrays left",
     .range = "all such connected graphs, blocks",
     .stages = {1, 9, 11},
     .check = outerplanar<2>},
    {.id = "tri.thm-1.outer.literal",
     .statement =
         "the same for outerplanar graphs in which every block is a triangle and blocks with three articulation "
         "vertices share none, as printed: a vertex may be in any number of blocks",
     .range = "all such connected graphs, blocks",
     .stages = {1, 7, 8},
     .check = outerplanar<64>},
};

}  // namespace

std::span<const Claim> triangulation_colouring() { return claims; }

}  // namespace gamecert::papers
