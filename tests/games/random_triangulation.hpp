// Random boards drawn in the plane, and discs, as instance texts.
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "graphs/triangulation.hpp"
#include "text/errors.hpp"

namespace gamecert::testing {

inline int below(std::mt19937& random, int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); }

/// Points in general position, as `x,y;x,y`, and what they are.
inline std::pair<std::string, graphs::PointSet> random_points(int order, std::mt19937& random) {
  for (;;) {
    std::vector<graphs::Point> points;
    std::string text;
    for (int i = 0; i < order; ++i) {
      points.push_back({below(random, 13) - 3, below(random, 11) - 3});
      text.append(i == 0 ? "" : ";").append(std::to_string(points.back().x)).append(",");
      text.append(std::to_string(points.back().y));
    }
    try {
      return {text, graphs::PointSet(points)};
    } catch (const text::InputError&) {
    }
  }
}

/// Whether u and v are neighbours on the convex hull.
inline bool on_hull(const graphs::PointSet& points, int u, int v) {
  int to_the_left = 0;
  for (int p = 0; p < points.order(); ++p) to_the_left += p != u && p != v && points.left(u, v, p) ? 1 : 0;
  return to_the_left == 0 || to_the_left == points.order() - 2;
}

/// Segments in random order that cross none before, apart from the hull's: `u-v,...`.
inline std::string random_diagonals(const graphs::PointSet& points, std::mt19937& random) {
  std::vector<graphs::Edge> all;
  for (int v = 0; v < points.order(); ++v) {
    for (int u = 0; u < v; ++u) {
      if (!on_hull(points, u, v)) all.emplace_back(u, v);
    }
  }
  std::shuffle(all.begin(), all.end(), random);
  std::vector<graphs::Edge> kept;
  std::string text;
  for (const graphs::Edge& edge : all) {
    if (std::ranges::any_of(kept, [&](const graphs::Edge& other) { return points.cross(edge, other); })) continue;
    kept.push_back(edge);
    text.append(text.empty() ? "" : ",").append(std::to_string(edge.second)).append("-");
    text.append(std::to_string(edge.first));
  }
  return text;
}

/// `disc:`: a fan with inner points put into triangles, then edges flipped.
inline std::string random_disc(int order, std::mt19937& random) {
  const int hull = 3 + below(random, std::max(1, order - 2));
  std::vector<graphs::Face> faces;
  for (int i = 1; i + 1 < hull; ++i) faces.push_back({0, i, i + 1});
  for (int v = hull; v < order; ++v) {
    const auto [a, b, c] = faces[random() % faces.size()];
    std::erase(faces, graphs::Face{a, b, c});
    faces.insert(faces.end(), {{a, b, v}, {a, c, v}, {b, c, v}});
  }
  for (int i = 0; i < 4; ++i) {
    const graphs::Face one = faces[random() % faces.size()];
    const graphs::Face other = faces[random() % faces.size()];
    std::vector<int> shared, apart;
    std::ranges::set_intersection(one, other, std::back_inserter(shared));
    std::ranges::set_symmetric_difference(one, other, std::back_inserter(apart));
    const auto joined = [&](const graphs::Face& face) { return std::ranges::includes(face, apart); };
    if (shared.size() != 2 || std::ranges::any_of(faces, joined)) continue;
    std::erase_if(faces, [&](const graphs::Face& face) { return face == one || face == other; });
    for (const int v : shared) faces.push_back(graphs::make_face(v, apart[0], apart[1]));
  }
  std::string text = "disc:" + std::to_string(hull) + "+" + std::to_string(std::max(order, hull) - hull) + ":";
  for (const auto& [a, b, c] : faces) {
    if (text.back() != ':') text += ",";
    text.append(std::to_string(b)).append("-").append(std::to_string(a)).append("-").append(std::to_string(c));
  }
  return text;
}

/// Of about `order` points.
inline std::string random_triangulation(bool drawn, int order, std::mt19937& random) {
  const int n = std::max(3, order);
  const std::string triangles = std::to_string(n - 2);
  switch (below(random, drawn ? 4 : 6)) {
    case 0:
      return "fan:" + triangles;
    case 1:
      return "zigzag:" + triangles;
    case 2:
      return "convex:" + std::to_string(n) + ":" + random_diagonals(graphs::PointSet::polygon(n), random);
    case 3: {
      const auto [text, points] = random_points(n, random);
      return "points:" + text + ":" + random_diagonals(points, random);
    }
    case 4:
      return "wheel:" + std::to_string(std::max(3, n - 1));
    default:
      return random_disc(n, random);
  }
}

inline std::string random_bare_points(int order, std::mt19937& random) {
  const std::string end = random() % 2 == 0 ? "" : ":";
  if (random() % 3 == 0) return "convex:" + std::to_string(order) + ":";
  return "points:" + random_points(order, random).first + end;
}

}  // namespace gamecert::testing
