// Text for HTML and SVG.
#include "text/xml.hpp"

#include <gtest/gtest.h>

namespace gamecert::text {
namespace {

TEST(Xml, SpellsSignsOfMarkup) {
  EXPECT_EQ(escaped("a < b & \"c\" > d"), "a &lt; b &amp; &quot;c&quot; &gt; d");
  EXPECT_EQ(escaped("Éric\tDuchêne\r\n"), "Éric\tDuchêne\r\n");
}

// Section 2.2 of XML 1.0: Char ::= #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF].
TEST(Xml, LeavesOutWhatXmlCannotWrite) {
  EXPECT_EQ(escaped("a\x1B[0m"), "a\xEF\xBF\xBD[0m");
  EXPECT_EQ(escaped(std::string_view("\0\x08\x0B\x0C", 4)), "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_EQ(escaped("\xEF\xBF\xBE|\xEF\xBF\xBF"), "\xEF\xBF\xBD|\xEF\xBF\xBD");
  EXPECT_EQ(escaped("\xEF\xBF\xBD"), "\xEF\xBF\xBD");
}

}  // namespace
}  // namespace gamecert::text
