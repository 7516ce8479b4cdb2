// Reading which edges have a player's colour.
#include "games/shared_rules/painted_edges.hpp"

namespace gamecert::games {

AttributeInfo painted_edges() {
  return {"painted", AttributeInfo::Shape::edge_values,
          "edge:player, 1 the first and 2 the second; the others are uncoloured"};
}

std::pair<std::vector<int>, std::vector<int>> edges_painted(const Instance& instance) {
  const std::vector<int> player = instance.edge_values("painted", 1, 2);
  std::pair<std::vector<int>, std::vector<int>> result;
  for (std::size_t e = 0; e < player.size(); ++e) {
    if (player[e] == 1) result.first.push_back(static_cast<int>(e));
    if (player[e] == 2) result.second.push_back(static_cast<int>(e));
  }
  return result;
}

}  // namespace gamecert::games
