// Bichromatic complete triangulation: as complete-triangulation, with a colour for each player.
//
// Two players in turn draw one edge between two of the points in their own colour, never across an edge drawn
// before. Only empty triangles in the mover's own colour count: whoever completes some wins that many points
// and moves again. When the triangulation is complete play stops; the score is the first player's points less
// the second's.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.1.3.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/drawing.hpp"

namespace gamecert::games {

template <Plane P>
struct BichromaticComplete : TwoColourDrawing<P> {
  using Board = typename TwoColourDrawing<P>::Board;

  static GameInfo info() {
    return {.name = "bichromatic-complete",
            .summary = "draw red and blue segments; a triangle of one's own colour is a point and a move more",
            .board = BoardKind::points,
            .stuck = Stuck::ends,
            .planes = {"open", "mine", "theirs"},
            .attributes = {painted_edges()}};
  }
  static constexpr Refinements refinements = {.moves_again = true,
                                              .gain = true,
                                              .turn = true,
                                              .live = "Shapes of drawn segments",
                                              .beside = true,
                                              .lines = true,
                                              .line_mark = true,
                                              .crossing = true,
                                              .move_name = true};

  BichromaticComplete(const typename P::Space& space, const Instance& instance, const Parameters&)
      : TwoColourDrawing<P>(space, instance) {}

  auto gain(const Board& at, int e) const { return this->on.completed(e, at.mine); }
  auto moves_again(const Board& at, int e) const { return this->on.line_at_within(e, at.mine | this->on.edge(e)); }
};

}  // namespace gamecert::games
