// All winnable colourings of one graph after another.
#pragma once

#include <cstdint>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::solve {

/// Keeps what a graph shares with the next one: sweeps generate graphs that differ in their last
/// vertex only. Order at most 12.
class WinnableColourings {
 public:
  static constexpr int max_order = 12;

  /// Goes to another graph.
  void take(const graphs::SmallGraph& graph);
  /// The number of green sets that win.
  int count() const;
  /// Bit g (word g / 64, bit g % 64) tells whether green set g wins; 2^order bits, at least a word.
  std::vector<std::uint64_t> bits() const;

 private:
  using Words = std::vector<std::uint64_t>;

  void take_base(const graphs::SmallGraph& graph);

  int base_order_ = -1;  // of the graph without its last vertex
  std::vector<graphs::VertexSet> base_rows_;
  graphs::VertexSet last_neighbours_ = 0;
  bool odd_type_ = false;
  std::vector<graphs::VertexSet> odd_;  // by set of the base: vertices of odd degree in it
  Words base_;                          // W(T) for every set T of the base
  Words extended_;                      // U(T), likewise
};

}  // namespace gamecert::solve
