// The determinant that is a sum over the winning orders of a game of ELLO (docs/DETERMINANT.md).
#pragma once

#include <cstdint>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::reductions {

/// Whether the Laplacian with the weights 1/(t_u + t_v) at edges uv, plus 1/t_v on the diagonal at green v, has a
/// nonzero determinant over GF(2)[x]/(x^64 + x^4 + x^3 + x + 1). The point t has an element for each vertex, all
/// nonzero and different; bit i is the coefficient of x^i. Takes order^3 / 3 products.
bool nonzero_determinant(const graphs::Graph& graph, const std::vector<int>& green,
                         const std::vector<std::uint64_t>& point);

}  // namespace gamecert::reductions
