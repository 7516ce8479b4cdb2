// Exact search over any solitaire or impartial game, by its rules alone.
#pragma once

#include "games/game.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Decides by the rules: a solitaire by search_solitaire, an impartial game by search_impartial, a game for
/// points by search_scores. Throws LimitError, also for any other two-player game.
Answer search(const games::Game& game, const Request& request);

/// WINNABLE with a line of moves, or UNWINNABLE with the closed set of positions.
Answer search_solitaire(const games::Game& game, const Request& request);

/// Outcome or nimber, normal or misere, with the P-positions it rests on; where the game splits,
/// normal play goes part by part. The game has no extra moves, no points and no early end.
Answer search_impartial(const games::Game& game, const Request& request);

/// The score of the first player less that of the second, with a strategy for each. The game is for points
/// and ends when nobody can move.
Answer search_scores(const games::Game& game, const Request& request);

}  // namespace gamecert::solve
