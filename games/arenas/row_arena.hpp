// The arena of a game on pins in rows.
#pragma once

#include <string>

#include "games/arenas/graph_arena.hpp"

namespace gamecert::games {

/// A cell for every pin; neighbours are the pins next to it in its row. Two that stand side by side have the number of
/// the first.
template <Plane P>
class RowArena : public GraphArena<P> {
 public:
  using GraphArena<P>::GraphArena;

  /// `E[set]`: the cells first + v of pins v and v + 1, neighbours, that are both in the set.
  P pairs(const P& set, int first) const {
    P cells = this->space().none();
    for (int v = 0; v + 1 < this->order(); ++v) {
      const auto side_by_side = this->neighbours(v).contains(v + 1);
      cells = cells | when(side_by_side & set.contains(v) & set.contains(v + 1), this->vertex(first + v));
    }
    return cells;
  }
  /// `ends(e)`: both pins.
  P ends(int e) const { return this->vertex(e) | this->vertex(e + 1); }
  std::string pair_name(int e) const { return graphs::name(graphs::Edge(e, e + 1)); }
};

}  // namespace gamecert::games
