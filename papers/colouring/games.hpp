// What claims on colouring games share: their questions, paintings, and strategies that answer every move.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"
#include "papers/game_question.hpp"

namespace gamecert::papers {

/// PROPER k-COLORING on a board.
GameQuestion proper(std::string board, int colours);
/// 2-DISTANCE 2-COLORING.
GameQuestion two_distance(std::string board);

/// `path:3 painted=0:1,2:2`: the colours of the vertices from 0 on, 0 for unpainted.
std::string painted(const std::string& board, std::span<const int> colours);

/// Calls visit for all paintings with 2 colours.
template <class Visit>
void each_painting(int order, Visit&& visit) {
  std::vector<int> colours(static_cast<std::size_t>(order));
  for (std::size_t i = 0; i < colours.size();) {
    visit(colours);
    for (i = 0; i < colours.size() && ++colours[i] > 2; ++i) colours[i] = 0;
  }
}

struct Painted {
  int vertex, colour;
};
/// The answers a strategy leaves open to a move, `legal` being what the rules allow; each of them has to do.
using PaintAnswers = std::function<std::vector<Painted>(Painted move, const std::vector<Painted>& legal)>;

/// Where a strategy has no legal answer, in words; empty if it always has one. It is the second player's on the board
/// as it is painted, and the opponent never paints `left_out`: without an answer to give he is the first without a
/// move.
std::string where_stuck(const GameQuestion& asked, const PaintAnswers& answers, Trial& trial,
                        graphs::VertexSet left_out = 0);
/// An instance: the strategy always has an answer.
void never_stuck(const GameQuestion& asked, const PaintAnswers& answers, Trial& trial, graphs::VertexSet left_out = 0);

/// Whether the player to move has the last move although she never paints `left_out`; the opponent may.
bool wins_without(const GameQuestion& asked, graphs::VertexSet left_out, Trial& trial);

}  // namespace gamecert::papers
