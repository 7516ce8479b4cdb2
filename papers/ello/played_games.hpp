// Games on one graph, played by their rules and nothing else; sets of vertices stand for positions.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/game.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::papers {

class PlayedGames {
 public:
  explicit PlayedGames(const graphs::SmallGraph& graph);

  // Of ELLO with these green vertices.
  /// Whether the moves of the order are legal one after the other and win.
  bool wins(const std::vector<int>& order, graphs::VertexSet green) const;
  /// Whether some line of play wins; order at most 8.
  bool winnable(graphs::VertexSet green);
  /// The green vertices that a first move at v leaves; -1 if it is not legal.
  std::int64_t after_move(graphs::VertexSet green, int v) const;

  // Of Lights Out.
  /// The lit vertices after a move at v, and whether the game is won with these lit.
  graphs::VertexSet lit_after(graphs::VertexSet lit, int v) const;
  bool lights_won(graphs::VertexSet lit) const;

  // Of the geodetic game.
  /// The labelled vertices after a move at v; -1 if it is not legal.
  std::int64_t labelled_after(graphs::VertexSet labelled, int v) const;

 private:
  enum Plane : std::size_t { alive, red, lit = 0, open = 0 };

  games::Position start(graphs::VertexSet green) const;
  games::Position with_lit(graphs::VertexSet lit) const;
  bool reaches_goal(const games::Position& at);

  graphs::VertexSet vertices_;
  int order_;
  std::unique_ptr<games::Game> ello_, lights_, geodetic_;
  std::vector<bool> visited_;  // by the words of the position; of one game of ELLO
};

}  // namespace gamecert::papers
