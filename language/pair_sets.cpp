// Sets of edges and arcs by their numbers, and what paths along them reach.
#include <algorithm>
#include <bit>

#include "language/placed_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::language {

using graphs::each;
using graphs::single;

int PairNumbers::of(int from, int to) {
  const auto known = std::ranges::find(pairs_, std::pair(from, to));
  if (known != pairs_.end()) return static_cast<int>(known - pairs_.begin());
  if (pairs_.size() == 64) throw text::LimitError("sets of edges of a graph with more than 64 edges");
  pairs_.emplace_back(from, to);
  return static_cast<int>(pairs_.size()) - 1;
}

VertexSet in_neighbours(const PlacedGraph& graph, VertexSet set) {
  VertexSet result = 0;
  each(graph.kept & ~set, [&](int v) { result |= (graph.rows.neighbours(v) & set) != 0 ? single(v) : 0; });
  return result;
}

PairSet edge_as_set(const PlacedGraph& graph, VertexSet edge) {
  const int one = std::countr_zero(edge), other = 63 - std::countl_zero(edge);
  const bool there = (edge & ~graph.kept) == 0 && (graph.rows.neighbours(one) >> other & 1) != 0;
  return there ? single(graph.pairs->of(one, other)) : 0;
}

PairSet arc_as_set(const PlacedGraph& graph, Number arc) {
  const int tail = static_cast<int>(arc / 64), head = static_cast<int>(arc % 64);
  const bool there = (graph.kept >> tail & graph.kept >> head & graph.rows.neighbours(tail) >> head & 1) != 0;
  return there ? single(graph.pairs->of(tail, head)) : 0;
}

Number number_as_set(Number number) {
  if (number < 0 || number > 63) throw text::LimitError("sets of whole numbers beyond 0..63");
  return static_cast<Number>(single(static_cast<int>(number)));
}

namespace {

template <class Counts>
PairSet edges_that(const PlacedGraph& graph, Counts counts) {
  PairSet result = 0;
  each(graph.kept, [&](int v) {
    each(graph.rows.neighbours(v) & ~graphs::first_vertices(v), [&](int u) {
      if (counts(single(v) | single(u))) result |= single(graph.pairs->of(v, u));
    });
  });
  return result;
}

}  // namespace

PairSet edges(const PlacedGraph& graph) {
  return edges_that(graph, [](VertexSet) { return true; });
}

PairSet edges_at(const PlacedGraph& graph, VertexSet set) {
  return edges_that(graph, [&](VertexSet edge) { return (edge & set) != 0; });
}

PairSet edges_in(const PlacedGraph& graph, VertexSet set) {
  return edges_that(graph, [&](VertexSet edge) { return (edge & ~set) == 0; });
}

VertexSet ends(const PlacedGraph& graph, PairSet edges) {
  VertexSet result = 0;
  each(edges, [&](int e) {
    const auto [one, other] = graph.pairs->pair(e);
    result |= single(one) | single(other);
  });
  return result;
}

VertexSet reached(const PlacedGraph& graph, VertexSet from, VertexSet within) {
  within &= graph.kept;
  VertexSet result = from & within;
  for (VertexSet before = 0; before != result;) {
    before = result;
    result |= neighbourhood(graph, result) & within;
  }
  return result;
}

VertexSet reached_along(const PlacedGraph& graph, VertexSet from, PairSet edges) {
  VertexSet result = from & graph.kept;
  for (VertexSet before = 0; before != result;) {
    before = result;
    each(edges, [&](int e) {
      const auto [one, other] = graph.pairs->pair(e);
      const VertexSet both = single(one) | single(other);
      const VertexSet begin = graph.rows.directed ? single(one) : both;
      if ((begin & result) != 0 && (both & ~graph.kept) == 0 && graph.rows.adjacent(one, other)) result |= both;
    });
  }
  return result;
}

/// What is at distance k from the one is between them exactly if it is so far from the other as is left of the way.
VertexSet between(const PlacedGraph& graph, VertexSet one, VertexSet other) {
  std::vector<VertexSet> near_one{one & graph.kept}, near_other{other & graph.kept};  // at most so far
  while ((near_one.back() & other) == 0) {
    const VertexSet more = neighbourhood(graph, near_one.back());
    if (more == 0) return 0;
    near_one.push_back(near_one.back() | more);
  }
  VertexSet result = 0;
  for (auto from = near_one.rbegin(); from != near_one.rend(); ++from) {
    result |= *from & near_other.back();
    near_other.push_back(near_other.back() | neighbourhood(graph, near_other.back()));
  }
  return result;
}

std::vector<Number> arcs(const PlacedGraph& graph) {
  std::vector<Number> result;
  each(graph.kept, [&](int v) { each(graph.rows.neighbours(v), [&](int u) { result.push_back(64 * v + u); }); });
  return result;
}

Number member_at(const PlacedGraph& graph, Members of, int bit) {
  if (of == Members::vertices) return static_cast<Number>(single(bit));
  if (of == Members::numbers) return bit;
  const auto [from, to] = graph.pairs->pair(bit);
  return of == Members::arcs ? 64 * from + to : static_cast<Number>(single(from) | single(to));
}

}  // namespace gamecert::language
