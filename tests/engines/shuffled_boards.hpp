// Boards whose vertices are called otherwise, for tests of what must not depend on that.
#pragma once

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "games/game.hpp"
#include "graphs/families.hpp"
#include "graphs/formats.hpp"

namespace gamecert::solve::testing {

constexpr unsigned seed = 20091;

using Given = std::map<std::string, int>;

/// The graph with its vertices called otherwise.
inline std::string shuffled(const graphs::Graph& graph, std::mt19937& random) {
  std::vector<int> called(static_cast<std::size_t>(graph.order()));
  std::iota(called.begin(), called.end(), 0);
  std::ranges::shuffle(called, random);
  std::vector<graphs::Edge> edges;
  for (const auto& [u, v] : graph.edges())
    edges.emplace_back(called[static_cast<std::size_t>(u)], called[static_cast<std::size_t>(v)]);
  return graphs::line_of(graphs::Graph(graph.order(), edges));
}
inline std::string shuffled(const std::string& family, std::mt19937& random) {
  return shuffled(std::get<graphs::Graph>(graphs::make_family(family)), random);
}

/// A tree, each vertex of which but one is joined to one before it.
inline std::string random_tree(int order, std::mt19937& random) {
  std::vector<graphs::Edge> edges;
  for (int v = 1; v < order; ++v) edges.emplace_back(static_cast<int>(random() % static_cast<unsigned>(v)), v);
  return shuffled(graphs::Graph(order, edges), random);
}

/// The readings of the rules, each as a parameter.
inline std::vector<Given> readings(const std::string& game) {
  const games::GameInfo& info = games::find(game).info;
  std::vector<Given> result;
  for (std::size_t i = 0; i < info.parameters.front().words.size(); ++i)
    result.push_back({{"reading", static_cast<int>(i)}});
  return result;
}

}  // namespace gamecert::solve::testing
