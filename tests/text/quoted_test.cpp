// Pieces of text in messages.
#include "text/quoted.hpp"

#include <gtest/gtest.h>

namespace gamecert::text {
namespace {

TEST(Quoted, SpellsControlCharacters) {
  EXPECT_EQ(text::quoted("plain 'text'"), "'plain 'text''");
  EXPECT_EQ(text::quoted("a\x1B[31mb\nc\t\r"), "'a\\x1B[31mb\\x0Ac\\x09\\x0D'");
  EXPECT_EQ(text::quoted(std::string_view("\0\x7F", 2)), "'\\x00\\x7F'");
  EXPECT_EQ(text::quoted("Éric"), "'Éric'");
}

TEST(Quoted, CutsBetweenCharacters) {
  const std::string letters(59, 'x');
  EXPECT_EQ(text::quoted(letters + "x"), "'" + letters + "x'");
  EXPECT_EQ(text::quoted(letters + "xx"), "'" + letters + "x...'");
  EXPECT_EQ(text::quoted(letters + "É"), "'" + letters + "...'");                               // two bytes, 59 and 60
  EXPECT_EQ(text::quoted(letters.substr(1) + "É!"), "'" + letters.substr(1) + "É...'");         // 58 and 59
  EXPECT_EQ(text::quoted(letters.substr(2) + "\U0001F3B2"), "'" + letters.substr(2) + "...'");  // four, from 57 on
  EXPECT_EQ(text::quoted(letters.substr(3) + "\U0001F3B2"), "'" + letters.substr(3) + "\U0001F3B2'");
  EXPECT_EQ(text::quoted(std::string(80, '\x80')).size(), 2 + 57 + 3U);  // no text of UTF-8
}

TEST(Quoted, NamesACharacterOrItsByte) {
  EXPECT_EQ(quoted_character("ab", 1), "'b'");
  EXPECT_EQ(quoted_character("a\x1B", 1), "byte 0x1B");
  EXPECT_EQ(quoted_character("a", 1), "the end of the text");
}

}  // namespace
}  // namespace gamecert::text
