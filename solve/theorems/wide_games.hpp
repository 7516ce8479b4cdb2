// Play on boards of any size, in games whose strategies need no search.
#pragma once

#include <memory>

#include "games/instances/setup.hpp"

namespace gamecert::solve {

/// The game on a board too large to be searched: positions and moves are those of setup.game(), but options are moves
/// without the positions they lead to (`play` makes each). Null if it is no game of painting or labelling vertices, of
/// edges or of rooted forests that is played so, or something is given with the board that is no order and no root. A
/// board of `geodetic` is a tree, a cycle, or rays on a complete graph. InputError for what the rules find wrong with
/// the board.
std::unique_ptr<const games::Game> wide_game(const games::Setup& setup);

}  // namespace gamecert::solve
