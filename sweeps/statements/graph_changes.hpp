// Graphs that differ from a graph by one step.
#pragma once

#include <functional>

#include "graphs/small_graph.hpp"

namespace gamecert::sweeps {

/// Calls visit for graphs of orders 1 to `most_order`, small steps first: an edge deleted, added, or turned around one
/// of its ends; a vertex deleted, hung on a vertex or on both ends of an edge, put on an edge, copied (adjacent to its
/// copy or not), or joined to all; an edge contracted; the disjoint union with a vertex; the complement; products with
/// the path of order 2 and the triangle, every vertex blown up to two, adjacent or not, and the Mycielskian. Graphs may
/// come twice. Not of digraphs.
void each_change(const graphs::SmallGraph& graph, int most_order,
                 const std::function<void(const graphs::SmallGraph&)>& visit);
/// Those that are a part of it: without a vertex, without an edge.
void each_smaller(const graphs::SmallGraph& graph, const std::function<void(const graphs::SmallGraph&)>& visit);

}  // namespace gamecert::sweeps
