// Bounds by coefficients. What exceeds a bound is linear in n and m, up to where every two vertices are joined that may
// be; in a source digraph further arcs are opposite to others, and each adds no more than one before. So at each n it
// is greatest at the least m, there, or at the greatest m. If every further edge adds to it, it is positive for large
// n; else the least m decides, which grows by the same number whenever n grows by 2, so that two values of each parity
// tell.
#include "proofs/maps/map_bounds.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "proofs/join.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Assumption;
using reductions::Bound;
using reductions::Join;
using reductions::Of;
using reductions::Port;
using reductions::Reduction;

bool assumes(const Reduction& reduction, Assumption assumption) {
  return std::ranges::find(reduction.assumptions, assumption) != reduction.assumptions.end();
}

/// The numbers of vertices and edges that source graphs have.
class Sizes {
 public:
  explicit Sizes(const Reduction& reduction)
      : connected_(assumes(reduction, Assumption::connected)),
        isolated_(!assumes(reduction, Assumption::no_isolated_vertices)),
        sparse_(assumes(reduction, Assumption::bipartite) || assumes(reduction, Assumption::triangle_free)),
        opposite_(reduction.source.directed) {}

  std::int64_t least_order() const { return isolated_ ? 1 : 2; }
  std::int64_t least(std::int64_t n) const { return connected_ ? n - 1 : isolated_ ? 0 : (n + 1) / 2; }
  /// Without opposite arcs.
  std::int64_t greatest_simple(std::int64_t n) const { return sparse_ ? n / 2 * ((n + 1) / 2) : n * (n - 1) / 2; }
  std::int64_t greatest(std::int64_t n) const { return (opposite_ ? 2 : 1) * greatest_simple(n); }

 private:
  bool connected_, isolated_, sparse_, opposite_;
};

Linear minus(const Linear& a, const Bound& b) {
  return {a.per_vertex - b.per_vertex, a.per_edge - b.per_edge, a.constant - b.constant, a.shared};
}

void count(Linear& number, Of of) {
  ++(of == Of::vertex ? number.per_vertex : of == Of::edge ? number.per_edge : number.constant);
}

Linear order_of_target(const Reduction& reduction) {
  Linear order;
  for (const reductions::Role& role : reduction.roles) count(order, role.of);
  return order;
}

/// Whether the piece of the opposite arc has the same edge of the target.
bool shared_by_opposite(const Reduction& reduction, const Join& join) {
  const auto turned = [](Port port) {
    port.at = port.at == Port::At::a ? Port::At::b : Port::At::a;
    return port;
  };
  const Port from = turned(join.from), to = turned(join.to);
  return std::ranges::any_of(reduction.joins, [&](const Join& other) {
    return (other.from == from && other.to == to) ||
           (!reduction.target.directed && other.from == to && other.to == from);
  });
}

/// The size lies between `least` and each of `most`.
struct SizeOfTarget {
  Linear least;
  std::vector<Linear> most;
};

/// An edge of a piece of an edge is that of one edge only if it ends in a vertex that edges have, or at both ends of
/// the edge. Otherwise it is at one end, and all edges there share it, perhaps with the piece of the vertex.
SizeOfTarget size_of_target(const Reduction& reduction) {
  SizeOfTarget size;
  std::map<std::pair<Port, Port>, int> shared;  // at a vertex, by its vertices
  Linear by_edges;                              // those of pieces of edges, one for each of these
  for (const Join& join : reduction.joins) {
    const auto of_edge = [&](const Port& port) { return reduction.role(port.role).of == Of::edge; };
    const bool both_ends = join.from.at != Port::At::own && join.to.at != Port::At::own && join.from.at != join.to.at;
    if (join.of != Of::edge || of_edge(join.from) || of_edge(join.to) || both_ends) {
      count(size.least, join.of);
      if (both_ends && shared_by_opposite(reduction, join)) ++size.least.shared;
      continue;
    }
    ++by_edges.per_edge;
    Port from{join.from.role}, to{join.to.role};
    if (!reduction.target.directed && to < from) std::swap(from, to);
    ++shared[{from, to}];
  }
  Linear by_vertices;
  by_vertices.per_vertex = static_cast<std::int64_t>(shared.size());
  for (const Linear& further : {by_vertices, by_edges}) {
    size.most.push_back(size.least);
    size.most.back().per_vertex += further.per_vertex;
    size.most.back().per_edge += further.per_edge;
  }
  return size;
}

}  // namespace

std::optional<SourceSize> first_excess(const Reduction& reduction, const Linear& excess) {
  const Sizes sizes(reduction);
  const auto at = [&](std::int64_t n, std::int64_t m) {
    return excess.at(n, m, std::max<std::int64_t>(0, m - sizes.greatest_simple(n)));
  };
  /// The least m from `first` to `last` with a positive excess, which is linear between them.
  const auto first_within = [&](std::int64_t n, std::int64_t first, std::int64_t last) -> std::optional<SourceSize> {
    if (at(n, first) > 0) return SourceSize{n, first};
    if (at(n, last) <= 0) return std::nullopt;
    return SourceSize{n, first + -at(n, first) / (at(n, first + 1) - at(n, first)) + 1};
  };
  const auto least = [&](std::int64_t n) { return at(n, sizes.least(n)); };
  const std::int64_t first = sizes.least_order();
  const bool grows = excess.per_edge > 0 || least(first + 2) > least(first) || least(first + 3) > least(first + 1);
  for (std::int64_t n = first; grows || n <= first + 1; ++n) {
    const std::int64_t simple = sizes.greatest_simple(n);
    if (const auto found = first_within(n, sizes.least(n), simple)) return found;
    if (const auto found = first_within(n, simple, sizes.greatest(n))) return found;
  }
  return std::nullopt;
}

MapBounds decide_bounds(const reductions::StatedReduction& reduction) {
  const auto decide = [&](const Linear& least, const std::vector<Linear>& most, const char* what, const Bound& bound) {
    MapBounds result{.stated = reductions::text(what, bound)};
    const bool holds =
        std::ranges::any_of(most, [&](const Linear& each) { return !first_excess(reduction, minus(each, bound)); });
    if (holds) return result;
    const auto exceeded = first_excess(reduction, minus(least, bound));
    result.verdict = exceeded ? solve::Verdict::fails : solve::Verdict::unknown;
    if (exceeded) result.source = *exceeded;
    return result;
  };
  std::vector<MapBounds> found;
  if (reduction.order) {
    const Linear order = order_of_target(reduction);
    found.push_back(decide(order, {order}, "order", *reduction.order));
  }
  if (reduction.size) {
    const SizeOfTarget size = size_of_target(reduction);
    found.push_back(decide(size.least, size.most, "size", *reduction.size));
  }
  std::optional<MapBounds> worst;
  for (const MapBounds& each : found) {
    const bool earlier = worst && each.verdict == solve::Verdict::fails && worst->verdict == solve::Verdict::fails &&
                         std::pair(each.source.n, each.source.m) < std::pair(worst->source.n, worst->source.m);
    const bool worse = !worst || (each.verdict != solve::Verdict::proved && worst->verdict == solve::Verdict::proved) ||
                       (each.verdict == solve::Verdict::fails && worst->verdict == solve::Verdict::unknown);
    if (worse || earlier) worst = each;
  }
  return worst.value_or(MapBounds{});
}

graphs::SmallGraph source_of_size(const Reduction& reduction, const SourceSize& size) {
  const Sizes sizes(reduction);
  if (size.n < sizes.least_order() || size.n > graphs::SmallGraph::max_order || size.m < sizes.least(size.n) ||
      size.m > sizes.greatest(size.n))
    throw text::InputError("expected numbers of vertices and edges of a source graph, found " + std::to_string(size.n) +
                           " and " + std::to_string(size.m));
  const int n = static_cast<int>(size.n);
  // A complete graph, or a complete bipartite one of even and odd vertices: first a path, or every other edge of it.
  // Then the opposite arcs.
  const bool sparse = assumes(reduction, Assumption::bipartite) || assumes(reduction, Assumption::triangle_free);
  const bool matching = !assumes(reduction, Assumption::connected) && sizes.least_order() == 2;
  std::vector<graphs::Edge> edges;
  for (int v = 1; v < n; ++v) {
    if (!matching || v % 2 == 1 || v == n - 1) edges.emplace_back(v - 1, v);
  }
  for (int a = 0; a < n; ++a) {
    for (int b = a + 1; b < n; ++b) {
      const graphs::Edge edge{a, b};
      if ((!sparse || (b - a) % 2 == 1) && std::ranges::find(edges, edge) == edges.end()) edges.push_back(edge);
    }
  }
  for (std::size_t i = 0; reduction.source.directed && std::ssize(edges) < size.m; ++i)
    edges.emplace_back(edges[i].second, edges[i].first);
  graphs::SmallGraph graph{.order = n, .directed = reduction.source.directed || reduction.tells_ends_apart()};
  for (std::size_t i = 0; i < static_cast<std::size_t>(size.m); ++i) join(graph, edges[i].first, edges[i].second);
  return graph;
}

}  // namespace gamecert::proofs
