// Graphs made of graphs, neighbourhood by neighbourhood.
#include "papers/operations.hpp"

#include <cassert>

namespace gamecert::papers {
namespace {

using graphs::SmallGraph;

/// A copy of `second` at every vertex of `first`. joined(v, w): whether vertices v and w of copies at
/// adjacent vertices are joined.
template <class Joined>
SmallGraph copies(const SmallGraph& first, const SmallGraph& second, Joined&& joined) {
  assert(first.order * second.order <= SmallGraph::max_order);
  SmallGraph result;
  result.order = first.order * second.order;
  const auto place = [&](int u, int v) { return u * second.order + v; };
  for (int u = 0; u < first.order; ++u) {
    for (int v = 0; v < second.order; ++v) {
      graphs::each(second.neighbours(v), [&](int w) { result.add_edge(place(u, v), place(u, w)); });
      graphs::each(first.neighbours(u), [&](int other) {
        for (int w = 0; w < second.order; ++w) {
          if (joined(v, w)) result.add_edge(place(u, v), place(other, w));
        }
      });
    }
  }
  return result;
}

}  // namespace

SmallGraph edgeless(int order) { return {.order = order}; }

SmallGraph join(const SmallGraph& first, const SmallGraph& second) {
  assert(first.order + second.order <= SmallGraph::max_order);
  SmallGraph result = first;
  result.order += second.order;
  for (int v = 0; v < second.order; ++v) {
    result.rows[static_cast<std::size_t>(first.order + v)] = second.neighbours(v) << first.order;
    for (int u = 0; u < first.order; ++u) result.add_edge(u, first.order + v);
  }
  return result;
}

SmallGraph cartesian_product(const SmallGraph& first, const SmallGraph& second) {
  return copies(first, second, [](int v, int w) { return v == w; });
}

SmallGraph composition(const SmallGraph& first, const SmallGraph& second) {
  return copies(first, second, [](int, int) { return true; });
}

}  // namespace gamecert::papers
