// Complete triangulation: draw segments between points in turn; every triangle completed is a point and a move more.
//
// Starting from no edges, two players in turn draw one edge between two of the points, never across an edge
// drawn before. Whoever completes one or more empty triangles wins that many points and moves again. When the
// triangulation is complete play stops; the score is the first player's points less the second's.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.1.1.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/drawing.hpp"

namespace gamecert::games {

template <Plane P>
struct CompleteTriangulation : Drawing<P> {
  using Board = typename Drawing<P>::Board;

  static GameInfo info() {
    return {.name = "complete-triangulation",
            .summary = "draw segments between points; an empty triangle completed is a point and a move more",
            .board = BoardKind::points,
            .stuck = Stuck::ends,
            .planes = {"open", "drawn"},
            .attributes = {Drawing<P>::marked()}};
  }
  static constexpr Refinements refinements = {.moves_again = true,
                                              .gain = true,
                                              .live = "Shapes of drawn segments",
                                              .beside = true,
                                              .lines = true,
                                              .line_mark = true,
                                              .crossing = true,
                                              .move_name = true};

  CompleteTriangulation(const typename P::Space& space, const Instance& instance, const Parameters&)
      : Drawing<P>(space, instance) {}

  auto gain(const Board& at, int e) const { return this->on.completed(e, at.drawn); }
  auto moves_again(const Board& at, int e) const { return this->on.line_at_within(e, at.drawn | this->on.edge(e)); }
};

}  // namespace gamecert::games
