// Points in the plane in general position, by exact arithmetic.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

struct Point {
  std::int64_t x, y;
  friend bool operator==(const Point&, const Point&) = default;
};

/// Three vertices, ascending.
using Face = std::array<int, 3>;
Face make_face(int a, int b, int c);
/// `u-v-w`
std::string name(const Face& face);

/// Points 0..order()-1, no three on a line: the corners of a convex polygon, of which only the order
/// around it matters, or points with coordinates.
class PointSet {
 public:
  static constexpr std::int64_t greatest_coordinate = 1'000'000'000;
  static constexpr int most_points = 1000;

  /// The corners of a convex polygon, listed counterclockwise, each of 0..n-1 once.
  static PointSet polygon(const std::vector<int>& around);
  /// The corners 0..n-1 in this order.
  static PointSet polygon(int n);
  /// InputError for two equal points, three on a line, coordinates beyond greatest_coordinate and more
  /// than most_points points.
  explicit PointSet(std::vector<Point> points);

  int order() const { return static_cast<int>(place_.size() + points_.size()); }
  /// Whether they were given as the corners of a polygon.
  bool is_polygon() const { return points_.empty(); }
  /// Empty if they were given as the corners of a polygon.
  const std::vector<Point>& coordinates() const { return points_; }
  /// Whether the way from a over b to c turns left.
  bool left(int a, int b, int c) const;
  /// Whether the segments cross in a point inside both.
  bool cross(const Edge& one, const Edge& other) const;
  /// Whether no point lies inside the triangle.
  bool empty(const Face& face) const;
  /// The convex hull, counterclockwise from its least point.
  std::vector<int> hull() const;

 private:
  PointSet() = default;
  std::vector<int> place_;  // polygon: where each corner comes on the way around
  std::vector<Point> points_;
};

}  // namespace gamecert::graphs
