// Evidence `strategy`: bounds of positions.
#pragma once

#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace gamecert::certificates {

/// The score of a game for points, or a bound of it, or the outcome of one that a win ends: 1 point for the
/// win. Each entry bounds what the mover of its
/// position gets more than the opponent from there on. Of a game whose play may repeat, an entry that play without end
/// would break has a rank, which falls with every move.
struct Strategy {
  static constexpr std::string_view kind = "strategy";
  enum class Side { at_least, at_most };
  struct Entry {
    games::Position position;
    Side side = Side::at_least;
    int bound = 0;
    int rank = 0;  // 0 for none
  };
  std::vector<Entry> entries;  // ascending by position, then side; no position twice with the same side
};

}  // namespace gamecert::certificates
