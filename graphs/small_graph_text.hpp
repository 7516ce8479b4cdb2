// Small graphs as graph6 and digraph6.
#pragma once

#include <string>
#include <string_view>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// graph6, or digraph6 of a digraph: told apart by the & in front. LimitError for an order above 64.
std::string write_small_graph(const SmallGraph& graph);
SmallGraph read_small_graph(std::string_view line);
/// Of a graph, not a digraph.
std::string write_graph6(const SmallGraph& graph);

}  // namespace gamecert::graphs
