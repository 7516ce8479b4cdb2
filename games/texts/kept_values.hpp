// Values that a quantifier need not find for each of its instances: in `{f in K(e): ends(f) in tips(e)}` the tips.
#pragma once

#include <vector>

#include "games/texts/compiled_text.hpp"

namespace gamecert::games {

/// Marks, in the formula with that root, what takes long to find and is the same for all instances of the outermost
/// quantifier that allows it. Nothing changes but time. Numbers are given from `count` on.
void keep_values(std::vector<PlaneNode>& nodes, int root, int& count);
/// Whether to find the value takes long: more than to look up some sets and to join them.
bool goes_through(const std::vector<PlaneNode>& nodes, int index);

}  // namespace gamecert::games
