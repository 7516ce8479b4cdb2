// Orders of the vertices as strategies of ELLO.
#pragma once

#include <cstdint>
#include <vector>

#include "papers/ello/games.hpp"

namespace gamecert::papers {

/// The orders of 0..n-1 are numbered from 1, as in a dictionary; n is at most 9. InputError for other numbers.
std::int64_t number_of_orders(int n);
std::vector<int> vertex_order(std::int64_t number, int n);

/// The vertices of odd predegree: an odd number of neighbours comes before them.
VertexSet odd_predegrees(const SmallGraph& graph, const std::vector<int>& order);
/// The vertices of odd predegree in an order and in its reverse, for every order by its number less 1.
struct OddPredegrees {
  VertexSet before, after;
};
std::vector<OddPredegrees> odd_predegrees_of_all_orders(const SmallGraph& graph);

}  // namespace gamecert::papers
