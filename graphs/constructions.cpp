// Adjacency from that of the graphs before.
#include "graphs/constructions.hpp"

#include <cassert>
#include <vector>

namespace gamecert::graphs {
namespace {

/// With these edges uv, u < v.
template <class Adjacent>
SmallGraph with_edges(int order, Adjacent&& adjacent) {
  assert(order <= SmallGraph::max_order);
  SmallGraph result{.order = order};
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      if (adjacent(u, v)) result.add_edge(u, v);
    }
  }
  return result;
}

}  // namespace

SmallGraph join(const SmallGraph& first, const SmallGraph& second) {
  const int n = first.order;
  return with_edges(n + second.order, [&](int u, int v) {
    return v < n ? first.adjacent(u, v) : u < n || second.adjacent(u - n, v - n);
  });
}

SmallGraph cartesian_product(const SmallGraph& first, const SmallGraph& second) {
  const int n = second.order;
  return with_edges(first.order * n, [&](int u, int v) {
    return u / n == v / n ? second.adjacent(u % n, v % n) : u % n == v % n && first.adjacent(u / n, v / n);
  });
}

SmallGraph composition(const SmallGraph& first, const SmallGraph& second) {
  const int n = second.order;
  return with_edges(first.order * n, [&](int u, int v) {
    return u / n == v / n ? second.adjacent(u % n, v % n) : first.adjacent(u / n, v / n);
  });
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
