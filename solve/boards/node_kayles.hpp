// Node-Kayles on small graphs, for sweeps: nimbers over vertex sets.
#pragma once

#include <array>
#include <cstdint>

#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"
#include "solve/set_pairs.hpp"

namespace gamecert::solve {

/// Nimbers in normal play of one graph after another. Values of sets are kept while graphs follow one another that
/// differ in the neighbours of vertex 0 alone: those with vertex 0 by its neighbours in the set, too.
class NodeKaylesNimbers {
 public:
  /// Order at most 64; LimitError if interrupted or at a limit. The cost is the number of vertex sets
  /// that play can leave, connected ones where the order is above 10.
  int of(const graphs::SmallGraph& graph, const Limits& limits = {});
  /// Sets are not cut into components up to this order.
  static constexpr int table_order = most_of_set_pairs + 1;

 private:
  using VertexSet = graphs::VertexSet;
  /// What is known is a value plus 1, or 0.
  using Known = std::uint8_t;

  /// Vertex 0 apart, the others are numbered from 0 on. Forgets all if they are not those before, or not so joined.
  void take_others(const graphs::SmallGraph& graph);
  int without_first(VertexSet open);
  /// With vertex 0, which has the neighbours `near` among those in `open`.
  int with_first(VertexSet open, VertexSet near);
  int searched_with_first(VertexSet open, VertexSet near);

  int order_ = 0;
  std::array<VertexSet, table_order - 1> closed_{};  // neighbourhoods
  std::array<unsigned, table_order - 1> left_by_{};  // by a move there that takes vertex 0, too: 1 << value
  std::array<Known, std::size_t{1} << (table_order - 1)> without_first_{};
  std::array<Known, set_pairs(table_order - 1)> with_first_{};  // by both sets
};

}  // namespace gamecert::solve
