// Graphs as the Boost Graph Library has them.
#pragma once

#include <boost/graph/adjacency_list.hpp>

#include "graphs/small_graph.hpp"

namespace gamecert::sweeps {

using Boosted =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::property<boost::vertex_index_t, int>>;

inline Boosted boosted(const graphs::SmallGraph& graph) {
  Boosted result(static_cast<std::size_t>(graph.order));
  for (int v = 0; v < graph.order; ++v)
    for (int u = 0; u < v; ++u)
      if (graph.adjacent(u, v)) boost::add_edge(static_cast<std::size_t>(u), static_cast<std::size_t>(v), result);
  return result;
}

}  // namespace gamecert::sweeps
