// Evidence `strategy`: bounds of positions.
#pragma once

#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace gamecert::certificates {

/// The score of a game for points, or a bound of it, or the outcome of one that a win ends: 1 point for the
/// win. Each entry bounds what the mover of its
/// position gets more than the opponent from there on.
struct Strategy {
  static constexpr std::string_view kind = "strategy";
  enum class Side { at_least, at_most };
  struct Entry {
    games::Position position;
    Side side = Side::at_least;
    int bound = 0;
  };
  std::vector<Entry> entries;  // ascending by position, then side; no position twice with the same side
};

}  // namespace gamecert::certificates
