// The "found X" half of an error message about a place in a text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gamecert::text {

/// The character at offset `at` in quotes, as a byte number if it does not print, or the end of the text.
inline std::string quoted_character(std::string_view text, std::size_t at) {
  if (at >= text.size()) return "the end of the text";
  const char character = text[at];
  if (character >= ' ' && character <= '~') return std::string("'") + character + "'";
  const auto byte = static_cast<unsigned char>(character);
  const char* digits = "0123456789ABCDEF";
  return std::string("byte 0x") + digits[byte >> 4] + digits[byte & 15];
}

/// The text in quotes, cut if it is long.
inline std::string quoted(std::string_view text) {
  constexpr std::size_t most = 60;
  std::string result = "'";
  result.append(text.substr(0, most)).append(text.size() > most ? "...'" : "'");
  return result;
}

}  // namespace gamecert::text
