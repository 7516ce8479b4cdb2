// Which sets of vertices induce connected subgraphs, trees and the like, as tables.
#pragma once

#include <cstdint>

#include "graphs/small_graph.hpp"
#include "sweeps/engines/set_table.hpp"

namespace gamecert::sweeps {

SetTable connected_sets(const graphs::SmallGraph& graph);
SetTable forest_sets(const graphs::SmallGraph& graph);
SetTable tree_sets(const graphs::SmallGraph& graph);
SetTable complete_sets(const graphs::SmallGraph& graph);
SetTable bipartite_sets(const graphs::SmallGraph& graph);
/// Whether every vertex of the set has at least, or at most, so many neighbours in it.
SetTable degrees_at_least(const graphs::SmallGraph& graph, std::int64_t least);
SetTable degrees_at_most(const graphs::SmallGraph& graph, std::int64_t most);
/// The sets with so many members or more.
SetTable sets_of_size(int order, std::int64_t least);

}  // namespace gamecert::sweeps
