// Numbers that linear algebra gives of a graph, exactly.
#pragma once

#include <cstdint>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// The rank of the adjacency matrix over the rationals. LimitError where a minor of the matrix needs more than 126
/// bits.
int rank(const SmallGraph& graph);
/// The same over the field of two elements.
int binary_rank(const SmallGraph& graph);
/// The number of spanning trees, by the theorem of Kirchhoff: the determinant of the matrix that has degrees on the
/// diagonal and -1 for every edge, without the last row and column. 0 for the null graph. LimitError for more than 63
/// bits.
std::int64_t spanning_trees(const SmallGraph& graph);

}  // namespace gamecert::graphs
