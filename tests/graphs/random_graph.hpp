// Seeded random graphs and relabellings for the tests of this folder.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "graphs/graph.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs::testing {

/// GAMECERT_SEED in the environment replaces the default seed.
inline std::uint64_t seed() {
  const char* text = std::getenv("GAMECERT_SEED");
  return text == nullptr ? 20240229 : std::stoull(text);
}

inline bool coin(std::mt19937_64& random, double probability) {
  return std::uniform_real_distribution<>(0, 1)(random) < probability;
}

inline Graph random_graph(int order, double density, std::mt19937_64& random) {
  std::vector<Edge> edges;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u)
      if (coin(random, density)) edges.push_back(coin(random, 0.5) ? Edge{u, v} : Edge{v, u});
  std::shuffle(edges.begin(), edges.end(), random);
  return Graph(order, edges);
}

inline Digraph random_digraph(int order, double density, std::mt19937_64& random) {
  std::vector<Edge> arcs;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < order; ++u)
      if (u != v && coin(random, density)) arcs.emplace_back(u, v);
  std::shuffle(arcs.begin(), arcs.end(), random);
  return Digraph(order, arcs);
}

/// Vertex v becomes position[v].
inline SmallGraph relabelled(const SmallGraph& graph, const std::vector<int>& position) {
  SmallGraph result{.order = graph.order, .directed = graph.directed};
  for (int u = 0; u < graph.order; ++u)
    each(graph.neighbours(u),
         [&](int v) { result.rows[static_cast<std::size_t>(position[u])] |= single(position[v]); });
  return result;
}

inline std::vector<int> random_permutation(int order, std::mt19937_64& random) {
  std::vector<int> permutation(static_cast<std::size_t>(order));
  std::iota(permutation.begin(), permutation.end(), 0);
  std::shuffle(permutation.begin(), permutation.end(), random);
  return permutation;
}

/// The labelled graph whose edges are the ones of `bits`, pairs in the order of graph6.
inline SmallGraph labelled_graph(int order, std::uint64_t bits) {
  SmallGraph graph;
  graph.order = order;
  for (int v = 0; v < order; ++v)
    for (int u = 0; u < v; ++u, bits >>= 1)
      if ((bits & 1) != 0) graph.add_edge(u, v);
  return graph;
}

/// One or two characters removed, inserted or replaced.
inline std::string damaged(std::string line, std::mt19937_64& random) {
  for (int damage = 0; damage <= static_cast<int>(random() % 2); ++damage) {
    const std::size_t at = random() % (line.size() + 1);
    const char character = random() % 8 == 0 ? static_cast<char>(random()) : static_cast<char>('?' + random() % 64);
    const auto kind = random() % 3;
    if (kind == 0) line.insert(at, 1, character);
    if (kind == 1 && at < line.size()) line.erase(at, 1);
    if (kind == 2 && at < line.size()) line[at] = character;
  }
  return line;
}

}  // namespace gamecert::graphs::testing
