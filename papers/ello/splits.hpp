// Splits of a graph into two induced subgraphs: Proposition 3.5(iii)
// of the ELLO paper. On every graph of an order.
#pragma once

#include <vector>

#include "papers/claim.hpp"
#include "papers/ello/games.hpp"

namespace gamecert::papers {

/// What the number of edges between the two parts has to be.
using Joined = bool (*)(int edges);
bool joined_oddly(int edges);

/// The splits of one graph.
class Splits {
 public:
  Splits(const ElloGames& games, Joined joined);

  /// Calls visit(part, rest) for every way to part `on` in two nonempty sets, joined as they should be,
  /// until it answers true; whether it did.
  template <class Visit>
  bool some(VertexSet on, Visit&& visit) const {
    const VertexSet least = on & -on;
    for (VertexSet part = (on - 1) & on; part != 0; part = (part - 1) & on) {
      const VertexSet rest = on & ~part;
      if ((part & least) != 0 && joined_(size_[on] - size_[part] - size_[rest]) && visit(part, rest)) return true;
    }
    return false;
  }
  bool into_oddities(VertexSet on) const {
    return some(on, [&](VertexSet part, VertexSet rest) { return oddity_[part] && oddity_[rest]; });
  }
  bool oddity(VertexSet on) const { return oddity_[on]; }
  /// Whether the whole graph can be split on and on down to single vertices.
  bool down_to_vertices() const;

 private:
  Joined joined_;
  std::vector<int> size_;     // of induced subgraphs
  std::vector<bool> oddity_;  // the same
};

/// First the step of the proof, an instance a graph: it can be split down to vertices exactly if it is
/// odd-degenerate. Then one for the order: if one conjecture holds of all oddities up to it, so does the other.
void check_prop_3_5_iii(int order, Joined joined, Trial& trial);

}  // namespace gamecert::papers
