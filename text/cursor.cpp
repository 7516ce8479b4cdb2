// Reading signs and numbers.
#include "text/cursor.hpp"

#include <charconv>

#include "text/quoted.hpp"

namespace gamecert::text {

bool Cursor::take(std::string_view sign) {
  if (!rest().starts_with(sign)) return false;
  at_ = at() + sign.size();
  return true;
}

bool Cursor::take_directly(char c) {
  const bool there = at_ < text_.size() && text_[at_] == c;
  if (there) ++at_;
  return there;
}

std::int64_t Cursor::read_number(std::int64_t least, std::int64_t greatest, bool limit) {
  const Cursor before = *this;
  const std::string_view digits = take_while(digit);
  if (digits.empty()) refuse("a number");
  const std::string shown(digits.substr(0, 40));
  if (digits.size() > 1 && digits.front() == '0') before.refuse("a number without leading zeros", "'" + shown + "'");
  std::int64_t value = 0;
  const std::errc read = std::from_chars(digits.data(), digits.data() + digits.size(), value).ec;
  const bool beyond = read != std::errc() || value > greatest;
  if (!beyond && value < least) before.refuse("a number of at least " + std::to_string(least), shown);
  const std::string expected = "a number of at most " + std::to_string(greatest);
  if (beyond && limit) before.exceed(expected, shown);
  if (beyond) before.refuse(expected, shown);
  return value;
}

void Cursor::refuse(const std::string& expected) const {
  if (blanks_.empty()) refuse(expected, quoted_character(text_, at()));
  refuse(expected, done() ? "the end of the line" : quoted(rest().substr(0, rest().find_first_of(blanks_))));
}
void Cursor::refuse(const std::string& expected, const std::string& found) const {
  throw InputError("expected " + expected + ", found " + found, place());
}
void Cursor::exceed(const std::string& expected, const std::string& found) const {
  throw TooLarge("expected " + expected + ", found " + found, place());
}

}  // namespace gamecert::text
