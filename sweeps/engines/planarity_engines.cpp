// Planarity and matchings: cheap answers where there are any, else the Boost Graph Library.
//
// Planarity: J. Boyer and W. Myrvold, On the cutting edge: simplified O(n) planarity by edge addition (2004). Before it
// come Euler's bound on the number of edges, what is left after vertices of degree 1 are deleted and those of degree 2
// suppressed, and three vertices with three common neighbours.
// Matchings: J. Edmonds, Paths, trees, and flowers (1965), from a greedy one.
#include <algorithm>
#include <bit>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/adjacency_matrix.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <boost/graph/max_cardinality_matching.hpp>
#include <vector>

#include "sweeps/engines/word_engines.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;
using Boosted =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::property<boost::vertex_index_t, int>>;

void isolate(SmallGraph& graph, int v) {
  each(graph.neighbours(v), [&](int u) { graph.rows[static_cast<std::size_t>(u)] &= ~single(v); });
  graph.rows[static_cast<std::size_t>(v)] = 0;
}

/// Deletes vertices of degree 1 and suppresses those of degree 2, an edge that is there twice standing for one, until
/// there are none; the vertices that are left. Neither planarity nor having a minor K4 depends on it.
VertexSet reduce(SmallGraph& graph) {
  VertexSet left = graph.vertices();
  for (bool again = true; again;) {
    again = false;
    each(left, [&](int v) {
      const VertexSet row = graph.neighbours(v);
      if (std::popcount(row) > 2) return;
      isolate(graph, v);
      left &= ~single(v);
      again = true;
      if (std::popcount(row) == 2) graph.add_edge(std::countr_zero(row), std::countr_zero(row & (row - 1)));
    });
  }
  return left;
}

bool three_with_three_neighbours(const SmallGraph& graph, VertexSet of) {
  for (VertexSet a = of; a != 0; a &= a - 1) {
    const VertexSet of_a = graph.neighbours(std::countr_zero(a));
    for (VertexSet b = a & (a - 1); b != 0; b &= b - 1) {
      const VertexSet common = of_a & graph.neighbours(std::countr_zero(b));
      if (std::popcount(common) < 3) continue;
      for (VertexSet c = b & (b - 1); c != 0; c &= c - 1)
        if (std::popcount(common & graph.neighbours(std::countr_zero(c))) > 2) return true;
    }
  }
  return false;
}

Boosted boosted(const SmallGraph& graph, VertexSet of) {
  Boosted result(static_cast<std::size_t>(std::popcount(of)));
  const auto place = [&](int v) { return static_cast<std::size_t>(std::popcount(of & (single(v) - 1))); };
  each(of, [&](int v) {
    each(graph.neighbours(v) & (single(v) - 1), [&](int u) { boost::add_edge(place(u), place(v), result); });
  });
  return result;
}

}  // namespace

Number planar(const SmallGraph& graph) {
  if (graph.order < 5) return 1;
  if (graph.size() > 3 * graph.order - 6) return 0;
  SmallGraph rest = graph;
  const VertexSet left = reduce(rest);
  const int order = std::popcount(left);
  if (order < 5) return 1;
  if (rest.size() > 3 * order - 6 || three_with_three_neighbours(rest, left)) return 0;
  return boost::boyer_myrvold_planarity_test(boosted(rest, left));
}

/// Sound because a cone over the graph is planar exactly if all vertices can lie around one face: the new one is there.
Number outerplanar(const SmallGraph& graph) {
  if (graph.order > 1 && graph.size() > 2 * graph.order - 3) return 0;
  SmallGraph rest = graph;
  if (reduce(rest) != 0) return 0;  // as outerplanar graphs have no minor K4
  SmallGraph cone = graph;
  if (cone.order == SmallGraph::max_order) {
    Boosted large = boosted(graph, graph.vertices());
    const auto top = boost::add_vertex(large);
    for (std::size_t v = 0; v < top; ++v) boost::add_edge(v, top, large);
    return boost::boyer_myrvold_planarity_test(large);
  }
  ++cone.order;
  for (int v = 0; v < graph.order; ++v) cone.add_edge(v, graph.order);
  return planar(cone);
}

Number series_parallel(const SmallGraph& graph) {
  SmallGraph rest = graph;
  return reduce(rest) == 0;
}

Number matching_number(const SmallGraph& graph) {
  int matched = 0;
  VertexSet free = graph.vertices();
  for (int v = 0; v < graph.order; ++v) {
    const VertexSet partners = graph.neighbours(v) & free;
    if ((free >> v & 1) == 0 || partners == 0) continue;
    free &= ~single(v) & ~(partners & (~partners + 1));
    ++matched;
  }
  if (std::popcount(free) < 2) return matched;
  const Boosted large = boosted(graph, graph.vertices());
  std::vector<boost::graph_traits<Boosted>::vertex_descriptor> mates(boost::num_vertices(large));
  boost::edmonds_maximum_cardinality_matching(large, mates.data());
  return static_cast<Number>(boost::matching_size(large, mates.data()));
}

}  // namespace gamecert::sweeps
