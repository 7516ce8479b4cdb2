// Bichromatic triangle: draw red and blue segments in turn; who completes a triangle in their own colour wins.
//
// Two players in turn draw one edge between two of the points in their own colour, never across an edge drawn
// before. The first empty triangle must be of one colour: whoever completes one in their own colour wins. If no
// move is left, play is a tie. What a move does that completes triangles, but none in the mover's colour:
//
//   nothing   the triangles count for nobody, and play goes on (usual)
//   draw      play ends as a tie
//   loses     the mover loses; so does, at once, a player to whom only such moves are left
//   illegal   it is not allowed
//
// Source: O. Aichholzer et al., "Games on triangulations", Theoretical Computer Science 343 (2005), game 2.1.4.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/drawing.hpp"

namespace gamecert::games {

template <Plane P>
struct BichromaticTriangle : TwoColourDrawing<P> {
  using Board = typename TwoColourDrawing<P>::Board;

  static GameInfo info() {
    return {.name = "bichromatic-triangle",
            .summary = "draw red and blue segments; who completes a triangle of their own colour wins",
            .board = BoardKind::points,
            .stuck = Stuck::ends,
            .planes = {"open", "mine", "theirs"},
            .attributes = {painted_edges()},
            .parameters = {{.name = "reading",
                            .meaning = "what a move does that completes triangles, but none in the mover's colour",
                            .words = {"nothing", "draw", "loses", "illegal"}}}};
  }
  static constexpr Refinements refinements = {.won = true,
                                              .turn = true,
                                              .live = "Shapes of drawn segments",
                                              .beside = true,
                                              .lines = true,
                                              .line_mark = true,
                                              .crossing = true,
                                              .move_name = true};

  BichromaticTriangle(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : TwoColourDrawing<P>(space, instance), reading(parameters.word("reading")) {
    const auto [red, blue] = edges_painted(instance);
    for (const std::vector<int>& colour : {red, blue})
      refuse_complete(instance, "painted", colour, empty_triangles(instance.points()), "triangle of one colour");
  }

  P moves(const Board& at) const {
    if (reading == "nothing" || reading == "draw") return at.open;
    P legal = this->on.none();
    each(at.open, [&](int e, auto in) { legal = legal | when(in & !only_mixed(at, e), this->on.edge(e)); });
    return legal;
  }
  Board play(const Board& at, int e) const {
    Board next = TwoColourDrawing<P>::play(at, e);
    if (reading == "draw") next.open = when(!only_mixed(at, e), next.open);
    return next;
  }
  // Whoever has just moved is the opponent now.
  auto won(const Board& at) const {
    const auto complete = this->on.line_within(at.theirs);
    if (reading != "loses") return complete;
    return complete | (any(at.open) & none(moves(at)));
  }

  /// Whether e completes triangles, but none in the mover's colour.
  auto only_mixed(const Board& at, int e) const {
    return this->on.line_at_within(e, at.mine | at.theirs | this->on.edge(e)) &
           !this->on.line_at_within(e, at.mine | this->on.edge(e));
  }

  std::string_view reading;
};

}  // namespace gamecert::games
