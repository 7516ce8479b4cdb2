// All components of a graph; of a digraph those of its underlying graph.
#pragma once

#include <vector>

#include "graphs/graph.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// The component of every vertex, numbered from 0 by least vertex.
std::vector<int> component_of(const Graph& graph);
/// How many there are.
int components(const Graph& graph);
int components(const SmallGraph& graph);

}  // namespace gamecert::graphs
