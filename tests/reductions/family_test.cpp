// Families of gadgets: what tables prove of all k they prove of each, and what they do not they do not of the k named.
#include "reductions/gadgets/family.hpp"

#include <gtest/gtest.h>

#include <map>

#include "reductions/gadgets/lemma_file.hpp"
#include "reductions/gadgets/signature.hpp"
#include "tests/reductions/naive_signature.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using Kind = Conclusion::Kind;

/// Edges as likely as not, none twice in a gadget.
GadgetFamily random_family(int boundary, int inner, int link, std::mt19937_64& random) {
  GadgetFamily family{boundary, inner, link, {}, {}, {}, {}};
  const int fixed = boundary + inner, order = fixed + link;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      const auto chosen = random() % 4;
      if (v < fixed) {
        if (chosen % 2 == 0) family.last.emplace_back(u, v);
        continue;
      }
      if (chosen == 0) {
        family.first.emplace_back(u, v);
        family.next.emplace_back(u < fixed ? u : u + link, v + link);
      }
      if (chosen == 1) family.first.emplace_back(u, v);
      if (chosen == 2) family.last.emplace_back(u, v);
    }
  }
  for (int v = fixed; v < order; ++v)
    for (int u = fixed; u < order; ++u)
      if (random() % 2 == 0) family.next.emplace_back(u, v + link);
  std::ranges::sort(family.next);
  std::ranges::sort(family.last);
  for (int i = 0; i < inner + link; ++i) family.green.push_back(random() % 2 == 0);
  std::ranges::sort(family.first);
  return family;
}

TEST(Family, WhatTablesSayOfAllKTheySayOfEachAndNotOfTheFirstThatFails) {
  auto random = testing::random_numbers();
  std::map<int, int> failing;
  int proofs = 0;
  for (int round = 0; round < 6000; ++round) {
    const int boundary = static_cast<int>(random() % 3);
    const GadgetFamily before = random_family(boundary, static_cast<int>(random() % 2), 1, random);
    FamilyConclusion conclusion;
    conclusion.kind = std::array{Kind::same, Kind::if_after, Kind::only_if, Kind::unwinnable}[random() % 4];
    if (conclusion.kind != Kind::unwinnable) {
      conclusion.after =
          random_family(boundary, static_cast<int>(random() % 2), static_cast<int>(random() % 2), random);
      conclusion.recoloured = static_cast<unsigned>(random() % (1U << boundary));
    }
    const Repetition found = induction(before, conclusion, 30);
    const int last = found.failing != 0 ? found.failing : 8;
    for (int k = 1; k <= last && k + before.inner <= inner_limit; ++k)
      ASSERT_EQ(proved(member(before, k), conclusion_for(conclusion, k)), k != found.failing)
          << text(before) << " " << text(conclusion) << " " << k;
    ++failing[found.failing];
    proofs += found.repeating != 0 ? 1 : 0;
    EXPECT_EQ(found.failing == 0, found.repeating != 0);
    EXPECT_EQ(read_family(text(before)), before);
    EXPECT_EQ(read_family_conclusion(text(conclusion)), conclusion);
  }
  EXPECT_GT(proofs, 200);
  EXPECT_GT(failing[2], 20);
  EXPECT_GT(failing[3], 3);
}

TEST(Family, OfTwoLinkVerticesToo) {
  auto random = testing::random_numbers();
  int proofs = 0;
  for (int round = 0; round < 60; ++round) {
    const GadgetFamily before = random_family(static_cast<int>(random() % 3), 0, 2, random);
    const FamilyConclusion conclusion{Kind::same, random_family(before.boundary, 1, 0, random), 0};
    const Repetition found = induction(before, conclusion, 30);
    for (int k = 1; k <= (found.failing != 0 ? found.failing : 5); ++k)
      ASSERT_EQ(proved(member(before, k), conclusion_for(conclusion, k)), k != found.failing);
    proofs += found.repeating != 0 ? 1 : 0;
  }
  EXPECT_GT(proofs, 0);
}

/// More than six vertices of B, I and two copies: those of a copy are joined to their like in the next one, and one of
/// the old copy is absorbed before all of the new one are there.
TEST(Family, OfWideCopiesIsPutTogetherVertexByVertex) {
  auto random = testing::random_numbers();
  int proofs = 0, failing = 0;
  for (int round = 0; round < 400; ++round) {
    const auto [boundary, link] =
        std::array{std::pair(3, 2), std::pair(1, 3), std::pair(2, 3), std::pair(1, 4)}[random() % 4];
    GadgetFamily before{boundary, 0, link, {}, {}, {}, {}};
    for (int v = boundary; v < boundary + link; ++v) {
      if (random() % 4 != 0) before.next.emplace_back(v, v + link);
      for (int u = 0; u < boundary; ++u) {
        if (random() % 4 == 0) before.first.emplace_back(u, v);
        if (random() % 4 == 0) before.last.emplace_back(u, v);
        if (random() % 8 == 0) before.next.emplace_back(u, v + link);
      }
      if (v > boundary && random() % 2 == 0) before.next.emplace_back(v - 1 + link, v + link);
      before.green.push_back(random() % 2 == 0);
    }
    std::ranges::sort(before.last);
    std::ranges::sort(before.next);
    for (const Kind kind : {Kind::unwinnable, Kind::same}) {
      FamilyConclusion conclusion{.kind = kind};
      if (kind == Kind::same) conclusion.after = random_family(boundary, 1, 0, random);

      Repetition found;
      try {
        found = induction(before, conclusion, 12);
      } catch (const text::InputError&) {  // an edge that comes twice in a member
        continue;
      }
      const int last = found.failing != 0 ? found.failing : 3;
      for (int k = 1; k <= last && k * link <= 12; ++k)
        ASSERT_EQ(proved(member(before, k), conclusion_for(conclusion, k)), k != found.failing)
            << text(before) << " " << text(conclusion) << " " << k;
      proofs += found.repeating != 0 ? 1 : 0;
      failing += found.failing > 1 ? 1 : 0;
    }
  }
  EXPECT_GT(proofs, 10);
  EXPECT_GT(failing, 3);
}

/// A path of red vertices is a red vertex; that of k + 1 repeats that of k.
TEST(Family, NeedsItsTablesToRepeat) {
  const GadgetFamily path = read_family("2+0+1 first 0-2 next 2-3 last 1-2");
  const FamilyConclusion one = read_family_conclusion("SAME AS 2+1+0 last 0-2,1-2");
  EXPECT_EQ(induction(path, one, 1).repeating, 0);
  EXPECT_EQ(induction(path, one, 2).repeating, 2);
  EXPECT_EQ(induction(path, one, 9).repeating, 2);
  EXPECT_EQ(induction(path, read_family_conclusion("SAME AS 2+1+0 last 0-2,1-2 green=2"), 9).failing, 1);
}

TEST(Family, RefusesWhatIsNone) {
  for (const char* wrong : {"",
                            "2+0+1 ",
                            "2+0",
                            "2+0+1 last 1-2 first 0-2",
                            "2+0+1 first 0-1",
                            "2+0+1 first 0-3",
                            "2+0+1 next 0-2",
                            "2+0+1 next 0-4",
                            "2+0+1 first 2-0",
                            "2+0+1 first 1-2,0-2",
                            "2+0+1 first 0-2,0-2",
                            "2+0+1 first",
                            "2+0+1 green=1",
                            "2+0+1 green=3",
                            "7+0+0",
                            "0+0+0 last 0-1",
                            "2+0+1 recoloured=0",
                            "2+0+0 first 0-1",
                            "2+0+1 first 2-2",
                            "2+0+1 first 0-2 green=2 "})
    EXPECT_THROW(read_family(wrong), text::InputError) << wrong;
  for (const char* wrong : {"SAME AS", "FIRST 2", "UNWINNABLE ", "IF 2+0+0 recoloured=2", "ONLY IF 2+0+0 plus=1"})
    EXPECT_THROW(read_family_conclusion(wrong), text::InputError) << wrong;
  const auto dead = read_family_conclusion("UNWINNABLE");
  EXPECT_THROW(induction(read_family("2+0+1 first 0-2 last 0-2"), dead, 5), text::InputError);
  EXPECT_THROW(induction(read_family("2+0+1 next 0-3 last 0-2"), dead, 5), text::InputError);
  EXPECT_THROW(induction(read_family("2+0+1"), read_family_conclusion("SAME AS 1+0+0"), 5), text::InputError);
  EXPECT_THROW(induction(read_family("4+1+1 next 5-6"), dead, 5), text::LimitError);
}

}  // namespace
}  // namespace gamecert::reductions
