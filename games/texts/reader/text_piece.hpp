// A part of a text of a game, with its place in the file: what clauses are read from.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/errors.hpp"

namespace gamecert::games {

inline constexpr std::string_view blanks = " \t\r\n";

/// Whether it can stand inside of a word: a letter, a digit, a hyphen, a prime.
bool word_character(char c);

/// What errors are about. Parts of it are without blanks around.
struct TextPiece {
  std::string_view all;  // the file
  std::size_t begin = 0, end = 0;

  std::string_view text() const { return all.substr(begin, end - begin); }
  bool empty() const { return begin == end; }
  TextPiece trimmed() const;
  TextPiece from(std::size_t offset) const { return TextPiece{all, begin + offset, end}.trimmed(); }
  TextPiece until(std::size_t offset) const { return TextPiece{all, begin, begin + offset}.trimmed(); }
  text::Place place(std::size_t offset = 0) const;

  /// Its first line, as messages have it.
  std::string found() const;
  /// InputError at its place.
  [[noreturn]] void refuse(const std::string& expected) const { refuse(expected, found()); }
  [[noreturn]] void refuse(const std::string& expected, const std::string& found) const;
  /// Also with the word or words nearest to it that could stand there.
  [[noreturn]] void refuse_other(const std::string& expected, std::span<const std::string_view> known) const;
  /// Of a range A..B.
  [[noreturn]] void refuse_empty_range() const {
    refuse("a range A..B with A at most B", found() + ", which is empty");
  }
  /// At the first bracket that has no partner, if there is one.
  void require_brackets() const;

  /// The offset of the first such sign, or word, outside of brackets; npos if there is none.
  std::size_t find_sign(std::string_view sign) const;
  std::size_t find_word(std::string_view word) const;
  /// Parts between such signs outside of brackets.
  std::vector<TextPiece> parts(std::string_view sign) const;

  /// The word that it begins with, which is passed with blanks behind it.
  std::string_view take_word();
  /// Whether it begins with that, which is then passed with blanks behind it.
  bool take(std::string_view sign);
  bool take_words(std::string_view words);

 private:
  template <class At>
  std::size_t find_outside(const At& at) const;
};

}  // namespace gamecert::games
