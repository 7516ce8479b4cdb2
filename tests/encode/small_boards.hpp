// All small boards of a kind, as instance texts.
#pragma once

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "games/info.hpp"
#include "graphs/formats.hpp"
#include "graphs/graph.hpp"

namespace gamecert::testing {

/// All graphs, or digraphs, of the order up to isomorphism: the least code of each under all permutations.
inline std::vector<std::string> graphs_of_order(int order, bool directed) {
  std::vector<graphs::Edge> pairs;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < order; ++u) {
      if (u < v || (directed && u != v)) pairs.emplace_back(u, v);
    }
  }
  const auto code_of = [&](unsigned code, const std::vector<int>& map) {
    unsigned result = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if ((code >> i & 1U) == 0) continue;
      graphs::Edge image(map[static_cast<std::size_t>(pairs[i].first)], map[static_cast<std::size_t>(pairs[i].second)]);
      if (!directed && image.first > image.second) std::swap(image.first, image.second);
      result |= 1U << (std::ranges::find(pairs, image) - pairs.begin());
    }
    return result;
  };
  std::vector<std::string> found;
  for (unsigned code = 0; code < 1U << pairs.size(); ++code) {
    std::vector<int> map(static_cast<std::size_t>(order));
    std::iota(map.begin(), map.end(), 0);
    bool least = true;
    do least = code_of(code, map) >= code;
    while (least && std::ranges::next_permutation(map).found);
    if (!least) continue;
    std::vector<graphs::Edge> edges;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if ((code >> i & 1U) != 0) edges.push_back(pairs[i]);
    }
    found.push_back(directed ? graphs::write_digraph6(graphs::Digraph(order, edges))
                             : graphs::write_graph6(graphs::Graph(order, edges)));
  }
  return found;
}

/// The diagonals of all triangulations of the points from..to in convex position, `u-v,...`.
inline std::vector<std::string> diagonals(int from, int to) {
  if (to - from < 2) return {""};
  std::vector<std::string> found;
  const auto joined = [](const std::string& a, const std::string& b) {
    return a + (a.empty() || b.empty() ? "" : ",") + b;
  };
  const auto side = [](int a, int b) { return b - a < 2 ? "" : std::to_string(a) + "-" + std::to_string(b); };
  for (int apex = from + 1; apex < to; ++apex) {
    for (const std::string& left : diagonals(from, apex)) {
      for (const std::string& right : diagonals(apex, to))
        found.push_back(joined(joined(left, side(from, apex)), joined(side(apex, to), right)));
    }
  }
  return found;
}

/// Graphs to `order`, digraphs to order 3, tokens, points and triangulations to a few more.
inline std::vector<std::string> small_boards(games::BoardKind kind, int order) {
  using games::BoardKind;
  std::vector<std::string> boards;
  const auto add = [&](const std::vector<std::string>& more) { boards.insert(boards.end(), more.begin(), more.end()); };
  if (kind == BoardKind::graph || kind == BoardKind::graph_or_digraph) {
    for (int n = 1; n <= order; ++n) add(graphs_of_order(n, false));
  }
  if (kind == BoardKind::digraph || kind == BoardKind::graph_or_digraph) {
    for (int n = 1; n <= std::min(order, 3); ++n) add(graphs_of_order(n, true));
  }
  if (kind == BoardKind::heaps) {
    for (int a = 1; a <= order + 2; ++a) {
      add({"heaps:" + std::to_string(a)});
      for (int b = 1; b <= std::min(a, order + 4 - a); ++b)
        add({"heaps:" + std::to_string(a) + "," + std::to_string(b)});
    }
  }
  if (kind == BoardKind::triangulation || kind == BoardKind::drawn_triangulation) {
    for (int n = 3; n <= order + 1; ++n) {
      for (const std::string& inner : diagonals(0, n - 1)) add({"convex:" + std::to_string(n) + ":" + inner});
    }
    add({"points:0,0;4,0;1,4;2,1:0-3,1-3,2-3"});
  }
  if (kind == BoardKind::triangulation) add({"wheel:3", "wheel:4"});
  if (kind == BoardKind::points) {
    for (int n = 3; n <= order; ++n) add({"convex:" + std::to_string(n) + ":"});
    add({"points:0,0;4,0;1,4;2,1:"});
  }
  return boards;
}

}  // namespace gamecert::testing
