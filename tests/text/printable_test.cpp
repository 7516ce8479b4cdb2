// Characters that print: ASCII, and beyond it what UTF-8 has (RFC 3629) without its control characters.
#include "text/printable.hpp"

#include <gtest/gtest.h>

#include <string>

namespace gamecert::text {
namespace {

/// The code in UTF-8 by the table of RFC 3629, whether or not it is one of a character.
std::string utf8(unsigned code, int bytes) {
  std::string result;
  for (int i = 1; i < bytes; ++i, code /= 64) result.insert(result.begin(), static_cast<char>(0x80 + code % 64));
  constexpr unsigned begins[] = {0, 0, 0xC0, 0xE0, 0xF0};
  result.insert(result.begin(), static_cast<char>(begins[bytes] + code));
  return result;
}

TEST(Printable, AllThatIsBeyondAsciiIsReadAsUtf8) {
  int letters = 0;
  for (unsigned code = 0; code < 0x120000; ++code) {
    for (int bytes = 2; bytes <= 4; ++bytes) {
      if (code >= (bytes == 2 ? 0x800U : bytes == 3 ? 0x10000U : 0x200000U)) continue;
      const int right = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      const bool letter = bytes == right && code >= 0xA0 && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
      const std::string text = "a" + utf8(code, bytes);
      ASSERT_EQ(first_unprintable(text, 0), letter ? text.size() : 1) << code << " in " << bytes;
      ASSERT_EQ(first_unprintable(text.substr(0, text.size() - 1), 0), 1U) << code << " in " << bytes;
      letters += letter ? 1 : 0;
    }
  }
  EXPECT_EQ(letters, 0x110000 - 0x800 - 0xA0);  // but for surrogates, and what is ASCII or a control character
}

TEST(Printable, ControlCharactersDoNotPrint) {
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text = std::string("ab") + static_cast<char>(byte);
    EXPECT_EQ(first_unprintable(text, 0), byte >= 0x20 && byte < 0x7F ? 3U : 2U) << byte;
  }
  EXPECT_EQ(first_unprintable("a\tb\rc", 0, " \t"), 3U);
  EXPECT_EQ(first_unprintable("a\tb", 0), 1U);
}

TEST(Printable, FromTheOffsetOnLettersNeedNotBeAscii) {
  const std::string text = "ab # \xC3\x89";
  EXPECT_EQ(first_unprintable(text, 3), text.size());
  EXPECT_EQ(first_unprintable(text, text.size()), 5U);
}

}  // namespace
}  // namespace gamecert::text
