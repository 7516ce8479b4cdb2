// Boards as lines of text name them. What is drawn in the plane stands behind pointers: who plays on graphs alone knows
// none of it.
#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

class PointSet;
class Triangulation;

/// Heaps of tokens that lie in rows.
struct Heaps {
  std::vector<int> sizes;
  Graph rows;  // tokens numbered heap by heap, neighbours in a row adjacent
};

/// A triangulation, or bare points: one of the two.
struct PlaneBoard {
  PlaneBoard(Triangulation board);
  PlaneBoard(PointSet board);

  Graph graph;  // of bare points without edges
  bool placed;  // its vertices are points of the plane
  std::shared_ptr<const Triangulation> triangulation;
  std::shared_ptr<const PointSet> points;
};

using FamilyMember = std::variant<Graph, Digraph, Heaps, PlaneBoard>;

}  // namespace gamecert::graphs
