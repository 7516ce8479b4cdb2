// Games on triangulations, Section 5.1: the triangulation colouring game and Kayles.
#include <algorithm>
#include <bit>
#include <set>

#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "solve/boards/kayles.hpp"
#include "solve/boards/node_kayles.hpp"

namespace gamecert::papers {
namespace {

using graphs::ConvexKind;

constexpr std::string_view colouring = "triangle-colouring";

GameQuestion on(const EdgeBoard& board, EdgeSet coloured = 0) { return by_rules(colouring, board.marked(coloured)); }

/// Some face has so many edges that are not coloured.
bool some_face_lacks(int missing, const EdgeBoard& board, EdgeSet coloured) {
  return std::ranges::any_of(board.triangles, [&](EdgeSet face) { return std::popcount(face & ~coloured) == missing; });
}

/// Calls visit(coloured, e) for every position and every move in it that colours a second edge of a face.
template <class Visit>
void each_second_edge(const EdgeBoard& board, Trial& trial, Visit&& visit) {
  for (EdgeSet coloured = 0; coloured <= board.all(); ++coloured) {
    trial.step();
    if (some_face_lacks(0, board, coloured)) continue;
    each_edge(board.all() & ~coloured, [&](int e) {
      const bool second = std::ranges::any_of(board.triangles, [&](EdgeSet face) {
        return (face & one_edge(e)) != 0 && std::popcount(face & coloured) == 1;
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
      const bool wins = some_face_lacks(0, board, now);
      if (wins && moves == Moves::that_complete_nothing) return;
      trial.instance(!wins && some_face_lacks(1, board, now), [&] {
        return outcome_failure(on(board, coloured), "the move " + board.edge_name(e) +
                                                        " colours a second edge of a face and completes another");
      });
    });
  });
}

void serpentine_by_mimicry(int n, Trial& trial) {
  each_convex(n, ConvexKind::serpentine, trial, [&](const EdgeBoard& board) {
    won_by_mimicry(colouring, board, one_edge(middle(board)), reversal(board), trial);
  });
}

/// The Nim-sum of the values of Table 2 for heaps of these sizes.
int kayles_sum(const std::vector<int>& heaps) {
  int sum = 0;
  for (const int heap : heaps) sum ^= solve::kayles().value(heap);
  return sum;
}

/// By play.
bool has_value(const EdgeBoard& board, int value, Trial& trial) {
  return nimber(on(board), trial) == value && outcome(on(board), trial) == (value != 0 ? "first" : "second");
}

void arrays_add(int n, Trial& trial) {
  constexpr int most_played = 10;
  solve::NodeKaylesNimbers node_kayles;
  each_convex(n, ConvexKind::simple_branching, trial, [&](const EdgeBoard& board) {
    const int sum = kayles_sum(arrays(board, 0));
    trial.instance(node_kayles.of(edge_graph(board)) == sum && (n > most_played || has_value(board, sum, trial)),
                   [&] { return nimber_failure(on(board), "the arrays add to " + std::to_string(sum)); });
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

void edge_graphs(int points, Trial& trial) {
  constexpr int most_in_discs = 7;
  solve::NodeKaylesNimbers node_kayles;
  const auto compare = [&](const EdgeBoard& board) {
    const int value = node_kayles.of(edge_graph(board));
    trial.instance(has_value(board, value, trial),
                   [&] { return nimber_failure(on(board), "Kayles on EG(T) has " + std::to_string(value)); });
  };
  if (points > most_in_discs) return each_convex(points, ConvexKind::all, trial, compare);
  each_disc(points, points - 3, trial, compare);
}

/// A connected graph in which every block is a triangle.
struct TriangleCactus {
  graphs::SmallGraph graph;
  std::vector<graphs::VertexSet> blocks;

  int blocks_at(int v) const {
    return static_cast<int>(
        std::ranges::count_if(blocks, [&](graphs::VertexSet block) { return (block >> v & 1) != 0; }));
  }
  /// All vertices of the block are articulation vertices.
  bool branches(graphs::VertexSet block) const {
    bool result = true;
    graphs::each(block, [&](int v) { result = result && blocks_at(v) > 1; });
    return result;
  }
  TriangleCactus with_block_at(int v) const {
    TriangleCactus larger = *this;
    const int u = larger.graph.order, w = u + 1;
    larger.graph.order += 2;
    larger.graph.add_edge(v, u);
    larger.graph.add_edge(v, w);
    larger.graph.add_edge(u, w);
    larger.blocks.push_back(graphs::single(u) | graphs::single(v) | graphs::single(w));
    return larger;
  }
};

/// One of each isomorphism class with so many blocks, no vertex in more than `most` of them: grown a triangle at a
/// time.
std::vector<TriangleCactus> triangle_cacti(int blocks, int most, Trial& trial) {
  std::vector<TriangleCactus> cacti(1);
  cacti[0].graph.order = 1;
  for (int count = 0; count < blocks; ++count) {
    std::vector<TriangleCactus> larger;
    std::set<std::vector<std::uint64_t>> seen;
    for (const TriangleCactus& cactus : cacti) {
      for (int v = 0; v < cactus.graph.order; ++v) {
        trial.look();
        if (cactus.blocks_at(v) == most) continue;
        TriangleCactus next = cactus.with_block_at(v);
        const std::vector<int> plain(static_cast<std::size_t>(next.graph.order), 0);
        if (seen.insert(graphs::canonical_key(next.graph, plain)).second) larger.push_back(std::move(next));
      }
    }
    cacti = std::move(larger);
  }
  return cacti;
}

/// Where blocks with three articulation vertices share none: without them, the arrays add.
void outerplanar(int blocks, int most_blocks_at_a_vertex, Trial& trial) {
  solve::NodeKaylesNimbers node_kayles;
  for (const TriangleCactus& cactus : triangle_cacti(blocks, most_blocks_at_a_vertex, trial)) {
    std::vector<graphs::VertexSet> left;
    graphs::VertexSet branching = 0;
    bool apart = true;
    for (const graphs::VertexSet block : cactus.blocks) {
      if (!cactus.branches(block)) {
        left.push_back(block);
        continue;
      }
      apart = apart && (branching & block) == 0;
      branching |= block;
    }
    if (!apart) continue;
    const int sum = kayles_sum(group_sizes(std::move(left)));
    trial.instance(node_kayles.of(cactus.graph) == sum, [&] {
      return nimber_failure({"node-kayles", graphs::write_graph6(cactus.graph)},
                            "the blocks without three articulation vertices add to " + std::to_string(sum));
    });
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
