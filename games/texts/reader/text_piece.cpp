// Parts of a text are taken apart at signs and words.
#include "games/texts/reader/text_piece.hpp"

#include <algorithm>

#include "text/cursor.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {

bool word_character(char c) { return text::letter(c) || text::digit(c) || c == '-' || c == '\''; }

TextPiece TextPiece::trimmed() const {
  TextPiece result = *this;
  while (result.begin < result.end && blanks.find(all[result.begin]) != blanks.npos) ++result.begin;
  while (result.end > result.begin && blanks.find(all[result.end - 1]) != blanks.npos) --result.end;
  return result;
}

text::Place TextPiece::place(std::size_t offset) const {
  const std::string_view before = all.substr(0, begin + offset);
  const std::size_t line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
  const std::size_t start = before.rfind('\n');
  return {line, start == before.npos ? before.size() + 1 : before.size() - start};
}

void TextPiece::refuse(const std::string& expected, const std::string& found) const {
  throw text::InputError("expected " + expected + ", found " + found, place());
}
void TextPiece::refuse_other(const std::string& expected, std::span<const std::string_view> known) const {
  refuse(expected + text::did_you_mean(text(), known), found());
}
void TextPiece::require_brackets() const {
  constexpr std::string_view opening = "([{", closing = ")]}";
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < text().size(); ++i) {
    const char sign = text()[i];
    if (opening.find(sign) != opening.npos) open.push_back(i);
    const std::size_t kind = closing.find(sign);
    if (kind == closing.npos) continue;
    if (open.empty())
      from(i).refuse(text::quoted(opening.substr(kind, 1)) + " before " + text::quoted(closing.substr(kind, 1)),
                     "none");
    const std::size_t wanted = opening.find(text()[open.back()]);
    if (wanted != kind) from(i).refuse(text::quoted(closing.substr(wanted, 1)), text::quoted(closing.substr(kind, 1)));
    open.pop_back();
  }
  if (open.empty()) return;
  const std::size_t kind = opening.find(text()[open.back()]);
  from(open.back())
      .refuse(text::quoted(closing.substr(kind, 1)) + " behind this " + text::quoted(opening.substr(kind, 1)), "none");
}
std::string TextPiece::found() const { return empty() ? "nothing" : text::quoted(text().substr(0, text().find('\n'))); }

/// The offset of the first place outside of brackets at which `at(offset)` holds.
template <class At>
std::size_t TextPiece::find_outside(const At& at) const {
  int open = 0;
  const std::string_view in = text();
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (open == 0 && at(i)) return i;
    if (in[i] == '(' || in[i] == '[' || in[i] == '{') ++open;
    if (in[i] == ')' || in[i] == ']' || in[i] == '}') --open;
  }
  return std::string_view::npos;
}
std::size_t TextPiece::find_sign(std::string_view sign) const {
  return find_outside([&](std::size_t i) { return text().substr(i).starts_with(sign); });
}
std::size_t TextPiece::find_word(std::string_view word) const {
  const std::string_view in = text();
  return find_outside([&](std::size_t i) {
    return in.substr(i).starts_with(word) && (i == 0 || !word_character(in[i - 1])) &&
           (i + word.size() == in.size() || !word_character(in[i + word.size()]));
  });
}

std::vector<TextPiece> TextPiece::parts(std::string_view sign) const {
  std::vector<TextPiece> result;
  TextPiece left = *this;
  for (std::size_t at = left.find_sign(sign); at != std::string_view::npos; at = left.find_sign(sign)) {
    result.push_back(left.until(at));
    left.begin += at + sign.size();
  }
  result.push_back(left.trimmed());
  return result;
}

std::string_view TextPiece::take_word() {
  const std::string_view in = text();
  std::size_t size = 0;
  while (size < in.size() && word_character(in[size])) ++size;
  *this = from(size);
  return in.substr(0, size);
}
bool TextPiece::take(std::string_view sign) {
  if (!text().starts_with(sign)) return false;
  *this = from(sign.size());
  return true;
}
bool TextPiece::take_words(std::string_view words) {
  const std::string_view in = text();
  if (!in.starts_with(words) || (in.size() > words.size() && word_character(in[words.size()]))) return false;
  *this = from(words.size());
  return true;
}

}  // namespace gamecert::games
