// Reading and writing boards drawn in the plane.
#include "graphs/plane_board_text.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <ranges>
#include <utility>

#include "graphs/triangulation.hpp"

namespace gamecert::graphs {
namespace {

/// What `read` makes; what it finds wrong is said of `column`.
template <class Read>
auto at_column(std::size_t column, Read&& read) {
  try {
    return read();
  } catch (const text::InputError& error) {
    text::throw_at(error, column);
  }
}

int vertex(text::Cursor& text, int order) { return static_cast<int>(text.number(0, order - 1)); }

/// Edges between commas, to the end.
std::vector<Edge> read_edges(text::Cursor& text, int order) {
  std::vector<Edge> edges;
  while (!text.done()) {
    if (!edges.empty()) text.expect(",");
    const int u = vertex(text, order);
    text.expect("-");
    edges.emplace_back(u, vertex(text, order));
  }
  return edges;
}

/// Bare points, not so many that their segments cannot be listed.
FamilyMember bare(PointSet points, std::size_t column) {
  if (points.order() > PointSet::most_points)
    throw text::TooLarge("expected at most " + std::to_string(PointSet::most_points) + " points without edges, found " +
                             std::to_string(points.order()),
                         column);
  return points;
}

FamilyMember triangulated(PointSet points, text::Cursor& text) {
  const std::size_t column = text.column();
  const std::vector<Edge> edges = read_edges(text, points.order());
  if (edges.empty()) return bare(std::move(points), column);
  return at_column(column, [&] { return Triangulation(std::move(points), edges); });
}

/// Edges or faces, between commas.
template <class Items>
std::string listed(const Items& items) {
  std::string list;
  for (const auto& item : items) list.append(list.empty() ? "" : ",").append(name(item));
  return list;
}

}  // namespace

FamilyMember read_convex(text::Cursor& text) {
  const std::size_t first = text.column();
  const PointSet points = PointSet::polygon(static_cast<int>(text.number_within(1, most_drawn)));
  if (text.done()) return bare(points, first);
  text.expect(":");
  text::Cursor sides = text;
  std::size_t column = sides.column();
  for (const auto& [u, v] : read_edges(sides, points.order())) {
    const int apart = std::abs(u - v);
    if (apart == 1 || apart == points.order() - 1)
      throw text::InputError("expected diagonals only, found the side " + name(Edge(u, v)), column);
  }
  return triangulated(points, text);
}

FamilyMember read_disc(text::Cursor& text) {
  const auto hull = static_cast<int>(text.number_within(3, most_drawn));
  text.expect("+");
  const int order = hull + static_cast<int>(text.number_within(0, most_drawn - hull));
  text.expect(":");
  const std::size_t column = text.column();
  std::vector<Face> faces;
  while (faces.empty() || !text.done()) {
    if (!faces.empty()) text.expect(",");
    const int a = vertex(text, order);
    text.expect("-");
    const int b = vertex(text, order);
    text.expect("-");
    faces.push_back(make_face(a, b, vertex(text, order)));
  }
  std::vector<int> boundary(static_cast<std::size_t>(hull));
  std::iota(boundary.begin(), boundary.end(), 0);
  return at_column(column, [&] { return Triangulation(order, boundary, faces); });
}

FamilyMember read_points(text::Cursor& text) {
  const auto coordinate = [&] {
    const bool negative = text.next_is('-');
    if (negative) text.expect("-");
    const std::int64_t size = text.number_within(0, PointSet::greatest_coordinate);
    if (text.next_is('.')) throw text::InputError("expected whole numbers as coordinates, found '.'", text.column());
    return negative ? -size : size;
  };
  const std::size_t column = text.column();
  std::vector<Point> points;
  while (points.empty() || text.next_is(';')) {
    if (!points.empty()) text.expect(";");
    const std::int64_t x = coordinate();
    text.expect(",");
    points.push_back({x, coordinate()});
  }
  PointSet set = at_column(column, [&] { return PointSet(points); });
  if (text.done()) return set;
  text.expect(":");
  return triangulated(std::move(set), text);
}

std::string text(const PointSet& points) {
  if (points.is_polygon()) return "convex:" + std::to_string(points.order()) + ":";
  std::string corners;
  for (const auto& [x, y] : points.coordinates())
    corners.append(corners.empty() ? "points:" : ";").append(std::to_string(x) + "," + std::to_string(y));
  return corners + ":";
}

std::string text(const Triangulation& triangulation) {
  const std::vector<int>& boundary = triangulation.boundary();
  const int order = triangulation.graph().order();
  const std::optional<PointSet>& points = triangulation.points();
  if (points && !points->is_polygon()) return text(*points) + (order == 3 ? "" : listed(triangulation.graph().edges()));
  assert(std::ranges::equal(boundary, std::views::iota(0, static_cast<int>(boundary.size()))));
  if (points) {
    std::vector<Edge> diagonals = triangulation.graph().edges();
    std::erase_if(diagonals, [&](const Edge& edge) {
      const int apart = edge.second - edge.first;
      return apart == 1 || apart == order - 1;
    });
    return text(*points) + listed(diagonals);
  }
  return "disc:" + std::to_string(boundary.size()) + "+" + std::to_string(order - std::ssize(boundary)) + ":" +
         listed(triangulation.faces());
}

}  // namespace gamecert::graphs
