// Pieces of a reduction that no other piece touches: components of the target that are the same for every vertex or
// every edge of the source, or that there are once. What they are worth, play elsewhere does not change.
#pragma once

#include <string>
#include <vector>

#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// The vertices of that kind, by number, that hang together, by joins inside pieces alone, with none that moves,
/// boards, answers or invariants speak of, and of which some are unpainted. None where a clash of the target game looks
/// at edges elsewhere, or is not declared.
std::vector<int> constant_roles(const Reduction& reduction, Of of);

/// Without the vertex of a piece, its edges, and what its moves mean; nothing else speaks of it.
Reduction without_role(Reduction reduction, int role);

/// What is left without all constant pieces.
Reduction without_constants(const Reduction& reduction);

/// What they are worth: ` plus 1 n + 2 m + 3`, n heaps of 1, m of 2 and one of 3; empty if there is none.
std::string text(const NimHeaps& heaps);

}  // namespace gamecert::reductions
