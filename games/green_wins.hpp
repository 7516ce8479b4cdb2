// Green-wins: flip black edges until green edges outnumber black ones; for one player.
//
// As all-green, but the goal is more green edges than black ones, or more generally at least a given ratio
// p/q of green edges to black edges.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.2.5.
#pragma once

#include <cstdint>

#include "games/refinements.hpp"
#include "games/shared_rules/flips.hpp"

namespace gamecert::games {

/// The least number of green edges that wins: green > black, or for a ratio p/q the least with q green >= p black.
inline int least_green(int edges, int ratio) {
  if (ratio == 0) return edges / 2 + 1;
  const auto [p, q] = ratio_of(ratio);
  return static_cast<int>((std::int64_t{p} * edges + p + q - 1) / (p + q));
}

template <Plane P>
struct GreenWins : GreenFlips<P> {
  using Board = typename GreenFlips<P>::Board;

  static GameInfo info() {
    return {.name = "green-wins",
            .summary = "flip edges, which colours those around, until green edges outnumber black ones",
            .players = 1,
            .board = BoardKind::drawn_triangulation,
            .planes = {"black"},
            .attributes = {green_edges()},
            .parameters = {
                {.name = "ratio",
                 .meaning = "p/q: at least that many green edges to black ones; not given: more green than black",
                 .ratio = true}}};
  }
  static constexpr Refinements refinements = {.won = true, .move_name = true};

  GreenWins(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : GreenFlips<P>(space, instance), enough(least_green(this->on.names.size(), parameters.number("ratio"))) {}

  auto won(const Board& at) const { return this->green(at) >= enough; }

  typename P::Number enough;
};

}  // namespace gamecert::games
