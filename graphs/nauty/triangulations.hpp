// Triangulations of the sphere: maximal planar graphs.
#pragma once

#include <functional>

#include "graphs/nauty/piece.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// Calls visit once for every planar graph of the order and piece to which no edge can be added, as enumerate does.
/// None below order 3; at most order 64.
bool enumerate_triangulations(int order, Piece piece, const std::function<bool(const SmallGraph&)>& visit);

}  // namespace gamecert::graphs
