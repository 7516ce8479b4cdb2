// The games of ELLO on a graph that are of the right parity and yet cannot be won.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "graphs/small_graph.hpp"
#include "solve/ello/odd.hpp"
#include "solve/set_pairs.hpp"

namespace gamecert::solve {

/// Reused from graph to graph by sweeps. Order at most 16.
class UnwinnableGames {
 public:
  static constexpr int max_order = 16;

  /// The green sets g with as many members as order + size modulo 2 that do not win, ascending. All
  /// other sets of that parity win, and no set of the other parity does (Theorem 1.5).
  const std::vector<graphs::VertexSet>& of(const graphs::SmallGraph& graph);

 private:
  graphs::VertexSet sure_moves(graphs::VertexSet left, graphs::VertexSet odd);
  bool wins_even(graphs::VertexSet odd, graphs::VertexSet green);
  void list_by_leaf(const graphs::SmallGraph& graph, int leaf);
  void list_all_odd(const graphs::SmallGraph& graph);
  bool wins(graphs::VertexSet left, graphs::VertexSet odd, bool odd_type, graphs::VertexSet green);
  bool wins_by_a_move(graphs::VertexSet left, graphs::VertexSet odd, bool odd_type, graphs::VertexSet green);
  void forget_unless_alike(const graphs::SmallGraph& graph);

  graphs::SmallGraph graph_;
  OddDegenerate odd_degenerate_;        // sets left in play
  std::vector<std::uint32_t> visited_;  // by vertex set: the last game that left it
  std::uint32_t game_ = 0;
  /// Positions on the last vertices, all but the first of a small graph, are kept while the subgraph that these induce
  /// stays the same from graph to graph.
  enum class Known : std::uint8_t { no, lost, won };
  int first_kept_ = 0;
  std::array<Known, set_pairs(most_of_set_pairs)> kept_;
  static constexpr graphs::VertexSet unasked = ~graphs::VertexSet{0};
  std::array<graphs::VertexSet, max_order> sure_after_;  // sure_moves after a first move, or unasked
  std::vector<graphs::VertexSet> unwinnable_;
  std::vector<UnwinnableGames> smaller_;  // of the graph without a leaf; one, once it is needed
};

}  // namespace gamecert::solve
