// The arena of a game on a graph: its vertices and neighbourhoods as planes.
#pragma once

#include <cstddef>
#include <variant>
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

  int order() const { return static_cast<int>(neighbours_.size()); }
  P vertices() const { return space_.all(order()); }
  P vertex(int v) const { return space_.cell(v); }
  const P& neighbours(int v) const { return entry(neighbours_, v); }
  const typename P::Space& space() const { return space_; }

 private:
  typename P::Space space_;
  std::vector<P> neighbours_;
};

}  // namespace gamecert::games
