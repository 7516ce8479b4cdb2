// Induced subgraphs of large graphs, one for each component.
#pragma once

#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::solve {

/// A component as a game of its own.
struct Part {
  graphs::Graph graph;
  std::vector<char> green;
  std::vector<int> vertices;  // vertex i of `graph` is this one of the whole
};

/// The components of the vertices with `alive` set; neighbours have numbers that are close, as in
/// banded_order. Linear time.
std::vector<Part> parts_of(const graphs::Graph& graph, const std::vector<char>& green, const std::vector<char>& alive);

/// The game after a move at a green vertex. Vertices above v move down by one.
Part after_move(const Part& part, int v);

}  // namespace gamecert::solve
