// Finding mirrored play: answers that prove two gadgets of a local game equal in every graph, up to a heap.
//
// A triple is a position of both gadgets beside a heap; docs/LEMMAS.md has the conditions that it is to meet. Closing
// all boundary moves leaves two sums and a heap, which must be lost for the mover: so the heap of a triple is the
// nimber of its inner moves alone, and triples are found by positions. Every step closes moves, so plain recursion
// ends.
#pragma once

#include <optional>

#include "certificates/certificate.hpp"
#include "certificates/impartial/mirror.hpp"
#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/lemma_game.hpp"
#include "solve/local/open_moves.hpp"

namespace gamecert::solve {

class MirroredPlay {
 public:
  /// On a board of two gadgets. LimitError for more moves than OpenMoves has.
  MirroredPlay(const reductions::GadgetBoard& board, Watch& watch);

  /// The heap with which the second gadget may take the place of the first in every graph; nothing if mirrored play
  /// does not prove it with any.
  std::optional<int> heap();
  /// What proves it, if it does.
  certificates::MirrorTriples evidence();

 private:
  /// Whether some answers prove the position, beside the heap of its inner moves. Folded positions are kept.
  bool holds(MoveSet at);
  bool searched(MoveSet at);
  /// Of a code as in certificates::MirrorTriples::Triple: an answer to an inner move, to a move of the heap down to
  /// `left`; nothing if there is none.
  std::optional<int> answer(MoveSet at, int move);
  std::optional<int> heap_answer(MoveSet at, int left);

  MoveSet played(MoveSet at, int move) const { return at & ~moves_.closed_by(move); }
  MoveSet closed(MoveSet at, int boundary_move) const;
  MoveSet made(MoveSet at, int boundary_move) const;
  /// The living boundary moves, bit i: boundary move i.
  MoveSet living(MoveSet at, std::size_t gadget) const;
  /// The parts with boundary moves.
  MoveSet folded(MoveSet at) const;
  int inner_nimber(MoveSet at) { return moves_.nimber(at & inner_); }

  const reductions::GadgetBoard& board_;
  OpenMoves moves_;
  MoveSet inner_ = 0;
  TranspositionTable<std::optional<bool>> holds_;
};

/// The certificate of a conclusion that mirrored play proves of a gadget; nothing if it does not.
std::optional<certificates::Certificate> mirror_proof(const reductions::LemmaGame& game,
                                                      const reductions::Gadget& gadget,
                                                      const reductions::Conclusion& conclusion, Watch& watch);

}  // namespace gamecert::solve
