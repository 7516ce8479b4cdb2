// Which edges meet which vertices, as lists.
#include "games/arenas/edge_arena.hpp"

namespace gamecert::games {

std::string name_of(const graphs::Edge& edge) { return std::to_string(edge.first) + "-" + std::to_string(edge.second); }

std::vector<std::vector<int>> incidence(int order, const std::vector<graphs::Edge>& edges) {
  const auto size = static_cast<int>(edges.size());
  std::vector<std::vector<int>> result(edges.size() + static_cast<std::size_t>(order));
  for (int e = 0; e < size; ++e) {
    const auto [u, v] = edges[static_cast<std::size_t>(e)];
    result[static_cast<std::size_t>(e)] = {size + u, size + v};
    result[static_cast<std::size_t>(size + u)].push_back(e);
    result[static_cast<std::size_t>(size + v)].push_back(e);
  }
  return result;
}

}  // namespace gamecert::games
