// Four-cycle: colour black edges green in turn; who completes a green empty quadrilateral wins.
//
// As triangulation colouring, but the goal is to complete a quadrilateral without points inside: the four
// edges around two triangles that share an edge. It need not be convex.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.3.3.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/completion.hpp"

namespace gamecert::games {

template <Plane P>
struct FourCycle : Completion<P> {
  static GameInfo info() {
    return {.name = "four-cycle",
            .summary = "colour edges of a triangulation green; who completes an empty four-cycle wins",
            .board = BoardKind::triangulation,
            .stuck = Stuck::ends,
            .sums = true,
            .planes = {"black", "closing"},
            .attributes = {green_edges()}};
  }
  static constexpr Refinements refinements = {
      .won = true, .live = "Parts of black edges", .lines = true, .lines_win = true, .move_name = true};

  FourCycle(const typename P::Space& space, const Instance& instance, const Parameters&)
      : Completion<P>(space, instance, four_cycles(instance.triangulation()), "four-cycle") {}

  static std::vector<Line> four_cycles(const graphs::Triangulation& triangulation) {
    std::vector<Line> lines;
    for (const Quadrilateral& each : quadrilaterals_of(triangulation)) lines.push_back(each.around);
    return lines;
  }
};

}  // namespace gamecert::games
