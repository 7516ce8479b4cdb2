// A property is local where a target that lacks it lacks it already on a small part of the source graph.
#include "proofs/maps/kept_properties.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "graphs/planar.hpp"
#include "proofs/join.hpp"
#include "proofs/maps/map_claims.hpp"
#include "reductions/gadget_map.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using reductions::GadgetMap;
using reductions::Join;
using reductions::Kept;
using reductions::Of;
using reductions::Port;
using reductions::Reduction;
using Arcs = std::vector<graphs::Edge>;

bool both_ways(const Reduction& reduction) { return reduction.source.directed || reduction.tells_ends_apart(); }

/// The source graph with these edges, or arcs from a to b where the ends differ.
SmallGraph source(const Reduction& reduction, int order, std::span<const graphs::Edge> arcs) {
  SmallGraph graph{.order = order, .directed = both_ways(reduction)};
  for (const auto& [a, b] : arcs) join(graph, a, b);
  return graph;
}

/// By graphs that all have the property: PROVED if all their targets have it, else the least that shows it.
class Looked {
 public:
  Looked(const Reduction& reduction, Kept property) : reduction_(reduction), property_(property) {}

  void look(int order, const Arcs& arcs) {
    const SmallGraph graph = source(reduction_, order, arcs);
    if (failing_ && std::pair(order, graph.size()) >= std::pair(failing_->order, failing_->size())) return;
    const GadgetMap map(reduction_, graph);
    if (has(property_, target_graph(map))) return;
    all_ = false;
    if (map.assumed()) failing_ = graph;
  }
  MapKept kept() const {
    return {all_ ? solve::Verdict::proved : failing_ ? solve::Verdict::fails : solve::Verdict::unknown, failing_};
  }

 private:
  const Reduction& reduction_;
  Kept property_;
  bool all_ = true;
  std::optional<SmallGraph> failing_;
};

/// Sound because the target of a connected graph is the union of those of its edges, and the targets of two edges at a
/// vertex share what that vertex and the graph have; if these have nothing, the target of a path shows it.
MapKept connected(const Reduction& reduction) {
  Looked looked(reduction, {Kept::Word::connected});
  if (std::ranges::find(reduction.assumptions, reductions::Assumption::no_isolated_vertices) ==
      reduction.assumptions.end())
    looked.look(1, {});
  looked.look(2, {{0, 1}});
  looked.look(3, {{0, 1}, {1, 2}});
  return looked.kept();
}

/// The target as sides of vertices see it: each of its vertices goes to one of these, and neighbours to neighbours.
graphs::Graph sides(const Reduction& reduction) {
  const int roles = static_cast<int>(reduction.roles.size());
  // Of a vertex, twice its number and the side; of an edge likewise, by the side of its end a.
  const auto at = [&](const Port& port, int side) {
    const bool once = reduction.role(port.role).of == Of::graph;
    return 2 * port.role + (once ? 0 : port.at == Port::At::b ? 1 - side : side);
  };
  std::set<graphs::Edge> edges;
  for (const Join& join : reduction.joins) {
    for (const int side : {0, 1}) {
      const auto [from, to] = std::minmax({at(join.from, side), at(join.to, side)});
      edges.emplace(from, to);
    }
  }
  return {2 * roles, Arcs(edges.begin(), edges.end())};
}

/// Sound because a target goes to `sides`, and a graph that goes to a bipartite graph is one. Cycles tell where not.
MapKept bipartite(const Reduction& reduction) {
  const Kept property{Kept::Word::bipartite};
  if (has(property, sides(reduction))) return {solve::Verdict::proved};
  Looked looked(reduction, property);
  looked.look(2, {{0, 1}});
  constexpr int most_order = 24;
  for (int order = 4; order <= most_order; order += 2) {
    Arcs cycle;
    for (int v = 0; v < order; ++v) cycle.emplace_back(v, (v + 1) % order);
    looked.look(order, cycle);
  }
  MapKept kept = looked.kept();
  if (kept.verdict == solve::Verdict::proved) kept.verdict = solve::Verdict::unknown;
  return kept;
}

/// Sound because a triangle has three edges: those of pieces of edges need these edges, each other one a vertex more.
class Triangles {
 public:
  explicit Triangles(const Reduction& reduction)
      : reduction_(reduction), looked_(reduction, {Kept::Word::triangle_free}) {}
  MapKept kept() {
    extend({}, 0);
    return looked_.kept();
  }

 private:
  static constexpr int edges_of_triangle = 3;
  /// With further edges, whose ends are numbered as they come.
  void extend(const Arcs& arcs, int used) {
    const int more = edges_of_triangle - static_cast<int>(arcs.size());
    if (!triangle(arcs)) looked_.look(std::max(used + more, 1), arcs);
    for (int a = 0; a <= used && more > 0; ++a) {
      for (int b = 0; b <= std::max(used, a + 1); ++b) {
        if (a == b || !may_be(arcs, {a, b})) continue;
        Arcs longer = arcs;
        longer.emplace_back(a, b);
        extend(longer, std::max({used, a + 1, b + 1}));
      }
    }
  }
  bool may_be(const Arcs& arcs, const graphs::Edge& arc) const {
    const graphs::Edge opposite{arc.second, arc.first};
    return (arc.first < arc.second || both_ways(reduction_)) && std::ranges::find(arcs, arc) == arcs.end() &&
           (reduction_.source.directed || std::ranges::find(arcs, opposite) == arcs.end());
  }
  static bool triangle(const Arcs& arcs) {
    std::set<graphs::Edge> pairs;
    std::set<int> ends;
    for (const auto& [a, b] : arcs) {
      pairs.insert(std::minmax({a, b}));
      ends.insert({a, b});
    }
    return pairs.size() == edges_of_triangle && ends.size() == edges_of_triangle;
  }

  const Reduction& reduction_;
  Looked looked_;
};

/// Sound because the neighbours of a vertex of the target lie in pieces of the vertex or edge it belongs to and, if it
/// belongs to a vertex, of the edges there, which are no more than in a star.
MapKept max_degree(const Reduction& reduction, const Kept& property) {
  constexpr int most_degree = 24;
  const auto once = [&](const Port& port) { return reduction.role(port.role).of == Of::graph; };
  const bool shared = std::ranges::any_of(
      reduction.joins, [&](const Join& join) { return join.of != Of::graph && (once(join.from) || once(join.to)); });
  if (shared || property.degree > most_degree) return {};
  Looked looked(reduction, property);
  const auto star = [&](int degree, int out, int both) {  // of the edges there, so many go out, and so many both ways
    Arcs arcs;
    for (int u = 1; u <= degree; ++u) {
      if (u <= out + both) arcs.emplace_back(0, u);
      if (u <= both || u > out + both) arcs.emplace_back(u, 0);
    }
    looked.look(degree + 1, arcs);
  };
  const auto stars = [&](int degree) {
    for (int both = 0; both <= (reduction.source.directed ? degree : 0); ++both) {
      for (int out = both_ways(reduction) ? 0 : degree; out + both <= degree; ++out) star(degree, out, both);
    }
  };
  stars(property.degree);
  for (int degree = 0; degree < property.degree && looked.kept().source; ++degree) stars(degree);  // for the least
  return looked.kept();
}

/// Sound because where edges meet a piece of a vertex at a single vertex of it, the target is the source graph with a
/// piece at every vertex, another graph in place of every edge, and what there is once beside it: planar if all these
/// are, the one for an edge with its ends joined.
MapKept planar(const Reduction& reduction) {
  std::set<int> ends;
  for (const Join& join : reduction.joins) {
    for (const Port& port : {join.from, join.to}) {
      if (port.at != Port::At::own) ends.insert(port.role);
      if (join.of != Of::graph && reduction.role(port.role).of == Of::graph) return {};
    }
  }
  if (ends.size() > 1) return {};
  const GadgetMap map(reduction, source(reduction, 2, Arcs{{0, 1}}));
  const graphs::Graph target = target_graph(map);
  Arcs edges = target.edges();
  for (const int role : ends) {
    const graphs::Edge joined =
        std::minmax({map.at({role, Port::At::a}, 0, 1, 0), map.at({role, Port::At::b}, 0, 1, 0)});
    if (std::ranges::find(edges, joined) == edges.end()) edges.push_back(joined);
  }
  return {graphs::planar(graphs::Graph(target.order(), edges)) ? solve::Verdict::proved : solve::Verdict::unknown};
}

}  // namespace

MapKept decide_kept(const Reduction& reduction, const Kept& property) {
  switch (property.word) {
    case Kept::Word::connected:
      return connected(reduction);
    case Kept::Word::bipartite:
      return bipartite(reduction);
    case Kept::Word::triangle_free:
      return Triangles(reduction).kept();
    case Kept::Word::max_degree:
      return max_degree(reduction, property);
    default:
      return planar(reduction);
  }
}

}  // namespace gamecert::proofs
