// How many labelled graphs of a class there are, from formulas that know nothing of any enumeration.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "graphs/graph_class.hpp"

namespace gamecert::graphs {

__extension__ typedef unsigned __int128 Count;

/// The number of labelled graphs of the class on the vertices 0..order-1: for every kind without further conditions,
/// for graphs (trees among them) and bipartite graphs with any bounds of degree and size, connected or not, and for
/// digraphs with bounds of size. Nothing for other classes, if 128 bits are not enough on the way, or if there are too
/// many ways in which degrees can be distributed.
std::optional<Count> labelled_count(const GraphClass& graph_class, int order);

std::string decimal(Count number);

}  // namespace gamecert::graphs
