// Systems of sets of points, some perhaps alike: hypergraphs, and of sets of two points multigraphs.
#pragma once

#include <vector>

#include "graphs/graph.hpp"
#include "text/cursor.hpp"

namespace gamecert::graphs {

struct SetSystem {
  int points = 0;
  std::vector<std::vector<int>> sets = {};  // of points 0..points-1, each ascending and not empty
};

/// `[n:]0-1-2,2-3,...`, points of a set joined by `-`. InputError with the column.
SetSystem read_set_system(text::Cursor& in);

/// Each set as a vertex behind the points, in their order, joined to its points. TooLarge.
Graph incidence_graph(const SetSystem& system);

}  // namespace gamecert::graphs
