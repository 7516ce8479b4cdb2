// Distances between the vertices of an instance's graph.
#pragma once

#include <cstddef>
#include <vector>

#include "games/instance.hpp"

namespace gamecert::games {

class Distances {
 public:
  explicit Distances(const Instance& instance) : order_(instance.order()) {
    const auto n = static_cast<std::size_t>(order_);
    distance_.assign(n * n, unreachable());
    for (int from = 0; from < order_; ++from) {
      std::vector<int> queue{from};
      at(from, from) = 0;
      for (std::size_t i = 0; i < queue.size(); ++i) {
        for (int u : instance.neighbours(queue[i])) {
          if (at(from, u) != unreachable()) continue;
          at(from, u) = at(from, queue[i]) + 1;
          queue.push_back(u);
        }
      }
    }
  }

  /// The number of edges of a shortest path; unreachable() if there is none.
  int between(int u, int v) const { return distance_[index(u, v)]; }
  /// More than any distance there is.
  int unreachable() const { return 1 << 20; }
  /// Whether w lies on a shortest path between u and v.
  bool on_a_shortest_path(int w, int u, int v) const {
    return between(u, v) != unreachable() && between(u, w) + between(w, v) == between(u, v);
  }

 private:
  int& at(int u, int v) { return distance_[index(u, v)]; }
  std::size_t index(int u, int v) const {
    return static_cast<std::size_t>(u) * static_cast<std::size_t>(order_) + static_cast<std::size_t>(v);
  }
  int order_;
  std::vector<int> distance_;
};

/// For every vertex the vertices of its component.
template <class Space>
auto components(const Space& space, const Instance& instance) {
  const Distances distances(instance);
  std::vector<decltype(space.none())> result;
  for (int v = 0; v < instance.order(); ++v) {
    std::vector<int> members;
    for (int u = 0; u < instance.order(); ++u) {
      if (distances.between(v, u) != distances.unreachable()) members.push_back(u);
    }
    result.push_back(space.cells(members));
  }
  return result;
}

}  // namespace gamecert::games
