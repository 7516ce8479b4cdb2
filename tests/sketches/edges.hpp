// What sketches on edges share: the edges of the instance's graph in order.
#pragma once

#include <vector>

#include "games/instance.hpp"

namespace gamecert::sketches {

struct Edges {
  explicit Edges(const games::Instance& instance) : order(instance.order()), ends(instance.graph().edges()) {}
  int count() const { return static_cast<int>(ends.size()); }
  std::vector<int> at(int v) const {
    std::vector<int> result;
    for (int e = 0; e < count(); ++e) {
      const auto& [a, b] = ends[static_cast<std::size_t>(e)];
      if (a == v || b == v) result.push_back(e);
    }
    return result;
  }
  int order;
  std::vector<graphs::Edge> ends;
};

}  // namespace gamecert::sketches
