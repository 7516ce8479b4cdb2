// PROPER k-COLORING: paint vertices so that neighbours never have the same colour.
//
// Two players take turns to paint an unpainted vertex with one of k colours; no two adjacent vertices
// may be painted the same colour. Who cannot move loses (normal play) or wins (misere play). For k = 1
// this is Node-Kayles.
//
// Source: G. Beaulieu, K. Burke, É. Duchêne, "Impartial coloring games", 2013, Definition 2.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

template <Plane P>
struct Proper : Painting<P> {
  static GameInfo info() {
    return {.name = "proper",
            .summary = "paint vertices with k colours, neighbours differently; who cannot move loses",
            .planes = {"allowed"},
            .attributes = {painted_vertices()},
            .parameters = {number_of_colours(2)},
            .painting = {{.colours = colours_parameter, .reach = one_edge}},
            .local = {Locality::Moves::at_vertices}};
  }
  static constexpr Refinements refinements = painting_refinements;
  static Pairs pairs(const Instance& instance, const Parameters& parameters) {
    return {instance.order(), parameters.number("colours")};
  }
  static int cells(const Instance& instance, const Parameters& parameters) {
    return pairs(instance, parameters).count();
  }

  Proper(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : Proper(GraphArena<P>(space, instance), pairs(instance, parameters), instance) {}
  Proper(const GraphArena<P>& graph, const Pairs& pairs, const Instance& instance)
      : Painting<P>({graph, pairs, [&](int v, int c) { return coloured(graph, pairs, graph.neighbours(v), c); }},
                    painted_at_start(graph, pairs, instance), instance, "adjacent vertices have different colours") {}
};

}  // namespace gamecert::games
