// Distances by breadth-first search from every vertex.
#include "games/arenas/distances.hpp"

namespace gamecert::games {

Distances::Distances(const Instance& instance) : order_(instance.order()) {
  const auto n = static_cast<std::size_t>(order_);
  distance_.assign(n * n, unreachable());
  nearest_first_.resize(n);
  for (int from = 0; from < order_; ++from) {
    std::vector<int>& queue = nearest_first_[static_cast<std::size_t>(from)];
    queue.push_back(from);
    at(from, from) = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const int v = queue[i];
      for (int u : instance.neighbours(v)) {
        if (at(from, u) != unreachable()) continue;
        at(from, u) = at(from, v) + 1;
        queue.push_back(u);
      }
    }
  }
}

}  // namespace gamecert::games
