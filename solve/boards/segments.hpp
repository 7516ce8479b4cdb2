// Segments between points by their numbers in the list of all (games::segments), which need not be made.
#pragma once

#include <algorithm>
#include <cstdint>

#include "graphs/graph.hpp"

namespace gamecert::solve {

/// Between more points than these, some segments have numbers beyond int.
inline constexpr int most_points_of_numbered_segments = 65'536;

/// Of those between so many points.
inline int segment_count(int points) { return static_cast<int>(std::int64_t{points} * (points - 1) / 2); }

/// Between two of so many points, named from either end.
inline int segment_number(int points, int u, int v) {
  const std::int64_t first = std::min(u, v), second = std::max(u, v);
  return static_cast<int>(first * points - first * (first + 1) / 2 + second - first - 1);
}

/// The ends of the segment with that number.
inline graphs::Edge segment_with_number(int points, int number) {
  int first = 0;
  for (int row = points - 1; number >= row; ++first) number -= row--;  // the row of the segments from `first` on
  return {first, first + 1 + number};
}

}  // namespace gamecert::solve
