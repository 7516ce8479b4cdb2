// Section 6 of the ELLO paper: threads shortened, edges subdivided.
#pragma once

#include "papers/claim.hpp"
#include "papers/ello/gadgets.hpp"
#include "papers/statements.hpp"

namespace gamecert::papers {

/// Corollary 6.2: every nontrivial parity-plausible game on the graphs of an order is reduced by the
/// two steps until neither applies. Each keeps winnability; in the end threads are short and green.
void check_thread_reduction(const LocalReduction& red_step, const LocalReduction& green_step, int order, Trial& trial);

/// The graph with the edge uv replaced by the path u, z, v; z is the last vertex.
SmallGraph subdivided(const SmallGraph& graph, int u, int v);

/// Proposition 6.3, at every edge of every graph of an order.
void check_6_3(int order, Trial& trial);
/// Proposition 6.4, for the graphs of an order with the property `start`.
void check_6_4(int order, const Property& start, Trial& trial);

}  // namespace gamecert::papers
