// Lights Out: switch off every light of a graph.
//
// Some vertices are lit. A move presses a vertex, which switches it and each of its neighbours.
// The game is won when no vertex is lit. Pressing a vertex twice is the same as not pressing it,
// in whatever order, so a vertex may be pressed once.
//
// Source: D. Craft, Z. Miller, D. Pritikin, "A solitaire game played on 2-colored graphs", 2009, Section 2.
#pragma once

#include "games/arenas/graph_arena.hpp"
#include "games/instances/instance.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct LightsOut {
  static GameInfo info() {
    return {.name = "lights-out",
            .summary = "switch off every light; a move switches a vertex and its neighbours",
            .players = 1,
            .planes = {"lit", "unpressed"},
            .attributes = {{"lit", AttributeInfo::Shape::vertices, "the lit vertices; the others are dark"}}};
  }
  static constexpr Refinements refinements = {.won = true, .any_graph = true};
  static int cells(const Instance& instance, const Parameters&) { return instance.order(); }

  struct Board {
    P lit, unpressed;
  };

  LightsOut(const typename P::Space& space, const Instance& instance, const Parameters&)
      : on(space, instance), lit(space.cells(instance.vertices("lit"))) {}

  Board start() const { return {lit, on.vertices()}; }
  P moves(const Board& at) const { return at.unpressed; }
  Board play(const Board& at, int v) const {
    return {at.lit ^ on.vertex(v) ^ on.neighbours(v), at.unpressed - on.vertex(v)};
  }
  auto won(const Board& at) const { return none(at.lit); }
  auto remaining(const Board& at) const { return count(at.unpressed); }

  GraphArena<P> on;
  P lit;
};

}  // namespace gamecert::games
