// Partners in the vertex-capturing game: edges that answer each other, and vertices that cancel.
#pragma once

#include "papers/language/strategy_line.hpp"
#include "papers/language/way_to_play.hpp"

namespace gamecert::papers {

/// `u-v by {n - u}-{n - v}`: a player answers every edge by its partner, or colours any edge in advance where that is
/// coloured; an edge that is its own partner is the first move of the first player. In the end each pair has both
/// colours. The score is what all such colourings have, or 2 if none has less: the second player can have no less. To
/// 13 edges the search has to say so too.
class PairedEdges : public WayToPlay {
 public:
  PairedEdges(const LinePiece& partners, const Names& known) : partner_(partners, known) {}
  /// InputError unless every edge is the partner of its partner, and one at most its own.
  Worth worth(const std::string& board, const Variables& variables, Surroundings in) const override;

 private:
  AnswerFunction partner_;
};

/// `v by {n - v}`: the vertices that are not their own partners cancel, and those that go `by gone` (docs/LEMMAS.md,
/// "Branches that cancel"); the score is that of what is left, and is certified.
class CancellingVertices : public WayToPlay {
 public:
  CancellingVertices(const LinePiece& partners, const Names& known) : partner_(partners, known) {}
  /// InputError unless every vertex is the partner of its partner.
  Worth worth(const std::string& board, const Variables& variables, Surroundings in) const override;

 private:
  AnswerFunction partner_;
};

}  // namespace gamecert::papers
