// The parts of a position by the rules of a text on one board: Theorem 4 of docs/GAMES.md.
#pragma once

#include <vector>

#include "games/game.hpp"
#include "games/play/word_plane.hpp"
#include "games/texts/text_game.hpp"
#include "games/texts/text_meaning.hpp"

namespace gamecert::games {

class TextParts {
 public:
  /// Of rules for which why_no_parts is empty, with what planes of words have found of the board; positions have so
  /// many words a plane. Where what a move reads is not seen on this board, no position splits.
  TextParts(const ReadyText& text, const Instance& instance, const Parameters& parameters, const TextTables& tables,
            std::size_t words_a_plane);

  /// Positions whose sum this one is; none where no move is left.
  std::vector<Position> operator()(PositionView at) const;

 private:
  using Bits = std::vector<Word>;  // of a position
  struct NumberAt {
    Bits digits;  // all that belong to it
    bool grows;
    Bits last;  // what they are when it can change no more
  };
  void read_moves(const ReadyText& text, const Instance& instance, const Parameters& parameters,
                  const TextTables& tables);
  template <class Rules>
  Bits exchanged(Bits bits, const Rules& rules) const;
  template <class Rules>
  void sort_bits(const Rules& rules, const std::vector<Way>& ways);
  void whole_numbers(Bits& bits) const;
  Bits open(PositionView at) const;

  std::size_t words_a_plane_, words_ = 0;
  bool seen_ = true;
  Bits shrinks_, grows_, stays_;  // bits of sets, by what happens to them, and of numbers that stay
  std::vector<NumberAt> numbers_;
  Bits last_;  // what is there when nothing can change any more, but for what stays
  // Of each move of either player, as the mover of the position sees it: without what it is never legal again, with
  // what neither, what it changes, and what it reads or changes.
  Bits moves_;
};

}  // namespace gamecert::games
