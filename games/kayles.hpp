// Kayles: knock down one pin or two that stand side by side.
//
// Pins stand in rows, the heaps. Two players take turns to knock down one pin, or two neighbouring pins
// of a row. Who cannot move loses (normal play) or wins (misere play).
//
// Source: H. E. Dudeney, "Sundry puzzles", 1908; Berlekamp, Conway, Guy, "Winning Ways", chapter 4
// (octal game 0.77).
#pragma once

#include "games/arenas/graph_arena.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct Kayles {
  static GameInfo info() {
    return {.name = "kayles",
            .summary = "knock down one pin or two neighbouring pins of a row; who cannot move loses",
            .board = BoardKind::heaps,
            .planes = {"standing"}};
  }
  static constexpr Refinements refinements = {.live = "Parts of standing pins", .move_name = true};
  static int cells(const Instance& instance, const Parameters&) { return 2 * instance.order(); }

  struct Board {
    P standing;
  };

  Kayles(const typename P::Space& space, const Instance& instance, const Parameters&)
      : on(space, instance), pins(instance.order()) {}

  Board start() const { return {on.vertices()}; }
  // Code v is pin v alone; code pins + v is the pins v and v + 1.
  P moves(const Board& at) const {
    P codes = at.standing & on.vertices();
    for (int v = 0; v + 1 < pins; ++v) {
      const auto side_by_side = on.neighbours(v).contains(v + 1);
      codes = codes | when(side_by_side & at.standing.contains(v) & at.standing.contains(v + 1), on.vertex(pins + v));
    }
    return codes;
  }
  Board play(const Board& at, int code) const {
    if (code < pins) return {at.standing - on.vertex(code)};
    return {at.standing - on.vertex(code - pins) - on.vertex(code - pins + 1)};
  }
  auto remaining(const Board& at) const { return count(at.standing); }
  P live(const Board& at) const { return at.standing & on.vertices(); }
  std::string move_name(int code) const {
    if (code < pins) return std::to_string(code);
    return graphs::name(graphs::Edge(code - pins, code - pins + 1));
  }

  GraphArena<P> on;
  int pins;
};

}  // namespace gamecert::games
