// Where play comes down to heaps of Kayles or Dawson's Kayles, or to counting.
//
// Whoever leaves a triangle with two green edges loses at once. In triangle-colouring the other moves each take one
// triangle out of play, or two that share the edge; on a path of triangles with sides on the boundary this is Kayles.
// A triangle without such a side is never taken alone and can be left out if all around it have one. In triangle the
// other moves join two points not used before and cut the rest in two: Dawson's Kayles of the points in a circle, which
// is that of a row. Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005),
// theorems 1, 2, 3 and 9.
#include "solve/boards/convex_games.hpp"

#include <algorithm>

#include "solve/boards/dual_tree.hpp"
#include "solve/boards/kayles.hpp"

namespace gamecert::solve {
namespace {

/// The triangles with sides on the boundary as paths: each one's path, place on it, and the lengths.
class Paths {
 public:
  explicit Paths(const DualTree& dual) : dual_(dual), path_(dual.sides.size(), -1), place_(dual.sides.size(), 0) {
    for (int triangle = 0; triangle < dual.triangles(); ++triangle) {
      if (in_path(triangle) && path_[triangle] < 0 && neighbours(triangle) <= 1) follow(triangle);
    }
  }

  bool in_path(int triangle) const { return triangle >= 0 && dual_.outer_sides(triangle) > 0; }
  int nimber() const { return nimber_; }
  /// After an edge at the triangle is green, and with `beyond` on its other side if that is in a path as well.
  int nimber_after(int triangle, int beyond) const {
    const int length = lengths_[path_[triangle]];
    const int first = in_path(beyond) ? std::min(place_[triangle], place_[beyond]) : place_[triangle];
    const int taken = in_path(beyond) ? 2 : 1;
    return nimber_ ^ kayles().value(length) ^ kayles().value(first) ^ kayles().value(length - first - taken);
  }

 private:
  int neighbours(int triangle) const {
    return static_cast<int>(
        std::ranges::count_if(dual_.sides[triangle], [&](const auto& side) { return in_path(side.beyond); }));
  }
  void follow(int triangle) {
    const int path = static_cast<int>(lengths_.size());
    int length = 0;
    for (int before = -1; triangle >= 0; ++length) {
      path_[triangle] = path;
      place_[triangle] = length;
      const auto next = std::ranges::find_if(
          dual_.sides[triangle], [&](const auto& side) { return side.beyond != before && in_path(side.beyond); });
      before = triangle;
      triangle = next == dual_.sides[triangle].end() ? -1 : next->beyond;
    }
    lengths_.push_back(length);
    nimber_ ^= kayles().value(length);
  }

  const DualTree& dual_;
  std::vector<int> path_, place_;  // by triangle
  std::vector<int> lengths_;       // by path
  int nimber_ = 0;
};

}  // namespace

bool convex_position(const graphs::PointSet& points) { return std::ssize(points.hull()) == points.order(); }

bool convex_position(const graphs::Triangulation& triangulation) {
  return std::ssize(triangulation.boundary()) == triangulation.graph().order();
}

bool simple_branching(const graphs::Triangulation& triangulation) {
  const DualTree dual(triangulation);
  for (int triangle = 0; triangle < dual.triangles(); ++triangle) {
    if (dual.outer_sides(triangle) > 0) continue;
    for (const auto& [edge, beyond] : dual.sides[triangle]) {
      if (dual.outer_sides(beyond) == 0) return false;
    }
  }
  return true;
}

NimberAndMoves triangle_colouring(const graphs::Triangulation& triangulation) {
  const DualTree dual(triangulation);
  const Paths paths(dual);
  NimberAndMoves result{paths.nimber(), {}};
  std::vector<char> winning(static_cast<std::size_t>(triangulation.graph().size()), 0);
  for (int triangle = 0; triangle < dual.triangles(); ++triangle) {
    if (!paths.in_path(triangle)) continue;
    for (const auto& [edge, beyond] : dual.sides[triangle])
      winning[edge] = paths.nimber_after(triangle, beyond) == 0 ? 1 : 0;
  }
  const std::vector<graphs::Edge> edges = triangulation.graph().edges();
  for (std::size_t e = 0; e < edges.size(); ++e) {
    if (winning[e] != 0) result.winning.push_back(edges[e]);
  }
  return result;
}

NimberAndMoves flip(const graphs::Triangulation& triangulation, bool misere) {
  // Every diagonal can be flipped once, whatever else is.
  const DualTree dual(triangulation);
  NimberAndMoves result{(dual.triangles() - (misere ? 0 : 1)) % 2, {}};
  if (result.nimber == 0) return result;
  const std::vector<graphs::Edge> edges = triangulation.graph().edges();
  for (int triangle = 0; triangle < dual.triangles(); ++triangle) {
    for (const auto& [edge, beyond] : dual.sides[triangle]) {
      if (beyond > triangle) result.winning.push_back(edges[edge]);
    }
  }
  std::ranges::sort(result.winning);
  return result;
}

int triangle_nimber(int points) { return dawson_kayles().value(points); }

std::vector<int> triangle_steps(int points) {
  std::vector<int> steps;
  for (int between = 0; between + 2 <= points; ++between) {
    if (dawson_kayles().value(between) == dawson_kayles().value(points - 2 - between)) steps.push_back(between + 1);
  }
  return steps;
}

// Once all that can be closed is closed, m merging edges are left and each hands the opponent as many triangles as it
// has weight. Greedily, whoever merges first gets at least 0 for even m, and for odd m at least -2, by the last edge
// alone. So the first player gets at least 0 for odd n; at most 2, as the second then merges first with odd m; and the
// number of triangles is odd. For even n the second gets at least 0 likewise, and the first by symmetry.
int complete_triangulation_score(int points) { return points >= 3 ? points % 2 : 0; }

}  // namespace gamecert::solve
