// Edges of a triangulation in two colours, used equally often, without a triangle of one colour.
#pragma once

#include <vector>

#include "graphs/triangulation.hpp"

namespace gamecert::solve {

/// For every edge of the graph of the triangulation, in its order, 1 or 2: colour 1 as often as 2, or once more, and
/// both at every triangle (docs/TRIANGULATIONS.md, theorem on balanced colourings). Time grows with the square of the
/// order.
std::vector<int> balanced_colouring(const graphs::Triangulation& triangulation);

}  // namespace gamecert::solve
