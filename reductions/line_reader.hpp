// A statement of a reduction, read by words, names with an index, and sums of numbers.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

#include "text/cursor.hpp"

namespace gamecert::reductions {

class LineReader : public text::Cursor {
 public:
  using Values = std::map<std::string, int>;
  static constexpr int most = 1'000'000;  // of numbers, and of sums of them

  /// `values` are those of parameters and of the line's own number.
  LineReader(std::string_view text, text::Place start, const Values& values)
      : Cursor(text, start, " "), values_(values) {}

  void end() const {
    if (!done()) refuse("the end of the line");
  }
  /// Whether the word stands next, whole; then it is passed.
  bool take_word(std::string_view word);
  void expect_word(std::string_view word);
  /// Small letters, digits and hyphens, a letter first.
  std::string word(const std::string& what);
  /// Small letters, digits and _, a letter first; then an index in brackets, if there is one: `w[i]` becomes `w[2]`.
  std::string name(const std::string& what);
  /// Whole numbers and names of values, added and subtracted.
  int number(const std::string& what);
  bool number_is_next() const;
  /// The one of the words that stands next.
  std::size_t one_of(const std::string& what, std::initializer_list<std::string_view> words);

 private:
  std::string_view letters(std::string_view also);
  int term(const std::string& what);

  const Values& values_;
};

}  // namespace gamecert::reductions
