// Triangulated polygons, an ear at a time, each once.
//
// A triangulation is known by how many triangles meet at each corner, read around the polygon (Conway and
// Coxeter, Triangulated polygons and frieze patterns, 1973): a corner in one triangle is an ear, and
// cutting ears off gives the diagonals back. Isomorphisms of maximal outerplanar graphs are rotations and
// reflections, because the polygon is their only Hamilton cycle. Of all readings, from any corner either
// way, the least is canonical; it begins at an ear. Every triangulation is made from the one without that
// ear (McKay, Isomorph-free exhaustive generation, 1998): a new ear is put on one side of each kind, and
// the result is kept if a least reading begins at the new ear.
// Sound because an isomorphism between two that are kept takes ear to ear, hence what is left to what is
// left and side to side. Linear ones have at most two ears all along: from order 4 on ears never get fewer.
#include "graphs/nauty/mops.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gamecert::graphs {
namespace {

/// Corners are numbered around the polygon; side c goes from corner c to the next one.
struct Polygon {
  int order = 0;
  std::array<std::int8_t, SmallGraph::max_order> triangles{};  // at each corner

  int next(int corner) const { return corner + 1 == order ? 0 : corner + 1; }
  int before(int corner) const { return corner == 0 ? order - 1 : corner - 1; }
  int at(int corner) const { return triangles[static_cast<std::size_t>(corner)]; }
  bool ear(int corner) const { return at(corner) == 1; }
};

struct Reading {
  int from;
  bool forward;
};

constexpr Reading both(int from, int way) { return {from, way == 0}; }

/// Below 0 if a comes before b, 0 if they are the same.
int compare(const Polygon& polygon, Reading a, Reading b) {
  for (int i = 0; i < polygon.order; ++i) {
    const int difference = polygon.at(a.from) - polygon.at(b.from);
    if (difference != 0) return difference;
    a.from = a.forward ? polygon.next(a.from) : polygon.before(a.from);
    b.from = b.forward ? polygon.next(b.from) : polygon.before(b.from);
  }
  return 0;
}

Reading lesser(const Polygon& polygon, Reading a, Reading b) { return compare(polygon, b, a) < 0 ? b : a; }

/// The same for sides that a rotation or reflection takes to each other.
Reading reading_of_side(const Polygon& polygon, int side) {
  return lesser(polygon, {polygon.next(side), true}, {side, false});
}

/// Whether some lower side is taken to this one.
bool repeated(const Polygon& polygon, int side) {
  const Reading reading = reading_of_side(polygon, side);
  for (int lower = 0; lower < side; ++lower)
    if (compare(polygon, reading_of_side(polygon, lower), reading) == 0) return true;
  return false;
}

/// The new corner stands behind corner `side`.
Polygon with_ear(const Polygon& polygon, int side) {
  Polygon result = polygon;
  const auto behind = result.triangles.begin() + side + 1;
  std::copy_backward(behind, result.triangles.begin() + polygon.order, result.triangles.begin() + polygon.order + 1);
  *behind = 1;
  ++result.order;
  ++result.triangles[static_cast<std::size_t>(side)];
  ++result.triangles[static_cast<std::size_t>(result.next(side + 1))];
  return result;
}

bool canonical_ear(const Polygon& polygon, int ear) {
  const Reading least = lesser(polygon, {ear, true}, {ear, false});
  for (int other = 0; other < polygon.order; ++other) {
    if (other == ear || !polygon.ear(other)) continue;
    for (const int way : {0, 1})
      if (compare(polygon, both(other, way), least) < 0) return false;
  }
  return true;
}

int ears(const Polygon& polygon) {
  int count = 0;
  for (int corner = 0; corner < polygon.order; ++corner) count += polygon.ear(corner);
  return count;
}

/// Cuts ears off until a triangle is left.
SmallGraph graph_of(Polygon polygon) {
  SmallGraph graph{.order = polygon.order};
  std::array<int, SmallGraph::max_order> next{}, before{};
  for (int v = 0; v < graph.order; ++v) {
    next[static_cast<std::size_t>(v)] = polygon.next(v);
    before[static_cast<std::size_t>(v)] = polygon.before(v);
    graph.add_edge(v, polygon.next(v));
  }
  int corner = 0;
  for (int left = graph.order; left > 3; --left) {
    while (!polygon.ear(corner)) corner = next[static_cast<std::size_t>(corner)];
    const int u = before[static_cast<std::size_t>(corner)];
    const int w = next[static_cast<std::size_t>(corner)];
    graph.add_edge(u, w);
    next[static_cast<std::size_t>(u)] = w;
    before[static_cast<std::size_t>(w)] = u;
    --polygon.triangles[static_cast<std::size_t>(u)];
    --polygon.triangles[static_cast<std::size_t>(w)];
    corner = u;
  }
  return graph;
}

class Generator {
 public:
  Generator(int order, bool linear, Piece piece, const std::function<bool(const SmallGraph&)>& visit)
      : order_(order), linear_(linear), dealt_(std::max(3, order - 5)), piece_(piece), visit_(visit) {}

  /// Whether to go on.
  bool extend(const Polygon& polygon) {
    if (polygon.order == dealt_ && seen_++ % piece_.count != piece_.index) return true;
    if (polygon.order == order_) return visit_(graph_of(polygon));
    for (int side = 0; side < polygon.order; ++side) {
      if (repeated(polygon, side)) continue;
      const Polygon larger = with_ear(polygon, side);
      if (linear_ && ears(larger) > 2) continue;
      if (canonical_ear(larger, side + 1) && !extend(larger)) return false;
    }
    return true;
  }

 private:
  int order_;
  bool linear_;
  int dealt_;  // the order at which pieces take turns
  Piece piece_;
  const std::function<bool(const SmallGraph&)>& visit_;
  std::int64_t seen_ = 0;  // of order dealt_
};

}  // namespace

bool enumerate_mops(int order, bool linear, Piece piece, const std::function<bool(const SmallGraph&)>& visit) {
  if (order < 3) return true;
  return Generator(order, linear, piece, visit).extend({.order = 3, .triangles = {1, 1, 1}});
}

}  // namespace gamecert::graphs
