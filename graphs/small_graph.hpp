// Graphs and digraphs of order at most 64 as rows of bits, for search and enumeration.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

/// A set of at most 64 vertices; bit v is vertex v.
using VertexSet = std::uint64_t;

constexpr VertexSet single(int v) { return VertexSet{1} << v; }
constexpr VertexSet first_vertices(int n) { return n >= 64 ? ~VertexSet{0} : (VertexSet{1} << n) - 1; }

/// Whether a set has an odd number of members.
constexpr bool odd(VertexSet set) { return __builtin_parityll(set) != 0; }

/// A simple graph of order at most 64, or a digraph if `directed`. Row v holds the neighbours of v, in a
/// digraph the heads of the arcs out of v; rows from order on are zero.
struct SmallGraph {
  static constexpr int max_order = 64;

  int order = 0;
  bool directed = false;
  std::array<VertexSet, max_order> rows{};

  VertexSet vertices() const { return first_vertices(order); }
  VertexSet neighbours(int v) const { return rows[static_cast<std::size_t>(v)]; }
  bool adjacent(int u, int v) const { return (neighbours(u) >> v & 1) != 0; }
  int degree(int v) const { return std::popcount(neighbours(v)); }
  /// Edges, or arcs of a digraph.
  int size() const;
  void add_edge(int u, int v);
  void delete_edge(int u, int v);
  /// As `= other`, but touches no more rows than there are: sweeps copy millions of graphs.
  void assign(const SmallGraph& other) {
    const int touched = order < other.order ? other.order : order;
    for (std::size_t v = 0; v < static_cast<std::size_t>(touched); ++v) rows[v] = other.rows[v];
    order = other.order;
    directed = other.directed;
  }

  friend bool operator==(const SmallGraph&, const SmallGraph&) = default;
};

/// Calls visit(v) for every member, ascending.
template <class Visit>
void each(VertexSet set, Visit&& visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

/// Throws LimitError if the order is above 64.
SmallGraph small(const Graph& graph);
SmallGraph small(const Digraph& graph);

/// The graph that joins the ends of every arc; a graph itself.
SmallGraph underlying(const SmallGraph& graph);

/// The subgraph induced on `keep`, its vertices renumbered in order.
SmallGraph induced(const SmallGraph& graph, VertexSet keep);

}  // namespace gamecert::graphs
