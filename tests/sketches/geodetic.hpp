// Geodetic contraction: label a vertex and every vertex on a shortest path from it to the labelled set.
#pragma once

#include "games/info.hpp"
#include "games/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::sketches {

template <games::Plane P>
struct Geodetic {
  static games::GameInfo info() { return {.name = "geodetic", .summary = "", .planes = {"labelled"}}; }
  static int cells(const games::Instance& instance, const games::Parameters&) { return instance.order(); }

  struct Board {
    P labelled;
  };

  Geodetic(const typename P::Space& s, const games::Instance& instance, const games::Parameters&)
      : space(s), n(instance.order()) {
    for (int v = 0; v < n; ++v) {
      std::vector<P> around{space.cell(v)};
      P reached = around[0];
      for (int r = 1; r < n; ++r) {
        for (int u = 0; u < n; ++u) {
          if (distance(instance, v, u) == r) reached = reached | space.cell(u);
        }
        around.push_back(reached);
      }
      ball.push_back(around);
      std::vector<int> row;
      for (int u = 0; u < n; ++u) row.push_back(distance(instance, v, u));
      far.push_back(row);
    }
  }

  Board start() const { return {space.none()}; }
  P moves(const Board& at) const { return space.all(n) - at.labelled; }
  Board play(const Board& at, int u) const {
    P labelled = at.labelled | space.cell(u);
    for (int r = 1; r < n; ++r) {
      const auto nearest_at_r = meets(at, u, r) & !meets(at, u, r - 1);
      for (int w = 0; w < n; ++w) {
        const int d = far[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)];
        if (d <= r) labelled = labelled | when(nearest_at_r & meets(at, w, r - d), space.cell(w));
      }
    }
    return {labelled};
  }
  auto remaining(const Board& at) const { return count(moves(at)); }

  /// Whether a labelled vertex lies within distance r of v.
  auto meets(const Board& at, int v, int r) const {
    return any(at.labelled & ball[static_cast<std::size_t>(v)][static_cast<std::size_t>(r)]);
  }
  static int distance(const games::Instance& instance, int from, int to) {
    std::vector<int> reached(static_cast<std::size_t>(instance.order()), instance.order());
    std::vector<int> queue{from};
    reached[static_cast<std::size_t>(from)] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      for (int u : instance.neighbours(queue[i])) {
        if (reached[static_cast<std::size_t>(u)] < instance.order()) continue;
        reached[static_cast<std::size_t>(u)] = reached[static_cast<std::size_t>(queue[i])] + 1;
        queue.push_back(u);
      }
    }
    return reached[static_cast<std::size_t>(to)];
  }

  typename P::Space space;
  int n;
  std::vector<std::vector<P>> ball;   // ball[v][r]: vertices within distance r of v
  std::vector<std::vector<int>> far;  // far[v][u]: the distance; order() if there is no path
};

}  // namespace gamecert::sketches
