// Graphs made of one, as the changes of docs/LANGUAGE.md have them, of any order.
#pragma once

#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

/// TooLarge where a graph would have an order or a size above order_limit.
Graph complement(const Graph& graph);
/// Each vertex of the graph becomes a copy of its part, and edges become all edges between two parts; the parts are
/// numbered one after the other.
Graph substituted(const Graph& graph, const std::vector<const Graph*>& parts);
/// One more vertex, the last, joined to all.
Graph cone(const Graph& graph);
/// Vertices are the edges in the order of Graph::edges(); those that share an end are joined.
Graph line_graph(const Graph& graph);
/// Vertices at distance 2 are joined too.
Graph square_graph(const Graph& graph);

}  // namespace gamecert::graphs
