// Reading lists of numbers and hexadecimal words.
#include "certificates/number_text.hpp"

#include <algorithm>
#include <charconv>

#include "text/cursor.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

std::vector<int> read_numbers(Lines& lines, const std::string& what, std::size_t count) {
  std::vector<int> result;
  while (result.size() < count) {
    lines.next_line(what.c_str());
    const std::size_t until = std::min(count, result.size() + numbers_a_line);
    while (result.size() < until) result.push_back(lines.number(what));
  }
  return result;
}

std::vector<int> read_numbers(Lines& lines, const std::string& what) {
  return read_numbers(lines, what, static_cast<std::size_t>(lines.number("a count")));
}

void read_hexadecimal(const Lines& lines, std::string_view text, std::size_t words, std::vector<std::uint64_t>& to) {
  const auto fail = [&](const std::string& expected) { lines.fail(expected, text::quoted(text)); };
  if (text.size() > 16 * words) fail("a plane of at most " + std::to_string(words) + " words");
  if (text.size() > 1 && text.front() == '0') fail("a hexadecimal number without leading zeros");
  const bool digits = std::ranges::all_of(text, [](char c) { return text::digit(c) || (c >= 'a' && c <= 'f'); });
  if (text.empty() || !digits) fail("a lower-case hexadecimal number");
  std::size_t end = text.size();
  for (std::size_t i = 0; i < words; ++i) {
    const std::size_t begin = end > 16 ? end - 16 : 0;
    std::uint64_t word = 0;  // stays so in front of the first digit
    std::from_chars(text.data() + begin, text.data() + end, word, 16);
    to.push_back(word);
    end = begin;
  }
}

std::vector<std::uint64_t> read_elements(Lines& lines) {
  std::vector<std::uint64_t> elements;
  const int count = lines.number("a number of elements");
  for (int i = 0; i < count; ++i) {
    lines.next_line("an element");
    read_hexadecimal(lines, lines.token("an element"), 1, elements);
  }
  return elements;
}

}  // namespace gamecert::certificates
