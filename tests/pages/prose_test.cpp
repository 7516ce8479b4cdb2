// Pages of docs/ as HTML.
#include "pages/prose.hpp"

#include <gtest/gtest.h>

namespace gamecert::pages {
namespace {

TEST(Prose, IsReadBlockByBlock) {
  EXPECT_EQ(
      prose("# A & B\n\nOne `a < b`,\ntwo **words** and [a page](x.html).\n"),
      "<h1>A &amp; B</h1>\n<p>One <code>a &lt; b</code>, two <b>words</b> and <a href=\"x.html\">a page</a>.</p>\n");
  EXPECT_EQ(prose("## 1. A Counter-example\n\n![a \"tree\"](gallery/t.svg)\n"),
            "<h2 id=\"1-a-counterexample\">1. A Counter-example</h2>\n"
            "<figure><a href=\"gallery/t.svg\"><img src=\"gallery/t.svg\" alt=\"a &quot;tree&quot;\"></a></figure>\n");
  const std::string listing = prose("text\n\n    $ one\n    two\n\n    three");
  EXPECT_NE(listing.find(">$ one\ntwo\n</pre>\n<pre"), std::string::npos);
  EXPECT_NE(listing.find(">three\n</pre>"), std::string::npos);
}

TEST(Prose, TakesTheRestForText) {
  EXPECT_EQ(prose("a `b and [c] and 2 * 3"), "<p>a `b and [c] and 2 * 3</p>\n");
  EXPECT_EQ(prose(""), "");
}

}  // namespace
}  // namespace gamecert::pages
