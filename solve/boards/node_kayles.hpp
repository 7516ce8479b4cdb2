// Node-Kayles on small graphs, for sweeps: nimbers over vertex sets.
#pragma once

#include <array>
#include <cstdint>

#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// Nimbers in normal play of one graph after another. Values of sets without vertex 0 are kept while
/// graphs follow one another that differ in the neighbours of vertex 0 alone.
class NodeKaylesNimbers {
 public:
  /// Order at most 64; LimitError if interrupted or at a limit. The cost is the number of vertex sets
  /// that play can leave, connected ones where the order is above 10.
  int of(const graphs::SmallGraph& graph, const Limits& limits = {});
  /// Sets are not cut into components up to this order.
  static constexpr int table_order = 10;

 private:
  /// By set / 2: the value plus 1, or 0 if it is not known yet.
  using Table = std::array<std::uint8_t, (std::size_t{1} << table_order) / 2>;

  int of_set(graphs::VertexSet open);

  graphs::SmallGraph graph_;
  Table without_first_{}, with_first_{};
};

}  // namespace gamecert::solve
