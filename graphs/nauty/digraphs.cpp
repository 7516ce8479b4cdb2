// Digraphs of each class once, a vertex at a time.
//
// The canonical vertices of a digraph are one orbit of its group: of the vertices with the most arcs
// out, in and both ways, then with the greatest sum over their neighbours, those that an automorphism takes
// to the first in nauty's canonical form. A digraph is made from the one without a canonical vertex: a
// new vertex is joined in one way of each orbit of ways, and the result is kept if the new vertex is
// canonical in it (McKay, Isomorph-free exhaustive generation, Journal of Algorithms 26, 1998).
// Sound because an isomorphism between two that are kept can be chosen to take new vertex to new vertex; it
// then takes what is left to what is left, which are equal, and the ways to each other.
#include "graphs/nauty/digraphs.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "graphs/nauty/canonical.hpp"
#include "text/deadline.hpp"

namespace gamecert::graphs {
namespace {

/// How the new vertex is joined to an old one: bit 0 an arc to it, bit 1 an arc from it.
std::vector<unsigned> joints(GraphClass::Kind kind) {
  if (kind == GraphClass::Kind::digraphs) return {0, 1, 2, 3};
  if (kind == GraphClass::Kind::orientations) return {0, 1, 2};
  return {1, 2};
}

using Way = std::vector<std::size_t>;  // for every old vertex the number of a joint

/// Ways are numbered as numbers with a digit for every old vertex, vertex 0 last.
std::size_t number(const Way& way, std::size_t joint_count) {
  std::size_t result = 0;
  for (const std::size_t digit : way) result = result * joint_count + digit;
  return result;
}

Way way_of(std::size_t number, int order, std::size_t joint_count) {
  Way way(static_cast<std::size_t>(order));
  for (std::size_t v = way.size(); v-- > 0; number /= joint_count) way[v] = number % joint_count;
  return way;
}

/// The least way of every orbit.
std::vector<std::size_t> ways_up_to_symmetry(const SmallGraph& graph, std::size_t joint_count) {
  std::size_t ways = 1;
  for (int v = 0; v < graph.order; ++v) ways *= joint_count;
  const auto generators = automorphism_generators(graph);
  std::vector<char> reached(ways, 0);
  std::vector<std::size_t> least, waiting;
  for (std::size_t first = 0; first < ways; ++first) {
    text::pause();
    if (reached[first] != 0) continue;
    least.push_back(first);
    if (generators.empty()) continue;
    for (waiting.push_back(first), reached[first] = 1; !waiting.empty();) {
      const Way way = way_of(waiting.back(), graph.order, joint_count);
      waiting.pop_back();
      for (const auto& generator : generators) {
        Way image(way.size());
        for (std::size_t v = 0; v < way.size(); ++v) image[static_cast<std::size_t>(generator[v])] = way[v];
        const std::size_t next = number(image, joint_count);
        if (reached[next] == 0) waiting.push_back(next);
        reached[next] = 1;
      }
    }
  }
  return least;
}

/// Arcs out, in and both ways, in one number.
std::array<std::uint64_t, SmallGraph::max_order> arc_counts(const SmallGraph& graph, const SmallGraph& reversed) {
  std::array<std::uint64_t, SmallGraph::max_order> counts{};
  for (int v = 0; v < graph.order; ++v) {
    const int both = std::popcount(graph.neighbours(v) & reversed.neighbours(v));
    counts[static_cast<std::size_t>(v)] =
        static_cast<std::uint64_t>((graph.degree(v) * 64 + reversed.degree(v)) * 64 + both);
  }
  return counts;
}

SmallGraph reversal(const SmallGraph& graph) {
  SmallGraph result{.order = graph.order, .directed = true};
  for (int u = 0; u < graph.order; ++u)
    each(graph.neighbours(u), [&](int v) { result.rows[static_cast<std::size_t>(v)] |= single(u); });
  return result;
}

/// Those members that no other member outdoes.
template <class Value>
VertexSet greatest(VertexSet members, Value&& value) {
  VertexSet result = 0;
  std::uint64_t most = 0;
  each(members, [&](int v) {
    const std::uint64_t found = value(v);
    if (found < most) return;
    if (found > most) result = 0;
    most = found;
    result |= single(v);
  });
  return result;
}

bool canonical_vertex(const SmallGraph& graph, int vertex) {
  const SmallGraph reversed = reversal(graph);
  const auto counts = arc_counts(graph, reversed);
  VertexSet among = greatest(graph.vertices(), [&](int v) { return counts[static_cast<std::size_t>(v)]; });
  if ((among & single(vertex)) == 0) return false;
  if (among != single(vertex)) {
    among = greatest(among, [&](int v) {
      std::uint64_t sum = 0;
      each(graph.neighbours(v),
           [&](int u) { sum += counts[static_cast<std::size_t>(u)] * counts[static_cast<std::size_t>(u)]; });
      each(reversed.neighbours(v), [&](int u) { sum += 3 * counts[static_cast<std::size_t>(u)]; });
      return sum;
    });
  }
  if ((among & single(vertex)) == 0) return false;
  return among == single(vertex) || canonically_first(graph, among, vertex);
}

class Generator {
 public:
  Generator(GraphClass::Kind kind, int order, Piece piece, const std::function<bool(const SmallGraph&)>& visit)
      : joints_(joints(kind)), order_(order), dealt_(std::max(1, order - 2)), piece_(piece), visit_(visit) {}

  /// Whether to go on.
  bool extend(const SmallGraph& graph) {
    if (graph.order == dealt_ && seen_++ % piece_.count != piece_.index) return true;
    if (graph.order == order_) return visit_(graph);
    for (const std::size_t way : ways_up_to_symmetry(graph, joints_.size())) {
      const SmallGraph larger = joined(graph, way);
      if (canonical_vertex(larger, graph.order) && !extend(larger)) return false;
    }
    return true;
  }

 private:
  SmallGraph joined(const SmallGraph& graph, std::size_t way) const {
    SmallGraph result = graph;
    const int vertex = result.order++;
    for (int v = vertex; v-- > 0; way /= joints_.size()) {
      const unsigned joint = joints_[way % joints_.size()];
      if ((joint & 1) != 0) result.rows[static_cast<std::size_t>(vertex)] |= single(v);
      if ((joint & 2) != 0) result.rows[static_cast<std::size_t>(v)] |= single(vertex);
    }
    return result;
  }

  std::vector<unsigned> joints_;
  int order_;
  int dealt_;  // the order at which pieces take turns
  Piece piece_;
  const std::function<bool(const SmallGraph&)>& visit_;
  std::int64_t seen_ = 0;  // of order dealt_
};

}  // namespace

bool enumerate_digraphs(GraphClass::Kind kind, int order, Piece piece,
                        const std::function<bool(const SmallGraph&)>& visit) {
  return Generator(kind, order, piece, visit).extend({.order = 1, .directed = true});
}

}  // namespace gamecert::graphs
