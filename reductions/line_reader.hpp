// The words, numbers and signs of one line of a reduction, each with its column.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

#include "reductions/reduction_file.hpp"

namespace gamecert::reductions {

class LineReader {
 public:
  using Values = std::map<std::string, int>;
  static constexpr int most = 1'000'000;  // of numbers, and of sums of them

  /// `text` begins in `column` of its line, from 1. `values` are those of parameters and of the line's own number.
  LineReader(std::string_view text, std::size_t line, std::size_t column, const Values& values)
      : text_(text), line_(line), column_(column), values_(values) {}

  [[noreturn]] void refuse(std::size_t at, const std::string& expected, const std::string& found) const;
  [[noreturn]] void fail(std::size_t at, const std::string& message) const;
  /// TextTooLarge.
  [[noreturn]] void exceed(std::size_t at, const std::string& expected, const std::string& found) const;
  /// What stands next is not what was expected.
  [[noreturn]] void refuse(const std::string& expected);

  std::size_t line() const { return line_; }
  /// The column of an offset.
  std::size_t column(std::size_t at) const { return column_ + at; }
  /// The offset of what stands next.
  std::size_t at();
  bool done() { return at() == text_.size(); }
  void end();
  /// Whether the sign stands next; then it is passed.
  bool take(std::string_view sign);
  void expect(std::string_view sign);
  /// Whether the word stands next, whole; then it is passed.
  bool take_word(std::string_view word);
  void expect_word(std::string_view word);
  /// Small letters, digits and hyphens, a letter first.
  std::string word(const std::string& what);
  /// Small letters, digits and _, a letter first; then an index in brackets, if there is one: `w[i]` becomes `w[2]`.
  std::string name(const std::string& what);
  /// Whole numbers and names of values, added and subtracted.
  int number(const std::string& what);
  bool number_is_next();
  /// The one of the words that stands next.
  std::size_t one_of(const std::string& what, std::initializer_list<std::string_view> words);

 private:
  std::string_view letters(std::string_view also);
  int term(const std::string& what);

  std::string_view text_;
  std::size_t line_, column_;
  const Values& values_;
  std::size_t at_ = 0;
};

}  // namespace gamecert::reductions
