// Bichromatic flipping: flip black edges, which colours those around; who owns more edges wins.
//
// Two players in turn select a flippable black edge and flip it. The new edge, as well as any still black
// edges of the quadrilateral around it, become red if it was the first player's move and blue if the
// second's. Play stops when no flip is possible; the score is the number of red edges less that of blue ones.
// Source for why black edges are all there is to know: games/shared_rules/flips.hpp.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.2.3.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/flips.hpp"
#include "games/shared_rules/painted_edges.hpp"

namespace gamecert::games {

template <Plane P>
struct BichromaticFlip {
  static GameInfo info() {
    return {.name = "bichromatic-flip",
            .summary = "flip black edges in turn, which colours those around; who owns more edges wins",
            .board = BoardKind::drawn_triangulation,
            .stuck = Stuck::ends,
            .planes = {"black"},
            .attributes = {painted_edges()}};
  }
  static constexpr Refinements refinements = {.gain = true, .head_start = true, .move_name = true};
  static int cells(const Instance& instance, const Parameters&) { return static_cast<int>(instance.edges().size()); }

  // Whose the coloured edges are is in the score; it does not matter to the rest of play.
  struct Board {
    P black;
  };

  BichromaticFlip(const typename P::Space& space, const Instance& instance, const Parameters&)
      : on(space, instance), at_start{on.names.edges()}, lead(0) {
    const auto [red, blue] = edges_painted(instance);
    at_start = {on.names.edges() - on.names.edges(red) - on.names.edges(blue)};
    lead = static_cast<int>(red.size()) - static_cast<int>(blue.size());
  }

  Board start() const { return at_start; }
  P moves(const Board& at) const { return at.black & on.playable(); }
  Board play(const Board& at, int e) const { return {at.black - on.coloured_by(e, at.black)}; }
  auto gain(const Board& at, int e) const { return count(on.coloured_by(e, at.black)); }
  typename P::Number head_start() const { return lead; }
  auto remaining(const Board& at) const { return count(at.black); }
  std::string move_name(int e) const { return on.names.edge_name(e); }

  FlipArena<P> on;
  Board at_start;
  int lead;
};

}  // namespace gamecert::games
