// What lies on what in a picture, by the definitions.
#pragma once

#include <algorithm>
#include <cmath>

#include "pictures/picture.hpp"

namespace gamecert::pictures {

/// Radius of a vertex: 13 units of SVG, of 70.
inline constexpr double radius = 13.0 / 70;

/// With turns: whether the lines between the ends meet inside.
inline bool lines_cross(const PagePoint& a, const PagePoint& b, const PagePoint& c, const PagePoint& d) {
  const auto side = [](const PagePoint& p, const PagePoint& q, const PagePoint& r) {
    return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  };
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/// The least distance of p from points of the line from a to b, a thousand of them.
inline double distance(const PagePoint& p, const PagePoint& a, const PagePoint& b) {
  double least = 1e9;
  for (int i = 0; i <= 1000; ++i) {
    const double t = i / 1000.0;
    least = std::min(least, std::hypot(a.x + t * (b.x - a.x) - p.x, a.y + t * (b.y - a.y) - p.y));
  }
  return least;
}

}  // namespace gamecert::pictures
