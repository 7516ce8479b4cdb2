// Seeded random games of ELLO and play by the rules, for the tests of its engines.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::solve::testing {

using graphs::SmallGraph;
using graphs::VertexSet;

/// GAMECERT_SEED in the environment replaces the default seed.
inline std::mt19937_64 random_numbers() {
  const char* text = std::getenv("GAMECERT_SEED");
  return std::mt19937_64(text == nullptr ? 20240229 : std::stoull(text));
}

inline SmallGraph random_small_graph(int order, double density, std::mt19937_64& random) {
  SmallGraph graph;
  graph.order = order;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      if (std::uniform_real_distribution<>(0, 1)(random) < density) graph.add_edge(u, v);
    }
  }
  return graph;
}

inline graphs::Graph random_large_graph(int order, double density, std::mt19937_64& random) {
  std::vector<graphs::Edge> edges;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      if (std::uniform_real_distribution<>(0, 1)(random) < density) edges.emplace_back(u, v);
    }
  }
  return graphs::Graph(order, edges);
}

/// Every vertex from 1 on hangs on a random earlier one.
inline std::vector<graphs::Edge> random_tree(int order, std::mt19937_64& random) {
  std::vector<graphs::Edge> edges;
  for (int v = 1; v < order; ++v) edges.emplace_back(static_cast<int>(random() % static_cast<unsigned>(v)), v);
  return edges;
}

/// The labelled graph whose edges are the ones of `bits`, pairs in the order of graph6.
inline SmallGraph labelled_graph(int order, std::uint64_t bits) {
  SmallGraph graph;
  graph.order = order;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u, bits >>= 1) {
      if ((bits & 1) != 0) graph.add_edge(u, v);
    }
  }
  return graph;
}

/// ` name=` and the members of the set; nothing for an empty set.
inline std::string listed(const std::string& name, const std::vector<char>& set) {
  std::string text;
  for (std::size_t v = 0; v < set.size(); ++v) {
    if (set[v] == 0) continue;
    if (text.empty()) {
      text.append(" ").append(name).append("=");
    } else {
      text.append(",");
    }
    text.append(std::to_string(v));
  }
  return text;
}

inline std::vector<char> flags(VertexSet set, int order) {
  std::vector<char> result;
  for (int v = 0; v < order; ++v) result.push_back((set >> v & 1) != 0);
  return result;
}

inline games::Instance instance(const SmallGraph& graph, const std::string& name, VertexSet set) {
  return games::Instance(graphs::write_graph6(graph) + listed(name, flags(set, graph.order)));
}

inline games::Instance instance(const graphs::Graph& graph, const std::vector<char>& green) {
  return games::Instance(graphs::write_sparse6(graph) + listed("green", green));
}

/// Whether the solitaire can be won from the position, by the rules alone.
inline bool winnable_by_rules(const games::Game& game, const games::Position& at, std::set<games::Position>& lost) {
  if (game.won(at)) return true;
  if (lost.contains(at)) return false;
  for (const int move : game.moves(at)) {
    if (winnable_by_rules(game, game.play(at, move), lost)) return true;
  }
  lost.insert(at);
  return false;
}

inline bool winnable_by_rules(const games::Game& game) {
  std::set<games::Position> lost;
  return winnable_by_rules(game, game.start(), lost);
}

/// The winning first moves, by the rules alone.
inline std::vector<int> winning_moves_by_rules(const games::Game& game) {
  std::set<games::Position> lost;
  std::vector<int> moves;
  for (const int move : game.moves(game.start())) {
    if (winnable_by_rules(game, game.play(game.start(), move), lost)) moves.push_back(move);
  }
  return moves;
}

/// Whether the moves are legal one after the other and end at the goal.
inline bool replays(const games::Game& game, const std::vector<int>& moves) {
  games::Position at = game.start();
  for (const int move : moves) {
    const auto legal = game.moves(at);
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) return false;
    at = game.play(at, move);
  }
  return game.won(at);
}

/// ELLO replayed in place: every move at a green vertex that is left, until none is.
inline bool replays(const graphs::Graph& graph, std::vector<char> green, const std::vector<int>& moves) {
  std::vector<char> alive(green.size(), 1);
  for (const int v : moves) {
    if (alive[v] == 0 || green[v] == 0) return false;
    alive[v] = 0;
    for (const int u : graph.neighbours(v)) green[u] ^= 1;
  }
  return moves.size() == green.size();
}

/// Gives vertex 0 other neighbours.
inline void reattach_first(graphs::SmallGraph& graph, graphs::VertexSet neighbours) {
  for (int v = 1; v < graph.order; ++v) graph.rows[static_cast<std::size_t>(v)] &= ~graphs::VertexSet{1};
  graph.rows[0] = 0;
  graphs::each(neighbours & ~graphs::VertexSet{1}, [&](int v) { graph.add_edge(0, v); });
}

}  // namespace gamecert::solve::testing
