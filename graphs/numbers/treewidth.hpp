// Treewidth, exactly.
#pragma once

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// The least width of a tree decomposition: -1 of the null graph. Time and 2^n bytes for n vertices; LimitError for
/// more than 20.
int treewidth(const SmallGraph& graph);

}  // namespace gamecert::graphs
