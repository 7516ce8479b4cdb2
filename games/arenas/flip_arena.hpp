// The arenas of games that flip edges of a triangulation of points, with what their texts define.
#pragma once

#include <utility>
#include <vector>

#include "games/arenas/segment_arena.hpp"

namespace gamecert::games {

/// A cell for every edge of the triangulation; a flip leaves the new edge the cell of the old one.
template <Plane P>
class FlipArena : public LineArena<P> {
 public:
  FlipArena(const typename P::Space& space, const Instance& instance)
      : LineArena<P>(space, instance, {}), convex_(space.none()) {
    const graphs::Triangulation& triangulation = instance.triangulation();
    const std::vector<graphs::Edge> all = instance.edges();
    quadrilateral_.assign(all.size(), space.none());
    for (const auto& [diagonal, corners, around] : quadrilaterals_of(triangulation)) {
      if (!triangulation.points()->cross(entry(all, diagonal), corners)) continue;
      convex_ = convex_ | space.cell(diagonal);
      quadrilateral_[static_cast<std::size_t>(diagonal)] = space.cells(around) | space.cell(diagonal);
    }
  }

  /// `convex(e)`: edges between two triangles that form a strictly convex quadrilateral.
  const P& convex() const { return convex_; }
  /// `E[ends(e) + corners(e)]` of such an edge: it, and the sides of its quadrilateral.
  const P& quadrilateral(int e) const { return entry(quadrilateral_, e); }

 private:
  P convex_;
  std::vector<P> quadrilateral_;  // by edge
};

/// A flip as segments: the four around, and the diagonal that it draws.
struct FlipLines {
  Line around;
  int diagonal;
};

/// By segment: its flips, each across a convex quadrilateral without points inside.
std::vector<std::vector<FlipLines>> flips_between(const graphs::PointSet& points);

/// The triangulation at the start, and its edges that are green, as segments.
std::pair<std::vector<int>, std::vector<int>> drawn_and_green(const Instance& instance);

/// A cell for every segment between the points of the triangulation; lines are the empty triangles.
template <Plane P>
class SegmentFlips : public LineArena<P> {
 public:
  SegmentFlips(const typename P::Space& space, const Instance& instance)
      : LineArena<P>(space, segments(instance.order()), empty_triangles(*instance.triangulation().points())) {
    for (const std::vector<FlipLines>& of : flips_between(*instance.triangulation().points())) {
      std::vector<std::pair<P, P>>& flips = flips_.emplace_back();
      for (const auto& [around, diagonal] : of) flips.emplace_back(space.cells(around), space.cell(diagonal));
    }
  }

  /// `{f in crossing(e): ends(f) in {v in corners(e): sides(e, v) in drawn}}`: the other diagonal, if e lies between
  /// two triangles that are drawn and form a convex quadrilateral; of a triangulation at most one.
  P flipped(int e, const P& drawn) const {
    P other = this->none();
    for (const auto& [around, diagonal] : entry(flips_, e)) other = other | when(!any(around - drawn), diagonal);
    return other;
  }

 private:
  std::vector<std::vector<std::pair<P, P>>> flips_;  // by diagonal: the four edges around, and the other diagonal
};

}  // namespace gamecert::games
