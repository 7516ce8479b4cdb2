// Conversions between graphs of any order and rows of bits, and induced subgraphs.
#include "graphs/small_graph.hpp"

#include <cassert>
#include <string>

#include "graphs/errors.hpp"

namespace gamecert::graphs {

int SmallGraph::size() const {
  int ends = 0;
  for (int v = 0; v < order; ++v) ends += degree(v);
  return ends / 2;
}

void SmallGraph::add_edge(int u, int v) {
  assert(u != v && u >= 0 && v >= 0 && u < order && v < order);
  rows[static_cast<std::size_t>(u)] |= single(v);
  rows[static_cast<std::size_t>(v)] |= single(u);
}

void SmallGraph::delete_edge(int u, int v) {
  assert(adjacent(u, v));
  rows[static_cast<std::size_t>(u)] &= ~single(v);
  rows[static_cast<std::size_t>(v)] &= ~single(u);
}

SmallGraph small(const Graph& graph) {
  if (graph.order() > SmallGraph::max_order)
    throw LimitError("expected an order of at most 64, found " + std::to_string(graph.order()));
  SmallGraph result;
  result.order = graph.order();
  for (int u = 0; u < graph.order(); ++u)
    for (const int v : graph.neighbours(u)) result.rows[static_cast<std::size_t>(u)] |= single(v);
  return result;
}

Graph large(const SmallGraph& graph) {
  std::vector<Edge> edges;
  for (int u = 0; u < graph.order; ++u)
    each(graph.neighbours(u) & ~first_vertices(u + 1), [&](int v) { edges.emplace_back(u, v); });
  return Graph(graph.order, edges);
}

SmallGraph delete_vertex(const SmallGraph& graph, int v) {
  assert(v >= 0 && v < graph.order);
  const VertexSet below = first_vertices(v);
  SmallGraph result;
  result.order = graph.order - 1;
  for (int u = 0; u < result.order; ++u) {
    const VertexSet row = graph.neighbours(u < v ? u : u + 1);
    result.rows[static_cast<std::size_t>(u)] = (row & below) | (row >> 1 & ~below);
  }
  return result;
}

SmallGraph induced(const SmallGraph& graph, VertexSet keep) {
  assert((keep & ~graph.vertices()) == 0);
  SmallGraph result;
  result.order = std::popcount(keep);
  std::size_t row = 0;
  each(keep, [&](int u) {
    each(graph.neighbours(u) & keep,
         [&](int v) { result.rows[row] |= single(std::popcount(keep & first_vertices(v))); });
    ++row;
  });
  return result;
}

}  // namespace gamecert::graphs
