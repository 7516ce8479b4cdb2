// A set and a subset of it as one number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "graphs/small_graph.hpp"

namespace gamecert::solve {

/// Of how many vertices the sets may be.
constexpr int most_of_set_pairs = 9;

/// Sets as binary numbers, read as ternary ones.
inline constexpr auto in_base_3 = [] {
  std::array<std::uint16_t, std::size_t{1} << most_of_set_pairs> result{};
  for (std::size_t set = 1; set < result.size(); ++set)
    result[set] = static_cast<std::uint16_t>(std::size_t{3} * result[set / 2] + set % 2);
  return result;
}();

/// How many pairs there are of so many vertices: 3 to that power.
constexpr std::size_t set_pairs(int vertices) {
  return 2 * std::size_t{in_base_3[graphs::first_vertices(vertices)]} + 1;
}

/// The number of a set of the first vertices and a subset, below set_pairs: the digit of a vertex says in how many of
/// both it is.
constexpr std::size_t set_pair(graphs::VertexSet set, graphs::VertexSet subset) {
  return std::size_t{in_base_3[set]} + in_base_3[subset];
}

}  // namespace gamecert::solve
