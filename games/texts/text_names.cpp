// The form of names of games whose rules are texts.
#include "games/texts/text_names.hpp"

#include <algorithm>

#include "text/cursor.hpp"

namespace gamecert::games {

bool names_text(std::string_view word) {
  constexpr std::size_t digits = 32;
  const std::size_t at = word.find('@');
  if (at == 0 || at == word.npos || word.size() != at + 1 + digits) return false;
  const auto plain = [](char c) { return text::small_letter(c) || text::digit(c) || c == '-'; };
  const auto hexadecimal = [](char c) { return text::digit(c) || (c >= 'a' && c <= 'f'); };
  return std::ranges::all_of(word.substr(0, at), plain) && std::ranges::all_of(word.substr(at + 1), hexadecimal);
}

std::string_view text_named(std::string_view word) {
  constexpr std::string_view of_gadgets = "-gadget";
  if (word.ends_with(of_gadgets)) word.remove_suffix(of_gadgets.size());
  return names_text(word) ? word : "";
}

std::string_view short_name(std::string_view name) { return name.substr(0, name.find('@')); }

}  // namespace gamecert::games
