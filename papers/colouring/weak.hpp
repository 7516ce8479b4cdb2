// Statements on WEAK 2-COLORING whose parts tests exchange for false ones.
#pragma once

#include "papers/claim.hpp"

namespace gamecert::papers {

/// The words of --reading, in their order.
enum class WeakRule { edges, surrounded, extendable, painted };

/// An instance for every position that play from the empty cycle of odd order can reach, and in the reading `edges`
/// for every legal painting: its value is `value` of the number of uncolored vertices.
using PositionValue = int (*)(int uncolored);
void check_weak_positions(int order, WeakRule reading, PositionValue value, Trial& trial);
int parity(int uncolored);

}  // namespace gamecert::papers
