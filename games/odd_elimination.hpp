// Odd elimination: delete vertices of odd degree until one vertex is left.
//
// A move deletes a vertex whose degree in the graph that is left is odd. The game is won when a
// single vertex is left. The graph is called odd-degenerate when it can be won; the deleted
// vertices read backwards, after the one that stays, are an odd-elimination scheme.
//
// Source: D. Craft, Z. Miller, D. Pritikin, "A solitaire game played on 2-colored graphs", 2009, Section 3,
// before Conjecture 3.3.
#pragma once

#include "games/arenas/graph_arena.hpp"
#include "games/instances/instance.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct OddElimination {
  static GameInfo info() {
    return {.name = "odd-elimination",
            .summary = "delete vertices of odd degree until one is left: is the graph odd-degenerate?",
            .players = 1,
            .planes = {"alive", "odd"}};
  }
  static constexpr Refinements refinements = {.won = true, .any_graph = true};
  static int cells(const Instance& instance, const Parameters&) { return instance.order(); }

  struct Board {
    P alive, odd;  // odd: the vertices of odd degree
  };

  OddElimination(const typename P::Space& space, const Instance& instance, const Parameters&) : on(space, instance) {}

  Board start() const {
    P odd = on.space().none();
    for (int v = 0; v < on.order(); ++v) odd = odd ^ on.neighbours(v);
    return {on.vertices(), odd};
  }
  P moves(const Board& at) const { return at.odd; }
  Board play(const Board& at, int v) const {
    const P alive = at.alive - on.vertex(v);
    return {alive, (at.odd ^ on.neighbours(v)) & alive};
  }
  auto won(const Board& at) const { return count(at.alive) == 1; }
  auto remaining(const Board& at) const { return count(at.alive); }

  GraphArena<P> on;
};

}  // namespace gamecert::games
