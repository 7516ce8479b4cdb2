// Statements on WEAK 2-COLORING whose parts tests exchange for false ones.
#pragma once

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

/// The words of --reading, in their order.
enum class WeakRule { edges, surrounded, extendable, painted };

/// An instance for every position that play from the empty cycle of odd order can reach, and in the reading `edges`
/// for every legal painting: its value is `value` of the number of uncolored vertices.
using PositionValue = int (*)(int uncolored);
void check_weak_positions(int order, WeakRule reading, PositionValue value, Trial& trial);
int parity(int uncolored);

/// An instance for every graph of the order: two colours can be given to its vertices so that each one that is not
/// isolated has a neighbour of the other colour.
void check_weakly_colourable(int order, Trial& trial);

}  // namespace gamecert::papers
