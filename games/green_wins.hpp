// Green-wins: flip black edges until green edges outnumber black ones; for one player.
//
// As all-green, but the goal is more green edges than black ones, or more generally at least a given ratio
// p/q of green edges to black edges.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.2.5.
#pragma once

#include "games/flips.hpp"

namespace gamecert::games {

template <Plane P>
struct GreenWins : GreenFlips<P> {
  using Board = typename GreenFlips<P>::Board;

  static GameInfo info() {
    return {.name = "green-wins",
            .summary = "flip edges, which colours those around, until green edges outnumber black ones",
            .players = 1,
            .board = BoardKind::drawn_triangulation,
            .planes = {"black"},
            .attributes = {GreenFlips<P>::marked()},
            .parameters = {
                {.name = "ratio",
                 .meaning = "p/q: at least that many green edges to black ones; not given: more green than black",
                 .ratio = true}}};
  }

  GreenWins(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : GreenFlips<P>(space, instance), enough(least_number(this->on.names.size(), parameters.number("ratio"))) {}

  auto won(const Board& at) const { return this->green(at) >= enough; }

  /// The least number of green edges that wins: q green >= p black, or green > black.
  static int least_number(int edges, int ratio) {
    if (ratio == 0) return edges / 2 + 1;
    const auto [p, q] = ratio_of(ratio);
    int green = 0;
    while (q * green < p * (edges - green)) ++green;
    return green;
  }

  typename P::Number enough;
};

}  // namespace gamecert::games
