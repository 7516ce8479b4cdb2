// The cursor over a text: reads it from left to right, and knows the place of everything it reads.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/errors.hpp"

namespace gamecert::text {

// Kinds of characters.
constexpr bool digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool small_letter(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool letter(char c) { return small_letter(c) || (c >= 'A' && c <= 'Z'); }

/// A small value: a copy remembers a place, and goes its own way. What is not as expected is an InputError there.
class Cursor {
 public:
  /// The text begins at `start`; `blanks` are passed before whatever is read.
  explicit Cursor(std::string_view text, Place start = {0, 1}, std::string_view blanks = "")
      : text_(text), blanks_(blanks), start_(start) {}

  /// The offset of what stands next.
  std::size_t at() const { return std::min(text_.find_first_not_of(blanks_, at_), text_.size()); }
  std::string_view rest() const { return text_.substr(at()); }
  bool done() const { return at() == text_.size(); }
  Place place() const { return place_of(at()); }
  std::size_t column() const { return place().column; }

  bool next_is(char c) const { return !done() && text_[at()] == c; }
  /// Whether the sign stands next; then it is passed.
  bool take(std::string_view sign);
  /// The same of a character right behind what was read, without a blank between.
  bool take_directly(char c);
  /// The longest run of such characters, which may be empty, is passed.
  template <class Kind>
  std::string_view take_while(Kind&& kind) {
    const std::size_t begin = at();
    for (at_ = begin; at_ < text_.size() && kind(text_[at_]);) ++at_;
    return text_.substr(begin, at_ - begin);
  }
  /// What stands before the next of these characters, or all that is left.
  std::string_view take_until(std::string_view ends) {
    const std::string_view found = rest().substr(0, rest().find_first_of(ends));
    at_ = at() + found.size();
    return found;
  }
  /// The line that stands next, as a cursor of its own; its end (\n or \r\n) is passed.
  Cursor take_line();

  void expect(std::string_view sign) {
    if (!take(sign)) refuse("'" + std::string(sign) + "'");
  }
  void expect_end() const {
    if (!done()) refuse("the end of the text");
  }
  /// A whole number least..greatest, without leading zeros.
  std::int64_t number(std::int64_t least, std::int64_t greatest) { return read_number(least, greatest, false); }
  /// The same; a number above the limit is TooLarge.
  std::int64_t number_within(std::int64_t least, std::int64_t limit) { return read_number(least, limit, true); }

  /// `expected X, found Y` at what stands next: a character, or where there are blanks a word, if nothing else is said.
  [[noreturn]] void refuse(const std::string& expected) const;
  [[noreturn]] void refuse(const std::string& expected, const std::string& found) const;
  /// The same as TooLarge.
  [[noreturn]] void exceed(const std::string& expected, const std::string& found) const;

 private:
  std::int64_t read_number(std::int64_t least, std::int64_t greatest, bool limit);
  Place place_of(std::size_t at) const { return {start_.line, start_.column + at}; }

  std::string_view text_, blanks_;
  Place start_;
  std::size_t at_ = 0;  // what was read ends here
};

}  // namespace gamecert::text
