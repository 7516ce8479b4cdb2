// Flipping in convex position: flip a black diagonal of a triangulated polygon; it becomes green.
#pragma once

#include "games/info.hpp"
#include "games/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::sketches {

/// On the polygon with as many points as the instance has vertices, from the fan at point 0. A move
/// is named by the diagonal it removes.
template <games::Plane P>
struct ConvexFlip {
  static games::GameInfo info() { return {.name = "flip", .summary = "", .planes = {"present", "green"}}; }
  static int cells(const games::Instance& instance, const games::Parameters&) {
    return instance.order() * (instance.order() - 1) / 2;
  }

  struct Board {
    P present, green;
  };

  ConvexFlip(const typename P::Space& s, const games::Instance& instance, const games::Parameters&)
      : space(s), n(instance.order()) {}

  Board start() const {
    P present = space.none();
    for (int v = 0; v < n; ++v) present = present | edge(v, (v + 1) % n);
    for (int v = 2; v + 1 < n; ++v) present = present | edge(0, v);
    return {present, space.none()};
  }
  P moves(const Board& at) const {
    P sides = space.none();
    for (int v = 0; v < n; ++v) sides = sides | edge(v, (v + 1) % n);
    return at.present - sides - at.green;
  }
  Board play(const Board& at, int diagonal) const {
    const auto [a, b] = ends(diagonal);
    P other = space.none();  // the other diagonal of the quadrilateral around a-b
    for (int p = a + 1; p < b; ++p) {
      for (int q = b + 1; q < n + a; ++q) {
        const auto around = at.present.contains(cell(a, p)) & at.present.contains(cell(p, b)) &
                            at.present.contains(cell(b, q % n)) & at.present.contains(cell(q % n, a));
        other = other | when(around, edge(p, q % n));
      }
    }
    return {(at.present - space.cell(diagonal)) | other, at.green | other};
  }
  auto remaining(const Board& at) const { return count(moves(at)); }

  int cell(int u, int v) const { return u < v ? v * (v - 1) / 2 + u : u * (u - 1) / 2 + v; }
  P edge(int u, int v) const { return space.cell(cell(u, v)); }
  std::pair<int, int> ends(int c) const {
    int v = 1;
    while (v * (v + 1) / 2 <= c) ++v;
    return {c - v * (v - 1) / 2, v};
  }

  typename P::Space space;
  int n;
};

}  // namespace gamecert::sketches
