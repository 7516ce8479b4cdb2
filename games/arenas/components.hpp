// The components of an instance's graph, as cells.
#pragma once

#include <cstddef>
#include <vector>

#include "games/instances/instance.hpp"
#include "graphs/reached.hpp"

namespace gamecert::games {

/// For every vertex the vertices of its component.
template <class Space>
auto components(const Space& space, const Instance& instance) {
  std::vector<decltype(space.none())> result(static_cast<std::size_t>(instance.order()), space.none());
  std::vector<int> marks(result.size(), -1);
  for (int v = 0; v < instance.order(); ++v) {
    if (marks[static_cast<std::size_t>(v)] >= 0) continue;
    const auto component = graphs::reached(v, marks, [&](int u) { return instance.neighbours(u); });
    for (const int u : component) result[static_cast<std::size_t>(u)] = space.cells(component);
  }
  return result;
}

}  // namespace gamecert::games
