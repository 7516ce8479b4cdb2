// Edges that have a player's colour at the start.
#pragma once

#include <utility>
#include <vector>

#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

inline AttributeInfo painted_edges() {
  return {"painted", AttributeInfo::Shape::edge_values,
          "edge:player, 1 the first and 2 the second; the others are uncoloured"};
}

/// The edges of the first player and of the second, by their numbers in the instance's list.
inline std::pair<std::vector<int>, std::vector<int>> edges_painted(const Instance& instance) {
  const std::vector<int> player = instance.edge_values("painted", 1, 2);
  std::pair<std::vector<int>, std::vector<int>> result;
  for (std::size_t e = 0; e < player.size(); ++e) {
    if (player[e] == 1) result.first.push_back(static_cast<int>(e));
    if (player[e] == 2) result.second.push_back(static_cast<int>(e));
  }
  return result;
}

/// How a line of coloured edges looks to the rest of play: nobody's, mine, theirs; of both colours (-1) it is dead.
template <Plane P>
typename P::Number line_colour(const typename P::Bit& mine, const typename P::Bit& theirs) {
  using Number = typename P::Number;
  return when(mine, Number(1)) + when(theirs, Number(2)) - when(mine & theirs, Number(4));
}

}  // namespace gamecert::games
