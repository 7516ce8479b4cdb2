// Flip to triangle: flip black edges in turn, which become green; who completes a green triangle wins.
//
// As flip, but the winner is the player who completes the first empty green triangle. Play without one is a tie.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.2.2.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/flip_board.hpp"

namespace gamecert::games {

template <Plane P>
struct FlipToTriangle : FlipBoard<P> {
  using Board = typename FlipBoard<P>::Board;

  static GameInfo info() {
    return {.name = "flip-to-triangle",
            .summary = "flip black edges, which become green; who completes a green triangle wins",
            .board = BoardKind::drawn_triangulation,
            .stuck = Stuck::ends,
            .planes = {"drawn", "black"},
            .attributes = {green_edges()}};
  }
  static constexpr Refinements refinements = {.won = true, .move_name = true};

  FlipToTriangle(const typename P::Space& space, const Instance& instance, const Parameters&)
      : FlipBoard<P>(space, instance) {
    refuse_complete(instance, "marked", instance.edge_set("marked"), triangles_of(instance.triangulation()),
                    "triangle");
  }

  auto won(const Board& at) const { return this->on.line_within(at.drawn - at.black); }
};

}  // namespace gamecert::games
