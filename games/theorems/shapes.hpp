// What theorems ask of a graph: to be a path, a cycle, a tree, or rays on a complete graph.
#pragma once

#include <optional>
#include <vector>

#include "games/instances/instance.hpp"
#include "graphs/graph.hpp"

namespace gamecert::games {

/// The graph of a board on which nothing is given; null for other boards, and for the graph without vertices.
const graphs::Graph* bare_graph(const Instance& instance);

/// The vertices from one end to the other, or around. Nothing if the graph is no path; no cycle.
std::optional<std::vector<int>> along_path(const graphs::Graph& graph);
std::optional<std::vector<int>> around_cycle(const graphs::Graph& graph);

/// Whether it is connected and has no cycle; not the graph without vertices.
bool is_tree(const graphs::Graph& graph);

/// Of K_m with a path of n vertices at each of its vertices, m >= 2 and n >= 2 (the first vertex of each path is in
/// K_m): the paths, from K_m outwards. Nothing for other graphs.
std::optional<std::vector<std::vector<int>>> rays(const graphs::Graph& graph);

/// Of triangles around a vertex that are no wheel: that vertex, the centre. Of one triangle, and of two, the least
/// there is. Nothing for other triangulations.
std::optional<int> centre_of_fan(const graphs::Triangulation& board);

}  // namespace gamecert::games
