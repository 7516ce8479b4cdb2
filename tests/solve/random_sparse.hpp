// Seeded random trees, cacti and sparse graphs.
#pragma once

#include "tests/solve/random_series_parallel.hpp"

namespace gamecert::solve::testing {

/// Of all labelled trees, each as often: from the word of Pruefer.
inline graphs::Graph uniform_tree(int order, std::mt19937_64& random) {
  const auto n = static_cast<std::size_t>(order);
  std::vector<graphs::Edge> edges;
  if (order < 2) return graphs::Graph(order, edges);
  std::vector<int> word(n - 2), degree(n, 1);
  for (int& v : word) ++degree[static_cast<std::size_t>(v = static_cast<int>(random() % n))];
  std::size_t least = 0;  // of the leaves that are not joined yet
  while (degree[least] != 1) ++least;
  std::size_t leaf = least;
  for (const int v : word) {
    edges.emplace_back(static_cast<int>(leaf), v);
    if (--degree[static_cast<std::size_t>(v)] == 1 && static_cast<std::size_t>(v) < least) {
      leaf = static_cast<std::size_t>(v);
      continue;
    }
    do ++least;
    while (degree[least] != 1);
    leaf = least;
  }
  edges.emplace_back(static_cast<int>(leaf), order - 1);
  return graphs::Graph(order, edges);
}

/// Grown from a vertex: at one chosen at random hangs an edge, or a cycle of 3 to 6 vertices.
inline graphs::Graph random_cactus(int order, std::mt19937_64& random) {
  std::vector<graphs::Edge> edges;
  for (int v = 1; v < order;) {
    const int at = static_cast<int>(random() % static_cast<std::uint64_t>(v));
    const int length = std::min(order - v, static_cast<int>(random() % 4) + 2);
    const int added = random() % 2 == 0 || length < 2 ? 1 : length;
    edges.emplace_back(at, v);
    for (int i = 1; i < added; ++i) edges.emplace_back(v + i - 1, v + i);
    if (added > 1) edges.emplace_back(at, v + added - 1);
    v += added;
  }
  return renamed(order, edges, random);
}

/// So many edges a vertex on average, twice that the mean degree, chosen at random.
inline graphs::Graph random_sparse(int order, double edges_a_vertex, std::mt19937_64& random) {
  std::vector<graphs::Edge> edges;
  const auto wanted = static_cast<std::size_t>(order * edges_a_vertex);
  const auto n = static_cast<std::uint64_t>(order);
  while (edges.size() < wanted) {
    while (edges.size() < wanted) {
      const int u = static_cast<int>(random() % n), v = static_cast<int>(random() % n);
      if (u != v) edges.emplace_back(std::minmax(u, v));
    }
    std::ranges::sort(edges);
    edges.erase(std::ranges::unique(edges).begin(), edges.end());
  }
  return graphs::Graph(order, edges);
}

}  // namespace gamecert::solve::testing
