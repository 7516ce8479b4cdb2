// How many graphs of a class there are, from formulas that know nothing of any enumeration.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "graphs/graph_class.hpp"

namespace gamecert::graphs {

__extension__ typedef unsigned __int128 Count;

/// The number of isomorphism classes of the order: for all and connected graphs and digraphs (connected:
/// their underlying graphs), orientations, tournaments, trees and mops, each without further conditions.
/// Nothing for other classes, or if 128 bits are not enough on the way: from order 17 on for graphs and
/// tournaments, 14 for orientations, 12 for digraphs.
std::optional<Count> count_of(const GraphClass& graph_class, int order);

/// The number of labelled graphs of the class on the vertices 0..order-1: for the same classes, for those of graphs
/// (trees among them) and bipartite graphs with any bounds of degree and size, connected or not, and for those of
/// digraphs with bounds of size. Nothing for other classes, if 128 bits are not enough on the way, or if there are too
/// many ways in which degrees can be distributed.
std::optional<Count> labelled_count(const GraphClass& graph_class, int order);

/// n!/|Aut|, how many labelled graphs a graph stands for; the group order is a product. Nothing if n! needs
/// more than 128 bits, and std::logic_error if no group of permutations has that order.
std::optional<Count> labellings(int order, const std::vector<int>& group_order);

std::string decimal(Count number);

}  // namespace gamecert::graphs
