// Writing positions of games.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "games/game.hpp"

namespace gamecert::certificates {

/// Words of a plane in a position of the claim's game.
std::size_t words_of(const Claim& claim, const games::Position& position);
void append_position(std::string& text, const games::Position& position, std::size_t words);

/// `COUNT WORDS` and so many lines: positions, each with what `mark` says of its entry.
template <class Entry, class Mark>
void append_entries(std::string& text, const Claim& claim, const std::vector<Entry>& entries, Mark&& mark) {
  const std::size_t words = entries.empty() ? 1 : words_of(claim, entries.front().position);
  text += std::to_string(entries.size()) + " " + std::to_string(words) + "\n";
  for (const Entry& entry : entries) {
    append_position(text, entry.position, words);
    text += " " + mark(entry) + "\n";
  }
}

}  // namespace gamecert::certificates
