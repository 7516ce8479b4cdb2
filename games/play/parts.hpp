// The parts of a position: docs/PARTS.md.
#pragma once

#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

/// Restrictions to the components of its live cells, or what the form of a text shows; just the position where it does
/// not split, as none for points or with a turn does. In normal play it is their sum, of none where nothing is live.
std::vector<Position> parts(const Game& game, PositionView at);

}  // namespace gamecert::games
