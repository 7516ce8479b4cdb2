// The block reduction of Section 4 of the ELLO paper in one depth-first search, its operations counted.
#pragma once

#include "papers/claim.hpp"

namespace gamecert::papers {

/// Of every parity-plausible game on every connected graph of the order, an instance: it can be won exactly if the
/// games on its blocks can, which take at most `most` operations an edge to find.
void check_blocks(int order, int most, Trial& trial);

}  // namespace gamecert::papers
