// Maps of the vertices of a graph that are their own inverses.
#pragma once

#include <functional>
#include <vector>

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

/// The images of the vertices.
using Involution = std::vector<int>;

/// Every map of 0..order-1 to itself that is its own inverse; the identity is one.
std::vector<Involution> own_inverses(int order);
int fixed_vertices(const Involution& s);
/// Edges go to edges, and others to others.
bool automorphism(const graphs::SmallGraph& graph, const Involution& s);

/// What is wanted of an involution of a graph.
using Symmetric = bool (*)(const graphs::SmallGraph&, const Involution&);
std::vector<Involution> involutions(const graphs::SmallGraph& graph, Symmetric wanted);
/// Calls visit for all graphs of an order with every involution that is wanted.
void each_symmetric(int order, Symmetric wanted, Trial& trial,
                    const std::function<void(const graphs::SmallGraph&, const Involution&)>& visit);

}  // namespace gamecert::papers
