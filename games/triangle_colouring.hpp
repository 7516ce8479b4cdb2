// Triangulation colouring: colour black edges green in turn; who completes a green triangle wins.
//
// Two players move in turn by colouring a black edge of the triangulation green. The first player who
// completes an empty green triangle wins. The empty triangles of a triangulation are its faces.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.3.1.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/completion.hpp"

namespace gamecert::games {

template <Plane P>
struct TriangleColouring : Completion<P> {
  static GameInfo info() {
    return {.name = "triangle-colouring",
            .summary = "colour edges of a triangulation green; who completes a triangle wins",
            .board = BoardKind::triangulation,
            .stuck = Stuck::ends,
            .sums = true,
            .planes = {"black", "closing"},
            .attributes = {green_edges()}};
  }
  static constexpr Refinements refinements = {
      .won = true, .live = "Parts of black edges", .lines = true, .lines_win = true, .move_name = true};

  TriangleColouring(const typename P::Space& space, const Instance& instance, const Parameters&)
      : Completion<P>(space, instance, triangles_of(instance.triangulation()), "triangle") {}
};

}  // namespace gamecert::games
