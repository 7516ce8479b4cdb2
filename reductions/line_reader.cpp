// Reading a statement of a reduction from left to right.
#include "reductions/line_reader.hpp"

#include <algorithm>
#include <vector>

#include "text/nearest.hpp"

namespace gamecert::reductions {

std::string_view LineReader::letters(std::string_view also) {
  if (done() || !text::small_letter(rest().front())) return {};
  return take_while([&](char c) { return text::small_letter(c) || text::digit(c) || also.find(c) != also.npos; });
}

bool LineReader::take_word(std::string_view word) {
  LineReader behind = *this;
  return behind.letters("-_") == word && take(word);
}

void LineReader::expect_word(std::string_view word) {
  if (!take_word(word)) refuse("'" + std::string(word) + "'");
}

std::string LineReader::word(const std::string& what) {
  const std::string_view found = letters("-");
  if (found.empty()) refuse(what);
  return std::string(found);
}

std::string LineReader::game(const std::string& what) {
  std::string result = word(what);
  if (take_directly('@'))
    result += "@" + std::string(take_while([](char c) { return text::small_letter(c) || text::digit(c); }));
  return result;
}

std::string LineReader::name(const std::string& what) {
  const std::string_view found = letters("_");
  if (found.empty()) refuse(what);
  std::string result(found);
  if (take_directly('[')) {
    result += "[" + std::to_string(number("an index")) + "]";
    expect("]");
  }
  return result;
}

int LineReader::number(const std::string& what) {
  if (!number_is_next()) refuse(what);
  return static_cast<int>(number_within(0, most));
}

std::size_t LineReader::one_of(const std::string& what, std::initializer_list<std::string_view> words) {
  const LineReader before = *this;
  const std::string_view found = letters("-");
  const auto place = std::ranges::find(words, found);
  if (place != words.end()) return static_cast<std::size_t>(place - words.begin());
  std::string list;
  for (const std::string_view word : words) list.append(list.empty() ? "" : ", ").append(word);
  before.refuse(what + " (" + list + ")" + text::did_you_mean(found, std::vector<std::string_view>(words)));
}

}  // namespace gamecert::reductions
