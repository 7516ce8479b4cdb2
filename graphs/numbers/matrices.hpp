// Numbers that linear algebra gives of a graph, exactly.
#pragma once

#include <cstdint>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

__extension__ using Coefficient = __int128;
/// A symmetric matrix of a graph: so many times the matrix that has degrees on the diagonal, and the adjacency matrix.
struct GraphMatrix {
  int degrees, edges;
};
inline constexpr GraphMatrix adjacency{0, 1}, laplacian{1, -1}, signless{1, 1};

/// The coefficients of its characteristic polynomial, from the constant one on; the last one is 1. LimitError for
/// numbers of more than 127 bits.
std::vector<Coefficient> characteristic(const SmallGraph& graph, GraphMatrix matrix);
/// How many different eigenvalues it has.
int distinct_eigenvalues(const SmallGraph& graph, GraphMatrix matrix);

/// The rank of the adjacency matrix over the rationals.
int rank(const SmallGraph& graph);
/// The same over the field of two elements.
int binary_rank(const SmallGraph& graph);
/// The number of spanning trees, by the theorem of Kirchhoff: each minor of the Laplacian without a row and its column,
/// all of which the linear coefficient adds up. 0 for the null graph. LimitError for more than 63 bits.
std::int64_t spanning_trees(const SmallGraph& graph);

}  // namespace gamecert::graphs
