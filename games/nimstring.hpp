// Nimstring: mark edges of a triangulation in turn; who completes a triangle must move again.
//
// A move marks an unmarked edge. Whenever one or more triangles are completed, the completing player must
// move again (one extra move, also when two triangles are completed at once). The player who cannot move
// loses: marking the last edge completes a triangle, so whoever does loses.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.3.4
// and Section 5.4; E. Berlekamp, J. Conway, R. Guy, "Winning Ways", chapter 16.
#pragma once

#include "games/arenas/line_arena.hpp"
#include "games/refinements.hpp"

namespace gamecert::games {

template <Plane P>
struct Nimstring {
  static GameInfo info() {
    return {.name = "nimstring",
            .summary = "mark edges of a triangulation; who completes a triangle must move again",
            .board = BoardKind::triangulation,
            .planes = {"unmarked"},
            .attributes = {{"marked", AttributeInfo::Shape::edges, "the edges that are marked at the start"}}};
  }
  static constexpr Refinements refinements = {.moves_again = true,
                                              .live = "Parts of unmarked edges",
                                              .lines = true,
                                              .coins = "Coins and strings",
                                              .move_name = true};
  static int cells(const Instance& instance, const Parameters&) { return static_cast<int>(instance.edges().size()); }

  struct Board {
    P unmarked;
  };

  Nimstring(const typename P::Space& space, const Instance& instance, const Parameters&)
      : on(space, instance, triangles_of(instance.triangulation())),
        at_start{on.edges() - on.edges(instance.edge_set("marked"))} {}

  Board start() const { return at_start; }
  P moves(const Board& at) const { return at.unmarked; }
  Board play(const Board& at, int e) const { return {at.unmarked - on.edge(e)}; }
  auto moves_again(const Board& at, int e) const { return on.line_at_within(e, on.edges() - play(at, e).unmarked); }
  auto remaining(const Board& at) const { return count(at.unmarked); }
  // Triangles that share no unmarked edge, and no row of such, are separate games.
  P live(const Board& at) const { return at.unmarked; }
  std::string move_name(int e) const { return on.edge_name(e); }

  LineArena<P> on;
  Board at_start;
};

}  // namespace gamecert::games
