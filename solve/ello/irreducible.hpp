// Decides a connected ELLO game by search and by determinants, without a look for reductions.
#pragma once

#include "solve/ello/decide.hpp"
#include "solve/ello/parts.hpp"

namespace gamecert::solve {

/// An order only if wanted. LimitError.
Decision decide_irreducible(const Part& part, Watch& watch, bool want_order);

}  // namespace gamecert::solve
