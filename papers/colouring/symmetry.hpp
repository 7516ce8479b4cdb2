// Involutions of graphs, and colouring games on graphs that have them.
#pragma once

#include <functional>
#include <span>

#include "papers/colouring/games.hpp"
#include "papers/involutions.hpp"

namespace gamecert::papers {

using graphs::SmallGraph;
using graphs::VertexSet;

/// Calls visit for every automorphism of the graph that is its own inverse, the identity being one.
void each_involution(const SmallGraph& graph, const std::function<void(const Involution&)>& visit);

using Symmetric = bool (*)(const SmallGraph&, const Involution&);
/// There is exactly one vertex u with s(u) = u, and no edge (v, s(v)).
bool one_fixed_and_apart(const SmallGraph& graph, const Involution& s);
/// There is no vertex u with s(u) = u.
bool no_fixed_vertex(const SmallGraph& graph, const Involution& s);

/// Calls visit for all graphs of an order with an involution that is symmetric in this way.
void each_symmetric(int order, Symmetric symmetric, Trial& trial,
                    const std::function<void(const SmallGraph&, const Involution&)>& visit);

enum class OutcomeClass { n, p };
/// An instance for each of them and every number of colours of PROPER k-COLORING: the start is in the class.
void check_symmetric(int order, Symmetric symmetric, std::span<const int> colours, OutcomeClass expected, Trial& trial);

}  // namespace gamecert::papers
