// Bichromatic colouring: colour edges of a triangulation red and blue; who completes a triangle of one colour wins.
//
// Two players move in turn by colouring a black edge red (the first player) or blue (the second). The first
// player who completes an empty triangle of one colour wins; if all edges are coloured, play is a tie.
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.3.2.
#pragma once

#include "games/arenas/line_arena.hpp"
#include "games/refinements.hpp"
#include "games/shared_rules/painted_edges.hpp"

namespace gamecert::games {

template <Plane P>
struct BichromaticColouring {
  static GameInfo info() {
    return {.name = "bichromatic-colouring",
            .summary = "colour edges of a triangulation red and blue; who completes a triangle of one colour wins",
            .board = BoardKind::triangulation,
            .stuck = Stuck::ends,
            .planes = {"black", "mine", "theirs"},
            .attributes = {painted_edges()}};
  }
  static constexpr Refinements refinements = {.won = true,
                                              .turn = true,
                                              .live = "Shapes of coloured triangles",
                                              .lines = true,
                                              .line_mark = true,
                                              .move_name = true};
  static int cells(const Instance& instance, const Parameters&) { return static_cast<int>(instance.edges().size()); }

  // Edges not coloured, in the mover's colour, in the opponent's.
  struct Board {
    P black, mine, theirs;
  };

  BichromaticColouring(const typename P::Space& space, const Instance& instance, const Parameters&)
      : on(space, instance, triangles_of(instance.triangulation())), at_start(painted(instance)) {}

  Board start() const { return at_start; }
  P moves(const Board& at) const { return at.black; }
  Board play(const Board& at, int e) const { return {at.black - on.edge(e), at.mine | on.edge(e), at.theirs}; }
  Board turn(const Board& at) const { return {at.black, at.theirs, at.mine}; }
  // Whoever has just moved is the opponent now.
  auto won(const Board& at) const { return on.line_within(at.theirs); }
  auto remaining(const Board& at) const { return count(at.black); }
  // Of the rest of play only black edges matter, and triangles not of two colours yet.
  P live(const Board& at) const { return at.black; }
  typename P::Number line_mark(const Board& at, const P& triangle) const {
    return line_colour<P>(any(triangle & at.mine), any(triangle & at.theirs));
  }
  std::string move_name(int e) const { return on.edge_name(e); }

  Board painted(const Instance& instance) const {
    const auto [red, blue] = edges_painted(instance);
    for (const std::vector<int>& colour : {red, blue})
      refuse_complete(instance, "painted", colour, triangles_of(instance.triangulation()), "triangle of one colour");
    return {on.edges() - on.edges(red) - on.edges(blue), on.edges(red), on.edges(blue)};
  }

  LineArena<P> on;
  Board at_start;
};

}  // namespace gamecert::games
