// Evidence `mirror`: mirrored play on two gadgets of an impartial game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace gamecert::certificates {

/// In every graph that holds a gadget another may take its place, beside a heap (docs/LEMMAS.md). Positions are of the
/// board of both gadgets side by side (reductions/gadgets/gadget_board.hpp).
struct MirrorTriples {
  static constexpr std::string_view kind = "mirror";

  /// A part of a position in which no boundary move is open, and its nimber.
  struct Value {
    games::Position position;
    int heap = 0;
  };
  /// A position all whose parts have boundary moves, beside a heap. Answers to all moves but those at the boundary: to
  /// the inner moves that are open, ascending, then to the moves of the heap to 0, 1, ... An answer is the code of a
  /// move; below 0, -1 - k is the move of the heap to k.
  struct Triple {
    games::Position position;
    int heap = 0;
    std::vector<int> answers;
  };
  std::vector<Value> values;    // ascending by position
  std::vector<Triple> triples;  // the same
};

}  // namespace gamecert::certificates
