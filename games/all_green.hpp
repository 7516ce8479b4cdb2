// All-green: flip black edges so that as many edges as possible become green; for one player.
//
// A move flips a flippable black edge; it becomes green, as do the four edges of the quadrilateral around it.
// The goal is to colour all edges green or, upon failure, as many as possible. What is decided is the greatest
// number of green edges. Source for why black edges are all there is to know: games/shared_rules/flips.hpp.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.2.4.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/flips.hpp"

namespace gamecert::games {

template <Plane P>
struct AllGreen : GreenFlips<P> {
  using Board = typename GreenFlips<P>::Board;

  static GameInfo info() {
    return {.name = "all-green",
            .summary = "flip edges so that as many as possible become green, with those around",
            .players = 1,
            .board = BoardKind::drawn_triangulation,
            .stuck = Stuck::ends,
            .planes = {"black"},
            .attributes = {green_edges()}};
  }
  static constexpr Refinements refinements = {.gain = true, .head_start = true, .move_name = true};

  AllGreen(const typename P::Space& space, const Instance& instance, const Parameters&)
      : GreenFlips<P>(space, instance) {}

  auto gain(const Board& at, int e) const { return count(this->on.coloured_by(e, at.black)); }
  auto head_start() const { return this->green(this->at_start); }
};

}  // namespace gamecert::games
