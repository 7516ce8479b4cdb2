// Orders of the vertices as strategies of ELLO.
#pragma once

#include <vector>

#include "papers/ello/games.hpp"

namespace gamecert::papers {

/// The vertices of odd predegree: an odd number of neighbours comes before them.
VertexSet odd_predegrees(const SmallGraph& graph, const std::vector<int>& order);
/// In every order of at most 9 vertices. InputError for more.
std::vector<VertexSet> odd_predegrees_of_all_orders(const SmallGraph& graph);

}  // namespace gamecert::papers
