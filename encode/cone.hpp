// ELLO on a graph and odd elimination on its cone are played alike: formulas made from the rules of both.
#pragma once

#include <vector>

#include "encode/denied.hpp"

namespace gamecert::encode {

/// The cone of a graph with green vertices has a new vertex s, joined to these. Let ELLO be played from the reflected
/// colouring, in which the vertices of odd degree have changed their colour, and odd elimination on the cone without
/// deleting s. Then the vertices alive are the same but for s, and those of odd degree are the green ones: at the
/// start, and after every move if before it; and the same moves are legal, and both are won together. The statements
/// are of all graphs of that order, made from the rules of both games; that of a move is of vertex 0, of order 1 or
/// more. Of order 2 they are the evidence for ello.cone; docs/REDUCTIONS.md proves that all graphs follow.
std::vector<Denied> cone_denials(int order = 2);

}  // namespace gamecert::encode
