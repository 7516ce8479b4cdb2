// Games for Left and Right, who have a move each from every position, whoever moved last: what values are of.
#pragma once

#include <string>

#include "games/game.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::games {

/// Whether Right makes the first move: only of a sided game, by its option `first`.
bool right_begins(const Setup& setup);

/// The position in which play begins, as Left sees it, whoever begins: of a sided game what its option `first` says
/// makes no difference.
Position start_of_left(const Setup& setup);

/// Why positions of the game have no values in normal play; empty if they have. They have where who cannot move loses,
/// every move passes the turn, and the players differ, if at all, in the parts that are exchanged at a turn.
std::string why_no_values(const GameInfo& info, const Refinements& refinements);

enum class Player { left, right };
/// The moves of a player from a position as Left sees it, who has the first of the parts that are exchanged. The
/// positions after them are as Left sees them; the other lists mean nothing. InputError if a move does not make
/// `remaining` less, as seen by Left.
void options_of(const Game& game, PositionView at, Player player, Options& out);

}  // namespace gamecert::games
