// All triangulations of a polygon or a disc, one by one.
#pragma once

#include <functional>
#include <vector>

#include "graphs/triangulation.hpp"

namespace gamecert::graphs {

/// Which triangulations of the convex n-gon.
enum class ConvexKind {
  all,
  serpentine,        // the dual is a path: no triangle without a side of the polygon
  simple_branching,  // no two triangles without a side of the polygon share an edge
};

/// Calls `visit` with the diagonals of every triangulation of the n-gon with corners 0..n-1, n >= 3, each
/// list ascending, the lists in ascending order; stops when it returns false.
void each_convex_triangulation(int n, const std::function<bool(const std::vector<Edge>&)>& visit);

/// One triangulation of the n-gon, n >= 3, of each class under its 2n symmetries: the least list of diagonals.
std::vector<Triangulation> convex_classes(int n, ConvexKind kind = ConvexKind::all);

/// One triangulation of a disc with `hull` >= 3 points on its boundary and `inner` points inside of each class
/// up to isomorphism, mirror images included. No two edges have the same ends.
std::vector<Triangulation> disc_classes(int hull, int inner);

}  // namespace gamecert::graphs
