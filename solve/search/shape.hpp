// What a position looks like to the rest of play: docs/PARTS.md.
#pragma once

#include <optional>
#include <vector>

#include "games/game.hpp"
#include "graphs/graph.hpp"

namespace gamecert::solve {

/// The graph on the live cells of a position, numbered in their order, each coloured by the planes it belongs to
/// and its mark; behind them the lines that still matter, each joined to its live cells. Positions of a game with equal
/// shapes, or isomorphic ones, are played alike. Of coins and strings the coins that are left, each coloured by how
/// many strings it has, two joined by the string that they share, unless two coins share more.
struct Shape {
  std::vector<int> colours;
  std::vector<graphs::Edge> edges;             // as (smaller, larger), in order of the larger, then of the smaller
  static constexpr int line_colour = 1 << 12;  // the least colour of a line
  int order() const { return static_cast<int>(colours.size()); }
};

/// Nothing where the rules declare no live cells.
std::optional<Shape> shape(const games::Game& game, games::PositionView at);

}  // namespace gamecert::solve
