// Nimstring on coins that hang in rows and rings: fans, wheels, polygons whose triangles lie in a row.
//
// Once no coin hangs on one string, all are on two or three. A row of coins, each joined to the next by a string, is
// then known by which are on three: one bit a coin, the strings that are left over lead to the ground. So positions
// are words, equal ones from either end, and moves are made on words. docs/PARTS.md proves what is used of coins.
#pragma once

#include <memory>

#include "games/game.hpp"
#include "solve/limits.hpp"
#include "solve/search/play_graph.hpp"

namespace gamecert::solve {

/// Nothing if the rules declare no coins, or coins of the board do not hang in rows and rings, on three strings at most
/// each, or are more than fit into a word. Both outlive what it returns.
std::unique_ptr<PlayGraph> coin_chains(const games::Game& game, bool misere, Watch& watch);

}  // namespace gamecert::solve
