// Least numbers of matchings, and of forests, that have all edges.
//
// Matchings: as many as the greatest degree, or one more: V. Vizing, On an estimate of the chromatic class of a p-graph
// (1964). As many are enough if the vertices of greatest degree induce a forest: J.-C. Fournier, Colorations des aretes
// d'un graphe (1973). Otherwise one of the matchings is taken away, in all ways, which has all these vertices.
// Forests: by the theorem of Nash-Williams k are enough exactly if no set S of vertices has more than k (|S| - 1)
// edges; that is, by S. Hakimi, On the degrees of the vertices of a directed graph (1965), if for every vertex v the
// edges can be directed such that k at most lead to each vertex, and none to v.
#include <algorithm>
#include <array>
#include <bit>

#include "graphs/components.hpp"
#include "graphs/invariants.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/deadline.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

/// Whether some set of all but at most two vertices has more edges than matchings of so many edges can have: an odd
/// number of vertices has half of the others in each.
bool overfull(const SmallGraph& graph, int matchings) {
  const int n = graph.order, size = graph.size();
  const auto too_many = [&](int edges, int vertices) { return edges > matchings * (vertices / 2); };
  if (too_many(size, n)) return true;
  for (int v = 0; v < n; ++v) {
    if (too_many(size - graph.degree(v), n - 1)) return true;
    for (int u = 0; u < v; ++u)
      if (too_many(size - graph.degree(v) - graph.degree(u) + graph.adjacent(u, v), n - 2)) return true;
  }
  return false;
}

bool induces_forest(const SmallGraph& graph, VertexSet set) {
  for (VertexSet before = 0; before != set;) {  // vertices with one neighbour at most go
    before = set;
    each(before, [&](int v) {
      const VertexSet row = graph.neighbours(v) & set;
      if ((row & (row - 1)) == 0) set &= ~single(v);
    });
  }
  return set == 0;
}

/// Whether a graph splits into so many matchings, its greatest degree being no greater.
class Matchings {
 public:
  static bool suffice(const SmallGraph& graph, int matchings) {
    if (graphs::max_degree(graph) < matchings || matchings == 0) return true;
    VertexSet core = 0;  // of greatest degree
    for (int v = 0; v < graph.order; ++v)
      if (graph.degree(v) == matchings) core |= single(v);
    if (induces_forest(graph, core)) return true;
    if (matchings == 2) return graphs::bipartite(graph);
    return !overfull(graph, matchings) && Matchings(graph, matchings).taken(core, graph.vertices());
  }

 private:
  Matchings(const SmallGraph& graph, int matchings) : left_(graph), matchings_(matchings) {}

  /// Of the free vertices some may be matched, those of the core must be.
  bool taken(VertexSet core, VertexSet free) {
    text::pause();
    int v = -1, least = SmallGraph::max_order + 1;
    each(core != 0 ? core : free, [&](int u) {
      const int partners = std::popcount(left_.neighbours(u) & free);
      if (partners < least && (core != 0 || partners > 0)) v = u, least = partners;
    });
    if (v < 0) return suffice(left_, matchings_ - 1);
    for (VertexSet partners = left_.neighbours(v) & free; partners != 0; partners &= partners - 1) {
      const int u = std::countr_zero(partners);
      const VertexSet both = single(u) | single(v);
      left_.delete_edge(u, v);
      const bool found = taken(core & ~both, free & ~both);
      left_.add_edge(u, v);
      if (found) return true;
    }
    return core == 0 && taken(0, free & ~single(v));
  }

  SmallGraph left_;  // without the matching so far
  int matchings_;
};

/// Edges directed such that a number of them at most lead to each vertex.
class Directed {
 public:
  Directed(const SmallGraph& graph, int most) : order_(graph.order), most_(most) {
    for (int v = 0; v < order_; ++v) into(v) = graph.neighbours(v) & graphs::first_vertices(v);
  }
  /// Whether it can be such that `most` lead to v. An edge into v, and with it a path that ends there, is turned around
  /// where the path begins at a vertex that may have more. Sound because otherwise the vertices from which paths lead
  /// to v have too many edges among themselves.
  bool relieve(int v, int most) {
    while (std::popcount(into(v)) > most) {
      std::array<int, SmallGraph::max_order> next;  // NOLINT(cppcoreguidelines-pro-type-member-init)
      VertexSet reached = single(v), layer = reached;
      int start = -1;
      while (layer != 0 && start < 0) {
        VertexSet found = 0;
        each(layer, [&](int u) {
          each(into(u) & ~reached & ~found, [&](int w) {
            next[static_cast<std::size_t>(w)] = u;
            if (std::popcount(into(w)) < most_) start = w;
          });
          found |= into(u) & ~reached;
        });
        reached |= found;
        layer = found;
      }
      if (start < 0) return false;
      for (int u = start; u != v;) {
        const int to = next[static_cast<std::size_t>(u)];
        into(to) &= ~single(u);
        into(u) |= single(to);
        u = to;
      }
    }
    return true;
  }

 private:
  VertexSet& into(int v) { return into_[static_cast<std::size_t>(v)]; }

  int order_, most_;
  std::array<VertexSet, SmallGraph::max_order> into_;
};

bool forests_suffice(const SmallGraph& graph, int forests) {
  Directed edges(graph, forests);
  for (int v = 0; v < graph.order; ++v)
    if (!edges.relieve(v, forests)) return false;
  for (int v = 0; v < graph.order; ++v)
    if (!edges.relieve(v, 0)) return false;
  return true;
}

}  // namespace

Number edge_chromatic_number(const SmallGraph& graph) {
  const int most = graphs::max_degree(graph);
  return most + !Matchings::suffice(graph, most);
}

Number arboricity(const SmallGraph& graph) {
  if (graph.size() == 0) return 0;
  int forests = (graph.size() + graph.order - 2) / (graph.order - 1);
  while (!forests_suffice(graph, forests)) ++forests;
  return forests;
}

}  // namespace gamecert::sweeps
