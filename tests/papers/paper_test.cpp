// Papers, and the places of claims in them.
#include "papers/paper.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

#include "papers/folder.hpp"

namespace gamecert::papers {
namespace {

const PrintedClaim& claim(std::string_view id) { return *std::ranges::find(all(), id, &PrintedClaim::id); }

TEST(Papers, EveryClaimHasOne) {
  for (const PrintedClaim& claim : all()) EXPECT_TRUE(claim.id.starts_with(claim.paper->word)) << claim.id;
}

TEST(Papers, ReferencesSayAuthorsTitleAndPlace) {
  EXPECT_EQ(reference(built_in().papers[0]),
            "David Craft, Zevi Miller and Dan Pritikin, \"A solitaire game played on 2-colored graphs\", Discrete "
            "Mathematics 309 (2009), 188-201");
}

TEST(Papers, ReferencesStandInTheIndexOfThePages) {
  std::ifstream in(GAMECERT_SOURCE_DIR "/docs/README.md");
  const std::string page{std::istreambuf_iterator<char>(in), {}};
  for (const Paper& paper : built_in().papers)
    EXPECT_NE(page.find("\n- " + reference(paper) + "\n"), std::string::npos) << reference(paper);
}

TEST(Papers, HeadingsAreAsReadersLookForThem) {
  EXPECT_EQ(heading(claim("ello.thm-3.2")), "Theorem 3.2, Section 3");
  EXPECT_EQ(heading(claim("geo.thm-2.literal.repaired")), "Theorem 2, Section 3: literal, repaired");
  EXPECT_EQ(heading(claim("cap.thm-4.3-construction")), "proof of Theorem 4.3, Section 4: construction");
  EXPECT_EQ(heading(claim("tri.tbl-4.repaired")), "Table 4, Section 5.4: repaired");
  EXPECT_EQ(heading(claim("ello.sec2-order")), "Section 2: sec2-order");
  EXPECT_EQ(heading(claim("tri.thm-12.eq2")), "Theorem 12, Section 7.2: eq2");
  EXPECT_EQ(heading(claim("ello.prop-7.3a-ii")), "Proposition 7.3 (a)(ii), Section 7");
  EXPECT_EQ(heading(claim("ello.abs-cube")), "Abstract: abs-cube");
}

TEST(Papers, NoTwoHeadingsOfAPaperAreTheSame) {
  std::set<std::string> headings;
  for (const PrintedClaim& one : all())
    EXPECT_TRUE(headings.insert(std::string(one.paper->word) + heading(one)).second) << one.id;
}

TEST(Papers, ClaimsStandInTheOrderOfTheText) {
  std::vector<const PrintedClaim*> claims;
  for (const PrintedClaim& one : all()) claims.push_back(&one);
  const auto ordered = in_order_of_text(claims);
  ASSERT_EQ(ordered.size(), claims.size());
  const auto at = [&](std::string_view id) { return std::ranges::find(ordered, &claim(id)) - ordered.begin(); };
  EXPECT_LT(at("ello.abs-mop-linear"), at("ello.intro-cycle"));
  EXPECT_LT(at("cap.thm-2.3"), at("cap.thm-3.1"));
  EXPECT_LT(at("cap.obs-3.6"), at("cap.cor-4.1"));
  EXPECT_LT(at("col.prop-1"), at("col.prop-2"));
  EXPECT_LT(at("col.cor-12"), at("col.prop-13"));
  EXPECT_LT(at("col.prop-13"), at("col.thm-14"));
  EXPECT_LT(at("col.prop-18"), at("col.cor-19"));
  EXPECT_LT(at("tri.thm-9"), at("tri.thm-10"));
  EXPECT_LT(at("geo.thm-4"), at("geo.prop-1"));
  EXPECT_EQ(at("ello.abs-cube") + 1, at("ello.abs-cube.repaired"));
}

TEST(Papers, RepairsAndWhatTheyRepairFindEachOther) {
  int repairs = 0;
  for (const PrintedClaim& one : all()) {
    const PrintedClaim* repair = repaired(one);
    if (repair == nullptr) continue;
    ++repairs;
    EXPECT_EQ(repair_of(*repair), &one);
    EXPECT_EQ(repair->fault, FaultKind::none) << repair->id;
  }
  EXPECT_GT(repairs, 25);
}

}  // namespace
}  // namespace gamecert::papers
