// Canonical form and automorphism group of a small graph or digraph, by nauty. Limits end it (text/deadline.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// The order of an automorphism group as a product: exact for every graph.
using GroupOrder = std::vector<int>;  // factors, each at least 2; empty for the trivial group

/// nauty's own check that the library which is linked fits the header that was compiled; if not, nauty ends the process
/// with a message. Once, at the start of a program.
void check_nauty();

struct CanonicalForm {
  SmallGraph graph;           // the same graph for every member of the isomorphism class
  std::vector<int> position;  // position[v]: the vertex of `graph` that v became
  GroupOrder group;           // automorphisms
};

/// Two graphs are isomorphic exactly if their canonical graphs are equal.
CanonicalForm canonical_form(const SmallGraph& graph);

/// Words that are equal exactly for graphs with coloured vertices that are isomorphic, colours kept.
std::vector<std::uint64_t> canonical_key(const SmallGraph& graph, std::span<const int> colours);

GroupOrder automorphism_group_order(const SmallGraph& graph);

/// Generators of the automorphism group, each as images of 0..order-1.
std::vector<std::vector<int>> automorphism_generators(const SmallGraph& graph);

/// For every vertex the least one of those to which automorphisms take it.
std::vector<int> least_of_orbits(const SmallGraph& graph);

/// Whether an automorphism takes v to the vertex of `among` that comes first in the canonical form. The
/// answer is kept by isomorphisms that keep `among`.
bool canonically_first(const SmallGraph& graph, VertexSet among, int v);

/// The same for edges of a graph: `among` holds, with an edge, all to which automorphisms take it. Vertices have
/// numbers that isomorphisms keep.
bool canonically_first(const SmallGraph& graph, std::span<const std::uint64_t> numbers, std::span<const Edge> among,
                       Edge edge);

}  // namespace gamecert::graphs
