// How a gadget adds a vector to its boundary.
#pragma once

#include <optional>
#include <vector>

#include "reductions/gadgets/gadget.hpp"

namespace gamecert::solve {

/// An order of all vertices of the gadget: those of the boundary as in `along`, every inner vertex where its colour
/// plus its predegree is even, and bit b of `vector` the predegree of boundary vertex b modulo 2. Nothing if there is
/// none.
std::optional<std::vector<int>> gadget_order(const reductions::Gadget& gadget, const std::vector<int>& along,
                                             unsigned vector);

}  // namespace gamecert::solve
