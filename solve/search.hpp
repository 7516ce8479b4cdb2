// Exact search over any game, by its rules alone.
#pragma once

#include "games/game.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Solitaires: WINNABLE with a line of moves, or UNWINNABLE with the closed set of positions.
/// Impartial games: outcome or nimber, normal or misere, with the P-positions it rests on; where the
/// game splits, normal play goes part by part. Throws LimitError.
Answer search(const games::Game& game, const Request& request);

}  // namespace gamecert::solve
