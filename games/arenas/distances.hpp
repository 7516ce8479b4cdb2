// Distances between the vertices of an instance's graph.
#pragma once

#include <cstddef>
#include <vector>

#include "games/instances/instance.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {

class Distances {
 public:
  /// By breadth-first search from every vertex.
  explicit Distances(const Instance& instance) : order_(instance.order()) {
    const auto n = static_cast<std::size_t>(order_);
    distance_.assign(n * n, unreachable());
    nearest_first_.resize(n);
    for (int from = 0; from < order_; ++from) {
      std::vector<int>& queue = nearest_first_[static_cast<std::size_t>(from)];
      queue.push_back(from);
      at(from, from) = 0;
      for (std::size_t i = 0; i < queue.size(); ++i) {
        text::pause();
        const int v = queue[i];
        for (int u : instance.neighbours(v)) {
          if (at(from, u) != unreachable()) continue;
          at(from, u) = at(from, v) + 1;
          queue.push_back(u);
        }
      }
    }
  }

  /// The number of edges of a shortest path; unreachable() if there is none.
  int between(int u, int v) const { return distance_[index(u, v)]; }
  /// The vertices of v's component, v first.
  const std::vector<int>& nearest_first(int v) const { return nearest_first_[static_cast<std::size_t>(v)]; }
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
  std::vector<std::vector<int>> nearest_first_;
};

}  // namespace gamecert::games
