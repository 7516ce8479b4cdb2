// Flip to triangle on points in convex position, region by region.
#pragma once

#include <vector>

#include "graphs/triangulation.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// Who wins, and by which first moves.
struct FlipToTriangleAnswer {
  int worth = 0;                      // 1 if the first player wins, 0 for a tie, -1 if the second does
  std::vector<graphs::Edge> winning;  // ascending: all first moves that win
};

/// Of a triangulation in convex position with nothing green, of a moderate size. LimitError at a limit.
FlipToTriangleAnswer flip_to_triangle(const graphs::Triangulation& triangulation, const Limits& limits);

}  // namespace gamecert::solve
