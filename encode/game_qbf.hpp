// Games for two as quantified formulas: the first player chooses existentially, the second universally.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "encode/qbf.hpp"
#include "games/game.hpp"

namespace gamecert::encode {

/// What the first player is to reach.
struct Goal {
  bool misere = false;  // in a game that the last move decides: the mover without a move wins
  int at_least = 1;     // in other games: so many points more than the second player, where a win counts as a point
  // The first player begins with one of these, of which some one reaches the goal if any legal move does; without them
  // with any. Sound as long as they are so; `solve/first_moves.hpp` has such moves.
  std::optional<std::vector<int>> first_moves = {};
};

/// A formula that is true exactly if the first player can reach the goal. In every step the mover chooses a move by its
/// bits. InputError if the game is a solitaire, if the goal is none of it, or if the instance or a parameter does not
/// fit. LimitError, and whatever `between` throws, here and in making texts of the result.
Qbf game_qbf(const games::Entry& entry, const games::Instance& instance, const std::map<std::string, int>& parameters,
             const Goal& goal, const Between& between = {});

}  // namespace gamecert::encode
