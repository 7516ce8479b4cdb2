// The words of a lemma file, line by line.
#pragma once

#include <string>
#include <vector>

#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {

struct LemmaWord {
  std::string text;
  text::Place place;
};

/// InputError "expected X, found Y" at the place.
[[noreturn]] inline void fail(const std::string& expected, const std::string& found, text::Place at) {
  throw text::InputError("expected " + expected + ", found " + found, at);
}
[[noreturn]] inline void fail(const std::string& expected, const LemmaWord& word) {
  fail(expected, text::quoted(word.text), word.place);
}

/// The number of the vertex among `names`; `what`: whose vertices they are. InputError.
int vertex_among(const std::vector<std::string>& names, const LemmaWord& word, const char* what);
/// A new name of letters and digits. InputError.
void add_name(std::vector<std::string>& names, const LemmaWord& word);

/// A line: a keyword, then words. A # and what follows it is a comment.
struct LemmaLine {
  std::vector<LemmaWord> words = {};
  std::string_view text = {};  // without a comment
  text::Place end = {1, 1};    // behind the last word

  LemmaLine() = default;
  /// InputError for control characters, and for what is not ASCII but for letters of UTF-8 in titles, sources, names of
  /// cases and comments; so below for words that do not fit.
  explicit LemmaLine(text::Cursor line);

  /// What follows the keyword, as one text.
  std::string rest() const;
  /// The words behind the keyword, so many at least.
  std::vector<LemmaWord> arguments(const std::string& expected, std::size_t least = 1) const;
  /// That there are so many words with the keyword, at most.
  void nothing_more(std::size_t count) const;
};

}  // namespace gamecert::reductions
