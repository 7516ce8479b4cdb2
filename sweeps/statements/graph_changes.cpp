// Steps from a graph to its neighbours.
#include "sweeps/statements/graph_changes.hpp"

#include <utility>

#include "graphs/constructions.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

template <class Visit>
void each_edge(const SmallGraph& graph, Visit&& visit) {
  for (int v = 0; v < graph.order; ++v)
    graphs::each(graph.neighbours(v) & graphs::first_vertices(v), [&](int u) { visit(u, v); });
}

SmallGraph without(const SmallGraph& graph, int u, int v) {
  SmallGraph result = graph;
  result.delete_edge(u, v);
  return result;
}

/// With one more vertex, joined to a set.
SmallGraph with_vertex(const SmallGraph& graph, VertexSet joined) {
  SmallGraph result = graph;
  const int v = result.order++;
  graphs::each(joined, [&](int u) { result.add_edge(u, v); });
  return result;
}

SmallGraph contracted(const SmallGraph& graph, int u, int v) {
  SmallGraph result = graph;
  graphs::each(graph.neighbours(v) & ~graph.neighbours(u) & ~graphs::single(u), [&](int w) { result.add_edge(u, w); });
  return graphs::delete_vertex(result, v);
}

/// The order is the same.
void each_edge_changed(const SmallGraph& graph, const std::function<void(const SmallGraph&)>& visit) {
  each_edge(graph, [&](int u, int v) { visit(without(graph, u, v)); });
  for (int v = 0; v < graph.order; ++v) {
    graphs::each(graphs::first_vertices(v) & ~graph.neighbours(v), [&](int u) {
      SmallGraph more = graph;
      more.add_edge(u, v);
      visit(more);
    });
  }
  const auto turn = [&](int stays, int goes) {
    const VertexSet free = graph.vertices() & ~graph.neighbours(stays) & ~graphs::single(stays);
    graphs::each(free, [&](int other) {
      SmallGraph turned = without(graph, stays, goes);
      turned.add_edge(stays, other);
      visit(turned);
    });
  };
  each_edge(graph, [&](int u, int v) { turn(u, v), turn(v, u); });
}

void each_larger(const SmallGraph& graph, const std::function<void(const SmallGraph&)>& visit) {
  for (int v = 0; v < graph.order; ++v) {
    visit(with_vertex(graph, graphs::single(v)));
    visit(with_vertex(graph, graph.neighbours(v)));
    visit(with_vertex(graph, graph.neighbours(v) | graphs::single(v)));
  }
  each_edge(graph, [&](int u, int v) {
    const VertexSet ends = graphs::single(u) | graphs::single(v);
    visit(with_vertex(graph, ends));
    visit(with_vertex(without(graph, u, v), ends));
  });
  visit(with_vertex(graph, graph.vertices()));
  visit(with_vertex(graph, 0));
}

/// Each vertex with a copy that is joined to the neighbours of the vertex, and a new vertex that is joined to all
/// copies (J. Mycielski, Sur le coloriage des graphs, 1955).
SmallGraph mycielskian(const SmallGraph& graph) {
  SmallGraph result = graph;
  result.order = 2 * graph.order + 1;
  for (int v = 0; v < graph.order; ++v) {
    graphs::each(graph.neighbours(v), [&](int u) { result.add_edge(u, graph.order + v); });
    result.add_edge(graph.order + v, 2 * graph.order);
  }
  return result;
}

SmallGraph complement_of(const SmallGraph& graph) {
  SmallGraph result{.order = graph.order};
  for (int v = 0; v < graph.order; ++v)
    result.rows[static_cast<std::size_t>(v)] = graph.vertices() & ~graph.neighbours(v) & ~graphs::single(v);
  return result;
}

/// Of twice the order and more.
void each_multiple(const SmallGraph& graph, int most_order, const std::function<void(const SmallGraph&)>& visit) {
  SmallGraph two{.order = 2}, edge{.order = 2}, triangle{.order = 3};
  edge.add_edge(0, 1);
  for (const auto& [u, v] : {std::pair(0, 1), std::pair(1, 2), std::pair(0, 2)}) triangle.add_edge(u, v);
  if (2 * graph.order <= most_order) {
    visit(graphs::cartesian_product(graph, edge));
    visit(graphs::composition(graph, two));
    visit(graphs::composition(graph, edge));
  }
  if (2 * graph.order < most_order) visit(mycielskian(graph));
  if (3 * graph.order <= most_order) visit(graphs::cartesian_product(graph, triangle));
}

}  // namespace

void each_smaller(const SmallGraph& graph, const std::function<void(const SmallGraph&)>& visit) {
  if (graph.order > 1)
    for (int v = 0; v < graph.order; ++v) visit(graphs::delete_vertex(graph, v));
  each_edge(graph, [&](int u, int v) { visit(without(graph, u, v)); });
}

void each_change(const SmallGraph& graph, int most_order, const std::function<void(const SmallGraph&)>& visit) {
  each_edge_changed(graph, visit);
  if (graph.order > 1) {
    for (int v = 0; v < graph.order; ++v) visit(graphs::delete_vertex(graph, v));
    each_edge(graph, [&](int u, int v) { visit(contracted(graph, u, v)); });
  }
  if (graph.order < most_order) each_larger(graph, visit);
  visit(complement_of(graph));
  each_multiple(graph, most_order, visit);
}

}  // namespace gamecert::sweeps
