// Reading lines, words and numbers; writing numbers.
#include "certificates/lines.hpp"

#include <algorithm>
#include <charconv>

#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

constexpr std::size_t line_limit = std::size_t{1} << 28;
constexpr std::size_t numbers_a_line = 20;

}  // namespace

bool Lines::advance() {
  line_.clear();
  at_ = 0;
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
  return true;
}

std::string Lines::rest() const {
  return at_end_of_line() ? "the end of the line" : text::quoted(std::string_view(line_).substr(at_));
}

std::string_view Lines::token(const std::string& expected) {
  const std::size_t begin = at_;
  if (begin > line_.size()) fail(expected, "the end of the line");
  const std::size_t end = std::min(line_.find(' ', begin), line_.size());
  if (end == begin) fail(expected, line_.empty() ? "an empty line" : "a space too many");
  at_ = end + 1;
  return std::string_view(line_).substr(begin, end - begin);
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
  at_ = wanted.size() + 1;
}

std::string Lines::name(const std::string& what) {
  const std::string_view text = token(what);
  const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  if (!std::ranges::all_of(text, allowed)) fail(what, text::quoted(text));
  return std::string(text);
}

int Lines::parse(std::string_view text, const std::string& what) const {
  const auto value = text::whole_number(text);
  if (!value) fail(what, text::quoted(text));
  return *value;
}

std::string Lines::remainder(const std::string& what) {
  if (at_ >= line_.size()) fail(what, "the end of the line");
  std::string text = line_.substr(at_);
  at_ = line_.size() + 1;
  return text;
}

std::vector<int> Lines::numbers(const std::string& what, std::size_t count) {
  std::vector<int> result;
  while (result.size() < count) {
    next_line(what.c_str());
    const std::size_t until = std::min(count, result.size() + numbers_a_line);
    while (result.size() < until) result.push_back(number(what));
  }
  return result;
}

std::vector<int> Lines::numbers(const std::string& what) {
  return numbers(what, static_cast<std::size_t>(number("a count")));
}

std::vector<int> Lines::numbers_of_line(const std::string& what) {
  std::vector<int> result;
  while (!at_end_of_line()) result.push_back(number(what));
  return result;
}

void Lines::hexadecimal(std::string_view text, std::size_t words, std::vector<std::uint64_t>& to) const {
  if (text.size() > 16 * words) fail("a plane of at most " + std::to_string(words) + " words", text::quoted(text));
  if (text.size() > 1 && text.front() == '0') fail("a hexadecimal number without leading zeros", text::quoted(text));
  std::size_t end = text.size();
  for (std::size_t i = 0; i < words; ++i) {
    const std::size_t begin = end > 16 ? end - 16 : 0;
    std::uint64_t word = 0;
    if (end > 0) {
      const auto [stop, error] = std::from_chars(text.data() + begin, text.data() + end, word, 16);
      const bool lower = std::none_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'F'; });
      if (error != std::errc{} || stop != text.data() + end || !lower)
        fail("a lower-case hexadecimal number", text::quoted(text));
    }
    to.push_back(word);
    end = begin;
  }
}

std::vector<std::uint64_t> Lines::elements() {
  std::vector<std::uint64_t> elements;
  const int count = number("a number of elements");
  for (int i = 0; i < count; ++i) {
    next_line("an element");
    hexadecimal(token("an element"), 1, elements);
  }
  return elements;
}

void append_hexadecimal(std::string& text, std::uint64_t word) {
  char digits[16];
  text.append(digits, std::to_chars(digits, digits + 16, word, 16).ptr);
}

void append_list(std::string& text, const std::vector<int>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    char digits[12];
    text.append(digits, std::to_chars(digits, digits + 12, numbers[i]).ptr);
    text += (i + 1) % numbers_a_line == 0 || i + 1 == numbers.size() ? '\n' : ' ';
  }
}

void append_numbers(std::string& text, const std::vector<int>& numbers) {
  text.append(std::to_string(numbers.size()).append("\n"));
  append_list(text, numbers);
}

}  // namespace gamecert::certificates
