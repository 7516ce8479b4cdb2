// Graphs and digraphs of any order as immutable values with sorted adjacency lists.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace gamecert::graphs {

using Edge = std::pair<int, int>;
/// `u-v`
std::string name(const Edge& edge);
/// The place in an ascending list of an edge that it has, named from either end.
int place_in(std::span<const Edge> edges, int u, int v);

/// Readers of text and families refuse a larger order: a few characters must not ask for all memory.
inline constexpr int order_limit = 20'000'000;

/// A simple undirected graph on the vertices 0..order()-1.
class Graph {
 public:
  Graph() = default;
  /// Every edge once, in either direction. Throws InputError on a loop, an edge given
  /// twice or an end outside 0..order-1.
  Graph(int order, const std::vector<Edge>& edges);

  int order() const { return static_cast<int>(first_.size()) - 1; }
  std::int64_t size() const { return static_cast<std::int64_t>(ends_.size()) / 2; }
  int degree(int v) const;
  /// Ascending.
  std::span<const int> neighbours(int v) const;
  bool adjacent(int u, int v) const;
  /// Every edge once, as (smaller, larger), ascending.
  std::vector<Edge> edges() const;

  friend bool operator==(const Graph&, const Graph&) = default;

 private:
  std::vector<std::int64_t> first_{0};  // order()+1 offsets into ends_
  std::vector<int> ends_;               // neighbour lists, each ascending
};

/// A simple digraph on the vertices 0..order()-1: no loops, no arc twice; opposite arcs allowed.
class Digraph {
 public:
  Digraph() = default;
  /// Throws InputError on a loop, an arc given twice or an end outside 0..order-1.
  Digraph(int order, const std::vector<Edge>& arcs);

  int order() const { return static_cast<int>(first_.size()) - 1; }
  /// The number of arcs.
  std::int64_t size() const { return static_cast<std::int64_t>(ends_.size()); }
  /// The heads of the arcs out of v, ascending.
  std::span<const int> out_neighbours(int v) const;
  bool arc(int from, int to) const;
  std::vector<Edge> arcs() const;

  friend bool operator==(const Digraph&, const Digraph&) = default;

 private:
  std::vector<std::int64_t> first_{0};
  std::vector<int> ends_;
};

}  // namespace gamecert::graphs
