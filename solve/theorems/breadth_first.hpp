// Breadth-first search from a vertex of a large graph.
#pragma once

#include <cstddef>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/index.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {

struct BreadthFirst {
  std::vector<int> reached;   // nearest first
  std::vector<int> distance;  // by vertex; -1 where it was not reached
};

/// The vertices no farther away than so many edges. `found(v, distance)` is called for each of them but the first as it
/// is reached, and may lower `farthest`. LimitError at a deadline around it.
template <class Found>
BreadthFirst breadth_first(const graphs::Graph& graph, int from, const int& farthest, const Found& found) {
  BreadthFirst result{{from}, std::vector<int>(index(graph.order()), -1)};
  auto& [reached, distance] = result;
  distance[index(from)] = 0;
  for (std::size_t i = 0; i < reached.size() && distance[index(reached[i])] < farthest; ++i) {
    text::pause();
    const int v = reached[i];
    for (const int u : graph.neighbours(v)) {
      if (distance[index(u)] >= 0) continue;
      distance[index(u)] = distance[index(v)] + 1;
      reached.push_back(u);
      found(u, distance[index(u)]);
    }
  }
  return result;
}
inline BreadthFirst breadth_first(const graphs::Graph& graph, int from, int farthest) {
  return breadth_first(graph, from, farthest, [](int, int) {});
}

}  // namespace gamecert::solve
