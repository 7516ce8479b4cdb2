// First moves up to symmetry: what a question about the first player may be confined to.
#pragma once

#include <vector>

#include "games/game.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// Of the moves at the start of a game for two the least of each class of moves that lead to the same result,
/// ascending. Sound because moves of a class earn the same points, keep or pass the turn alike, win or do not, and lead
/// to positions that are played alike (`PositionClasses`), such as those after moves that an automorphism of the start
/// exchanges.
std::vector<int> first_moves(const games::Game& game, const Limits& limits = {});

}  // namespace gamecert::solve
