// Graphs that have a name: members of families, and small graphs that everybody knows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

struct KnownGraph {
  std::string name;                // `cycle:5`, `diamond (fan:2)`, `house`, `complement(path:6)`
  std::string family = {};         // of which it is a member, as users_board reads it; empty for other names
  std::vector<int> position = {};  // of a member: position[v] is the vertex of the member that v is
};

/// The best known name of the graph; the same for isomorphic graphs. Nothing if it has none here, or no edges.
std::optional<KnownGraph> known_graph(const SmallGraph& graph);

}  // namespace gamecert::graphs
