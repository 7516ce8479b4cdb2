// Flip: flip black edges of a triangulation in turn; each becomes green; the last to flip wins.
//
// Each move chooses a flippable black edge, that is one between two triangles that form a convex
// quadrilateral, replaces it by the other diagonal, and colours that green. The winner is the last player to
// flip an edge.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.2.1.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/flip_board.hpp"

namespace gamecert::games {

template <Plane P>
struct Flip : FlipBoard<P> {
  static GameInfo info() {
    return {.name = "flip",
            .summary = "flip black edges of a triangulation, which become green; the last to flip wins",
            .board = BoardKind::drawn_triangulation,
            .planes = {"drawn", "black"},
            .attributes = {green_edges()}};
  }
  static constexpr Refinements refinements = {.move_name = true};

  Flip(const typename P::Space& space, const Instance& instance, const Parameters&) : FlipBoard<P>(space, instance) {}
};

}  // namespace gamecert::games
