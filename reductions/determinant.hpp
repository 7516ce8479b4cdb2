// The determinant that is a sum over the winning orders of a game of ELLO (docs/DETERMINANT.md).
#pragma once

#include <cstdint>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::reductions {

/// Elements of the field GF(2)[x]/(x^64 + x^4 + x^3 + x + 1): bit i is the coefficient of x^i, addition is xor.
using FieldElement = std::uint64_t;

/// The determinant of the Laplacian with the weights 1/(t_u + t_v) at edges uv, plus 1/t_v on the diagonal at green v.
/// The point t has an element for each vertex, all nonzero and different. Takes order^3 / 3 products.
FieldElement determinant(const graphs::Graph& graph, const std::vector<int>& green,
                         const std::vector<FieldElement>& point);

/// Whether so many rows of so many elements are linearly independent.
bool independent(const std::vector<std::vector<FieldElement>>& rows);

}  // namespace gamecert::reductions
