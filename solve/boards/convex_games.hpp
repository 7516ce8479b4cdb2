// Games on points in convex position that are decided without search. Nothing is green or drawn at the start.
#pragma once

#include <vector>

#include "graphs/points.hpp"
#include "graphs/triangulation.hpp"

namespace gamecert::solve {

/// A nimber, and all moves to positions of nimber 0, ascending.
struct NimberAndMoves {
  int nimber;
  std::vector<graphs::Edge> winning;
};

bool convex_position(const graphs::PointSet& points);
bool convex_position(const graphs::Triangulation& triangulation);
/// Of a triangulation in convex position: no two triangles without a side on the boundary share an edge.
bool simple_branching(const graphs::Triangulation& triangulation);

/// The lengths of the arrays of a simple-branching triangulation: paths of triangles with a side on the boundary.
std::vector<int> arrays(const graphs::Triangulation& triangulation);
/// Triangle-colouring on a triangulation that is simple-branching, in linear time.
NimberAndMoves triangle_colouring(const graphs::Triangulation& triangulation);
/// How often that looks at a side of a triangle or at the value of a heap.
int looks_of_triangle_colouring(const graphs::Triangulation& triangulation);

/// Flip on a triangulation in convex position. In misere play a position without a move has nimber 1.
NimberAndMoves flip(const graphs::Triangulation& triangulation, bool misere);

/// Triangle on at least 1 point in convex position. With 1 or 2 points nobody completes a triangle.
int triangle_nimber(int points);
/// All d, ascending, for which the segment from place u on the hull to place u + d < points leaves nimber 0.
std::vector<int> triangle_steps(int points);

/// The score of complete-triangulation on at least 1 point in convex position: 1 for an odd number from 3 on, else 0.
int complete_triangulation_score(int points);

}  // namespace gamecert::solve
