// Seeded random series-parallel graphs, maximal outerplanar ones, and colourings that can be won.
#pragma once

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/ello/reduction.hpp"

namespace gamecert::solve::testing {

/// Vertices renamed at random.
inline graphs::Graph renamed(int order, const std::vector<graphs::Edge>& edges, std::mt19937_64& random) {
  std::vector<int> name(static_cast<std::size_t>(order));
  std::iota(name.begin(), name.end(), 0);
  std::ranges::shuffle(name, random);
  std::vector<graphs::Edge> result;
  for (const auto& [u, v] : edges)
    result.emplace_back(name[static_cast<std::size_t>(u)], name[static_cast<std::size_t>(v)]);
  return graphs::Graph(order, result);
}

/// Grown from an edge: each new vertex is joined to both ends of an edge chosen at random. Then every edge goes with
/// the chance `deleted`.
inline graphs::Graph random_series_parallel(int order, double deleted, std::mt19937_64& random) {
  std::vector<graphs::Edge> edges;
  if (order > 1) edges.emplace_back(0, 1);
  for (int v = 2; v < order; ++v) {
    const graphs::Edge chosen = edges[random() % edges.size()];
    edges.emplace_back(chosen.first, v);
    edges.emplace_back(chosen.second, v);
  }
  std::erase_if(edges, [&](const graphs::Edge&) { return std::uniform_real_distribution<>(0, 1)(random) < deleted; });
  return renamed(order, edges, random);
}

/// A maximal outerplanar graph: triangles are glued to outer edges chosen at random. Order at least 2.
inline graphs::Graph random_mop(int order, std::mt19937_64& random) {
  std::vector<graphs::Edge> edges = {{0, 1}}, outer = {{0, 1}, {0, 1}};
  for (int v = 2; v < order; ++v) {
    graphs::Edge& chosen = outer[random() % outer.size()];
    const auto [a, b] = chosen;
    chosen = {a, v};
    outer.emplace_back(b, v);
    edges.emplace_back(a, v);
    edges.emplace_back(b, v);
  }
  return renamed(order, edges, random);
}

/// The one colouring that a random order wins: green where an even number of neighbours come before.
inline std::vector<char> greens_of_random_order(const graphs::Graph& graph, std::mt19937_64& random) {
  std::vector<std::uint64_t> time(static_cast<std::size_t>(graph.order()));
  for (auto& t : time) t = random();
  std::vector<char> green;
  for (int v = 0; v < graph.order(); ++v) {
    const auto before = std::ranges::count_if(graph.neighbours(v), [&](int u) {
      return time[static_cast<std::size_t>(u)] < time[static_cast<std::size_t>(v)];
    });
    green.push_back(before % 2 == 0);
  }
  return green;
}

/// A colouring that a random order wins, with two colours changed, that is lost after as many steps as a few tries
/// find.
inline std::vector<char> lost_colouring(const graphs::Graph& graph, std::mt19937_64& random) {
  Watch watch{Limits{}};
  std::vector<char> longest;
  std::size_t most = 0;
  for (int tries = 0; tries < 5 || longest.empty(); ++tries) {
    std::vector<char> green = greens_of_random_order(graph, random);
    for (int i = 0; i < 2; ++i) green[random() % green.size()] ^= 1;
    const ElloReduction reduction(graph, green, watch);
    if (!reduction.lost()) continue;
    const std::size_t steps = reduction.steps({reduction.lost_vertex()}).size();
    if (!longest.empty() && steps < most) continue;
    most = steps;
    longest = std::move(green);
  }
  return longest;
}

}  // namespace gamecert::solve::testing
