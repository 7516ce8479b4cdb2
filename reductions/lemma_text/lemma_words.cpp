// Splitting a line of a lemma file.
#include "reductions/lemma_text/lemma_words.hpp"

#include <algorithm>

#include "text/printable.hpp"

namespace gamecert::reductions {
namespace {

constexpr std::string_view blanks = " \t";

}  // namespace

int vertex_among(const std::vector<std::string>& names, const LemmaWord& word, const char* what) {
  const auto found = std::ranges::find(names, word.text);
  if (found == names.end()) fail(std::string("a vertex ") + what, word);
  return static_cast<int>(found - names.begin());
}

void add_name(std::vector<std::string>& names, const LemmaWord& word) {
  constexpr auto signs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_'";
  if (word.text.find_first_not_of(signs) != std::string::npos) fail("a name of letters and digits", word);
  if (std::ranges::count(names, word.text) != 0)
    fail("every vertex once", "a second " + text::quoted(word.text), word.place);
  names.push_back(word.text);
}

LemmaLine::LemmaLine(text::Cursor line) {
  const text::Place start = line.place();
  const std::string_view all = line.rest();
  text = line.take_until("#");
  text::Cursor at(text, start, blanks);
  while (!at.done()) {
    const text::Place place = at.place();
    words.push_back({std::string(at.take_until(blanks)), place});
  }
  end = at.place();
  constexpr std::string_view of_prose[] = {"title", "source", "case"};
  const bool prose = !words.empty() && std::ranges::count(of_prose, words[0].text) != 0;
  const std::size_t wrong = text::first_unprintable(all, prose ? 0 : text.size(), blanks);
  if (wrong < all.size())
    fail("printable characters", text::quoted_character(all, wrong), {start.line, start.column + wrong});
}

std::string LemmaLine::rest() const {
  if (words.size() == 1) fail("text behind `" + words[0].text + "`", "the end of the line", end);
  std::string result(text.substr(words[1].place.column - 1));
  return result.erase(result.find_last_not_of(blanks) + 1);
}

std::vector<LemmaWord> LemmaLine::arguments(const std::string& expected, std::size_t least) const {
  std::vector<LemmaWord> result(words.begin() + 1, words.end());
  if (result.size() < least) fail(expected, "the end of the line", end);
  return result;
}

void LemmaLine::nothing_more(std::size_t count) const {
  if (words.size() > count) fail("the end of the line", words[count]);
}

}  // namespace gamecert::reductions
