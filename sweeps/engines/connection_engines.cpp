// Cuts, blocks and long cycles. Cycles are first looked for by the rule of H. C. von Warnsdorff, Des Roesselsprunges
// einfachste und allgemeinste Loesung (1823): go where the fewest ways go on.
#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>
#include <vector>

#include "graphs/invariants.hpp"
#include "language/placed_graph.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/deadline.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

class Depth {
 public:
  explicit Depth(const SmallGraph& graph) : graph_(graph) {
    for (int v = 0; v < graph.order; ++v) {
      if (number_[static_cast<std::size_t>(v)] != 0) continue;
      if (graph.neighbours(v) == 0) ++found_.blocks;
      search(v, -1);
    }
  }
  const Separation& found() const { return found_; }

 private:
  /// The least number that is reached by one edge from below v.
  int search(int v, int parent) {
    const int own = number_[static_cast<std::size_t>(v)] = ++last_;
    int least = own, children = 0;
    bool cuts = false;
    each(graph_.neighbours(v), [&](int u) {
      if (const int known = number_[static_cast<std::size_t>(u)]; known != 0) {
        if (u != parent) least = std::min(least, known);
        return;
      }
      const int below = search(u, v);
      least = std::min(least, below);
      ++children;
      if (below < own) return;
      cuts = true;
      ++found_.blocks;
      found_.bridges += below > own;
    });
    found_.cut_vertices += parent < 0 ? children > 1 : cuts;
    return least;
  }

  const SmallGraph& graph_;
  std::array<int, SmallGraph::max_order> number_{};  // in the order of the search; 0 for those not met
  int last_ = 0;
  Separation found_;
};

/// Paths without a common edge from one vertex to another, as many as there are or as are wanted.
int paths(const SmallGraph& graph, int from, int to, int wanted) {
  std::array<VertexSet, SmallGraph::max_order> free = graph.rows;  // arcs that a path may take yet
  for (int count = 0;; ++count) {
    if (count == wanted) return count;
    std::array<int, SmallGraph::max_order> before{};
    VertexSet reached = single(from), layer = reached;
    while (layer != 0 && (reached >> to & 1) == 0) {
      VertexSet next = 0;
      each(layer, [&](int v) {
        const VertexSet more = free[static_cast<std::size_t>(v)] & ~reached;
        each(more, [&](int u) { before[static_cast<std::size_t>(u)] = v; });
        reached |= more;
        next |= more;
      });
      layer = next;
    }
    if ((reached >> to & 1) == 0) return count;
    for (int v = to; v != from;) {
      const int u = before[static_cast<std::size_t>(v)];
      VertexSet& back = free[static_cast<std::size_t>(v)];
      // Against a path that came this way both go on without the edge.
      if ((back >> u & 1) == 0) {
        back |= single(u);
      } else {
        free[static_cast<std::size_t>(u)] &= ~single(v);
      }
      v = u;
    }
  }
}

/// Paths from a vertex to one that is no neighbour of it which have no other vertex in common; as many as vertices must
/// be deleted that none is left: K. Menger, Zur allgemeinen Kurventheorie (1927). Each path more is found by a search
/// that goes back along the paths before: L. Ford and D. Fulkerson, Maximal flow through a network (1956).
class DisjointPaths {
 public:
  DisjointPaths(const SmallGraph& graph, int from, int to) : graph_(graph), from_(from), to_(to) { before_.fill(none); }
  /// How many there are, or so many as are wanted.
  int count(int wanted) {
    text::pause();
    const VertexSet beside = graph_.neighbours(from_) & graph_.neighbours(to_);  // each is a path
    left_ = graph_.vertices() & ~beside & ~single(from_);
    int count = std::popcount(beside);
    while (count < wanted && find_another()) ++count;
    return std::min(count, wanted);
  }

 private:
  static constexpr int none = -1, itself = -2;
  using Vertices = std::array<int, SmallGraph::max_order>;
  static int& at(Vertices& of, int v) { return of[static_cast<std::size_t>(v)]; }
  bool on_a_path(int v) { return at(before_, v) != none; }

  bool find_another() {
    entered_ = 0, leave_ = single(from_), left_again_ = leave_;
    while (leave_ != 0) {
      const int v = std::countr_zero(leave_);
      leave_ &= leave_ - 1;
      if (v != from_ && on_a_path(v)) enter(v, itself);
      VertexSet next = graph_.neighbours(v) & left_ & ~entered_;
      if ((next >> to_ & 1) != 0) {
        take(v);
        return true;
      }
      each(next, [&](int w) {
        if (at(before_, w) != v) enter(w, v);
      });
    }
    return false;
  }
  /// Comes to a vertex, along an edge or back through the vertex itself. On a path only the way back is open.
  void enter(int v, int by) {
    if ((entered_ >> v & 1) != 0) return;
    entered_ |= single(v);
    at(entered_by_, v) = by;
    const int next = on_a_path(v) ? at(before_, v) : v;
    if ((left_again_ >> next & 1) != 0) return;
    left_again_ |= single(next);
    leave_ |= single(next);
    at(left_by_, next) = next == v ? itself : v;
  }
  /// What the search went back along is on no path any more, what it went along is.
  void take(int last) {
    std::vector<std::pair<int, int>> added;
    for (int v = last; v != from_;) {
      int entered = v;
      if (at(left_by_, v) != itself) {
        entered = at(left_by_, v);
        at(before_, entered) = none;
      }
      const int by = at(entered_by_, entered);
      if (by != itself) added.emplace_back(by, entered);
      v = by == itself ? entered : by;
    }
    for (const auto& [v, w] : added) at(before_, w) = v;
  }

  const SmallGraph& graph_;
  const int from_, to_;
  VertexSet left_ = 0;                      // the vertices that paths may go through, and the last
  Vertices before_{};                       // on its path the vertex before it, or none
  VertexSet entered_ = 0, left_again_ = 0;  // by the search so far
  VertexSet leave_ = 0;                     // from where it has to go on
  Vertices entered_by_{}, left_by_{};
};

/// Whether a path from the vertex, which always goes on to a neighbour with the fewest neighbours left, ends beside it
/// when no vertex is left.
bool closes_at_once(const SmallGraph& graph, int start) {
  VertexSet left = graph.vertices() & ~single(start);
  int end = start;
  while (left != 0) {
    int fewest = graph.order, next = -1;
    each(graph.neighbours(end) & left, [&](int v) {
      const int others = std::popcount(graph.neighbours(v) & left);
      if (others < fewest) fewest = others, next = v;
    });
    if (next < 0) return false;
    end = next;
    left &= ~single(end);
  }
  return graph.order > 2 && (graph.neighbours(end) >> start & 1) != 0;
}

/// Found at once, most often, if there is a cycle through all vertices.
bool some_path_closes_at_once(const SmallGraph& graph) {
  for (int v = 0; v < graph.order; ++v)
    if (closes_at_once(graph, v)) return true;
  return false;
}

/// The length of a longest cycle, or of one through vertex 0; 0 if there is none. For every set of vertices: the ends
/// of the paths through all of it that begin at its first vertex.
int longest_by_sets(const SmallGraph& graph, bool through_first) {
  std::vector<std::uint32_t> ends(std::size_t{1} << graph.order, 0);
  int longest = 0;
  for (int v = 0; v < graph.order; ++v) ends[std::size_t{1} << v] = std::uint32_t{1} << v;
  for (std::uint32_t set = 1; set < ends.size(); ++set) {
    text::pause();
    const std::uint32_t last = ends[set];
    if (last == 0 || (through_first && (set & 1) == 0)) continue;
    const int first = std::countr_zero(set);
    const auto beyond = static_cast<std::uint32_t>(graph.vertices() & ~graphs::first_vertices(first)) & ~set;
    if ((last & graph.neighbours(first)) != 0) longest = std::max(longest, std::popcount(set));
    each(beyond, [&](int v) {
      if ((graph.neighbours(v) & last) != 0) ends[set | std::uint32_t{1} << v] |= std::uint32_t{1} << v;
    });
  }
  return longest > 2 ? longest : 0;
}

Number longest_by_definition(const SmallGraph& graph) {
  language::PlacedGraph placed;
  placed.reset(graph);
  return language::longest_cycle(placed);
}

}  // namespace

VertexSet neighbours_of(const SmallGraph& graph, VertexSet set) {
  VertexSet result = 0;
  each(set, [&](int v) { result |= graph.neighbours(v); });
  return result;
}

Separation separation(const SmallGraph& graph) { return Depth(graph).found(); }

/// Looks at two vertices on different sides of a least separating set. Sound because the set separates v from a vertex
/// that is no neighbour of it, or else holds v; then v has neighbours in every component of the rest, as the set
/// without v does not separate: A. Esfahanian and S. Hakimi, On computing the connectivities of graphs and digraphs
/// (1984).
Number connectivity(const SmallGraph& graph) {
  if (graph.order < 2 || !graphs::connected(graph)) return 0;
  if (graph.order > 2 && separation(graph).cut_vertices > 0) return 1;
  int v = 0;
  for (int u = 1; u < graph.order; ++u)
    if (graph.degree(u) < graph.degree(v)) v = u;
  int least = graph.degree(v);  // without its neighbours it is alone
  const auto separate = [&](int from, VertexSet others) {
    each(others & ~graph.neighbours(from) & ~single(from), [&](int to) {
      if (least > 2) least = DisjointPaths(graph, from, to).count(least);
    });
  };
  separate(v, graph.vertices());
  each(graph.neighbours(v), [&](int u) { separate(u, graph.neighbours(v) & graphs::first_vertices(u)); });
  return least;
}

Number edge_connectivity(const SmallGraph& graph) {
  if (graph.order < 2) return 0;
  int least = graphs::min_degree(graph);
  for (int v = 1; v < graph.order && least > 0; ++v) least = paths(graph, 0, v, least);
  return least;
}

Number two_connected(const SmallGraph& graph) {
  return graph.order > 2 && graphs::connected(graph) && separation(graph).cut_vertices == 0;
}

/// Sound because the numbers size - order + components of blocks add up to that of the graph, and that of a block is 0
/// for a vertex or an edge, 1 for a cycle, and more for any other.
Number cactus(const SmallGraph& graph) {
  if (!graphs::connected(graph)) return 0;
  const Separation found = separation(graph);
  return graph.order == 1 || graph.size() - graph.order + 1 == found.blocks - found.bridges;
}

/// Chordal graphs in which the common neighbours of two adjacent vertices are adjacent: E. Howorka, On metric
/// properties of certain clique graphs (1979).
Number block_graph(const SmallGraph& graph) {
  if (!graphs::connected(graph)) return 0;
  for (int u = 0; u < graph.order; ++u) {
    for (VertexSet left = graph.neighbours(u) & graphs::first_vertices(u); left != 0; left &= left - 1) {
      const VertexSet common = graph.neighbours(u) & graph.neighbours(std::countr_zero(left));
      bool clique = true;
      each(common, [&](int v) { clique = clique && (common & ~graph.neighbours(v)) == single(v); });
      if (!clique) return 0;
    }
  }
  return chordal(graph);
}

Number caterpillar(const SmallGraph& graph) {
  if (!graphs::tree(graph)) return 0;
  VertexSet inner = 0;
  for (int v = 0; v < graph.order; ++v)
    if (graph.degree(v) > 1) inner |= single(v);
  for (int v = 0; v < graph.order; ++v)
    if (std::popcount(graph.neighbours(v) & inner) > 2) return 0;
  return 1;
}

Number circumference(const SmallGraph& graph) {
  constexpr int most = 16;
  if (some_path_closes_at_once(graph)) return graph.order;
  return graph.order <= most ? longest_by_sets(graph, false) : longest_by_definition(graph);
}

Number hamiltonian(const SmallGraph& graph) {
  constexpr int most = 17;
  if (graph.order < 3 || graphs::min_degree(graph) < 2) return 0;
  if (some_path_closes_at_once(graph)) return 1;
  if (two_connected(graph) == 0) return 0;
  return (graph.order <= most ? longest_by_sets(graph, true) : longest_by_definition(graph)) == graph.order;
}

Number traceable(const SmallGraph& graph) {
  if (graph.order == 1) return 1;
  language::PlacedGraph placed;
  placed.reset(graph);
  language::cone(placed, 0);
  return hamiltonian(placed.rows);
}

}  // namespace gamecert::sweeps
