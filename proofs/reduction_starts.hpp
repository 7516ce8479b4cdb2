// Painted starts that are not legal.
#pragma once

#include "graphs/small_graph.hpp"
#include "reductions/reduction.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// Whether on the source graph no two vertices that are painted at the start clash, as far as the target game decides
/// that by clashes.
bool legal_start(const reductions::Reduction& reduction, const graphs::SmallGraph& graph);

/// InputError with a line if on a source graph of the orders, among those that are assumed, two vertices painted at the
/// start clash; it names such a graph, the least if it has at most 5 vertices. Where the formulas that tell are too
/// large nothing is looked at. LimitError.
void require_legal_starts(const reductions::Reduction& reduction, int first_order, int last_order, solve::Watch& watch);

}  // namespace gamecert::proofs
