// The text of boards drawn in the plane: `convex:7:0-2,0-3,...`, `disc:4+1:0-1-4,...`, `points:0,0;4,0;...:0-2,...`.
#pragma once

#include "graphs/families.hpp"
#include "graphs/scanner.hpp"

namespace gamecert::graphs {

/// Points, or triangles of a family, of a board drawn in the plane.
constexpr int most_drawn = 100'000;

// Each reads what follows the name and its colon, to the end: a triangulation, or bare points where no
// edges are listed. InputError with the column.
FamilyMember read_convex(Scanner& text);
FamilyMember read_disc(Scanner& text);
FamilyMember read_points(Scanner& text);

}  // namespace gamecert::graphs
