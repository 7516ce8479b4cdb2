// Connected cubic graphs that no smaller connected cubic graph gives by joining two of its edges.
#pragma once

#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// One of every isomorphism class of the order, canonical and ascending.
std::vector<SmallGraph> prime_cubic_graphs(int order);

}  // namespace gamecert::graphs
