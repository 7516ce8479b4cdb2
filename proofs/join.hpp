// Graphs and digraphs made edge by edge.
#pragma once

#include <cstddef>

#include "graphs/small_graph.hpp"

namespace gamecert::proofs {

/// Adds the edge, or the arc from u to v of a digraph.
inline void join(graphs::SmallGraph& graph, int u, int v) {
  if (!graph.directed) return graph.add_edge(u, v);
  graph.rows[static_cast<std::size_t>(u)] |= graphs::single(v);
}

}  // namespace gamecert::proofs
