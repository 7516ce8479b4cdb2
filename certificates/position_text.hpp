// Positions of games as text.
#pragma once

#include <cstddef>
#include <string>

#include "certificates/lines.hpp"
#include "games/game.hpp"

namespace gamecert::certificates {

/// How many words of 64 bits a plane takes.
std::size_t read_words(Lines& lines);
/// How many planes the boards of the claim's game have, so that every position has one text.
std::size_t planes_of(const Lines& lines, const Claim& claim);
/// So many planes, the next words of this line.
games::Position read_position(Lines& lines, std::size_t words, std::size_t planes);

/// `COUNT WORDS` and so many lines: positions, each with what `mark` reads behind it, `Entry mark(Position)`.
template <class Entry, class Mark>
std::vector<Entry> read_entries(Lines& lines, const Claim& claim, Mark&& mark) {
  const int count = lines.number("a number of entries");
  const std::size_t width = read_words(lines);
  if (count == 0 && width != 1) lines.fail("1 word a plane where there is no entry", std::to_string(width));
  const std::size_t planes = planes_of(lines, claim);
  std::vector<Entry> entries;
  for (int i = 0; i < count; ++i) {
    lines.next_line("an entry");
    entries.push_back(mark(read_position(lines, width, planes)));
  }
  return entries;
}

}  // namespace gamecert::certificates
