// Maximal outerplanar graphs: triangulations of a polygon up to rotation and reflection.
#pragma once

#include <functional>

#include "graphs/nauty/piece.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// Calls visit once for every maximal outerplanar graph of the order and piece, or every linear one, as
/// enumerate does. Vertices are numbered around the polygon. None below order 3; at most order 64.
bool enumerate_mops(int order, bool linear, Piece piece, const std::function<bool(const SmallGraph&)>& visit);

}  // namespace gamecert::graphs
