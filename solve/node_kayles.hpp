// Node-Kayles on small graphs, for sweeps: nimbers by components over vertex sets.
#pragma once

#include "graphs/small_graph.hpp"

namespace gamecert::solve {

/// The nimber of Node-Kayles in normal play. Order at most 64; the cost is the number of connected
/// vertex sets that play can leave.
int node_kayles_nimber(const graphs::SmallGraph& graph);

}  // namespace gamecert::solve
