// Order types by chance, triangulations by flips.
#include "graphs/triangulations/order_types.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <random>
#include <set>

#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// The corners of the quadrilateral around an edge that it does not join, if that is convex.
std::optional<Edge> flipped(const Triangulation& board, const Edge& edge) {
  const auto& [u, v] = edge;
  std::vector<int> corners;
  for (const Face& face : board.faces()) {
    if (std::ranges::find(face, u) == face.end() || std::ranges::find(face, v) == face.end()) continue;
    corners.push_back(*std::ranges::find_if(face, [&](int w) { return w != edge.first && w != edge.second; }));
  }
  if (corners.size() != 2 || !board.points()->cross(edge, {corners[0], corners[1]})) return std::nullopt;
  return std::minmax(corners[0], corners[1]);
}

/// Which triples turn left, numbered around a point of the hull: the least such list, of the points or mirrored, is the
/// same for two sets exactly if they have one order type.
std::vector<bool> order_type(const PointSet& points) {
  std::optional<std::vector<bool>> least;
  for (const int start : points.hull()) {
    for (const bool mirrored : {false, true}) {
      std::vector<int> around(index(points.order()));
      std::iota(around.begin(), around.end(), 0);
      std::swap(around[0], around[index(start)]);
      std::sort(around.begin() + 1, around.end(), [&](int a, int b) { return points.left(start, a, b) != mirrored; });
      std::vector<bool> lefts;
      for (std::size_t i = 0; i < around.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          for (std::size_t k = 0; k < j; ++k) lefts.push_back(points.left(around[k], around[j], around[i]) != mirrored);
        }
      }
      if (!least || lefts < *least) least = std::move(lefts);
    }
  }
  return *least;
}

}  // namespace

std::vector<PointSet> order_types(int n, const std::function<void()>& look) {
  assert(n >= 3 && n <= 8);
  constexpr std::size_t numbers[] = {1, 2, 3, 16, 135, 3315};
  std::mt19937_64 random(static_cast<std::uint64_t>(n));
  const auto place = [&] {
    const auto coordinate = [&] { return static_cast<std::int64_t>(random() % 1000); };
    const std::int64_t x = coordinate();
    return Point{x, coordinate()};
  };
  std::vector<PointSet> found;
  std::set<std::vector<bool>> seen;
  while (found.size() < numbers[n - 3]) {
    look();
    std::vector<Point> points;
    if (!found.empty()) points = found[random() % found.size()].coordinates();
    while (std::ssize(points) < n) points.push_back(place());
    points[random() % points.size()] = place();
    try {
      PointSet set(points);
      if (seen.insert(order_type(set)).second) found.push_back(std::move(set));
    } catch (const text::InputError&) {  // three on a line
    }
  }
  return found;
}

void each_triangulation(const PointSet& points, const std::function<void(const Triangulation&)>& visit) {
  using Edges = std::vector<Edge>;
  Edges first;
  for (int u = 0; u < points.order(); ++u) {
    for (int v = u + 1; v < points.order(); ++v) {
      const auto crossed = [&](const Edge& edge) { return points.cross(edge, {u, v}); };
      if (std::ranges::none_of(first, crossed)) first.emplace_back(u, v);
    }
  }
  std::set<Edges> seen{first};
  std::vector<Edges> open{first};
  while (!open.empty()) {
    const Edges edges = std::move(open.back());
    open.pop_back();
    const Triangulation board(points, edges);
    visit(board);
    for (std::size_t e = 0; e < edges.size(); ++e) {
      const std::optional<Edge> other = flipped(board, edges[e]);
      if (!other) continue;
      Edges next = edges;
      next[e] = *other;
      std::ranges::sort(next);
      if (seen.insert(next).second) open.push_back(std::move(next));
    }
  }
}

}  // namespace gamecert::graphs
