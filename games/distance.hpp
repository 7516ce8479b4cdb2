// d-DISTANCE k-COLORING: paint vertices so that equal colours are more than d apart.
//
// Two players take turns to paint an unpainted vertex with one of k colours; two vertices at distance
// at most d may not be painted the same colour. Who cannot move loses (normal play) or wins (misere
// play). For d = 1 this is PROPER k-COLORING.
//
// Source: G. Beaulieu, K. Burke, É. Duchêne, "Impartial coloring games", 2013, Definition 6.
#pragma once

#include "games/refinements.hpp"
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

inline std::optional<Reach> distance_parameter(const Parameters& parameters) {
  return Reach{.near = parameters.number("distance")};
}

template <Plane P>
struct Distance : Painting<P> {
  static GameInfo info() {
    return {.name = "distance",
            .summary = "paint vertices with k colours, those at distance at most d differently; who cannot move loses",
            .planes = {"allowed"},
            .attributes = {painted_vertices()},
            .parameters = {{.name = "distance",
                            .least = 1,
                            .greatest = max_distance,
                            .usual = 2,
                            .meaning = "distance up to which equal colours are forbidden"},
                           number_of_colours(2)},
            .painting = {{.colours = colours_parameter, .reach = distance_parameter}},
            .local = {Locality::Moves::at_vertices}};
  }
  static constexpr Refinements refinements = painting_refinements;
  static Pairs pairs(const Instance& instance, const Parameters& parameters) {
    return {instance.order(), parameters.number("colours")};
  }
  static int cells(const Instance& instance, const Parameters& parameters) {
    return pairs(instance, parameters).count();
  }

  Distance(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : Distance(GraphArena<P>(space, instance), pairs(instance, parameters), instance, parameters.number("distance")) {
  }
  Distance(const GraphArena<P>& graph, const Pairs& pairs, const Instance& instance, int d)
      : Painting<P>({graph, pairs,
                     [&, near = within(graph, d)](int v, int c) { return coloured(graph, pairs, entry(near, v), c); }},
                    painted_at_start(graph, pairs, instance), instance,
                    "vertices at distance at most " + std::to_string(d) + " have different colours") {}

  static constexpr int max_distance = 1024;
};

}  // namespace gamecert::games
