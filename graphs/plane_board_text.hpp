// The texts of boards drawn in the plane: `convex:7:0-2,0-3,...`, `disc:4+1:0-1-4,...`, `points:0,0;4,0;...:0-2,...`.
#pragma once

#include <string>

#include "graphs/family_member.hpp"
#include "text/cursor.hpp"

namespace gamecert::graphs {

/// Points, or triangles of a family, of a board drawn in the plane.
constexpr int most_drawn = 100'000;

// Each reads what follows the name and its colon, to the end: a triangulation, or bare points where no
// edges are listed. InputError with the column.
FamilyMember read_convex(text::Cursor& text);
FamilyMember read_disc(text::Cursor& text);
FamilyMember read_points(text::Cursor& text);

// The only text of a board among those that the readers take for it: edges and triangles ascending, the smaller
// vertex first; the colon in front of them also where there are none.
/// `convex:5:0-2,0-3`, without the sides, where it is a polygon with corners in order; `points:...`, with all edges
/// unless it is a triangle, where there are coordinates; else `disc:...`, whose boundary must be 0, 1, ... in order.
std::string text(const Triangulation& triangulation);
/// `convex:5:` or `points:0,0;4,0;0,4:`.
std::string text(const PointSet& points);
/// Of the one that it is. Where plane_families() are left out there is none.
std::string text(const PlaneBoard& board);

}  // namespace gamecert::graphs
