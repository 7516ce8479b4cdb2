// Triangulations as sets of edges.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "graphs/triangulation.hpp"

namespace gamecert::solve {

using EdgeSet = std::uint64_t;  // bit e is edge e of the board; graphs::single(e) and graphs::each as of vertices

/// A triangulation of at most 64 edges with its edges numbered as games number them.
struct EdgeBoard {
  /// LimitError for more edges.
  explicit EdgeBoard(const graphs::Triangulation& triangulation);

  int size() const { return static_cast<int>(edges.size()); }
  EdgeSet all() const { return graphs::first_vertices(size()); }
  int number(int u, int v) const;
  std::string edge_name(int e) const;

  graphs::Triangulation triangulation;
  std::string name;                 // the board as users write it
  std::vector<graphs::Edge> edges;  // as the games number them
  std::vector<EdgeSet> triangles;   // by face: its three edges
};

}  // namespace gamecert::solve
