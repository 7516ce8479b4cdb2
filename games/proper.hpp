// PROPER k-COLORING: paint vertices so that neighbours never have the same colour.
//
// Two players take turns to paint an unpainted vertex with one of k colours; no two adjacent vertices
// may be painted the same colour. Who cannot move loses (normal play) or wins (misere play). For k = 1
// this is Node-Kayles.
//
// Source: "Impartial coloring games", Definition 2.
#pragma once

#include "games/rules.hpp"
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

template <Plane P>
struct Proper : Painting<P> {
  static GameInfo info() {
    return {.name = "proper",
            .summary = "paint vertices with k colours, neighbours differently; who cannot move loses",
            .planes = {"allowed"},
            .attributes = {painted_vertices()},
            .parameters = {number_of_colours(2)}};
  }
  static constexpr Refinements refinements = {.live = "Parts of allowed pairs", .move_name = true};
  static Pairs pairs(const Instance& instance, const Parameters& parameters) {
    return {instance.order(), parameters.number("colours")};
  }
  static int cells(const Instance& instance, const Parameters& parameters) {
    return pairs(instance, parameters).count();
  }

  Proper(const typename P::Space& space, const Instance& instance, const Parameters& parameters)
      : Painting<P>(arena(space, instance, pairs(instance, parameters)), instance,
                    "adjacent vertices have different colours") {}

  static PaintArena<P> arena(const typename P::Space& space, const Instance& instance, const Pairs& pairs) {
    return {space, pairs, equal_colours(pairs, neighbours_of(instance))};
  }
};

}  // namespace gamecert::games
