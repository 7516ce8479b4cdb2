// Conversions between graphs of any order and rows of bits, and induced subgraphs.
#include "graphs/small_graph.hpp"

#include <array>
#include <cassert>
#include <string>

#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

SmallGraph empty(int order) {
  if (order > SmallGraph::max_order)
    throw text::LimitError("expected an order of at most 64, found " + std::to_string(order));
  return {.order = order};
}

}  // namespace

int SmallGraph::size() const {
  int ends = 0;
  for (int v = 0; v < order; ++v) ends += degree(v);
  return directed ? ends : ends / 2;
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
  SmallGraph result = empty(graph.order());
  for (int u = 0; u < graph.order(); ++u)
    for (const int v : graph.neighbours(u)) result.rows[static_cast<std::size_t>(u)] |= single(v);
  return result;
}

SmallGraph small(const Digraph& graph) {
  SmallGraph result = empty(graph.order());
  result.directed = true;
  for (int u = 0; u < graph.order(); ++u)
    for (const int v : graph.out_neighbours(u)) result.rows[static_cast<std::size_t>(u)] |= single(v);
  return result;
}

SmallGraph underlying(const SmallGraph& graph) {
  SmallGraph result = graph;
  result.directed = false;
  for (int u = 0; u < graph.order; ++u) each(graph.neighbours(u), [&](int v) { result.add_edge(u, v); });
  return result;
}

SmallGraph induced(const SmallGraph& graph, VertexSet keep) {
  assert((keep & ~graph.vertices()) == 0);
  SmallGraph result{.order = 0, .directed = graph.directed};
  std::array<int, SmallGraph::max_order> number;  // of those kept
  each(keep, [&](int v) { number[static_cast<std::size_t>(v)] = result.order++; });
  std::size_t row = 0;
  each(keep, [&](int u) {
    each(graph.neighbours(u) & keep, [&](int v) { result.rows[row] |= single(number[static_cast<std::size_t>(v)]); });
    ++row;
  });
  return result;
}

}  // namespace gamecert::graphs
