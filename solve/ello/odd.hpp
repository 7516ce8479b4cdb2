// Odd-degenerate graphs and induced subgraphs, asked about one graph after another.
#pragma once

#include <cstdint>
#include <vector>

#include "graphs/small_graph.hpp"

namespace gamecert::solve {

/// Answers about the induced subgraphs of a graph. What is found about those without vertex 0 is kept
/// while graphs follow one another that differ in the neighbours of vertex 0 alone.
class OddDegenerate {
 public:
  /// Tables of 2^order bits are kept up to this order.
  static constexpr int max_order = 16;

  /// Order at most max_order.
  void reset(const graphs::SmallGraph& graph);
  /// Whether the subgraph induced on `on` is odd-degenerate.
  bool of(graphs::VertexSet on);
  /// The same for a set of odd type that is not empty, `odd` being its vertices of odd degree.
  bool of(graphs::VertexSet on, graphs::VertexSet odd);

 private:
  using VertexSet = graphs::VertexSet;

  /// What is known about sets, two bits each.
  class Memory {
   public:
    void clear(std::size_t sets) {
      known_.assign((sets + 63) / 64, 0);
      yes_.resize(known_.size());
    }
    bool known(VertexSet set) const { return (known_[set / 64] >> (set % 64) & 1) != 0; }
    bool yes(VertexSet set) const { return (yes_[set / 64] >> (set % 64) & 1) != 0; }
    bool keep(VertexSet set, bool is) {
      const std::uint64_t bit = std::uint64_t{1} << (set % 64);
      known_[set / 64] |= bit;
      yes_[set / 64] = is ? yes_[set / 64] | bit : yes_[set / 64] & ~bit;
      return is;
    }

   private:
    std::vector<std::uint64_t> known_, yes_;
  };

  /// `odd` are the vertices of odd degree in `left`, which is of odd type.
  bool wins_soon(VertexSet left, VertexSet odd);
  bool with_first(VertexSet left, VertexSet odd);
  bool without_first(VertexSet left, VertexSet odd);

  graphs::SmallGraph graph_;
  bool with_first_clear_ = false;
  Memory with_first_, without_first_;  // by left / 2
};

}  // namespace gamecert::solve
