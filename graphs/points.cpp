// Orientation of three points, and what follows from it.
#include "graphs/points.hpp"

#include <algorithm>
#include <numeric>
#include <string>

#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

/// Twice the signed area of the triangle. Coordinates within greatest_coordinate keep it below 2^63.
std::int64_t area(const Point& a, const Point& b, const Point& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

std::size_t index(int v) { return static_cast<std::size_t>(v); }

}  // namespace

Face make_face(int a, int b, int c) {
  Face face{a, b, c};
  std::ranges::sort(face);
  return face;
}

std::string name(const Face& face) { return name(Edge(face[0], face[1])) + "-" + std::to_string(face[2]); }

PointSet PointSet::polygon(const std::vector<int>& around) {
  PointSet set;
  set.place_.resize(around.size());
  for (std::size_t i = 0; i < around.size(); ++i) set.place_[index(around[i])] = static_cast<int>(i);
  return set;
}

PointSet PointSet::polygon(int n) {
  PointSet set;
  set.place_.resize(index(n));
  std::iota(set.place_.begin(), set.place_.end(), 0);
  return set;
}

PointSet::PointSet(std::vector<Point> points) : points_(std::move(points)) {
  if (points_.size() > most_points)
    throw text::TooLarge("expected at most " + std::to_string(most_points) + " points, found " +
                         std::to_string(points_.size()));
  for (std::size_t c = 0; c < points_.size(); ++c) {
    const auto& [x, y] = points_[c];
    if (std::max(std::abs(x), std::abs(y)) > greatest_coordinate)
      throw text::TooLarge("expected coordinates of size at most " + std::to_string(greatest_coordinate) +
                           ", found those of point " + std::to_string(c));
    for (std::size_t b = 0; b < c; ++b) {
      if (points_[b] == points_[c])
        throw text::InputError("expected different points, found " + std::to_string(b) + " and " + std::to_string(c) +
                               " in the same place");
      for (std::size_t a = 0; a < b; ++a) {
        if (area(points_[a], points_[b], points_[c]) == 0)
          throw text::InputError("expected no three points on a line, found " + std::to_string(a) + ", " +
                                 std::to_string(b) + " and " + std::to_string(c));
      }
    }
  }
}

bool PointSet::left(int a, int b, int c) const {
  if (!is_polygon()) return area(points_[index(a)], points_[index(b)], points_[index(c)]) > 0;
  const int i = place_[index(a)];
  const int j = place_[index(b)];
  const int k = place_[index(c)];
  return (i < j && j < k) || (j < k && k < i) || (k < i && i < j);
}

bool PointSet::cross(const Edge& one, const Edge& other) const {
  const auto [a, b] = one;
  const auto [c, d] = other;
  if (a == c || a == d || b == c || b == d) return false;
  return left(a, b, c) != left(a, b, d) && left(c, d, a) != left(c, d, b);
}

bool PointSet::empty(const Face& face) const {
  if (is_polygon()) return true;
  const auto [a, b, c] = face;
  for (int p = 0; p < order(); ++p) {
    if (p == a || p == b || p == c) continue;
    if (left(a, b, p) == left(b, c, p) && left(b, c, p) == left(c, a, p)) return false;
  }
  return true;
}

std::vector<int> PointSet::hull() const {
  std::vector<int> around;
  if (is_polygon()) {
    around.resize(place_.size());
    for (int v = 0; v < order(); ++v) around[index(place_[index(v)])] = v;
    std::ranges::rotate(around, std::ranges::min_element(around));
    return around;
  }
  // From each corner to the point that leaves all others to the left.
  const auto least = std::ranges::min_element(points_, {}, [](const Point& p) { return std::pair(p.x, p.y); });
  const int first = static_cast<int>(least - points_.begin());
  for (int corner = first; around.empty() || corner != first;) {
    around.push_back(corner);
    int next = corner == 0 ? 1 : 0;
    for (int p = 0; p < order(); ++p) {
      if (p != corner && p != next && !left(corner, next, p)) next = p;
    }
    if (order() == 1) break;
    corner = next;
  }
  std::ranges::rotate(around, std::ranges::min_element(around));
  return around;
}

}  // namespace gamecert::graphs
