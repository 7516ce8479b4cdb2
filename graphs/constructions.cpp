// Adjacency from that of both graphs.
#include "graphs/constructions.hpp"

#include <cassert>

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

}  // namespace gamecert::graphs
