// Reading numbers and separators of a text from left to right.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "text/too_large.hpp"

namespace gamecert::text {

/// A place in a text. What is not as expected is an InputError with the column.
class Cursor {
 public:
  explicit Cursor(std::string_view text, std::size_t at = 0) : text_(text), at_(at) {}

  bool done() const { return at_ >= text_.size(); }
  std::size_t column() const { return at_ + 1; }
  bool next_is(char character) const { return !done() && text_[at_] == character; }
  void expect(char character) {
    if (!next_is(character)) refuse(std::string("'") + character + "'");
    ++at_;
  }
  void expect_end() const {
    if (!done()) refuse("the end of the text");
  }
  /// A whole number least..greatest, without leading zeros.
  std::int64_t number(std::int64_t least, std::int64_t greatest) {
    return read_number(least, greatest,
                       [](const std::string& message, std::size_t column) { throw InputError(message, column); });
  }
  /// The same; a number above the limit is TooLarge.
  std::int64_t number_within(std::int64_t least, std::int64_t limit) {
    return read_number(least, limit,
                       [](const std::string& message, std::size_t column) { throw TooLarge(message, column); });
  }

 private:
  template <class Above>
  std::int64_t read_number(std::int64_t least, std::int64_t greatest, Above&& above) {
    const std::size_t begin = at_;
    std::int64_t value = 0;
    for (; !done() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_)
      value = std::min(10 * value + (text_[at_] - '0'), greatest + 1);
    if (at_ == begin) refuse("a number");
    const std::string digits(text_.substr(begin, std::min<std::size_t>(at_ - begin, 40)));
    if (at_ - begin > 1 && text_[begin] == '0')
      throw InputError("expected a number without leading zeros, found '" + digits + "'", begin + 1);
    if (value < least)
      throw InputError("expected a number of at least " + std::to_string(least) + ", found " + digits, begin + 1);
    if (value > greatest)
      above("expected a number of at most " + std::to_string(greatest) + ", found " + digits, begin + 1);
    return value;
  }
  [[noreturn]] void refuse(const std::string& expected) const {
    throw InputError("expected " + expected + ", found " + quoted_character(text_, at_), at_ + 1);
  }

  std::string_view text_;
  std::size_t at_;
};

}  // namespace gamecert::text
