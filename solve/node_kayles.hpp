// Node-Kayles: nimbers by components.
#pragma once

#include "graphs/small_graph.hpp"

namespace gamecert::solve {

/// The nimber of Node-Kayles in normal play. Order at most 64, practical to about 30 on dense or
/// any path-like graph. Not reentrant across threads with the same object.
int node_kayles_nimber(const graphs::SmallGraph& graph);

}  // namespace gamecert::solve
