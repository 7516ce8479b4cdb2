// Play on boards of any size, in games whose moves are edges.
#pragma once

#include <memory>

#include "games/instances/setup.hpp"

namespace gamecert::solve {

/// As wide_game, of `nimstring` and `capture`, and where a theorem decides the board of `bichromatic-colouring` and
/// `flip-to-triangle` (of at most PointSet::most_points). Null for others, and if something is given with the board.
std::unique_ptr<const games::Game> wide_edge_game(const games::Setup& setup);

}  // namespace gamecert::solve
