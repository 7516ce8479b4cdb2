// Sequential 2-colouring in the order of the vertices: the first unpainted vertex must be painted.
#pragma once

#include "games/arena.hpp"
#include "games/info.hpp"

namespace gamecert::sketches {

template <games::Plane P>
struct Sequential {
  static constexpr int colours = 2;
  static games::GameInfo info() { return {.name = "sequential", .summary = "", .planes = {"painted"}}; }
  static int cells(const games::Instance& instance, const games::Parameters&) { return instance.order() * colours; }

  struct Board {
    P painted;  // cell v*colours + c: vertex v has colour c
  };

  Sequential(const typename P::Space& s, const games::Instance& instance, const games::Parameters&)
      : space(s), on(s, instance) {}

  Board start() const { return {space.none()}; }
  P moves(const Board& at) const {
    P forced = space.none();
    auto earlier_painted = none(space.none());
    for (int v = 0; v < on.order(); ++v) {
      const auto unpainted = none(at.painted & vertex(v));
      forced = forced | when(earlier_painted & unpainted, vertex(v) - clashes(at, v));
      earlier_painted = earlier_painted & !unpainted;
    }
    return forced;
  }
  Board play(const Board& at, int cell) const { return {at.painted | space.cell(cell)}; }
  auto remaining(const Board& at) const { return typename P::Number(on.order()) - count(at.painted); }

  P vertex(int v) const {
    P cells = space.none();
    for (int c = 0; c < colours; ++c) cells = cells | space.cell(v * colours + c);
    return cells;
  }
  /// Cells of v whose colour a neighbour has.
  P clashes(const Board& at, int v) const {
    P taken = space.none();
    each(on.neighbours(v), [&](int u, auto near) {
      for (int c = 0; c < colours; ++c) {
        taken = taken | when(near & at.painted.contains(u * colours + c), space.cell(v * colours + c));
      }
    });
    return taken;
  }

  typename P::Space space;
  games::GraphArena<P> on;
};

}  // namespace gamecert::sketches
