// All components of a graph.
#include <algorithm>
#include <bit>

#include "graphs/invariants.hpp"

namespace gamecert::graphs {

std::vector<int> component_of(const Graph& graph) {
  std::vector<int> component(static_cast<std::size_t>(graph.order()), -1);
  std::vector<int> waiting;
  int count = 0;
  for (int root = 0; root < graph.order(); ++root) {
    if (component[root] >= 0) continue;
    component[root] = count;
    waiting.push_back(root);
    while (!waiting.empty()) {
      const int v = waiting.back();
      waiting.pop_back();
      for (const int w : graph.neighbours(v)) {
        if (component[w] >= 0) continue;
        component[w] = count;
        waiting.push_back(w);
      }
    }
    ++count;
  }
  return component;
}

int components(const Graph& graph) {
  const auto component = component_of(graph);
  return component.empty() ? 0 : *std::ranges::max_element(component) + 1;
}

int components(const SmallGraph& graph) {
  int count = 0;
  for (VertexSet left = graph.vertices(); left != 0; ++count) left &= ~component(graph, left, std::countr_zero(left));
  return count;
}

}  // namespace gamecert::graphs
