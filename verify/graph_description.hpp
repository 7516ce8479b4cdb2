// What a graph that is found is made of, and what it is called.
#pragma once

#include <string>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::verify {

/// Edges, as (smaller, larger), or arcs; ascending.
std::vector<graphs::Edge> edges_of(const graphs::SmallGraph& graph);

/// As graphs::known_graph() has it; empty if the graph has none, or if it is not found in the second that is left after
/// an interrupt.
std::string name_of(const graphs::SmallGraph& graph);

/// `edges:4:0-2,0-3,1-2,1-3,2-3 = diamond (fan:2)`: order and edges, or arcs, and the name if it has one. Of many edges
/// only how many they are.
std::string description(const graphs::SmallGraph& graph);
/// The same of a board that is a graph or a digraph of order at most 64; empty for others.
std::string description_of_board(const std::string& instance);

}  // namespace gamecert::verify
