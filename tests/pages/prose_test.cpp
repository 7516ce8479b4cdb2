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

TEST(Prose, ReadsTablesAndLists) {
  EXPECT_EQ(
      prose("| a | `b` |\n|---|--:|\n| 1 \\| 2 |  |\n\nthen\n"),
      "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Table\"><table><tr><th scope=\"col\">a</th>"
      "<th scope=\"col\"><code>b</code></th></tr>\n<tr><td>1 | 2</td><td></td></tr>\n</table></div>\n<p>then</p>\n");
  EXPECT_EQ(prose("- one\n  more\n- *two* ``a`b``\n\n### Three\n"),
            "<ul><li>one more</li>\n<li><em>two</em> <code>a`b</code></li>\n</ul>\n<h3>Three</h3>\n");
}

TEST(Prose, LinksToPagesOfTheSiteAlone) {
  EXPECT_EQ(prose("[a](A.md#x), [b](B.md), [c](c.svg)", {{"A.md", "a.html"}}),
            "<p><a href=\"a.html\">a</a>, b, <a href=\"c.svg\">c</a></p>\n");
}

TEST(Prose, TakesTheRestForText) {
  EXPECT_EQ(prose("a `b and [c] and 2 * 3"), "<p>a `b and [c] and 2 * 3</p>\n");
  EXPECT_EQ(prose(""), "");
}

}  // namespace
}  // namespace gamecert::pages
