// Characters that print: what may stand in texts that are shown again.
#pragma once

#include <cstddef>
#include <string_view>

namespace gamecert::text {

/// How many bytes the character of UTF-8 takes that the text begins with, which is not of ASCII; 0 if it is none, or a
/// control character (U+0080 to U+009F).
constexpr std::size_t letter_beyond_ascii(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t bytes = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
  if (byte(0) < 0xC2 || byte(0) > 0xF4 || bytes > text.size()) return 0;
  unsigned code = byte(0) & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
    code = code << 6U | (byte(i) & 0x3FU);
  }
  const bool shorter = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  return shorter || surrogate || code < 0xA0 || code > 0x10FFFF ? 0 : bytes;
}

/// The offset of the first character that does not print, or the size: of control characters only these blanks do, of
/// what is not ASCII only letters of UTF-8 from offset `ascii` on.
constexpr std::size_t first_unprintable(std::string_view text, std::size_t ascii, std::string_view blanks = "") {
  std::size_t at = 0;
  while (at < text.size()) {
    const char c = text[at];
    const bool plain = (c >= ' ' && c <= '~') || blanks.find(c) != std::string_view::npos;
    const std::size_t bytes = plain ? 1 : at < ascii ? 0 : letter_beyond_ascii(text.substr(at));
    if (bytes == 0) return at;
    at += bytes;
  }
  return at;
}

}  // namespace gamecert::text
