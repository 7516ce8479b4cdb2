// Node-Kayles: take vertices that are neither taken nor next to a taken one.
//
// Two players take turns to select a vertex; the vertex and its neighbours are removed. Who
// cannot move loses (normal play) or wins (misere play).
//
// Source: T. J. Schaefer, "On the complexity of some two-person perfect-information games", 1978.
#pragma once

#include "games/arenas/graph_arena.hpp"
#include "games/instances/instance.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct NodeKayles {
  static GameInfo info() {
    return {.name = "node-kayles",
            .summary = "select a vertex and remove it with its neighbours; who cannot move loses",
            .planes = {"open"},
            .painting = {{.colours = [](const Parameters&) { return 1; }, .reach = one_edge}},
            .local = {Locality::Moves::at_vertices}};
  }
  static constexpr Refinements refinements = {
      .live = "Parts of open vertices", .any_graph = true, .position_of = true, .ruled_out = true};
  static int cells(const Instance& instance, const Parameters&) { return instance.order(); }

  struct Board {
    P open;
  };

  NodeKayles(const typename P::Space& space, const Instance& instance, const Parameters&) : on(space, instance) {}

  Board start() const { return {on.vertices()}; }
  P moves(const Board& at) const { return at.open; }
  Board play(const Board& at, int v) const { return {at.open - on.vertex(v) - on.neighbours(v)}; }
  auto remaining(const Board& at) const { return count(at.open); }
  // Moves in different components of the graph on these vertices never meet: the game is their sum.
  P live(const Board& at) const { return at.open; }

  // The one colour of a vertex is to be selected.
  Board position_of(const P& selected) const { return {on.vertices() - selected - ruled_out(selected)}; }
  P ruled_out(const P& selected) const {
    return cells_where(on.space(), on.order(), [&](int v) { return any(selected & on.neighbours(v)); });
  }

  GraphArena<P> on;
};

}  // namespace gamecert::games
