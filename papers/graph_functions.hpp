// Functions of a graph and of sets of its vertices that expressions in files of claims may use; bit v of a set is
// vertex v.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "papers/ello/gadgets.hpp"
#include "papers/ello/games.hpp"

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
  const ColouredGames& coloured();

 private:
  const SmallGraph& graph_;
  solve::Limits limits_;
  std::optional<ElloGames> games_;
  std::optional<ColouredGames> coloured_;
};

struct GraphFunction {
  std::string_view name;
  std::size_t arguments;
  /// std::domain_error for what is no vertex and no set of vertices.
  std::int64_t (*value)(std::span<const std::int64_t> arguments, GraphInQuestion& graph);
};
std::span<const GraphFunction> graph_functions();

}  // namespace gamecert::papers
