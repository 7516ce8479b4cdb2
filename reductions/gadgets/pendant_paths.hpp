// Pendant paths in the vertex-capturing game: pairs of them that may go.
#pragma once

#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::reductions {

/// Whether two pendant paths with so many edges, at one vertex, may go together without a change of score: both of
/// length 1, both even, or both odd and at least 3 (Lemma 6.4 of the vertex-capturing paper).
bool go_together(int p, int q);

/// What is left of a graph once no two pendant paths may go, vertex i of it vertices[i] before. The size keeps its
/// parity and the game its score; which of the graphs that can be left it is depends on the order in which paths go.
/// Linear time.
struct CaptureCore {
  graphs::Graph graph;
  std::vector<int> vertices;  // ascending
};
CaptureCore capture_core(const graphs::Graph& graph);

}  // namespace gamecert::reductions
