// Edges that have a player's colour at the start.
#pragma once

#include <utility>
#include <vector>

#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

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

}  // namespace gamecert::games
