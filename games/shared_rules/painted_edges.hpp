// Edges that have a player's colour at the start.
#pragma once

#include <utility>
#include <vector>

#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

AttributeInfo painted_edges();

/// The edges of the first player and of the second, by their numbers in the instance's list.
std::pair<std::vector<int>, std::vector<int>> edges_painted(const Instance& instance);

/// How a line of coloured edges looks to the rest of play: nobody's, mine, theirs; of both colours (-1) it is dead.
template <Plane P>
typename P::Number line_colour(const typename P::Bit& mine, const typename P::Bit& theirs) {
  using Number = typename P::Number;
  return when(mine, Number(1)) + when(theirs, Number(2)) - when(mine & theirs, Number(4));
}

}  // namespace gamecert::games
