// How many eigenvalues of a matrix of a graph lie on a side of a number, exactly.
#pragma once

#include "graphs/numbers/matrices.hpp"
#include "language/placed_graph.hpp"

namespace gamecert::language {

enum class SpectrumSide { below, above };
/// With their multiplicities; x is a fraction or a sum of roots. LimitError as arithmetic.hpp says, and for a
/// polynomial whose coefficients in the distance from x need more than 127 bits.
Number eigenvalues(const PlacedGraph& graph, graphs::GraphMatrix matrix, SpectrumSide side, Number x);

}  // namespace gamecert::language
