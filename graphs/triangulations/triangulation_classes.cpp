// Triangulations of polygons corner by corner, those of discs by flips from one of them; classes by least images.
#include "graphs/triangulations/triangulation_classes.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <set>

namespace gamecert::graphs {
namespace {

using Diagonals = std::vector<Edge>;

/// Corner u starts one subpolygon u..end[u]; its neighbours there, least first, cut off those of later corners.
class ConvexEnumeration {
 public:
  ConvexEnumeration(int n, const std::function<bool(const Diagonals&)>& visit)
      : n_(n), visit_(visit), end_(static_cast<std::size_t>(n), n - 1) {}

  bool each() { return each_from(0); }

 private:
  bool each_from(int u) { return u + 1 == n_ ? visit_(chosen_) : each_next_neighbour(u, u + 1); }

  bool each_next_neighbour(int u, int last) {
    const int end = end_[u];
    if (last == end) return each_from(u + 1);
    for (int next = last + 1; next <= end; ++next) {
      end_[last] = next;
      const bool diagonal = u != 0 || next != n_ - 1;
      if (diagonal) chosen_.emplace_back(u, next);
      const bool more = each_next_neighbour(u, next);
      if (diagonal) chosen_.pop_back();
      if (!more) return false;
    }
    return true;
  }

  int n_;
  const std::function<bool(const Diagonals&)>& visit_;
  std::vector<int> end_;  // by corner
  Diagonals chosen_;
};

/// Whether no symmetry of the n-gon, n >= 4, gives a lesser list. Lists below one with 0-2 begin with 0-2 as well, so
/// that only images matter in which a corner cut off by a diagonal has come to 1.
bool is_least(int n, const Diagonals& diagonals) {
  Diagonals image;
  for (const auto& [from, to] : diagonals) {
    const bool around_zero = to - from == n - 2;
    if (to - from != 2 && !around_zero) continue;
    const int cut_off = around_zero ? (to + 1) % n : from + 1;
    for (const int direction : {1, n - 1}) {
      image.clear();
      for (const auto& [u, v] : diagonals) {
        const auto moved = [&](int corner) { return ((corner - cut_off + n) * direction + 1) % n; };
        image.push_back(std::minmax(moved(u), moved(v)));
      }
      std::ranges::sort(image);
      if (image < diagonals) return false;
    }
  }
  return true;
}

/// Whether no diagonal is a side of two triangles that have none of the polygon's.
bool simple_branching(const Triangulation& triangulation) {
  const auto inner = [&](const Face& face) {
    const int n = triangulation.graph().order();
    const auto& [a, b, c] = face;
    return b - a > 1 && c - b > 1 && c - a < n - 1;
  };
  std::vector<Edge> sides;
  for (const Face& face : triangulation.faces()) {
    if (!inner(face)) continue;
    const auto& [a, b, c] = face;
    sides.insert(sides.end(), {{a, b}, {a, c}, {b, c}});
  }
  std::ranges::sort(sides);
  return std::ranges::adjacent_find(sides) == sides.end();
}

std::vector<Diagonals> least_of_all(int n) {
  std::vector<Diagonals> result;
  each_convex_triangulation(n, [&](const Diagonals& diagonals) {
    if (n > 3 && diagonals.front() != Edge(0, 2)) return false;  // nor will be any behind it
    if (n == 3 || is_least(n, diagonals)) result.push_back(diagonals);
    return true;
  });
  return result;
}

/// From the corner cut off at 1, every diagonal has one end in common with the one before.
std::vector<Diagonals> least_serpentine(int n) {
  if (n < 5) return least_of_all(n);
  std::vector<Diagonals> result;
  for (std::uint64_t turns = 0; turns >> (n - 4) == 0; ++turns) {
    int from = n;
    int to = 2;
    Diagonals diagonals{{0, 2}};
    for (int i = 0; i < n - 4; ++i) {
      ((turns >> i & 1) != 0 ? --from : ++to);
      diagonals.push_back(std::minmax(from % n, to));
    }
    std::ranges::sort(diagonals);
    if (is_least(n, diagonals)) result.push_back(diagonals);
  }
  std::ranges::sort(result);
  result.erase(std::ranges::unique(result).begin(), result.end());
  return result;
}

/// A disc with its boundary 0, 1, ...: triangles counterclockwise, each from its least corner, ascending.
using Turning = std::vector<Face>;

Face turning(int a, int b, int c) {
  Face face{a, b, c};
  std::ranges::rotate(face, std::ranges::min_element(face));
  return face;
}

class Disc {
 public:
  Disc(int hull, int inner, const Turning& faces) : hull_(hull), order_(hull + inner), faces_(faces) {
    apex_.assign(static_cast<std::size_t>(order_ * order_), -1);
    for (const auto& [a, b, c] : faces) {
      apex_[a * order_ + b] = c;
      apex_[b * order_ + c] = a;
      apex_[c * order_ + a] = b;
    }
  }

  /// The least image under all ways to name the boundary in order, either way around.
  Turning canonical() const {
    Turning least;
    for (int start = 0; start < hull_; ++start) {
      for (const bool mirror : {false, true}) {
        Turning image = renamed(names(start, mirror), mirror);
        if (least.empty() || image < least) least = std::move(image);
      }
    }
    return least;
  }

  /// Those that differ in one edge.
  std::vector<Turning> flips() const {
    std::vector<Turning> result;
    for (int v = 0; v < order_; ++v) {
      for (int u = 0; u < v; ++u) {
        const int a = left(u, v);
        const int b = left(v, u);
        if (a < 0 || b < 0 || left(a, b) >= 0 || left(b, a) >= 0) continue;
        Turning after = faces_;
        std::ranges::replace(after, turning(u, v, a), turning(u, b, a));
        std::ranges::replace(after, turning(v, u, b), turning(b, v, a));
        result.push_back(std::move(after));
      }
    }
    return result;
  }

 private:
  /// The third corner of the triangle to the left of the way from u to v, or -1.
  int left(int u, int v) const { return apex_[u * order_ + v]; }

  /// Boundary first; then, vertex by vertex in the order of their names, the neighbours around each.
  std::vector<int> names(int start, bool mirror) const {
    std::vector<int> name(static_cast<std::size_t>(order_), -1);
    std::vector<int> first(name.size());  // the neighbour with which the way around begins
    std::vector<int> named;
    for (int i = 0; i < hull_; ++i) {
      const int step = mirror ? hull_ - 1 : 1;
      const int v = (start + i * step) % hull_;
      name[v] = i;
      first[v] = (v + step) % hull_;
      named.push_back(v);
    }
    for (std::size_t i = 0; i < named.size(); ++i) {
      const int u = named[i];
      int v = first[u];
      do {
        if (name[v] < 0) {
          name[v] = static_cast<int>(named.size());
          first[v] = u;
          named.push_back(v);
        }
        v = mirror ? left(v, u) : left(u, v);
      } while (v >= 0 && v != first[u]);
    }
    return name;
  }

  Turning renamed(const std::vector<int>& name, bool mirror) const {
    Turning image;
    for (const auto& [a, b, c] : faces_)
      image.push_back(mirror ? turning(name[a], name[c], name[b]) : turning(name[a], name[b], name[c]));
    std::ranges::sort(image);
    return image;
  }

  int hull_, order_;
  const Turning& faces_;
  std::vector<int> apex_;  // by ordered pair
};

/// A fan, and inside its last triangle every inner point within the triangle before.
Turning some_disc(int hull, int inner) {
  Turning faces;
  for (int i = 1; i + 1 < hull; ++i) faces.push_back({0, i, i + 1});
  for (int p = hull; p < hull + inner; ++p) {
    const auto [a, b, c] = faces.back();
    faces.back() = turning(a, b, p);
    faces.push_back(turning(b, c, p));
    faces.push_back(turning(c, a, p));
  }
  return faces;
}

std::vector<int> numbers(int count) {
  std::vector<int> result(static_cast<std::size_t>(count));
  std::iota(result.begin(), result.end(), 0);
  return result;
}

}  // namespace

void each_convex_triangulation(int n, const std::function<bool(const Diagonals&)>& visit) {
  assert(n >= 3);
  ConvexEnumeration(n, visit).each();
}

std::vector<Triangulation> convex_classes(int n, ConvexKind kind) {
  assert(n >= 3);
  std::vector<Triangulation> result;
  for (const Diagonals& diagonals : kind == ConvexKind::serpentine ? least_serpentine(n) : least_of_all(n)) {
    result.emplace_back(PointSet::polygon(n), diagonals);
    if (kind == ConvexKind::simple_branching && !simple_branching(result.back())) result.pop_back();
  }
  return result;
}

std::vector<Triangulation> disc_classes(int hull, int inner) {
  assert(hull >= 3 && inner >= 0);
  // That flips reach all of them is checked by their number in the tests.
  std::set<Turning> classes{Disc(hull, inner, some_disc(hull, inner)).canonical()};
  for (std::vector<Turning> open(classes.begin(), classes.end()); !open.empty();) {
    const Turning faces = std::move(open.back());
    open.pop_back();
    for (const Turning& flipped : Disc(hull, inner, faces).flips()) {
      const auto [added, fresh] = classes.insert(Disc(hull, inner, flipped).canonical());
      if (fresh) open.push_back(*added);
    }
  }
  std::vector<Triangulation> result;
  for (const Turning& faces : classes) result.emplace_back(hull + inner, numbers(hull), faces);
  return result;
}

}  // namespace gamecert::graphs
