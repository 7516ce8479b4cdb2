// Functions of a graph and of sets of its vertices that expressions in files of claims may use; bit v of a set is
// vertex v.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "papers/ello/games.hpp"
#include "papers/ello/orders.hpp"

namespace gamecert::papers {

/// A graph with its games of ELLO, found when they are first asked for.
class GraphInQuestion {
 public:
  /// LimitError beyond the limits.
  explicit GraphInQuestion(const SmallGraph& graph, const solve::Limits& limits = {})
      : graph_(graph), limits_(limits) {}

  const SmallGraph& graph() const { return graph_; }
  /// On all induced subgraphs; order at most 12.
  const ElloGames& games();
  /// On the graph alone; order at most 20.
  const ColouredGames& coloured() { return coloured(graph_.vertices()); }
  /// Whether the game on the subgraph that `on` induces can be won; that has order at most 20.
  bool winnable(VertexSet on, VertexSet green);
  /// By the rules; order at most 8.
  PlayedGames& played();
  /// In every order, the first one for order 1; at most 9 vertices.
  const std::vector<OddPredegrees>& odd_predegrees();
  /// Whether these are the vertices of even predegree in some order.
  bool of_an_order(VertexSet green);

 private:
  const ColouredGames& coloured(VertexSet on);

  const SmallGraph& graph_;
  solve::Limits limits_;
  std::optional<ElloGames> games_;
  std::map<VertexSet, ColouredGames> coloured_;  // by what induces the subgraph
  std::optional<PlayedGames> played_;
  std::vector<OddPredegrees> odd_predegrees_;
  std::vector<bool> of_an_order_;  // by set of vertices
};

struct GraphFunction {
  std::string_view name;
  std::size_t arguments;
  /// std::domain_error for what is no vertex and no set of vertices.
  std::int64_t (*value)(std::span<const std::int64_t> arguments, GraphInQuestion& graph);
};
std::span<const GraphFunction> graph_functions();

}  // namespace gamecert::papers
