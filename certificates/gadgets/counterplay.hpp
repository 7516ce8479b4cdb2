// Evidence `counterplay`: two gadgets of a game for points, played against each other.
#pragma once

#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace gamecert::certificates {

/// In every graph that holds a gadget another may take its place, beside some points (docs/LEMMAS.md).
struct Counterplay {
  static constexpr std::string_view kind = "counterplay";
  /// The planes of a game for points on edges: those left, the mover's, the opponent's.
  static constexpr std::size_t planes = 3;

  /// A position in which the challenger is to move: the most that they still gain, and an answer to each of their
  /// moves, ascending.
  struct Entry {
    games::Position position;
    int bound = 0;
    std::vector<int> answers;
  };
  std::vector<Entry> against_before;  // on the board of the gadget and the other one (reductions::DifferenceBoard)
  std::vector<Entry> against_after;   // on that of the other one and the gadget; empty where no edge is painted
};

}  // namespace gamecert::certificates
