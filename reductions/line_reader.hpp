// A statement of a reduction, read by words, names with an index, and numbers.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "text/cursor.hpp"

namespace gamecert::reductions {

class LineReader : public text::Cursor {
 public:
  static constexpr int most = 1'000'000;  // of numbers

  LineReader(std::string_view text, text::Place start) : Cursor(text, start, " ") {}
  virtual ~LineReader() = default;

  void end() const {
    if (!done()) refuse("the end of the line");
  }
  /// Whether the word stands next, whole; then it is passed.
  bool take_word(std::string_view word);
  void expect_word(std::string_view word);
  /// Small letters, digits and hyphens, a letter first.
  std::string word(const std::string& what);
  /// Such a word, behind which `@` and the digest of a text may stand.
  std::string game(const std::string& what);
  /// Small letters, digits and _, a letter first; then an index in brackets, if there is one: `w[i]` becomes `w[2]`.
  std::string name(const std::string& what);
  /// A whole number; files have sums as well (FileLine).
  virtual int number(const std::string& what);
  virtual bool number_is_next() const { return !done() && text::digit(rest().front()); }
  /// The one of the words that stands next.
  std::size_t one_of(const std::string& what, std::initializer_list<std::string_view> words);

 protected:
  /// Small letters, digits and `also`, a letter first; nothing if there is none.
  std::string_view letters(std::string_view also);
};

}  // namespace gamecert::reductions
