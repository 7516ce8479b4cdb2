// Statements on 2-DISTANCE 2-COLORING whose parts tests exchange for false ones.
#pragma once

#include "papers/colouring/symmetry.hpp"

namespace gamecert::papers {

/// The path whose vertices conflict up to distance 2.
SmallGraph squared_path(int order);

/// On a path of odd order in N, an instance: the first player loses if she never paints `forbidden(order)`.
void check_centre_is_needed(int order, int (*forbidden)(int order), Trial& trial);

/// On a path of odd order, an instance: whatever the first player paints but the centre, the second player answers by
/// the other colour at s(i), vertices being numbered from 1.
void check_second_mirrors(int order, const std::function<int(int order, int i)>& s, Trial& trial);

}  // namespace gamecert::papers
