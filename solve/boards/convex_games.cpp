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
      looks_ += 3;
      outer_.push_back(dual.outer_sides(triangle) > 0);
    }
    for (int triangle = 0; triangle < dual.triangles(); ++triangle) {
      if (in_path(triangle) && path_[triangle] < 0 && neighbours(triangle) <= 1) follow(triangle);
    }
  }

  const std::vector<int>& lengths() const { return lengths_; }
  int nimber() const { return nimber_; }
  /// The nimber after an edge is green, edge by edge.
  std::vector<int> nimbers_after(std::size_t edges) {
    std::vector<int> result(edges);
    for (int triangle = 0; triangle < dual_.triangles(); ++triangle) {
      if (!in_path(triangle)) continue;
      for (const auto& [edge, beyond] : dual_.sides[triangle]) {
        ++looks_;
        if (!in_path(beyond) || beyond > triangle) result[edge] = nimber_after(triangle, beyond);
      }
    }
    return result;
  }
  int looks() const { return looks_; }

 private:
  bool in_path(int triangle) const { return triangle >= 0 && outer_[triangle]; }
  int value(int heap) {
    ++looks_;
    return kayles().value(heap);
  }
  /// After an edge at the triangle is green, and with `beyond` on its other side if that is in a path as well.
  int nimber_after(int triangle, int beyond) {
    const int length = lengths_[path_[triangle]];
    const int first = in_path(beyond) ? std::min(place_[triangle], place_[beyond]) : place_[triangle];
    const int taken = in_path(beyond) ? 2 : 1;
    return nimber_ ^ value(length) ^ value(first) ^ value(length - first - taken);
  }
  int neighbours(int triangle) {
    looks_ += 3;
    return static_cast<int>(
        std::ranges::count_if(dual_.sides[triangle], [&](const auto& side) { return in_path(side.beyond); }));
  }
  void follow(int triangle) {
    const int path = static_cast<int>(lengths_.size());
    int length = 0;
    for (int before = -1; triangle >= 0; ++length) {
      path_[triangle] = path;
      place_[triangle] = length;
      looks_ += 3;
      const auto next = std::ranges::find_if(
          dual_.sides[triangle], [&](const auto& side) { return side.beyond != before && in_path(side.beyond); });
      before = triangle;
      triangle = next == dual_.sides[triangle].end() ? -1 : next->beyond;
    }
    lengths_.push_back(length);
    nimber_ ^= value(length);
  }

  const DualTree& dual_;
  std::vector<bool> outer_;        // by triangle: whether it has a side on the boundary
  std::vector<int> path_, place_;  // by triangle
  std::vector<int> lengths_;       // by path
  int nimber_ = 0;
  int looks_ = 0;
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

std::vector<int> arrays(const graphs::Triangulation& triangulation) {
  const DualTree dual(triangulation);
  return Paths(dual).lengths();
}

NimberAndMoves triangle_colouring(const graphs::Triangulation& triangulation) {
  const DualTree dual(triangulation);
  Paths paths(dual);
  NimberAndMoves result{paths.nimber(), {}};
  const std::vector<graphs::Edge> edges = triangulation.graph().edges();
  const std::vector<int> after = paths.nimbers_after(edges.size());
  for (std::size_t e = 0; e < edges.size(); ++e) {
    if (after[e] == 0) result.winning.push_back(edges[e]);
  }
  return result;
}

int looks_of_triangle_colouring(const graphs::Triangulation& triangulation) {
  const DualTree dual(triangulation);
  Paths paths(dual);
  paths.nimbers_after(triangulation.graph().edges().size());
  return paths.looks();
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
