// d-DISTANCE k-COLORING: paint vertices so that equal colours are more than d apart.
//
// Two players take turns to paint an unpainted vertex with one of k colours; two vertices at distance
// at most d may not be painted the same colour. Who cannot move loses (normal play) or wins (misere
// play). For d = 1 this is PROPER k-COLORING.
//
// Source: "Impartial coloring games", Definition 6.
#pragma once

#include "games/arenas/distances.hpp"
#include "games/rules.hpp"
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

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
                           number_of_colours(2)}};
  }
  static constexpr Refinements refinements = {.live = "Parts of allowed pairs", .move_name = true};
  static Pairs pairs(const Instance& instance, const Parameters& parameters) {
    return {instance.order(), parameters.number("colours")};
  }
  static int cells(const Instance& instance, const Parameters& parameters) {
    return pairs(instance, parameters).count();
  }

  Distance(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : Painting<P>(arena(space, instance, pairs(instance, parameters), parameters.number("distance")), instance,
                    "vertices at distance at most " + std::to_string(parameters.number("distance")) +
                        " have different colours") {}

  static PaintArena<P> arena(const typename P::Space& space, const Instance& instance, const Pairs& pairs, int d) {
    return {space, pairs, equal_colours(pairs, Distances(instance).within(d))};
  }

  static constexpr int max_distance = 1024;
};

}  // namespace gamecert::games
