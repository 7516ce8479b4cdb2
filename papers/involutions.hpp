// Maps of the vertices of a graph that are their own inverses.
#pragma once

#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::papers {

/// The images of the vertices.
using Involution = std::vector<int>;

/// Every map of 0..order-1 to itself that is its own inverse; the identity is one. In the order of their images.
std::vector<Involution> own_inverses(int order);
/// Those that take edges to edges, and others to others.
std::vector<Involution> involutions(const graphs::SmallGraph& graph);

}  // namespace gamecert::papers
