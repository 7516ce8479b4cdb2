// The parts of a position: docs/PARTS.md.
#pragma once

#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

/// Restrictions to the components of its live cells. Just the position where the game does not split, as none for
/// points and none with a turn does; nothing where no live cell is left. In normal play it is their sum.
std::vector<Position> parts(const Game& game, PositionView at);

}  // namespace gamecert::games
