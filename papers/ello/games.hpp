// The games of ELLO on a graph and on its induced subgraphs, all at once, and the properties of the
// ELLO paper from their definitions. No theorem of the paper is used, only play from the end.
#pragma once

#include <cstdint>
#include <vector>

#include "graphs/small_graph.hpp"
#include "solve/ello/ello.hpp"

namespace gamecert::papers {

using graphs::SmallGraph;
using graphs::VertexSet;

/// `on` is the set of vertices of the induced subgraph, `green` a subset of it. Order at most 12. Games are found when
/// one is first asked for, all together.
class ElloGames {
 public:
  explicit ElloGames(const SmallGraph& graph);

  const SmallGraph& graph() const { return graph_; }
  VertexSet all() const { return graph_.vertices(); }

  bool winnable(VertexSet on, VertexSet green) const {
    return (induced().winnable[on * induced_.stride + green / 64] >> (green % 64) & 1) != 0;
  }
  int size(VertexSet on) const { return sizes_[on]; }
  int degree(VertexSet on, int v) const { return std::popcount(graph_.neighbours(v) & on); }
  /// The vertices of odd degree.
  VertexSet odd_vertices(VertexSet on) const;
  bool odd_type(VertexSet on) const { return (std::popcount(on) + size(on)) % 2 != 0; }
  /// The number of green vertices has the parity of order + size.
  bool parity_plausible(VertexSet on, VertexSet green) const { return (std::popcount(green) % 2 != 0) == odd_type(on); }

  /// Every nontrivial parity-plausible game is winnable.
  bool parity_driven(VertexSet on) const;
  bool oddity(VertexSet on) const { return odd_type(on) && parity_driven(on); }

 private:
  enum class Known : std::uint8_t { no_answer, no, yes };
  const solve::InducedColourings& induced() const {
    if (induced_.winnable.empty()) induced_ = solve::induced_winnable_colourings(graph_);
    return induced_;
  }
  bool all_of_parity_winnable(VertexSet on) const;

  SmallGraph graph_;
  mutable solve::InducedColourings induced_;
  std::vector<std::uint8_t> sizes_;           // by set of vertices; at most 66
  mutable std::vector<Known> parity_driven_;  // by set of vertices, as they are asked for
};

/// Calls visit(subset) for every subset of a set, ascending; the empty set first.
template <class Visit>
void each_subset(VertexSet of, Visit&& visit) {
  for (VertexSet subset = 0;; subset = (subset - of) & of) {
    visit(subset);
    if (subset == of) return;
  }
}

}  // namespace gamecert::papers
