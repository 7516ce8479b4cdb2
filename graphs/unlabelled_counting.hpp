// How many graphs of a class there are up to isomorphism, from formulas that know nothing of any enumeration; and how
// many labelled graphs each of them stands for.
#pragma once

#include <optional>
#include <vector>

#include "graphs/labelled_counting.hpp"

namespace gamecert::graphs {

/// The number of isomorphism classes of the order: for all and connected graphs and digraphs (connected:
/// their underlying graphs), orientations, tournaments, trees and mops, each without further conditions.
/// Nothing for other classes, or if 128 bits are not enough on the way: from order 17 on for graphs and
/// tournaments, 14 for orientations, 12 for digraphs.
std::optional<Count> count_of(const GraphClass& graph_class, int order);

/// n!/|Aut|, how many labelled graphs a graph stands for; the group order is a product. Nothing if n! needs
/// more than 128 bits, and std::logic_error if no group of permutations has that order.
std::optional<Count> labellings(int order, const std::vector<int>& group_order);

}  // namespace gamecert::graphs
