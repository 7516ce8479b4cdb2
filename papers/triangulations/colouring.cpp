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

std::size_t index(int i) { return static_cast<std::size_t>(i); }

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
    const int sum = kayles_sum(arrays(board));
    trial.instance(node_kayles.of(edge_graph(board)) == sum && (n > most_played || has_value(board, sum, trial)),
                   [&] { return nimber_failure(on(board), "the arrays add to " + std::to_string(sum)); });
  });
}

/// The first moves that leave arrays of Nim-sum 0, and how often the algorithm looks at an edge of a face or at a
/// value.
struct MovesByArrays {
  std::vector<std::string> moves;
  int looks = 0;
};
MovesByArrays moves_by_arrays(const EdgeBoard& board) {
  MovesByArrays result;
  std::vector<std::vector<int>> faces_at(board.edges.size());
  const auto each_side = [&](int face, auto&& visit) {
    each_edge(board.triangles[index(face)], [&](int e) {
      ++result.looks;
      visit(e);
    });
  };
  const auto value = [&](int heap) {
    ++result.looks;
    return solve::kayles().value(heap);
  };
  const int count = static_cast<int>(board.triangles.size());
  for (int face = 0; face < count; ++face) each_side(face, [&](int e) { faces_at[index(e)].push_back(face); });
  std::vector<bool> inner;
  for (int face = 0; face < count; ++face) {
    bool on_hull = false;
    each_side(face, [&](int e) { on_hull = on_hull || faces_at[index(e)].size() == 1; });
    inner.push_back(!on_hull);
  }
  // The place of every face in its array, and the length of that.
  std::vector<int> place(board.triangles.size(), -1), length(board.triangles.size());
  const auto beside = [&](int face, int from) {
    std::vector<int> others;
    each_side(face, [&](int e) {
      for (const int other : faces_at[index(e)]) {
        if (other != face && other != from && !inner[index(other)]) others.push_back(other);
      }
    });
    return others;
  };
  int sum = 0;
  for (int end = 0; end < count; ++end) {
    if (inner[index(end)] || place[index(end)] >= 0 || beside(end, -1).size() > 1) continue;
    std::vector<int> array{end};
    for (int from = -1;;) {
      const std::vector<int> next = beside(array.back(), from);
      place[index(array.back())] = static_cast<int>(array.size()) - 1;
      if (next.empty()) break;
      from = array.back();
      array.push_back(next.front());
    }
    for (const int face : array) length[index(face)] = static_cast<int>(array.size());
    sum ^= value(static_cast<int>(array.size()));
  }
  for (int e = 0; e < board.size(); ++e) {
    int first = -1, taken = 0;
    for (const int face : faces_at[index(e)]) {
      if (inner[index(face)]) continue;
      if (taken++ == 0 || place[index(face)] < place[index(first)]) first = face;
    }
    const int whole = length[index(first)], before = place[index(first)];
    if ((sum ^ value(whole) ^ value(before) ^ value(whole - before - taken)) == 0)
      result.moves.push_back(board.edge_name(e));
  }
  return result;
}

/// A point allows `most_looks` looks.
void moves_in_linear_time(int n, int most_looks, Trial& trial) {
  constexpr int most_played = 10;
  each_convex(n, ConvexKind::simple_branching, trial, [&](const EdgeBoard& board) {
    const MovesByArrays found = moves_by_arrays(board);
    trial.instance(found.looks <= most_looks * n && (n > most_played || winning_moves(on(board), trial) == found.moves),
                   [&] { return outcome_failure(on(board), "other winning moves, or more looks"); });
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
      check("arrays-add", arrays_add),
      check("moves-in-linear-time", moves_in_linear_time, number("looks-at-a-point")),
      check("kayles-on-edge-graphs", edge_graphs),
      check("triangle-cacti", outerplanar, number("most-at-a-vertex")),
  };
}

}  // namespace gamecert::papers
