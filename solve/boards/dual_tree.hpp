// The dual of a triangulation without inner points: a tree of its triangles.
#pragma once

#include <array>
#include <vector>

#include "graphs/triangulation.hpp"

namespace gamecert::solve {

struct DualTree {
  struct Side {
    int edge;    // number in the list of edges
    int beyond;  // the triangle on the other side, or -1
  };
  std::vector<std::array<Side, 3>> sides;  // by triangle

  explicit DualTree(const graphs::Triangulation& triangulation);
  int triangles() const { return static_cast<int>(sides.size()); }
  /// How many sides of the triangle are on the boundary.
  int outer_sides(int triangle) const;
};

/// The tree from a triangle with a side on the boundary, parents before their children.
struct RootedDual {
  std::vector<int> order;                  // triangles
  std::vector<int> parent;                 // by triangle; -1 of the root
  std::vector<int> edge;                   // between a triangle and its parent
  std::vector<std::vector<int>> children;  // by triangle; at most two
  explicit RootedDual(const DualTree& dual);
};

}  // namespace gamecert::solve
