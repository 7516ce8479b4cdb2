// The words of a plane whatever its width.
#pragma once

#include <array>
#include <cstddef>

#include "games/info.hpp"
#include "games/play/word_plane.hpp"

namespace gamecert::games {

/// One plane of any width; as many of its words count as the board has.
using PlaneWords = std::array<Word, max_cells / word_bits>;

inline bool contains(const Word* plane, int cell) {
  return (plane[static_cast<std::size_t>(cell / word_bits)] >> (cell % word_bits) & 1) != 0;
}
inline void add_cell(Word* plane, int cell) {
  plane[static_cast<std::size_t>(cell / word_bits)] |= Word{1} << (cell % word_bits);
}
inline void remove_cell(Word* plane, int cell) {
  plane[static_cast<std::size_t>(cell / word_bits)] &= ~(Word{1} << (cell % word_bits));
}

}  // namespace gamecert::games
