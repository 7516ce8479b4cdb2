// Planes of cells that are given as lists: the tables of arenas are made once as lists, and then as planes of any kind.
#pragma once

#include <string>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::games {

/// `u-v`
std::string name_of(const graphs::Edge& edge);

/// A plane for each list of cells.
template <class Space>
auto planes_with(const Space& space, const std::vector<std::vector<int>>& lists) {
  std::vector<decltype(space.none())> planes;
  planes.reserve(lists.size());
  for (const std::vector<int>& cells : lists) planes.push_back(space.cells(cells));
  return planes;
}

}  // namespace gamecert::games
