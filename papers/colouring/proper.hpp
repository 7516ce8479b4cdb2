// Strategies of PROPER k-COLORING whose parts tests exchange for false ones.
#pragma once

#include <span>

#include "papers/colouring/symmetry.hpp"

namespace gamecert::papers {

using Recolour = int (*)(int);
int same_colour(int colour);
int other_of_two(int colour);
/// Answers a colour at v by `recolour` of it at s(v).
PaintAnswers mirrored(Involution s, Recolour recolour);

/// Vertices 0 and 2 of an odd cycle have colours 1 and 2; the second player mirrors in the line through vertex 1.
void check_odd_cycle(int order, Recolour recolour, Trial& trial);

/// On a path of odd order beside a single vertex: the second player mirrors, the centre and the single vertex being
/// images of each other.
void check_odd_path_strategy(int order, std::span<const int> colours, Trial& trial);

}  // namespace gamecert::papers
