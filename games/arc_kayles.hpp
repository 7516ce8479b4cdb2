// Arc-Kayles: take edges that share no end with an edge taken before.
//
// Two players take turns to select an edge; its two ends are removed, with all edges at them. Who cannot move loses
// (normal play) or wins (misere play).
//
// Source: T. J. Schaefer, "On the complexity of some two-person perfect-information games", 1978.
#pragma once

#include "games/arenas/edge_arena.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct ArcKayles {
  static GameInfo info() {
    return {.name = "arc-kayles",
            .summary = "select an edge and remove both its ends; who cannot move loses",
            .planes = {"open"},
            .local = {Locality::Moves::on_edges}};
  }
  static constexpr Refinements refinements = {.live = "Parts of edges that are left", .codes = true, .move_name = true};
  // Edges, then vertices.
  static int cells(const Instance& instance, const Parameters&) {
    return static_cast<int>(instance.graph().size()) + instance.order();
  }
  static int codes(const Instance& instance, const Parameters&) { return static_cast<int>(instance.graph().size()); }

  // Edges that are left.
  struct Board {
    P open;
  };

  ArcKayles(const typename P::Space& space, const Instance& instance, const Parameters&) : on(space, instance) {}

  Board start() const { return {on.edges()}; }
  P moves(const Board& at) const { return at.open; }
  Board play(const Board& at, int e) const {
    const auto [u, v] = on.ends(e);
    return {at.open - on.edges_at(u) - on.edges_at(v)};
  }
  auto remaining(const Board& at) const { return count(at.open); }
  // Edges meet at their ends.
  P live(const Board& at) const {
    P cells = at.open;
    each(at.open, [&](int e, auto left) { cells = cells | when(left, on.neighbours(e)); });
    return cells;
  }
  std::string move_name(int e) const { return on.edge_name(e); }

  EdgeArena<P> on;
};

}  // namespace gamecert::games
