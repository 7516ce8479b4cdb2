// Connected cubic graphs: all degrees are 3.
#pragma once

#include <functional>

#include "graphs/nauty/piece.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// That enumerate_connected_cubic goes to.
inline constexpr int largest_cubic_order = 26;

/// Calls visit once for every connected cubic graph of the order and piece, as enumerate does. None of odd order; at
/// most largest_cubic_order. Pieces whose number is a multiple of 8 are of much the same size.
bool enumerate_connected_cubic(int order, Piece piece, const std::function<bool(const SmallGraph&)>& visit);

}  // namespace gamecert::graphs
