// What is left to play of a local game for points: leads at vertices, and the edges that still count.
//
// A position is seen by its mover. The players colour edges in turn; in the end every vertex is a point for who leads
// there. docs/SYMMETRY.md proves what is struck here, under "Pairs that are split".
#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::games {

class LeadGraph {
 public:
  static constexpr int most = graphs::SmallGraph::max_order;
  /// An edge between two vertices, the smaller first; or one out of the graph, with no second end.
  struct Edge {
    int vertex;
    std::optional<int> other;
  };

  /// A position of the game on the graph with these edges. The game is one that `leads_decide`, the order at most
  /// `most`.
  LeadGraph(int order, const std::vector<graphs::Edge>& edges, const Game& game, PositionView at);
  /// The reverse of words().
  explicit LeadGraph(PositionView words);

  int order() const { return open_.order; }
  bool empty() const { return open_.order == 0; }
  /// More edges at the vertex are the mover's than the opponent's.
  int lead(int v) const { return leads_[static_cast<std::size_t>(v)]; }
  /// Edges left at the vertex.
  int left(int v) const { return open_.degree(v) + (leads_out(v) ? 1 : 0); }
  graphs::VertexSet neighbours(int v) const { return open_.neighbours(v); }
  bool leads_out(int v) const { return (out_ >> v & 1) != 0; }
  /// Edges left, in the order of the vertices.
  std::vector<Edge> edges() const;

  /// The mover colours the edge; the position as the opponent sees it.
  LeadGraph played(const Edge& edge) const;
  /// Strikes vertices that are settled and edges that cancel, and numbers what is left anew: up to order 16 equal for
  /// positions that are isomorphic. The mover makes so much more than what is left makes.
  int strike();
  /// What tells it from other positions; and that of one with these leads and these neighbours of every vertex but the
  /// first before it.
  std::vector<Word> words() const;
  static std::vector<Word> words(const std::vector<int>& leads, graphs::VertexSet out,
                                 const std::vector<graphs::VertexSet>& before);

 private:
  void isolate(int v);
  int settle();
  bool strike_twins();
  void number_anew();
  void number(const std::vector<int>& order);

  graphs::SmallGraph open_;
  graphs::VertexSet out_ = 0;  // vertices with one more edge left, whose other end counts for nobody
  std::array<int, most> leads_{};
};

/// Whether the rest of play is a matter of leads: a local game for points.
bool leads_decide(const GameInfo& info);

}  // namespace gamecert::games
