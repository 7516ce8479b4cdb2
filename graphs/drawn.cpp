// Reading boards drawn in the plane.
#include "graphs/drawn.hpp"

#include <numeric>
#include <utility>

namespace gamecert::graphs {
namespace {

/// What `read` makes; what it finds wrong is said of `column`.
template <class Read>
auto at_column(std::size_t column, Read&& read) {
  try {
    return read();
  } catch (const InputError& error) {
    throw InputError(error.what(), column);
  }
}

int vertex(Scanner& text, int order) { return static_cast<int>(text.number(0, order - 1)); }

/// Edges between commas, to the end.
std::vector<Edge> read_edges(Scanner& text, int order) {
  std::vector<Edge> edges;
  while (!text.done()) {
    if (!edges.empty()) text.expect(',');
    const int u = vertex(text, order);
    text.expect('-');
    edges.emplace_back(u, vertex(text, order));
  }
  return edges;
}

/// Bare points, not so many that their segments cannot be listed.
FamilyMember bare(PointSet points, std::size_t column) {
  if (points.order() > PointSet::most_points)
    throw InputError("expected at most " + std::to_string(PointSet::most_points) + " points without edges, found " +
                         std::to_string(points.order()),
                     column);
  return points;
}

FamilyMember triangulated(PointSet points, Scanner& text) {
  const std::size_t column = text.column();
  const std::vector<Edge> edges = read_edges(text, points.order());
  if (edges.empty()) return bare(std::move(points), column);
  return at_column(column, [&] { return Triangulation(std::move(points), edges); });
}

}  // namespace

FamilyMember read_convex(Scanner& text) {
  const std::size_t first = text.column();
  const PointSet points = PointSet::polygon(static_cast<int>(text.number(1, most_drawn)));
  if (text.done()) return bare(points, first);
  text.expect(':');
  Scanner sides = text;
  std::size_t column = sides.column();
  for (const auto& [u, v] : read_edges(sides, points.order())) {
    const int apart = std::abs(u - v);
    if (apart == 1 || apart == points.order() - 1)
      throw InputError("expected diagonals only, found the side " + std::to_string(u) + "-" + std::to_string(v),
                       column);
  }
  return triangulated(points, text);
}

FamilyMember read_disc(Scanner& text) {
  const auto hull = static_cast<int>(text.number(3, most_drawn));
  text.expect('+');
  const int order = hull + static_cast<int>(text.number(0, most_drawn - hull));
  text.expect(':');
  const std::size_t column = text.column();
  std::vector<Face> faces;
  while (faces.empty() || !text.done()) {
    if (!faces.empty()) text.expect(',');
    const int a = vertex(text, order);
    text.expect('-');
    const int b = vertex(text, order);
    text.expect('-');
    faces.push_back(make_face(a, b, vertex(text, order)));
  }
  std::vector<int> boundary(static_cast<std::size_t>(hull));
  std::iota(boundary.begin(), boundary.end(), 0);
  return at_column(column, [&] { return Triangulation(order, boundary, faces); });
}

FamilyMember read_points(Scanner& text) {
  const auto coordinate = [&] {
    const bool negative = text.next_is('-');
    if (negative) text.expect('-');
    const std::int64_t size = text.number(0, PointSet::greatest_coordinate);
    if (text.next_is('.')) throw InputError("expected whole numbers as coordinates, found '.'", text.column());
    return negative ? -size : size;
  };
  const std::size_t column = text.column();
  std::vector<Point> points;
  while (points.empty() || text.next_is(';')) {
    if (!points.empty()) text.expect(';');
    const std::int64_t x = coordinate();
    text.expect(',');
    points.push_back({x, coordinate()});
  }
  PointSet set = at_column(column, [&] { return PointSet(points); });
  if (text.done()) return set;
  text.expect(':');
  return triangulated(std::move(set), text);
}

}  // namespace gamecert::graphs
