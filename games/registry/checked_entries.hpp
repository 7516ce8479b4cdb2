// What the compiler cannot see of a game: that its declaration goes with what its rules have.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

/// The entries as they are. std::logic_error for a game whose players differ and that has nimbers by its declaration:
/// the theory of nimbers is of players who have the same moves.
inline std::vector<Entry> checked(std::vector<Entry> entries) {
  for (const Entry& entry : entries) {
    if (!entry.refinements.turn || (entry.info.stuck == Stuck::ends && !entry.info.sums)) continue;
    throw std::logic_error(
        "the game " + std::string(entry.info.name) +
        " declares `turn`, so its players differ: expected Stuck::ends and no `sums`, as nimbers are "
        "of players who have the same moves");
  }
  return entries;
}

}  // namespace gamecert::games
