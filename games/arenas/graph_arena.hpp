// The arena of a game on a graph: its vertices and neighbourhoods as planes.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "games/instances/instance.hpp"
#include "games/plane.hpp"

namespace gamecert::games {

/// Planes over the vertices. Rules read adjacency here and nowhere else, so that a Space may
/// put literals where the graph has constants: "some graph of this order".
template <Plane P>
class GraphArena {
 public:
  /// On a digraph the neighbours of v are the heads of the arcs out of v.
  GraphArena(const typename P::Space& space, const Instance& instance) : space_(space) {
    for (int v = 0; v < instance.order(); ++v) neighbours_.push_back(space.row(instance, v));
  }

  GraphArena(const typename P::Space& space, std::vector<P> neighbours)
      : space_(space), neighbours_(std::move(neighbours)) {}

  int order() const { return static_cast<int>(neighbours_.size()); }
  P vertices() const { return space_.all(order()); }
  P vertex(int v) const { return space_.cell(v); }
  const P& neighbours(int v) const { return entry(neighbours_, v); }
  const typename P::Space& space() const { return space_; }

 private:
  typename P::Space space_;
  std::vector<P> neighbours_;
};

/// For every vertex of a digraph the tails of the arcs into it.
template <Plane P>
std::vector<P> tails(const GraphArena<P>& on) {
  std::vector<P> result(static_cast<std::size_t>(on.order()), on.space().none());
  for (int u = 0; u < on.order(); ++u) {
    each(on.neighbours(u), [&](int v, auto in) {
      P& row = result[static_cast<std::size_t>(v)];
      row = std::move(row) | when(in, on.vertex(u));
    });
  }
  return result;
}

/// For every vertex the others at distance at most d, which is 1 or more.
template <Plane P>
std::vector<P> within(const GraphArena<P>& on, int d) {
  using Rows = std::vector<P>;
  const auto together = [&](const Rows& far, const Rows& near) {  // at most the sum of the distances of both
    Rows result = far;
    for (int v = 0; v < on.order(); ++v) {
      P& row = result[static_cast<std::size_t>(v)];
      each(entry(far, v), [&](int u, auto in) { row = std::move(row) | when(in, entry(near, u)); });
      row = row - on.vertex(v);
    }
    return result;
  };
  Rows power;  // of distance 1, 2, 4, ...
  for (int v = 0; v < on.order(); ++v) power.push_back(on.neighbours(v));
  Rows result;
  for (;; d /= 2) {
    if (d % 2 == 1) result = result.empty() ? power : together(power, result);
    if (d == 1) return result;
    power = together(power, power);
  }
}

}  // namespace gamecert::games
