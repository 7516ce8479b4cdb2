// Graphs written in the formats that take several lines.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

struct WrittenFormat {
  std::string_view name, meaning;
  /// With the ends of the lines. InputError for a graph that the format cannot hold.
  std::string (*write)(const Graph& graph);
};
/// All of them; reading what they have written, in the format of that name, gives the same graph.
std::span<const WrittenFormat> written_formats();

/// Incremental sparse6: the edges in which the graph differs from the one before, of the same order.
std::string write_increment(const Graph& before, const Graph& graph);
/// Planar code, without header; neighbours in the order given.
std::string write_planar_code(const Graph& graph, std::span<const std::vector<int>> around);
/// As a user's board: `edges:4:0-1,1-2`, `arcs:3:0-1`.
std::string write_board(const Graph& graph);
std::string write_board(const Digraph& digraph);

}  // namespace gamecert::graphs
