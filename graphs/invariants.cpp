// Degrees, parities and the component of a vertex.
#include "graphs/invariants.hpp"

#include <algorithm>

namespace gamecert::graphs {

VertexSet component(const SmallGraph& graph, VertexSet within, int v) {
  if (graph.directed) return component(underlying(graph), within, v);
  VertexSet reached = single(v) & within;
  for (VertexSet fresh = reached; fresh != 0;) {
    VertexSet next = 0;
    each(fresh, [&](int u) { next |= graph.neighbours(u); });
    fresh = next & within & ~reached;
    reached |= fresh;
  }
  return reached;
}

bool connected(const SmallGraph& graph) {
  return graph.order > 0 && component(graph, graph.vertices(), 0) == graph.vertices();
}

bool tree(const SmallGraph& graph) { return graph.size() == graph.order - 1 && connected(graph); }

bool bipartite(const SmallGraph& graph) {
  VertexSet left = graph.vertices();
  while (left != 0) {
    VertexSet layer = left & (~left + 1);
    VertexSet sides[2] = {layer, 0};
    for (int side = 0; layer != 0; side ^= 1) {
      VertexSet next = 0;
      each(layer, [&](int v) { next |= graph.neighbours(v); });
      if ((next & sides[side]) != 0) return false;
      layer = next & ~sides[side ^ 1];
      sides[side ^ 1] |= next;
    }
    left &= ~(sides[0] | sides[1]);
  }
  return true;
}

bool triangle_free(const SmallGraph& graph) {
  for (int u = 0; u < graph.order; ++u) {
    bool triangle = false;
    each(graph.neighbours(u), [&](int v) { triangle = triangle || (graph.neighbours(u) & graph.neighbours(v)) != 0; });
    if (triangle) return false;
  }
  return true;
}

int min_degree(const SmallGraph& graph) {
  if (graph.order == 0) return 0;
  int least = graph.order;
  for (int v = 0; v < graph.order; ++v) least = std::min(least, graph.degree(v));
  return least;
}

int max_degree(const SmallGraph& graph) {
  int most = 0;
  for (int v = 0; v < graph.order; ++v) most = std::max(most, graph.degree(v));
  return most;
}

bool even_type(const SmallGraph& graph) {
  VertexSet edges = 0;  // as many bits as edges, modulo 2
  for (int v = 1; v < graph.order; ++v) edges ^= graph.neighbours(v) & first_vertices(v);
  return !odd(edges) == (graph.order % 2 == 0);
}

bool all_even(const SmallGraph& graph) { return odd_vertices(graph) == 0; }

bool all_odd(const SmallGraph& graph) { return odd_vertices(graph) == graph.vertices(); }

VertexSet odd_vertices(const SmallGraph& graph) {
  VertexSet odd = 0;
  for (int v = 0; v < graph.order; ++v) odd ^= graph.neighbours(v);
  return odd;
}

}  // namespace gamecert::graphs
