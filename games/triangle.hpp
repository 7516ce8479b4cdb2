// Triangle: draw segments between points in turn; who completes an empty triangle wins.
//
// Starting from no edges, two players in turn draw one edge between two of the points, never across an edge
// drawn before. The first player who completes an empty triangle, one without points inside, is the winner.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.1.2.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/drawing.hpp"

namespace gamecert::games {

template <Plane P>
struct Triangle : Drawing<P> {
  using Board = typename Drawing<P>::Board;

  static GameInfo info() {
    return {.name = "triangle",
            .summary = "draw segments between points; who completes an empty triangle wins",
            .board = BoardKind::points,
            .stuck = Stuck::ends,
            .sums = true,
            .planes = {"open", "drawn"},
            .attributes = {Drawing<P>::marked()}};
  }
  static constexpr Refinements refinements = {.won = true,
                                              .live = "Parts of open segments",
                                              .beside = true,
                                              .lines = true,
                                              .line_mark = true,
                                              .crossing = true,
                                              .move_name = true};

  Triangle(const typename P::Space& space, const Instance& instance, const Parameters&) : Drawing<P>(space, instance) {
    refuse_complete(instance, "marked", instance.edge_set("marked"), empty_triangles(instance.points()), "triangle");
  }

  auto won(const Board& at) const { return this->on.line_within(at.drawn); }
};

}  // namespace gamecert::games
