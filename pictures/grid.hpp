// Where rows of pictures begin, and how wide columns are.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "pictures/picture.hpp"

namespace gamecert::pictures {

inline bool begins_row(std::span<const Picture> pictures, std::size_t i, Grid grid) {
  return grid.columns > 0 ? i % grid.columns == 0 : pictures[i].first_of_row;
}

/// Of the columns of a grid; none if it is none.
template <class Width>
std::vector<double> column_widths(std::span<const Picture> pictures, Grid grid, Width&& width) {
  std::vector<double> widths(grid.columns);
  if (grid.columns == 0) return widths;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    double& column = widths[i % grid.columns];
    column = std::max(column, width(pictures[i]));
  }
  return widths;
}

}  // namespace gamecert::pictures
