// Maps of the vertices of a graph that are their own inverses.
#pragma once

#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::papers {

/// The images of the vertices.
using Involution = std::vector<int>;

/// Every map of 0..order-1 to itself that is its own inverse; the identity is one.
std::vector<Involution> own_inverses(int order);
int fixed_vertices(const Involution& s);
/// Edges go to edges, and others to others.
bool automorphism(const graphs::SmallGraph& graph, const Involution& s);

}  // namespace gamecert::papers
