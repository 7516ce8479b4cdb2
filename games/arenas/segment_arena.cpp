// Segments between points, the empty triangles among them, and which cross, as lists.
#include "games/arenas/segment_arena.hpp"

namespace gamecert::games {

int segment_count(int order) {
  if (order > graphs::PointSet::most_points)
    throw text::LimitError("the board has " + std::to_string(order) +
                           " points; segments are searched between at most " +
                           std::to_string(graphs::PointSet::most_points));
  return order * (order - 1) / 2;
}

std::vector<Line> empty_triangles(const graphs::PointSet& points) {
  const std::vector<graphs::Edge> all = segments(points.order());
  std::vector<Line> lines;
  for (int a = 0; a < points.order(); ++a) {
    for (int b = a + 1; b < points.order(); ++b) {
      for (int c = b + 1; c < points.order(); ++c) {
        if (points.empty({a, b, c})) lines.push_back(numbered(all, {{a, b}, {a, c}, {b, c}}));
      }
    }
  }
  return lines;
}

std::vector<std::vector<int>> crossings(const graphs::PointSet& points) {
  const std::vector<graphs::Edge> all = segments(points.order());
  std::vector<std::vector<int>> result(all.size());
  for (std::size_t e = 0; e < all.size(); ++e) {
    for (std::size_t f = 0; f < e; ++f) {
      if (!points.cross(all[e], all[f])) continue;
      result[e].push_back(static_cast<int>(f));
      result[f].push_back(static_cast<int>(e));
    }
  }
  return result;
}

}  // namespace gamecert::games
