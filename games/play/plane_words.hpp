// The words of a plane whatever its width.
#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include "games/info.hpp"
#include "games/play/word_plane.hpp"

namespace gamecert::games {

/// One plane of any width; as many of its words count as the board has.
using PlaneWords = std::array<Word, max_cells / word_bits>;

/// Calls visit(cell) for every member, ascending.
template <class Visit>
void each_cell(const Word* plane, std::size_t words, Visit&& visit) {
  for (std::size_t i = 0; i < words; ++i) {
    for (Word word = plane[i]; word != 0; word &= word - 1) {
      visit(static_cast<int>(i) * word_bits + std::countr_zero(word));
    }
  }
}

inline bool contains(const Word* plane, int cell) {
  return (plane[static_cast<std::size_t>(cell / word_bits)] >> (cell % word_bits) & 1) != 0;
}

}  // namespace gamecert::games
