// What claims on colouring games share: paintings, and play in which some vertices are never painted.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"
#include "papers/game_question.hpp"

namespace gamecert::papers {

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

/// Whether the player to move has the last move although she never paints `left_out`; the opponent may.
bool wins_without(const GameQuestion& asked, graphs::VertexSet left_out, Trial& trial);

}  // namespace gamecert::papers
