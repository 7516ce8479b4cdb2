// Flips that colour the quadrilateral around: which edges can be flipped never changes while they are black.
//
// To flip an edge between two triangles that form a convex quadrilateral is to replace it by the other
// diagonal. Where a flip also colours the edges around the quadrilateral, every triangle that changes loses
// its black edges at once; so an edge that is still black lies in the triangles it lay in at the start, and a
// position is known by its black edges alone. The new diagonal is counted under the number of the old one.
#pragma once

#include "games/arenas/line_arena.hpp"

namespace gamecert::games {

/// Whether the quadrilateral around the diagonal u-v is strictly convex.
inline bool convex(const graphs::PointSet& points, const graphs::Edge& diagonal, const graphs::Edge& corners) {
  return points.cross(diagonal, corners);
}

/// The edges of a triangulation, and the quadrilaterals of those that can be flipped.
template <Plane P>
class FlipArena {
 public:
  FlipArena(const typename P::Space& space, const Instance& instance)
      : names(space, instance, {}),
        playable_(space.none()),
        around_(static_cast<std::size_t>(names.size()), space.none()) {
    const graphs::Triangulation triangulation = instance.triangulation();
    const std::vector<graphs::Edge> edges = triangulation.graph().edges();
    for (const Quadrilateral& each : quadrilaterals_of(triangulation)) {
      const auto e = static_cast<std::size_t>(each.diagonal);
      if (!convex(*triangulation.points(), edges[e], each.corners)) continue;
      playable_ = playable_ | space.cell(each.diagonal);
      around_[e] = space.cells(each.around);
    }
  }

  const P& playable() const { return playable_; }
  /// The edges that the flip of e colours, e itself among them.
  P coloured_by(int e, const P& black) const { return names.edge(e) | (entry(around_, e) & black); }

  LineArena<P> names;

 private:
  P playable_;
  std::vector<P> around_;  // by edge
};

/// A game of such flips for one player: the position, and how many edges are green.
template <Plane P>
struct GreenFlips {
  struct Board {
    P black;
  };

  GreenFlips(const typename P::Space& space, const Instance& instance)
      : on(space, instance), at_start{on.names.edges() - on.names.edges(instance.edge_set("marked"))} {}

  static AttributeInfo marked() {
    return {"marked", AttributeInfo::Shape::edges, "the edges that are green at the start"};
  }
  static int cells(const Instance& instance, const Parameters&) { return static_cast<int>(instance.edges().size()); }

  Board start() const { return at_start; }
  P moves(const Board& at) const { return at.black & on.playable(); }
  Board play(const Board& at, int e) const { return {at.black - on.coloured_by(e, at.black)}; }
  auto remaining(const Board& at) const { return count(at.black); }
  auto green(const Board& at) const { return count(on.names.edges() - at.black); }
  std::string move_name(int e) const { return on.names.edge_name(e); }

  FlipArena<P> on;
  Board at_start;
};

}  // namespace gamecert::games
