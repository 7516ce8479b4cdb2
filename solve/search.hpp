// Exact search over any solitaire or impartial game, by its rules alone.
#pragma once

#include "games/game.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Decides by the rules: a solitaire by search_solitaire, an impartial game by search_impartial.
/// Throws LimitError, also for a two-player game that is not impartial or does not end with the last move.
Answer search(const games::Game& game, const Request& request);

/// WINNABLE with a line of moves, or UNWINNABLE with the closed set of positions.
Answer search_solitaire(const games::Game& game, const Request& request);

/// Outcome or nimber, normal or misere, with the P-positions it rests on; where the game splits,
/// normal play goes part by part. The game has no extra moves, no points and no early end.
Answer search_impartial(const games::Game& game, const Request& request);

}  // namespace gamecert::solve
