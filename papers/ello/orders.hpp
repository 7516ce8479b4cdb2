// Orders of the vertices as strategies of ELLO, and what the rules make of them, move by move.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/game.hpp"
#include "papers/ello/games.hpp"

namespace gamecert::papers {

/// The orders of 0..n-1 are numbered from 1, as in a dictionary; n is at most 9. std::domain_error for other numbers.
std::int64_t number_of_orders(int n);
std::vector<int> vertex_order(std::int64_t number, int n);

/// The vertices of odd predegree: an odd number of neighbours comes before them.
VertexSet odd_predegrees(const SmallGraph& graph, const std::vector<int>& order);
/// The vertices of odd predegree in an order and in its reverse, for every order by its number less 1.
struct OddPredegrees {
  VertexSet before, after;
};
std::vector<OddPredegrees> odd_predegrees_of_all_orders(const SmallGraph& graph);

/// ELLO and Lights Out on one graph, played by the rules of the games and nothing else.
class PlayedGames {
 public:
  explicit PlayedGames(const SmallGraph& graph);

  /// Whether the moves of the order are legal one after the other and win.
  bool wins(const std::vector<int>& order, VertexSet green) const;
  /// Whether some line of play wins; order at most 8.
  bool winnable(VertexSet green);
  /// The green vertices that a first move at v leaves; -1 if it is not legal.
  std::int64_t after_move(VertexSet green, int v) const;
  /// Of Lights Out: the lit vertices after a move at v, and whether the game is won with these lit.
  VertexSet lit_after(VertexSet lit, int v) const;
  bool lights_won(VertexSet lit) const;

 private:
  enum Plane : std::size_t { alive, red, lit = 0 };

  games::Position start(VertexSet green) const;
  games::Position with_lit(VertexSet lit) const;
  bool legal(const games::Position& at, int v) const;
  bool reaches_goal(const games::Position& at);

  int order_;
  std::unique_ptr<games::Game> game_, lights_;
  std::vector<bool> visited_;  // by the words of the position; of one game
};

}  // namespace gamecert::papers
