// Flips between points, and the edges of a triangulation among their segments, as lists.
#include "games/arenas/flip_arena.hpp"

namespace gamecert::games {

std::vector<std::vector<FlipLines>> flips_between(const graphs::PointSet& points) {
  const std::vector<graphs::Edge> all = segments(points.order());
  std::vector<std::vector<FlipLines>> result(all.size());
  for (std::size_t e = 0; e < all.size(); ++e) {
    const auto [u, v] = all[e];
    for (const auto& [p, q] : all) {
      if (!points.cross({u, v}, {p, q})) continue;
      if (!points.empty(graphs::make_face(u, v, p)) || !points.empty(graphs::make_face(u, v, q))) continue;
      result[e].push_back({numbered(all, {{u, p}, {u, q}, {v, p}, {v, q}}), numbered(all, {{p, q}}).front()});
    }
  }
  return result;
}

std::pair<std::vector<int>, std::vector<int>> drawn_and_green(const Instance& instance) {
  const std::vector<graphs::Edge> all = segments(instance.order());
  std::vector<int> drawn, green;
  for (const graphs::Edge& edge : instance.triangulation().graph().edges())
    drawn.push_back(numbered(all, {edge}).front());
  for (const int e : instance.edge_set("marked")) green.push_back(drawn[static_cast<std::size_t>(e)]);
  return {drawn, green};
}

}  // namespace gamecert::games
