// Positions of one game, numbered as they were added, found by their words without allocation.
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
  /// A position that is not there yet.
  void add(PositionView position);
  /// The number of the position, or `absent`.
  std::size_t find(PositionView position) const;
  PositionView operator[](std::size_t number) const { return {flat_.data() + number * words_, words_}; }
  std::size_t size() const { return size_; }

 private:
  std::size_t slot_of(PositionView position) const;

  std::size_t words_;
  std::size_t size_ = 0;
  std::size_t mask_;                  // number of slots - 1, a power of two at least twice `most`
  std::vector<Word> flat_;            // words_ a position
  std::vector<std::uint32_t> slots_;  // number + 1, or 0; open addressing
};

}  // namespace gamecert::games
