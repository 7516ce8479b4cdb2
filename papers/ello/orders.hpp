// Orders of the vertices as strategies of ELLO: what the rules make of them, against what the paper
// reads off the predegrees.
#pragma once

#include <algorithm>
#include <memory>
#include <numeric>
#include <span>
#include <vector>

#include "games/game.hpp"
#include "papers/claim.hpp"
#include "papers/ello/games.hpp"

namespace gamecert::papers {

using StrategyOrder = std::span<const int>;

/// Calls visit(order) for every order of n vertices.
template <class Visit>
void each_order(int n, Visit&& visit) {
  std::vector<int> order(static_cast<std::size_t>(n));
  std::iota(order.begin(), order.end(), 0);
  do visit(StrategyOrder(order));
  while (std::next_permutation(order.begin(), order.end()));
}

/// The vertices of odd predegree: an odd number of neighbours comes before them.
VertexSet odd_predegrees(const SmallGraph& graph, StrategyOrder order);
/// The green vertices of c_pi, where pi is the order.
VertexSet greens_of(const SmallGraph& graph, StrategyOrder order);

/// The games on one graph, played move by move by the rules of the game and nothing else.
class PlayedGames {
 public:
  /// Order at most 8.
  explicit PlayedGames(const SmallGraph& graph);

  /// Whether the moves of the order are legal one after the other and win.
  bool wins(StrategyOrder order, VertexSet green) const;
  /// Whether some line of play wins.
  bool winnable(VertexSet green);
  /// Calls visit(v, on, green) for every legal first move v, with the game it leaves.
  template <class Visit>
  void each_move(VertexSet green, Visit&& visit) const {
    const games::Position at = start(green);
    for (int v : game_->moves(at)) {
      const games::Position after = game_->play(at, v);
      visit(v, VertexSet{after[alive]}, VertexSet{after[alive] & ~after[red]});
    }
  }

 private:
  enum Plane : std::size_t { alive, red };

  games::Position start(VertexSet green) const;
  bool reaches_goal(const games::Position& at);

  int order_;
  std::unique_ptr<games::Game> game_;
  std::vector<bool> visited_;  // by the words of the position; of one game
};

// Checks on every graph of an order; the statement is a parameter. The vertices are those of the graph.

/// Proposition 1.1: a colouring by its red vertices and an order by the vertices of odd predegree, and
/// whether c(v) + d(pi,v) is even for all v.
using EvenEverywhere = bool (*)(VertexSet red, VertexSet odd);
bool even_everywhere(VertexSet red, VertexSet odd);
void check_prop_1_1(int order, EvenEverywhere even, Trial& trial);

/// Corollary 1.2: the colouring c_pi.
using GreensOf = decltype(&greens_of);
void check_cor_1_2_i(int order, GreensOf greens, Trial& trial);
void check_cor_1_2_ii(int order, GreensOf greens, Trial& trial);

/// Corollary 1.4(i): where c_pi agrees with the colouring of the reverse of pi.
using Agree = bool (*)(const SmallGraph& graph, int v);
void check_cor_1_4_i(int order, Agree agree, Trial& trial);
/// Corollary 1.4(ii): the reflection; and that in all-even graphs the reverse of an order wins too.
using Reflected = VertexSet (*)(const ElloGames& games, VertexSet green);
void check_cor_1_4_ii(int order, Reflected reflected, Trial& trial);

/// Proposition 1.6: the parity condition.
using ParityCondition = bool (*)(const SmallGraph& graph, VertexSet green);
void check_prop_1_6(int order, ParityCondition condition, Trial& trial);

/// Lemma 3.1(iii): what a move keeps.
using KeptByMoves = bool (*)(const ElloGames& games, VertexSet on, VertexSet green);
void check_lem_3_1_iii(int order, KeptByMoves kept, Trial& trial);

}  // namespace gamecert::papers
