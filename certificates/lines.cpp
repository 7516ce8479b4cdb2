// Reading lines and words.
#include "certificates/lines.hpp"

#include <algorithm>

#include "games/texts/text_names.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

constexpr std::size_t line_limit = std::size_t{1} << 28;
constexpr bool in_names(char c) { return text::small_letter(c) || text::digit(c) || c == '-'; }

}  // namespace

bool Lines::advance() {
  if (leave_ && !line_.empty()) leave_(line_ += '\n');
  line_.clear();
  in_line_ = text::Cursor("");
  ++line_number_;
  std::streambuf& buffer = *in_.rdbuf();
  for (int c = buffer.sbumpc(); c != '\n'; c = buffer.sbumpc()) {
    if (c == std::char_traits<char>::eof()) {
      if (line_.empty()) return false;
      fail("a newline at the end of the last line", text::quoted(line_));
    }
    if (c < ' ' || c > '~') fail("printable characters", "byte " + std::to_string(c));
    if (line_.size() == line_limit)
      fail("lines of at most " + std::to_string(line_limit) + " characters", "a longer one");
    line_ += static_cast<char>(c);
  }
  in_line_ = text::Cursor(line_, {line_number_, 1});
  return true;
}

std::string Lines::rest() const { return at_end_of_line() ? "the end of the line" : text::quoted(next_words()); }

std::string_view Lines::token(const std::string& expected) {
  if (at_end_of_line()) fail(expected, line_.empty() ? "an empty line" : "the end of the line");
  if (in_line_.at() > 0) in_line_.take(" ");
  const std::string_view found = in_line_.take_until(" ");
  if (found.empty()) fail(expected, "a space too many");
  return found;
}

void Lines::end_of_line() const {
  if (!at_end_of_line()) fail("the end of the line", rest());
}

void Lines::next_line(const char* expected) {
  end_of_line();
  if (!advance()) fail(expected, "the end of the text");
}

bool Lines::at_word(std::string_view wanted) const {
  return line_.starts_with(wanted) && (line_.size() == wanted.size() || line_[wanted.size()] == ' ');
}

void Lines::word(std::string_view wanted) {
  if (!at_word(wanted)) fail("`" + std::string(wanted) + "`", line_.empty() ? "an empty line" : text::quoted(line_));
  in_line_ = text::Cursor(line_, {line_number_, 1});
  in_line_.take(wanted);
}

std::string Lines::name(const std::string& what) {
  const std::string_view text = token(what);
  if (!std::ranges::all_of(text, in_names)) fail(what, text::quoted(text));
  return std::string(text);
}

std::string Lines::game(const std::string& what) {
  const std::string_view text = token(what);
  if (games::text_named(text).empty() && !std::ranges::all_of(text, in_names)) fail(what, text::quoted(text));
  return std::string(text);
}

int Lines::parse(std::string_view text, const std::string& what) const {
  const auto value = text::whole_number(text);
  if (!value) fail(what, text::quoted(text));
  return *value;
}

std::string Lines::remainder(const std::string& what) {
  std::string found(next_words());
  if (found.empty()) fail(what, "the end of the line");
  in_line_.take(in_line_.rest());
  return found;
}

std::vector<int> Lines::numbers_of_line(const std::string& what) {
  std::vector<int> result;
  while (!at_end_of_line()) result.push_back(number(what));
  return result;
}

}  // namespace gamecert::certificates
