// Cartesian grids and complete bipartite graphs of the vertex-capturing paper, with the strategies printed for them.
#pragma once

#include "papers/capture/symmetry.hpp"

namespace gamecert::papers {

/// G_{n,m}: n rows, m columns, each at least 2. Vertex (i, j), from (1, 1), has the number (i - 1) * m + j - 1.
struct Grid {
  int rows, columns;
};
SmallGraph grid_graph(const Grid& grid);

/// The scores that the strategies of Theorem 5.4 leave possible: rows and columns of the same parity, the second
/// player mirrors through the middle; otherwise the first player takes the middle edge of the middle line, and both
/// answer in the pairs printed.
ScoreRange grid_bounds(const Grid& grid, Trial& trial);

/// Whether half a turn takes the part E_1 of the proof, of which the first `columns` columns are, to the other edges.
/// Rows and columns have the same parity.
bool part_splits(const Grid& grid, int columns);

}  // namespace gamecert::papers
