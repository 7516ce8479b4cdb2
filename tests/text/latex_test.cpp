// Text for LaTeX; tests/pages/latex.sh has it compiled.
#include "text/latex.hpp"

#include <gtest/gtest.h>

namespace gamecert::text {
namespace {

TEST(Latex, KeepsLettersAndSpellsSigns) {
  EXPECT_EQ(latex("plain text, 1.5 = 3/2 [ok] (G,c)"), "plain text, 1.5 = 3/2 [ok] (G,c)");
  EXPECT_EQ(latex("50% & #1 $2 K_{3}"), "50\\% \\& \\#1 \\$2 K\\_\\{3\\}");
  EXPECT_EQ(latex("\\~^<>|"),
            "\\textbackslash{}\\textasciitilde{}\\textasciicircum{}\\textless{}\\textgreater{}\\textbar{}");
  EXPECT_EQ(latex("Éric Duchêne"), "Éric Duchêne");
}

TEST(Latex, KeepsSignsApartThatWouldBeOne) {
  EXPECT_EQ(latex("--colours 2 ''x'' a,,b"), "-{}-colours 2 '{}'x'{}' a,{},b");
  EXPECT_EQ(latex("a---b"), "a-{}-{}-b");
}

TEST(Latex, KeepsGraph6Apart) {
  EXPECT_EQ(latex("E?`_"), "E?\\textasciigrave{}\\_");
  EXPECT_EQ(latex("!`` <<>>"),
            "!\\textasciigrave{}\\textasciigrave{} \\textless{}\\textless{}\\textgreater{}\\textgreater{}");
}

TEST(Latex, TurnsStraightQuotesIntoThoseOfPrint) { EXPECT_EQ(latex("\"one\" and (\"two\")"), "``one'' and (``two'')"); }

}  // namespace
}  // namespace gamecert::text
