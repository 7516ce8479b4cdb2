// Graphs made by extending smaller ones, of which some are not worth it.
#pragma once

#include <functional>

#include "graphs/graph_class.hpp"
#include "graphs/nauty/piece.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// As enumerate(), but geng extends no graph of smaller order of which `worth` says no. Sound where all induced
/// subgraphs of the graphs that are wanted are worth it. Kinds of classes beside graphs, and cubic graphs, are gone
/// through whole.
bool enumerate_pruned(const GraphClass& graph_class, int order, Piece piece,
                      const std::function<bool(const SmallGraph&)>& worth,
                      const std::function<bool(const SmallGraph&)>& visit, const std::function<bool()>& left_out = {});

}  // namespace gamecert::graphs
