// Small graphs without an edge or a vertex, and as graphs of any order.
#include <cassert>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

void SmallGraph::delete_edge(int u, int v) {
  assert(adjacent(u, v));
  rows[static_cast<std::size_t>(u)] &= ~single(v);
  rows[static_cast<std::size_t>(v)] &= ~single(u);
}

SmallGraph delete_vertex(const SmallGraph& graph, int v) {
  assert(v >= 0 && v < graph.order);
  const VertexSet below = first_vertices(v);
  SmallGraph result{.order = graph.order - 1, .directed = graph.directed};
  for (int u = 0; u < result.order; ++u) {
    const VertexSet row = graph.neighbours(u < v ? u : u + 1);
    result.rows[static_cast<std::size_t>(u)] = (row & below) | (row >> 1 & ~below);
  }
  return result;
}

Graph large(const SmallGraph& graph) {
  assert(!graph.directed);
  std::vector<Edge> edges;
  for (int u = 0; u < graph.order; ++u)
    each(graph.neighbours(u) & ~first_vertices(u + 1), [&](int v) { edges.emplace_back(u, v); });
  return Graph(graph.order, edges);
}

}  // namespace gamecert::graphs
