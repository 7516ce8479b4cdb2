// Hackendot: delete a path from a root of a rooted forest.
//
// A board is a rooted forest. Two players take turns to select a vertex; all vertices on the path that
// joins it to the root of its tree are deleted, and the children of deleted vertices become roots. Who
// cannot move loses (normal play) or wins (misere play).
//
// A digraph is a forest with arcs away from its roots. In a forest without directions the vertices
// given as `roots` are roots, and in every other tree the vertex with the least number.
//
// Source: J. Ulehla, "A complete analysis of von Neumann's Hackendot", 1980; A. S. Fraenkel,
// F. Harary, "Geodetic contraction games on graphs", 1989, Section 2.
#pragma once

#include <vector>

#include "games/arenas/forest.hpp"
#include "games/arenas/graph_arena.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct Hackendot {
  static GameInfo info() {
    return {
        .name = "hackendot",
        .summary = "select a vertex of a rooted forest and delete the path from its root to it; who cannot move loses",
        .board = BoardKind::graph_or_digraph,
        .planes = {"alive"},
        .attributes = {{"roots", AttributeInfo::Shape::vertices,
                        "roots of a forest without directions; else the least vertex of a tree"}}};
  }
  static constexpr Refinements refinements = {
      .live = "Parts of a rooted forest", .mark = true, .more_than_graph = "roots"};
  static int cells(const Instance& instance, const Parameters&) { return instance.order(); }

  struct Board {
    P alive;
  };

  Hackendot(const typename P::Space& space, const Instance& instance, const Parameters&)
      : on(space, Forest(instance)) {}

  Board start() const { return {on.vertices()}; }
  P moves(const Board& at) const { return at.alive; }
  Board play(const Board& at, int v) const { return {at.alive - on.path_to(v)}; }
  auto remaining(const Board& at) const { return count(at.alive); }
  // Moves in different trees never meet.
  P live(const Board& at) const { return at.alive; }
  // Whether v is a root.
  typename P::Number mark(const Board& at, int v) const {
    const typename P::Number root = 1;
    return when(none(at.alive & on.parent(v)), root);
  }

  ForestArena<P> on;
};

}  // namespace gamecert::games
