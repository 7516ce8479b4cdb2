// ELLO, Elimination-Lit Lights Out: eliminate every vertex of a two-coloured graph.
//
// Every vertex of a graph shows green or red. A move selects a green vertex, flips the colours
// of its neighbours, and deletes it. The game is won when all vertices are eliminated, and lost
// when vertices remain and all of them are red. On a digraph a move flips the heads of the arcs
// that leave the selected vertex.
//
// Source: D. Craft, Z. Miller, D. Pritikin, "A solitaire game played on 2-colored graphs", 2009, Section 1,
// moves (1) to (3); for digraphs its closing section.
#pragma once

#include "games/arenas/graph_arena.hpp"
#include "games/instances/instance.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct Ello {
  static GameInfo info() {
    return {.name = "ello",
            .summary = "eliminate every vertex, green ones only; a move flips the neighbours",
            .players = 1,
            .board = BoardKind::graph_or_digraph,
            .planes = {"alive", "red"},
            .attributes = {{"green", AttributeInfo::Shape::vertices, "the green vertices; the others are red"}}};
  }
  static constexpr Refinements refinements = {.won = true, .any_graph = true};
  static int cells(const Instance& instance, const Parameters&) { return instance.order(); }

  struct Board {
    P alive, red;
  };

  Ello(const typename P::Space& space, const Instance& instance, const Parameters&)
      : on(space, instance), green(space.cells(instance.vertices("green"))) {}

  Board start() const { return {on.vertices(), on.vertices() - green}; }
  P moves(const Board& at) const { return at.alive - at.red; }
  Board play(const Board& at, int v) const {
    const P alive = at.alive - on.vertex(v);
    return {alive, (at.red ^ on.neighbours(v)) & alive};
  }
  auto won(const Board& at) const { return none(at.alive); }
  auto remaining(const Board& at) const { return count(at.alive); }

  GraphArena<P> on;
  P green;
};

}  // namespace gamecert::games
