// All-green on points in convex position with nothing green at the start, in linear time.
#pragma once

#include <vector>

#include "graphs/triangulation.hpp"

namespace gamecert::solve {

/// Edges by their number in the list of edges.
struct AllGreenBest {
  int green = 0;              // the greatest number of green edges
  std::vector<int> flips;     // one way to get there; any order serves as well
  std::vector<int> after;     // by flip, how many edges are green then
  std::vector<int> green_by;  // by edge, the greatest number if it is flipped; -1 on the hull

  /// All diagonals with which that many can be reached, ascending.
  std::vector<int> reaching(int wanted) const;
};
/// Of points in convex position.
AllGreenBest all_green(const graphs::Triangulation& triangulation);

}  // namespace gamecert::solve
