// Positions of one game, numbered in ascending order, found by their words without allocation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/game.hpp"

namespace gamecert::games {

class PositionIndex {
 public:
  static constexpr std::size_t absent = static_cast<std::size_t>(-1);

  /// For at most `most` positions of `words` words each.
  PositionIndex(std::size_t words, std::size_t most);
  /// A position that is greater than those there.
  void add(PositionView position);
  /// The number of the position, or `absent`. In constant time on most positions, in logarithmic time on any.
  std::size_t find(PositionView position) const;
  PositionView operator[](std::size_t number) const { return {flat_.data() + number * words_, words_}; }
  std::size_t size() const { return size_; }

 private:
  /// The slot that holds the position or, if it is in none, the empty one where it belongs; null if all its slots hold
  /// others.
  const std::uint32_t* slot_of(PositionView position) const;
  std::uint32_t* slot_of(PositionView position);

  std::size_t words_;
  std::size_t size_ = 0;
  std::size_t mask_;                  // number of slots - 1, a power of two at least twice `most`
  std::vector<Word> flat_;            // words_ a position
  std::vector<std::uint32_t> slots_;  // number + 1, or 0; open addressing
};

}  // namespace gamecert::games
