// Flips that colour the quadrilateral around: which edges can be flipped never changes while they are black.
//
// To flip an edge between two triangles that form a convex quadrilateral is to replace it by the other
// diagonal. Where a flip also colours the edges around the quadrilateral, every triangle that changes loses
// its black edges at once; so an edge that is still black lies in the triangles it lay in at the start, and a
// position is known by its black edges alone. The new diagonal is counted under the number of the old one.
#pragma once

#include "games/arenas/line_arena.hpp"

namespace gamecert::games {

/// The edges that can be flipped, across a strictly convex quadrilateral, and by edge the four around if it can.
struct Flippable {
  std::vector<int> edges;
  std::vector<Line> around;

  explicit Flippable(const Instance& instance) {
    const graphs::Triangulation triangulation = instance.triangulation();
    const std::vector<graphs::Edge> all = triangulation.graph().edges();
    around.resize(all.size());
    for (const Quadrilateral& each : quadrilaterals_of(triangulation)) {
      const auto e = static_cast<std::size_t>(each.diagonal);
      if (!triangulation.points()->cross(all[e], each.corners)) continue;
      edges.push_back(each.diagonal);
      around[e] = each.around;
    }
  }
};

/// The edges of a triangulation, and the quadrilaterals of those that can be flipped.
template <Plane P>
class FlipArena {
 public:
  FlipArena(const typename P::Space& space, const Instance& instance)
      : FlipArena(space, instance, Flippable(instance)) {}

  const P& playable() const { return playable_; }
  /// The edges that the flip of e colours, e itself among them.
  P coloured_by(int e, const P& black) const { return names.edge(e) | (entry(around_, e) & black); }

  LineArena<P> names;

 private:
  FlipArena(const typename P::Space& space, const Instance& instance, const Flippable& flippable)
      : names(space, instance, {}),
        playable_(space.cells(flippable.edges)),
        around_(planes_with(space, flippable.around)) {}

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
