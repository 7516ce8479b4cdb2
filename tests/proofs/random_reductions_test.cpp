// The theorem behind proofs for all graphs against graphs: what graphs of few vertices do not deny larger ones do not
// deny either, and what is proved is found by play on all small graphs. GAMECERT_SEED, GAMECERT_REDUCTIONS.
#include <gtest/gtest.h>

#include <iostream>

#include "certificates/checker.hpp"
#include "proofs/obligation_answer.hpp"
#include "proofs/reduction_prove.hpp"
#include "tests/language/random_formula.hpp"
#include "tests/proofs/random_reduction.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Level;
using reductions::Obligation;
using reductions::read_reduction;
using reductions::StatedReduction;

int rounds(int usual) {
  const char* text = std::getenv("GAMECERT_REDUCTIONS");
  return text == nullptr ? usual : std::stoi(text);
}

/// The next one that makes sense to its end.
StatedReduction next(RandomReductions& random, std::string& text) {
  for (;;) {
    text = random.next();
    try {
      return read_reduction(text);
    } catch (const text::InputError&) {
    }
  }
}

void compare_with_more_vertices(RandomReductions random) {
  solve::Watch watch({});
  const auto fails = [&](const StatedReduction& reduction, Obligation obligation, int vertices) {
    if (vertices != obligation.vertices) obligation.witnesses = 0;  // of whole graphs, on which all is legal
    obligation.vertices = vertices;
    return answer(reduction, obligation, false, watch).against.has_value();
  };
  int proved = 0, denied = 0, by_no_fewer = 0;
  for (int i = rounds(40); i > 0; --i) {
    std::string text;
    const StatedReduction reduction = next(random, text);
    std::vector<Obligation> obligations;
    try {
      obligations = reductions::obligations(reduction, true);
    } catch (const text::LimitError&) {  // of witnesses for many vertices
      continue;
    }
    for (const Obligation& obligation : obligations) {
      const int vertices = obligation.vertices;
      if (vertices > 6 || vertices + obligation.witnesses > 9) continue;
      if (!fails(reduction, obligation, vertices)) {
        ++proved;
        EXPECT_FALSE(fails(reduction, obligation, vertices < 4 ? vertices + 2 : vertices + 1))
            << text << "\n"
            << title(reduction, obligation) << ": not denied on " << vertices << " vertices";
      } else {
        ++denied;
        constexpr int named = 2;  // the ends of an edge, or a vertex and one where an invariant fails
        if (vertices > named && obligation.witnesses == 0 && !fails(reduction, obligation, vertices - 1)) ++by_no_fewer;
      }
    }
  }
  std::cout << proved << " obligations proved, " << denied << " denied, " << by_no_fewer << " by no fewer vertices\n";
  EXPECT_GT(proved, 50);
  EXPECT_GT(denied, 20);
}

TEST(RandomReductions, WhatFewVerticesDoNotDenyMoreDoNotDeny) {
  compare_with_more_vertices(RandomReductions(conjectures::testing::seed()));
}
TEST(RandomReductions, WhatFewVerticesAndWitnessesDoNotDenyMoreDoNotDeny) {
  compare_with_more_vertices(RandomReductions(conjectures::testing::seed() + 2, RandomReductions::Of::lifted));
}
TEST(RandomReductions, OfEdgesWhatFewVerticesDoNotDenyMoreDoNotDeny) {
  compare_with_more_vertices(RandomReductions(conjectures::testing::seed() + 5, RandomReductions::Of::edges));
}

/// What play finds on all graphs of orders 1 to 3, if it goes through few positions.
std::optional<ReductionCheck> played(const StatedReduction& reduction) {
  ReductionCheck check = check_reduction(reduction, 1, 3, {}, PositionBudget(60'000));
  if (check.verdict == solve::Verdict::unknown) return std::nullopt;
  return check;
}

void compare_with_play(RandomReductions random) {
  int proved = 0, refused = 0, failing = 0, unknown = 0;
  for (int i = rounds(250); i > 0; --i) {
    std::string text;
    StatedReduction reduction = next(random, text);
    reduction.level = random.below(3) == 0 ? Level::isomorphic : Level::corresponding;
    try {
      const ReductionProof proof = prove_reduction(reduction, true, 3, {});
      ++(proof.verdict == solve::Verdict::proved ? proved : proof.verdict == solve::Verdict::fails ? failing : unknown);
      if (proof.certificate) {
        EXPECT_NO_THROW(certificates::check(*proof.certificate)) << text;
      }
      StatedReduction asked = reduction;
      if (proof.verdict == solve::Verdict::proved) asked.level = proof.level;
      const auto check = played(asked);
      if (!check) continue;
      // A graph that fails is looked for to order 3, so that without one play to order 3 shows none.
      const bool failing_here = proof.verdict == solve::Verdict::fails && proof.failing->order <= 3;
      EXPECT_EQ(check->verdict == solve::Verdict::fails, failing_here) << text << " " << proof.reason;
    } catch (const text::InputError& error) {  // of the painted start
      ASSERT_NE(error.place().line, 0U) << error.what();
      ++refused;
      try {
        check_reduction(reduction, 1, 5, {}, PositionBudget(1));
        ADD_FAILURE() << text << " " << error.what();
      } catch (const text::InputError& other) {
        EXPECT_NE(other.place().line, 0U);
        EXPECT_STREQ(error.what(), other.what()) << text;
      }
    }
  }
  std::cout << proved << " proved, " << failing << " failing, " << refused << " refused, " << unknown << " unknown\n";
  EXPECT_GT(proved, 10);
  EXPECT_GT(failing, 10);
}

TEST(RandomReductions, WhatIsProvedIsFoundByPlay) {
  compare_with_play(RandomReductions(conjectures::testing::seed() + 1));
}
TEST(RandomReductions, WhatIsProvedWhereEdgesLiftClashesIsFoundByPlay) {
  compare_with_play(RandomReductions(conjectures::testing::seed() + 3, RandomReductions::Of::lifted));
}
TEST(RandomReductions, WhatIsProvedOfEdgesIsFoundByPlay) {
  compare_with_play(RandomReductions(conjectures::testing::seed() + 6, RandomReductions::Of::edges));
}

/// A map with a pair of vertices that may answer each other, and perhaps a constant; the heaps are guessed.
std::string random_pairs(RandomReductions& random, bool lifted) {
  const auto one_of = [&](std::initializer_list<const char*> list) {
    return std::string(list.begin()[random.below(static_cast<int>(list.size()))]);
  };
  const std::string side = lifted ? one_of({"weak", "weak reading=surrounded", "weak reading=painted"})
                                  : one_of({"proper colours=1", "proper colours=1", "proper colours=2", "node-kayles",
                                            "distance distance=2 colours=1"});
  const bool two = lifted || side.ends_with("colours=2");
  const std::string source = two ? side : "node-kayles";
  const std::string kind = one_of({"vertex ", "vertex ", "vertex ", "edge ", "graph "});
  std::string text = "source " + source + " ; target " + side + " ; vertex v ; join a.v b.v ; " + kind + "w ; " + kind +
                     "u ; move v:1 means 1";
  if (two) text += " ; move v:2 means 2";
  const auto add = [&](const std::string& statement) {
    try {
      read_reduction(text + " ; " + statement);
      text += " ; " + statement;
    } catch (const text::InputError&) {
    }
  };
  const bool swapped = random.below(4) != 0;  // whether w and u may change places
  if (random.below(2) == 0) add("join a.w b.w ; join a.u b.u");
  if (random.below(2) == 0) add("join a.w b.u ; join a.u b.w");
  for (int joins = swapped ? 0 : 1 + random.below(3); joins > 0; --joins) {
    const bool ends = random.below(2) == 0;
    const auto port = [&] { return (ends ? one_of({"a.", "b."}) : "") + one_of({"v", "w", "u"}); };
    const std::string from = port();
    add("join " + from + " " + port());
  }
  if (random.below(8) == 0) add("move w:1 means 1");
  if (random.below(8) == 0) add("move u:1 means 1");
  const std::string colour = two ? one_of({"1", "2"}) : "1";
  const bool other = lifted && random.below(2) == 0;  // whether answers have the other colour
  for (const auto& [move, by] : {std::pair{"w", "u"}, {"u", "w"}}) {
    if (random.below(12) == 0) continue;
    for (int c = 1; c <= (two ? 2 : 1); ++c)
      add("answer " + std::string(move) + ":" + std::to_string(c) + " by " + by + ":" +
          std::to_string(other ? 3 - c : c));
  }
  if (random.below(5) != 0) add("invariant (w:any & u:any) | (w:none & u:none)");
  if (random.below(8) == 0) add("answer v:1 by " + one_of({"w", "u"}) + ":" + colour);
  // A vertex beside the others has nimber 1, and two colours 1 as well.
  constexpr const char* heaps[] = {"", " plus 1 n", " plus 1 m", " plus 1"};
  const int constant = random.below(4), stated = random.below(6) == 0 ? random.below(4) : constant;
  if (constant > 0)
    add(std::vector<std::string>{"vertex", "edge", "graph"}[static_cast<std::size_t>(constant - 1)] + " g");
  add(std::string("level equal-nimber") + heaps[stated]);
  return text;
}

void compare_nimbers(RandomReductions random, bool lifted) {
  int alone = 0, beside = 0, failing = 0, unknown = 0;
  for (int i = rounds(lifted ? 40 : 120); i > 0; --i) {
    const std::string text = random_pairs(random, lifted);
    const StatedReduction reduction = read_reduction(text);
    const ReductionProof proof = prove_reduction(reduction, true, lifted ? 2 : 3, {});
    if (proof.verdict == solve::Verdict::proved) {
      ASSERT_TRUE(proof.certificate) << text;
      EXPECT_NO_THROW(certificates::check(*proof.certificate)) << text;
      if (proof.level == Level::equal_nimber) ++(reduction.plus != reductions::NimHeaps{} ? beside : alone);
      const ReductionCheck check = check_reduction(reduction, 1, lifted ? 2 : 4, {});
      EXPECT_EQ(check.verdict, solve::Verdict::holds) << text;
    } else {
      ++(proof.verdict == solve::Verdict::fails ? failing : unknown);
      if (proof.failing) {
        EXPECT_NE(proof.found.source_value, "") << text;
      }
    }
  }
  std::cout << alone << " proved, " << beside << " beside heaps, " << failing << " failing, " << unknown
            << " unknown\n";
  EXPECT_GT(alone, lifted ? 0 : 5);
  EXPECT_GT(beside, lifted ? 2 : 5);
  EXPECT_GT(failing, lifted ? 0 : 20);
}

TEST(RandomReductions, NimbersThatAreProvedAgreeInPlay) {
  compare_nimbers(RandomReductions(conjectures::testing::seed() + 3), false);
}
TEST(RandomReductions, NimbersThatAreProvedWhereEdgesLiftClashesAgreeInPlay) {
  compare_nimbers(RandomReductions(conjectures::testing::seed() + 4), true);
}

}  // namespace
}  // namespace gamecert::proofs
