// Evidence `positions`: positions beside heaps.
#pragma once

#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace gamecert::certificates {

/// In place of a heap: with no heap is the position a P-position.
constexpr int loony = -1;

/// Outcome or nimber of an impartial game. Each entry says that its position plus a heap of its
/// size is a P-position, or that it is loony. Where the game splits (normal play), positions are single parts. No
/// position is listed twice: beside two different heaps it cannot be a P-position.
struct Positions {
  static constexpr std::string_view kind = "positions";
  struct Entry {
    games::Position position;
    int heap = 0;
  };
  std::vector<Entry> entries;  // ascending by position, then heap
};

}  // namespace gamecert::certificates
