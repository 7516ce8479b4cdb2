// The "found X" half of an error message about a place in a text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gamecert::text {

/// Two digits of base 16.
inline std::string hexadecimal(char character) {
  const auto byte = static_cast<unsigned char>(character);
  const char* digits = "0123456789ABCDEF";
  return {digits[byte >> 4], digits[byte & 15]};
}

/// The character at offset `at` in quotes, as a byte number if it does not print, or the end of the text.
inline std::string quoted_character(std::string_view text, std::size_t at) {
  if (at >= text.size()) return "the end of the text";
  const char character = text[at];
  if (character >= ' ' && character <= '~') return std::string("'") + character + "'";
  return "byte 0x" + hexadecimal(character);
}

/// The text in quotes, cut if it is long, but not within a character of UTF-8; a control character is `\x1B`.
inline std::string quoted(std::string_view text) {
  constexpr std::size_t most = 60;
  std::size_t end = text.size() > most ? most : text.size();
  while (end < text.size() && end + 3 > most && (text[end] & 0xC0) == 0x80) --end;
  std::string result = "'";
  for (const char character : text.substr(0, end)) {
    const bool control = (0 <= character && character < ' ') || character == '\x7F';
    result += control ? "\\x" + hexadecimal(character) : std::string(1, character);
  }
  return result + (end < text.size() ? "...'" : "'");
}

}  // namespace gamecert::text
