// ORIENTED BLUE-RED-COLORING: every arc with both ends painted goes from blue to red.
//
// Two players take turns to paint an unpainted vertex of a digraph blue (1) or red (2). For each arc
// (u, v): if both u and v are painted, then u must be blue and v must be red. Who cannot move loses
// (normal play) or wins (misere play).
//
// So a blue vertex rules out every colour at the tails of arcs into it and blue at the heads of arcs
// out of it; a red one every colour at its heads and red at its tails.
//
// Source: G. Beaulieu, K. Burke, É. Duchêne, "Impartial coloring games", 2013, Definition 4.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

template <Plane P>
struct BlueRed : Painting<P> {
  static constexpr int blue = 0, red = 1;

  static GameInfo info() {
    return {.name = "blue-red",
            .summary = "paint vertices of a digraph so that painted arcs go from blue to red; who cannot move loses",
            .board = BoardKind::digraph,
            .planes = {"allowed"},
            .attributes = {{"painted", AttributeInfo::Shape::vertex_values,
                            "vertex:colour, blue 1 and red 2; the others are unpainted"}},
            .painting = {{.colours = always_colours<2>, .reach = one_edge}},
            .local = {Locality::Moves::at_vertices}};
  }
  static constexpr Refinements refinements = painting_refinements;
  static Pairs pairs(const Instance& instance) { return {instance.order(), 2}; }
  static int cells(const Instance& instance, const Parameters&) { return pairs(instance).count(); }

  BlueRed(const typename P::Space& space, const Instance& instance, const Parameters&)
      : BlueRed(GraphArena<P>(space, instance), pairs(instance), instance) {}
  BlueRed(const GraphArena<P>& graph, const Pairs& pairs, const Instance& instance)
      : Painting<P>({graph, pairs,
                     [&, into = tails(graph)](int v, int c) {
                       const auto of = [&](const P& vertices, int colour) {
                         return coloured(graph, pairs, vertices, colour);
                       };
                       const P& heads = graph.neighbours(v);
                       const P& tails = entry(into, v);
                       const P clashing = of(tails, red) | of(heads, blue);
                       return c == blue ? clashing | of(tails, blue) : clashing | of(heads, red);
                     }},
                    painted_at_start(graph, pairs, instance), instance,
                    "an arc with both ends painted goes from blue (1) to red (2)") {}
};

}  // namespace gamecert::games
