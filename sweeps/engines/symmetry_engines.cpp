// Automorphisms by nauty.
#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <vector>

#include "graphs/nauty/canonical.hpp"
#include "language/placed_graph.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;
using graphs::VertexSet;
using Number = std::int64_t;

VertexSet image_of(VertexSet set, const std::vector<int>& images) {
  VertexSet result = 0;
  each(set, [&](int v) { result |= single(images[static_cast<std::size_t>(v)]); });
  return result;
}

/// The vertices of a set of places, in the graph without the places that are not kept.
VertexSet without_gaps(VertexSet places, VertexSet kept) {
  VertexSet result = 0;
  each(places, [&](int place) { result |= single(std::popcount(kept & graphs::first_vertices(place))); });
  return result;
}

}  // namespace

Number automorphisms(const SmallGraph& graph) {
  Number result = 1;
  for (const int factor : graphs::automorphism_group_order(graph)) {
    if (__builtin_mul_overflow(result, factor, &result))
      throw text::LimitError("a number of the formula needs more than 64 bits");
  }
  return result;
}

Number vertex_orbits(const SmallGraph& graph) {
  const std::vector<int> least = graphs::least_of_orbits(graph);
  Number result = 0;
  for (std::size_t v = 0; v < least.size(); ++v) result += std::cmp_equal(least[v], v);
  return result;
}

/// Edges that generators carry to one another are put together: whatever the group carries, they carry step by step.
Number edge_orbits(const SmallGraph& graph) {
  std::vector<VertexSet> edges;
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v) & ~graphs::first_vertices(v), [&](int u) { edges.push_back(single(v) | single(u)); });
  std::ranges::sort(edges);
  std::vector<std::size_t> leader(edges.size());
  std::iota(leader.begin(), leader.end(), std::size_t{0});
  const auto first_of = [&](std::size_t edge) {
    while (leader[edge] != edge) edge = leader[edge] = leader[leader[edge]];
    return edge;
  };
  auto orbits = static_cast<Number>(edges.size());
  for (const std::vector<int>& images : graphs::automorphism_generators(graph)) {
    for (std::size_t edge = 0; edge < edges.size(); ++edge) {
      const auto image = std::ranges::lower_bound(edges, image_of(edges[edge], images)) - edges.begin();
      const std::size_t one = first_of(edge), other = first_of(static_cast<std::size_t>(image));
      if (one == other) continue;
      leader[one] = other;
      --orbits;
    }
  }
  return orbits;
}

Number vertex_transitive(const SmallGraph& graph) { return vertex_orbits(graph) < 2; }
Number edge_transitive(const SmallGraph& graph) { return edge_orbits(graph) < 2; }

/// Sound because an isomorphism of the graph with the members of one set coloured to that with those of the other is an
/// automorphism that carries the set to the set.
Number alike(const language::PlacedGraph& placed, Number from, Number to) {
  const VertexSet one = static_cast<VertexSet>(from) & placed.kept, other = static_cast<VertexSet>(to) & placed.kept;
  if (one == other) return 1;
  if (std::popcount(one) != std::popcount(other)) return 0;
  const SmallGraph graph = graphs::induced(placed.rows, placed.kept);
  const auto key_with = [&](VertexSet places) {
    const VertexSet members = without_gaps(places, placed.kept);
    std::vector<int> colours;
    for (int v = 0; v < graph.order; ++v) colours.push_back(static_cast<int>(members >> v & 1));
    return graphs::canonical_key(graph, colours);
  };
  return key_with(one) == key_with(other);
}

}  // namespace gamecert::sweeps
