// Play on the constant pieces of a reduction, by the rules of the target as circuits see them.
#pragma once

#include <vector>

#include "encode/reductions/painted_board.hpp"
#include "reductions/reduction.hpp"

namespace gamecert::encode {

/// A colour for every vertex, 0 where it is unpainted.
using PiecePainting = std::vector<int>;

/// The constant vertices of one kind together, as one board.
class ConstantPlay {
 public:
  ConstantPlay(const reductions::Reduction& reduction, reductions::Of of);

  /// Whether there are none.
  bool empty() const { return start_.empty(); }
  const PiecePainting& start() const { return start_; }
  /// Whether no two vertices painted at the start clash.
  bool start_legal() const;
  /// After every legal move, in the order of vertices and colours.
  std::vector<PiecePainting> options(const PiecePainting& at) const;

 private:
  /// Made of the rules, where a painting is constant.
  PaintedBoard board(Circuit& circuit, const PiecePainting& painting) const;

  const reductions::Side& side_;
  std::vector<PossibleArc> arcs_;
  PiecePainting start_;
};

}  // namespace gamecert::encode
