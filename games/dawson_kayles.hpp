// Dawson's Kayles: knock down two pins that stand side by side.
//
// Pins stand in rows, the heaps. Two players take turns to knock down two neighbouring pins of a row.
// Who cannot move loses (normal play) or wins (misere play).
//
// Source: Berlekamp, Conway, Guy, "Winning Ways", chapter 4 (octal game 0.07).
#pragma once

#include "games/arenas/graph_arena.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct DawsonKayles {
  static GameInfo info() {
    return {.name = "dawson-kayles",
            .summary = "knock down two neighbouring pins of a row; who cannot move loses",
            .board = BoardKind::heaps,
            .planes = {"standing"}};
  }
  static constexpr Refinements refinements = {.live = "Parts of standing pins", .move_name = true};
  static int cells(const Instance& instance, const Parameters&) { return instance.order(); }

  struct Board {
    P standing;
  };

  DawsonKayles(const typename P::Space& space, const Instance& instance, const Parameters&) : on(space, instance) {}

  Board start() const { return {on.vertices()}; }
  // Code v is the pins v and v + 1.
  P moves(const Board& at) const {
    P codes = on.space().none();
    for (int v = 0; v + 1 < on.order(); ++v) {
      const auto side_by_side = on.neighbours(v).contains(v + 1);
      codes = codes | when(side_by_side & at.standing.contains(v) & at.standing.contains(v + 1), on.vertex(v));
    }
    return codes;
  }
  Board play(const Board& at, int v) const { return {at.standing - on.vertex(v) - on.vertex(v + 1)}; }
  auto remaining(const Board& at) const { return count(at.standing); }
  P live(const Board& at) const { return at.standing; }
  std::string move_name(int v) const { return graphs::name(graphs::Edge(v, v + 1)); }

  GraphArena<P> on;
};

}  // namespace gamecert::games
