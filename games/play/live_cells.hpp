// What rules that declare live cells say of a position, in words: what its parts and its shape are made from.
#pragma once

#include <cstddef>

#include "games/play/word_plane.hpp"

namespace gamecert::games {

/// Functions that write fill the words of one plane.
class LiveCells {
 public:
  virtual ~LiveCells() = default;
  virtual void write_live(const Word* at, Word* cells) const = 0;
  /// The component of the cells `within` that holds the least of them.
  virtual void write_component(const Word* within, Word* part) const = 0;
  virtual void write_beside(const Word* at, const Word* part, Word* cells) const = 0;
  virtual int mark(const Word* at, int cell) const = 0;
  /// The cells that a shape joins to this one.
  virtual void write_joined(int cell, Word* cells) const = 0;
  virtual std::size_t lines() const = 0;
  virtual void write_line(std::size_t line, Word* cells) const = 0;
  virtual int line_mark(const Word* at, std::size_t line) const = 0;
};

}  // namespace gamecert::games
