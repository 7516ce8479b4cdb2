// Points and lines on the page.
#pragma once

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "pictures/picture.hpp"

namespace gamecert::pictures {

inline double apart(const PagePoint& a, const PagePoint& b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// Twice the area of the triangle, negative if it goes round as a clock does.
inline double turn(const PagePoint& a, const PagePoint& b, const PagePoint& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// Whether the lines from a to b and from c to d cross inside.
inline bool cross(const PagePoint& a, const PagePoint& b, const PagePoint& c, const PagePoint& d) {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/// From p to the line from a to b.
inline double apart(const PagePoint& p, const PagePoint& a, const PagePoint& b) {
  const double length = apart(a, b);
  if (length < 1e-9) return apart(p, a);
  const double along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (length * length);
  const double t = std::clamp(along, 0.0, 1.0);
  return apart(p, {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
}

/// For each line: whether it is an arrow and another goes back between its vertices, so that the two need room beside
/// each other.
inline std::vector<bool> have_arrows_back(const Picture& picture) {
  std::set<std::pair<int, int>> arrows;
  for (const Picture::Line& line : picture.lines) {
    if (line.arrow) arrows.emplace(line.from, line.to);
  }
  std::vector<bool> result;
  for (const Picture::Line& line : picture.lines) result.push_back(line.arrow && arrows.contains({line.to, line.from}));
  return result;
}

}  // namespace gamecert::pictures
