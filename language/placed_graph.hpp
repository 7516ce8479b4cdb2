// Graphs that operations make of a graph, the whole: every vertex keeps its place, so that variables name it in all of
// them, and a vertex that an operation adds has a new place.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::language {

using Number = std::int64_t;
using graphs::VertexSet;

/// Arithmetic with them is in arithmetic.hpp: no word fails on one.
constexpr Number infinite = std::numeric_limits<Number>::max();
constexpr Number minus_infinite = -infinite;
/// Numbers of edges and arcs, given as they are met: bit i of a set of edges stands for edge i. An edge has its ends in
/// the order of their places.
class PairNumbers {
 public:
  void clear() { pairs_.clear(); }
  /// LimitError for the 65th.
  int of(int from, int to);
  std::pair<int, int> pair(int number) const { return pairs_[static_cast<std::size_t>(number)]; }

 private:
  std::vector<std::pair<int, int>> pairs_;
};

/// Which deletions made a graph of the whole: equal values are equal graphs.
using Deletions = std::pair<VertexSet, std::vector<VertexSet>>;

struct PlacedGraph {
  VertexSet kept = 0;               // the places of its vertices
  std::vector<VertexSet> cut = {};  // edges that were deleted though both ends are kept, ascending
  bool remade = false;              // by more than deletions
  graphs::SmallGraph rows = {};     // by place; `order` is the number of places in use so far
  PairNumbers* pairs = nullptr;     // of the whole

  void reset(const graphs::SmallGraph& whole);
  VertexSet row(VertexSet vertex) const { return rows.neighbours(std::countr_zero(vertex)); }
  Deletions deletions() const { return {kept, cut}; }
};

/// The changes. Of a set only vertices that are kept count.
/// Deletes a vertex, or an edge given by its ends; what is not there is gone already.
void delete_part(PlacedGraph& graph, VertexSet part);
void delete_vertices(PlacedGraph& graph, VertexSet set);
void keep_vertices(PlacedGraph& graph, VertexSet set);
/// Joins any two vertices of the set.
void join(PlacedGraph& graph, VertexSet set);
/// Puts one new vertex in the place of all of the set; nothing happens if it is empty. LimitError for the 65th place,
/// as below.
void contract(PlacedGraph& graph, VertexSet set);
void complement(PlacedGraph& graph, VertexSet);
/// Joins vertices at distance 2.
void square(PlacedGraph& graph, VertexSet);
/// Adds a vertex that is joined to all.
void cone(PlacedGraph& graph, VertexSet);
/// The line graph; no variable of outside names a vertex of it.
void line(PlacedGraph& graph, VertexSet);

/// What a quantifier goes through.
enum class Range {
  colourings,
  vertices,
  edges,
  nonedges,
  pairs,
  sets,
  components,
  blocks,
  orders,
  arcs,
  numbers,
  members,
  subsets
};

/// The instances of these ranges that are no colourings, sets or orders, as sets of vertices.
std::vector<VertexSet> parts(Range range, const PlacedGraph& graph);

/// An order of the vertices of a graph as a number: how many they are, then their places, four bits each.
using PlaceOrder = std::uint64_t;
/// The vertices in that order. LimitError for more than 10 or for places above 15.
PlaceOrder order_of(const std::vector<int>& vertices);
std::vector<int> vertices_of(PlaceOrder order);
/// Calls visit(set) for each instance until it says no.
template <class Visit>
void each_part(Range range, const PlacedGraph& graph, Visit&& visit) {
  if (range == Range::vertices) {
    for (VertexSet left = graph.kept; left != 0; left &= left - 1)
      if (!visit(VertexSet{left & (~left + 1)})) return;
  } else if (range == Range::sets) {
    for (VertexSet set = 0; visit(set) && set != graph.kept;) set = (set - graph.kept) & graph.kept;
  } else if (range == Range::orders) {
    std::vector<int> vertices;
    graphs::each(graph.kept, [&](int v) { vertices.push_back(v); });
    while (visit(order_of(vertices)) && std::ranges::next_permutation(vertices).found) {
    }
  } else {
    for (const VertexSet part : parts(range, graph))
      if (!visit(part)) return;
  }
}

/// The number of edges of a shortest path; `infinite` if there is none.
Number distance(const PlacedGraph& graph, VertexSet from, VertexSet to);
/// The greatest distance from it; infinite if it is gone.
Number eccentricity(const PlacedGraph& graph, VertexSet vertex);
/// Those of the graph's vertices that stand before the vertex in the order; none if it has no place there.
VertexSet before(const PlacedGraph& graph, VertexSet vertex, PlaceOrder order);
/// Outside the set, with a neighbour in it.
VertexSet neighbourhood(const PlacedGraph& graph, VertexSet set);
/// Vertices from which arcs lead to the set.
VertexSet in_neighbours(const PlacedGraph& graph, VertexSet set);

/// A set of edges: bit i is edge i of PairNumbers. Only edges of the graph count.
using PairSet = std::uint64_t;
PairSet edges(const PlacedGraph& graph);
/// The edge, given by its ends, as a set of one edge; none if it is gone.
PairSet edge_as_set(const PlacedGraph& graph, VertexSet edge);
PairSet arc_as_set(const PlacedGraph& graph, Number arc);
/// A set of one whole number. LimitError outside of 0..63.
Number number_as_set(Number number);
/// With an end in the set; with both ends in it.
PairSet edges_at(const PlacedGraph& graph, VertexSet set);
PairSet edges_in(const PlacedGraph& graph, VertexSet set);
VertexSet ends(const PlacedGraph& graph, PairSet edges);
/// Where paths within the second set lead from the first one; where paths along edges, or arcs, do.
VertexSet reached(const PlacedGraph& graph, VertexSet from, VertexSet within);
VertexSet reached_along(const PlacedGraph& graph, VertexSet from, PairSet edges);
/// The vertices on shortest paths.
VertexSet between(const PlacedGraph& graph, VertexSet one, VertexSet other);

/// An arc as a number: 64 times the place of its tail, and that of its head.
std::vector<Number> arcs(const PlacedGraph& graph);
/// What a set with bits means as a member: a vertex, an edge, an arc, a whole number.
enum class Members { vertices, edges, arcs, numbers };
Number member_at(const PlacedGraph& graph, Members of, int bit);

/// Whether an automorphism carries one set to the other.
bool alike(const PlacedGraph& graph, VertexSet from, VertexSet to);
Number automorphisms(const PlacedGraph& graph);
/// Into how many orbits automorphisms put the instances of a range that are sets of vertices.
Number orbits(const PlacedGraph& graph, Range range);
/// 0 if there is no cycle.
Number longest_cycle(const PlacedGraph& graph);
/// Whether the vertices have a proper colouring with so many colours.
bool colourable(const PlacedGraph& graph, Number colours);
/// Whether the pattern is a subgraph, an induced subgraph, a minor; to look for a minor may be a LimitError.
bool contains(const PlacedGraph& graph, const graphs::SmallGraph& pattern);
bool contains_induced(const PlacedGraph& graph, const graphs::SmallGraph& pattern);
bool contains_minor(const PlacedGraph& graph, const graphs::SmallGraph& pattern);

}  // namespace gamecert::language
