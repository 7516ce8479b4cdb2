// Changes by lists of edges.
#include "graphs/families/changed_graphs.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

void require_size(std::int64_t size) {
  if (size > order_limit)
    throw text::TooLarge(
        "expected an order and a size of at most " + std::to_string(order_limit) + ", found " + std::to_string(size),
        1);
}

Graph without_repetition(int order, std::vector<Edge>& edges) {
  std::ranges::sort(edges);
  const auto again = std::ranges::unique(edges);
  edges.erase(again.begin(), again.end());
  return Graph(order, edges);
}

/// Pairs of edges that share an end, or walks of two edges.
std::int64_t pairs_of_edges(const Graph& graph) {
  std::int64_t pairs = 0;
  for (int v = 0; v < graph.order(); ++v) pairs += std::int64_t{graph.degree(v)} * (graph.degree(v) - 1) / 2;
  return pairs;
}

}  // namespace

Graph complement(const Graph& graph) {
  const std::int64_t n = graph.order();
  require_size(n * (n - 1) / 2 - graph.size());
  std::vector<Edge> edges;
  for (int u = 0; u < graph.order(); ++u) {
    const auto neighbours = graph.neighbours(u);
    auto next = std::ranges::upper_bound(neighbours, u);
    for (int v = u + 1; v < graph.order(); ++v) {
      const bool joined = next != neighbours.end() && *next == v;
      if (joined) ++next;
      if (!joined) edges.emplace_back(u, v);
    }
  }
  return Graph(graph.order(), edges);
}

Graph substituted(const Graph& graph, const std::vector<const Graph*>& parts) {
  std::vector<std::int64_t> begin{0};
  std::int64_t size = 0;
  for (const Graph* part : parts) {
    begin.push_back(begin.back() + part->order());
    size += part->size();
    require_size(std::max(size, begin.back()));
  }
  const auto part = [&](int v) { return parts[static_cast<std::size_t>(v)]; };
  for (const auto& [u, v] : graph.edges()) {
    size += std::int64_t{part(u)->order()} * part(v)->order();
    require_size(size);
  }
  std::vector<Edge> edges;
  const auto at = [&](int v, int i) { return static_cast<int>(begin[static_cast<std::size_t>(v)]) + i; };
  for (int v = 0; v < graph.order(); ++v)
    for (const auto& [i, j] : part(v)->edges()) edges.emplace_back(at(v, i), at(v, j));
  for (const auto& [u, v] : graph.edges())
    for (int i = 0; i < part(u)->order(); ++i)
      for (int j = 0; j < part(v)->order(); ++j) edges.emplace_back(at(u, i), at(v, j));
  return Graph(static_cast<int>(begin.back()), edges);
}

Graph cone(const Graph& graph) {
  require_size(std::int64_t{graph.order()} + 1 + graph.size());
  std::vector<Edge> edges = graph.edges();
  for (int v = 0; v < graph.order(); ++v) edges.emplace_back(v, graph.order());
  return Graph(graph.order() + 1, edges);
}

Graph line_graph(const Graph& graph) {
  require_size(pairs_of_edges(graph));
  std::vector<std::vector<int>> at(static_cast<std::size_t>(graph.order()));
  const std::vector<Edge> all = graph.edges();
  for (std::size_t e = 0; e < all.size(); ++e)
    for (const int end : {all[e].first, all[e].second})
      at[static_cast<std::size_t>(end)].push_back(static_cast<int>(e));
  std::vector<Edge> edges;
  for (const std::vector<int>& meet : at)
    for (std::size_t j = 0; j < meet.size(); ++j)
      for (std::size_t i = 0; i < j; ++i) edges.emplace_back(meet[i], meet[j]);
  return without_repetition(static_cast<int>(all.size()), edges);
}

Graph square_graph(const Graph& graph) {
  require_size(graph.size() + pairs_of_edges(graph));
  std::vector<Edge> edges = graph.edges();
  for (int v = 0; v < graph.order(); ++v) {
    const auto near = graph.neighbours(v);
    for (std::size_t j = 0; j < near.size(); ++j)
      for (std::size_t i = 0; i < j; ++i) edges.emplace_back(near[i], near[j]);
  }
  return without_repetition(graph.order(), edges);
}

}  // namespace gamecert::graphs
