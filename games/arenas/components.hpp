// The components of an instance's graph, as cells.
#pragma once

#include <cstddef>
#include <vector>

#include "games/instances/instance.hpp"

namespace gamecert::games {

/// For every vertex the vertices of its component.
template <class Space>
auto components(const Space& space, const Instance& instance) {
  std::vector<decltype(space.none())> result(static_cast<std::size_t>(instance.order()), space.none());
  std::vector<char> seen(result.size(), 0);
  for (int v = 0; v < instance.order(); ++v) {
    if (seen[static_cast<std::size_t>(v)] != 0) continue;
    std::vector<int> component{v};
    seen[static_cast<std::size_t>(v)] = 1;
    for (std::size_t i = 0; i < component.size(); ++i) {
      for (const int u : instance.neighbours(component[i])) {
        if (seen[static_cast<std::size_t>(u)] == 0) component.push_back(u);
        seen[static_cast<std::size_t>(u)] = 1;
      }
    }
    for (const int u : component) result[static_cast<std::size_t>(u)] = space.cells(component);
  }
  return result;
}

}  // namespace gamecert::games
