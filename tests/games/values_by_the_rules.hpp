// The values of positions of an impartial game by their definition: a position beside heaps.
#pragma once

#include <bit>
#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

constexpr int loony_by_the_rules = -1;  // lost beside no heap

/// The values of all positions of a board of at most 64 edges by the edges that are left, for one kind of play: the
/// heap beside which the position is lost.
inline std::vector<int> values_by_the_rules(const Game& game, bool misere) {
  std::vector<int> result(std::size_t{1} << game.cells(), loony_by_the_rules);
  Options options;
  for (Word at = 0; at < result.size(); ++at) {
    game.options(std::span(&at, 1), options);
    Word lost = ~Word{0};  // bit h: no move but one in the heap of h wins
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const int value = result[options.position(i).front()];
      const Word lost_after = value == loony_by_the_rules ? 0 : Word{1} << value;
      lost &= options.again[i] != 0 ? lost_after : ~lost_after;
    }
    if (misere && at == 0) lost &= ~Word{1};
    if (lost != 0) result[at] = std::countr_zero(lost);
  }
  return result;
}

}  // namespace gamecert::games
