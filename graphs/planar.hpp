// Whether a graph can be drawn in the plane without crossings.
#pragma once

#include "graphs/graph.hpp"

namespace gamecert::graphs {

/// In time about linear; recursion goes as deep as the longest path of a depth-first search.
bool planar(const Graph& graph);

}  // namespace gamecert::graphs
