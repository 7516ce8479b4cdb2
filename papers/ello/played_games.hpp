// Games on one graph, played by their rules and nothing else; a set of vertices stands for a position.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::papers {

class PlayedGame {
 public:
  enum class Stands { in_plane, outside };
  /// The set is a plane of the position or, `outside`, the vertices there are but for those of the plane.
  PlayedGame(const graphs::SmallGraph& graph, std::string_view name, std::string_view plane, Stands stands);

  bool won(graphs::VertexSet set) const { return game_->won(at(set)); }
  /// The set that a move at v leaves, or would if play were not won already; the same set if it is not legal.
  graphs::VertexSet after(graphs::VertexSet set, int v) const;
  /// Of a solitaire that deletes a vertex a move: whether the moves of the order are legal one after the other and win.
  bool wins(const std::vector<int>& order, graphs::VertexSet set) const;
  /// Whether some line of play does; order at most 8.
  bool winnable(graphs::VertexSet set) const;

 private:
  games::Position at(graphs::VertexSet set) const;
  bool reaches_goal(const games::Position& at, std::vector<bool>& visited) const;

  int order_;
  std::unique_ptr<games::Game> game_;
  std::size_t plane_;
  Stands stands_;
  graphs::VertexSet vertices_;
};

}  // namespace gamecert::papers
