// Search from one vertex after another.
#include "graphs/components.hpp"

#include <algorithm>
#include <bit>

#include "graphs/invariants.hpp"
#include "graphs/reached.hpp"

namespace gamecert::graphs {

std::vector<int> component_of(const Graph& graph) {
  std::vector<int> component(static_cast<std::size_t>(graph.order()), -1);
  int count = 0;
  for (int root = 0; root < graph.order(); ++root) {
    if (component[root] >= 0) continue;
    const auto members = reached(root, component, [&](int v) { return graph.neighbours(v); });
    for (const int v : members) component[v] = count;
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
