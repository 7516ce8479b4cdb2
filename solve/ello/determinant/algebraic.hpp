// The algebraic test of ELLO over GF(2^64) (docs/DETERMINANT.md).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// A random point: distinct nonzero elements, one a vertex; determined by order and seed.
std::vector<std::uint64_t> random_point(int order, std::uint64_t seed);

/// Whether det(Laplacian with weights 1/(t_u+t_v) + diag(green_v/t_v)) is nonzero at the point.
/// Nonzero proves the game winnable; zero is wrong with probability at most 2^error_exponent(...).
bool nonzero_at(const graphs::Graph& graph, const std::vector<char>& green, const std::vector<std::uint64_t>& point,
                Watch& watch);

/// The least integer e with (size + greens - order)/2^64 <= 2^e, raised for the sampling of
/// distinct nonzero elements: e of one trial's chance of error.
int error_exponent(const graphs::Graph& graph, int greens);

/// A winning order by self-reduction: from the end, a vertex that leaves the value nonzero at the
/// point. Nothing if the value is zero, or zero after every admissible vertex.
std::optional<std::vector<int>> order_by_determinants(const graphs::Graph& graph, const std::vector<char>& green,
                                                      const std::vector<std::uint64_t>& point, Watch& watch);

}  // namespace gamecert::solve
