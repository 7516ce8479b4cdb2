// Reductions that differ from a given one in one place.
#pragma once

#include <string>
#include <vector>

#include "reductions/reduction_lines.hpp"

namespace gamecert::reductions {

struct Variant {
  std::string change;  // "w[1] painted 2", "without join v w[1]"
  StatedReduction reduction;
};

/// A vertex painted at the start gets another colour or none; an edge of a piece is left out, added or, if it is an
/// arc, turned; a vertex that vertices or edges have, without a move of a meaning, is there once for all. No two of
/// them make the same targets, and none those of the reduction itself: adding what another piece adds anyway is no
/// change.
std::vector<Variant> mutants(const StatedReduction& reduction);

/// Without an edge of a piece; without a vertex of a piece whose moves mean nothing, and its edges.
std::vector<Variant> with_less(const StatedReduction& reduction);

}  // namespace gamecert::reductions
