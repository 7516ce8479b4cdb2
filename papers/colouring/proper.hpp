// Statements on PROPER k-COLORING whose parts tests exchange for false ones.
#pragma once

#include <span>

#include "papers/colouring/games.hpp"
#include "papers/involutions.hpp"

namespace gamecert::papers {

/// An automorphism with exactly one vertex u with s(u) = u, and no edge (v, s(v)).
bool one_fixed_and_apart(const graphs::SmallGraph& graph, const Involution& s);
/// One with no vertex u with s(u) = u.
bool no_fixed_vertex(const graphs::SmallGraph& graph, const Involution& s);

enum class OutcomeClass { n, p };
/// An instance for all graphs of an order with such an involution and every number of colours: the start is in the
/// class.
void check_symmetric(int order, Symmetric symmetric, std::span<const int> colours, OutcomeClass expected, Trial& trial);

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
