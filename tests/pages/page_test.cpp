#include "pages/page.hpp"

#include <gtest/gtest.h>

namespace gamecert::pages {
namespace {

TEST(Page, EscapesWhatHtmlReadsAsMore) {
  EXPECT_EQ(escaped("a < b & \"c\" > d"), "a &lt; b &amp; &quot;c&quot; &gt; d");
}

TEST(Page, HasItsStyleInItAndNoScriptUnlessGiven) {
  const std::string plain = html({.title = "A & B", .body = "<p>text</p>"});
  EXPECT_NE(plain.find("<title>A &amp; B</title>"), std::string::npos);
  EXPECT_NE(plain.find("color-scheme"), std::string::npos);
  EXPECT_EQ(plain.find("<script"), std::string::npos);
  EXPECT_NE(html({.title = "A", .body = "", .script = "let x = 1 < 2;"}).find("let x = 1 < 2;"), std::string::npos);
}

}  // namespace
}  // namespace gamecert::pages
