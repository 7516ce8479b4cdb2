// Evidence `closure`: positions that moves do not leave.
#pragma once

#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace gamecert::certificates {

/// A solitaire cannot be won: positions that hold the start and no goal, closed under moves.
struct Closure {
  static constexpr std::string_view kind = "closure";
  bool reflected = false;                  // ELLO on graphs only: of the game with the reflected colouring (Cor 1.4)
  std::vector<games::Position> positions;  // ascending
};

}  // namespace gamecert::certificates
