// Games for two as quantified formulas: the first player chooses existentially, the second universally.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "encode/qbf.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::encode {

/// What the first player is to reach.
struct Goal {
  bool misere = false;  // in a game that the last move decides: the mover without a move wins
  int at_least = 1;     // in other games: so many points more than the second player, where a win counts as a point
  // The first player begins with one of these, of which some one reaches the goal if any legal move does; without them
  // with any. Sound as long as they are so; `solve/search/first_moves.hpp` has such moves.
  std::optional<std::vector<int>> first_moves = {};
};

/// InputError for what no formula is made of, whatever its size: solitaires, and readings that are for play only.
/// LimitError for boards too large for circuits, and whatever `between` throws.
void require_formula(const games::Setup& setup, const Checkpoint& between = {});

/// A formula that is true exactly if the first player can reach the goal. In every step the mover chooses a move by its
/// bits. InputError if the game is a solitaire, if the goal is none of it (in a game that a win ends, without points,
/// `at_least` is 1 to win and 0 not to lose), or if the instance or a parameter does not fit. LimitError, and whatever
/// `between` throws, here and in making texts of the result.
Qbf game_qbf(const games::Setup& setup, const Goal& goal, const Checkpoint& between = {});

/// The least and the greatest score that a play could end with, as far as the bits of its circuits tell: every score is
/// between them, and they may be further apart than need be. Errors as of game_qbf.
std::pair<int, int> score_bounds(const games::Setup& setup, const Checkpoint& between = {});

}  // namespace gamecert::encode
