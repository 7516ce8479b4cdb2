// All-green on points in convex position with nothing green at the start, in linear time.
#pragma once

#include <vector>

#include "graphs/triangulation.hpp"

namespace gamecert::solve {

/// Edges by their number in the list of edges.
struct AllGreenBest {
  int green;                 // the greatest number of green edges
  std::vector<int> flips;    // one way to get there, in any order
  std::vector<int> optimal;  // all diagonals that some way to get there flips, ascending
};
/// Of points in convex position.
AllGreenBest all_green(const graphs::Triangulation& triangulation);

}  // namespace gamecert::solve
