// The arena of games on the segments between points in the plane.
#pragma once

#include <vector>

#include "games/arenas/line_arena.hpp"

namespace gamecert::games {

/// LimitError for more points than fit a point set with coordinates, before their segments are listed.
int segment_count(int order);

/// The three segments of every triangle without points inside.
std::vector<Line> empty_triangles(const graphs::PointSet& points);

/// For each segment, those that cross it.
std::vector<std::vector<int>> crossings(const graphs::PointSet& points);

}  // namespace gamecert::games
