// Claims of the paper on colouring games: what is false is found, and fast ways agree with slow ones.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <tuple>

#include "papers/graphs_of_class.hpp"
#include "solve/boards/directed_paths.hpp"
#include "solve/least_missing.hpp"
#include "tests/papers/stated.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using Check = std::function<void(int, Trial&)>;

/// Where a check fails in these stages, first to last; nothing if it does not.
std::string failure(int first, int last, const Check& check) {
  Trial trial({});
  try {
    for (int stage = first; stage <= last; ++stage) check(stage, trial);
  } catch (const Failure& found) {
    EXPECT_TRUE(found.missing.empty()) << found.missing;
    return found.where.empty() ? "nowhere" : found.where;
  }
  EXPECT_GT(trial.instances(), 0U);
  return "";
}

/// Reflections and half turns of paths and cycles, and the identity; of a complete graph all maps.
TEST(ClaimsOnColouring, InvolutionsAreAutomorphisms) {
  const auto involutions_of = [](const std::string& board, int order, int number) {
    const std::string counted = "(count t in 1..own-inverses(n): keeps-edges(t, n)) = " + std::to_string(number);
    return failure(order, order,
                   exchanged("col.prop-3", "every graph of order n: <outcome of proper colours=2 on G> = P",
                             board + ": " + counted + " & <outcome of proper colours=2 on path:1> = N"));
  };
  EXPECT_EQ(involutions_of("path:4", 4, 2), "");
  EXPECT_EQ(involutions_of("complete:4", 4, 10), "");
  EXPECT_EQ(involutions_of("cycle:6", 6, 8), "");
  EXPECT_NE(involutions_of("cycle:6", 6, 9), "");
}

TEST(ClaimsOnColouring, SymmetryNeedsItsConditions) {
  EXPECT_EQ(failure(1, 5, exchanged("col.prop-2", "k in 1..3", "k in 1, 2")), "");
  EXPECT_NE(failure(1, 5, exchanged("col.prop-2", " & apart(s, n)", "")), "");
  EXPECT_EQ(failure(1, 4, exchanged("col.prop-3", "= P", "= P")), "");
  EXPECT_NE(failure(1, 4, exchanged("col.prop-3", "colours=2", "colours=1")), "");
  EXPECT_NE(failure(1, 4, exchanged("col.prop-3", "= P", "= N")), "");
  EXPECT_EQ(failure(1, 4, exchanged("col.prop-2.strategy", "1..3", "1..2")), "");
  EXPECT_NE(failure(1, 4, exchanged("col.prop-2.strategy", ":{c}>", ":{2}>")), "");
  EXPECT_NE(failure(1, 4, exchanged("col.prop-3.strategy", "{3 - c}", "{c}")), "");
}

TEST(ClaimsOnColouring, StrategiesThatDoNotMirrorGetStuck) {
  const auto stuck = [](const std::string& answer) {
    return failure(1, 1, stated("strategy of proper colours=2 on path:4: second moves answers v:c by " + answer));
  };
  const std::string where = "proper --colours 2 path:4 ";
  EXPECT_EQ(stuck("{3 - v}:{3 - c}"), "");
  EXPECT_EQ(stuck("{3 - v}:{c}"), where + "after painted=0:1,3:1 the move 1:2 has no answer");
  EXPECT_NE(stuck("{v + 1}:{3 - c}"), "");
  EXPECT_EQ(stuck("none"), where + "after the move 0:1 has no answer");
  EXPECT_EQ(stuck("none unless v = v"), "");
  EXPECT_NE(stuck("{3 - v}:*"), "");
  for (const char* wrong :
       {"of proper on path:2: third moves answers v:c by 0:1", "of proper on path:2: second draws answers v:c by 0:1",
        "of misere proper on path:2: second moves answers v:c by 0:1",
        "of proper on path:2: second moves answers n:c by 0:1",
        "of proper on path:2: second moves opens 0:1 answers v:c by 0:1",
        "of proper on path:2: second moves answers 0:1"})
    EXPECT_THROW(stated(std::string("strategy ") + wrong), text::InputError) << wrong;
}

TEST(ClaimsOnColouring, OddCyclesAreMirroredInTheOtherColour) {
  EXPECT_EQ(failure(5, 5, exchanged("col.cor-5.strategy", ":{c}", ":{3 - c}")), "");
  EXPECT_NE(failure(5, 5, exchanged("col.cor-5.strategy", ":{c}", ":{c}")), "");
}

TEST(ClaimsOnColouring, OddPathsNeedASecondColour) {
  for (const std::string colours : {"1", "2"}) {
    const std::string value =
        failure(1, 5, stated("expect nimber of proper colours=" + colours + " on path:{n} = 1 when n mod 2 = 1"));
    const std::string play = failure(1, 5, exchanged("col.prop-6.strategy", "1..3", colours + ".." + colours));
    EXPECT_EQ(value.empty(), colours == "2") << value;
    EXPECT_EQ(play.empty(), colours == "2") << play;
  }
}

/// The recursions of Proposition 9 as printed, with G(B_k) = G(A_k), by length; D_0 and D_{-1} are 0.
struct PrintedPaths {
  std::vector<int> a, c, d;

  explicit PrintedPaths(int length) : a(1), c(1), d(1) {
    const auto at = [](const std::vector<int>& values, int k) {
      return k < 1 ? 0 : values[static_cast<std::size_t>(k)];
    };
    for (int k = 1; k <= length; ++k) {
      std::vector<int> of_a, of_c, of_d;
      for (int i = 3; i <= k; ++i) of_a.push_back(at(a, i - 2) ^ at(a, k + 1 - i));
      for (int i = 2; i <= k - 2; ++i) of_c.push_back(at(c, i) ^ at(a, k - (i + 1)));
      for (int i = 3; i <= k - 1; ++i) of_c.push_back(at(a, i - 2) ^ at(c, k + 1 - i));
      c.push_back(solve::least_missing(of_c));
      for (int i = 2; i <= k; ++i) of_a.push_back(at(c, i) ^ at(d, k - (i + 1)));
      a.push_back(solve::least_missing(of_a));
      for (int i = 1; i <= k; ++i) of_d.push_back(at(d, i - 2) ^ at(a, k + 1 - i));
      for (int i = 1; i <= k; ++i) of_d.push_back(at(a, i) ^ at(d, k - (i + 1)));
      d.push_back(solve::least_missing(of_d));
    }
  }
};

TEST(ClaimsOnColouring, LongPathsHaveTheValuesOfTheRecursions) {
  const int length = 2500;
  const PrintedPaths slow(length);
  solve::LongPaths fast;
  int looks = 0;
  fast.extend(100, [&] { ++looks; });
  fast.extend(length, [&] { ++looks; });
  EXPECT_EQ(looks, length);
  for (int k = 1; k <= length; ++k) {
    const auto i = static_cast<std::size_t>(k);
    ASSERT_EQ(fast.a(k), slow.a[i]) << k;
    ASSERT_EQ(fast.d(k), slow.d[i]) << k;
    ASSERT_TRUE(k + 3 > length || slow.c[i + 3] == slow.d[i]) << k;
  }
}

TEST(ClaimsOnColouring, WrongRecursionsFail) {
  EXPECT_EQ(failure(1, 12, exchanged("col.prop-9", "printed-path(c-of(n))", "printed-path(c-of(n))")), "");
  EXPECT_NE(failure(1, 12, exchanged("col.prop-9", "printed-path(c-of(n))", "printed-path(d-of(n))")), "");
  EXPECT_EQ(failure(1, 6, exchanged("col.def-ABCD", "sum-of-parts(p, n)", "sum-of-parts(p, n)")), "");
  EXPECT_NE(failure(1, 6, exchanged("col.def-ABCD", "sum-of-parts(p, n)", "printed-path(d-of(n))")), "");
}

Check every_test(const std::string& id) { return select(id).front()->check; }

TEST(ClaimsOnColouring, TheMoveToZeroIsRedAtEvenLengths) {
  EXPECT_EQ(failure(4, 12, every_test("col.prop-10.strategy.repaired")), "");
  EXPECT_NE(failure(4, 12, every_test("col.prop-10.strategy")), "");
}

TEST(ClaimsOnColouring, LostPathsAreCounted) {
  for (const auto& [part, instead, holds] :
       {std::tuple("34", "34", true), std::tuple("34", "33", false), std::tuple("8084", "8085", false)})
    EXPECT_EQ(failure(1, 1, exchanged("col.fact-26.repaired", part, instead)).empty(), holds) << instead;
}

TEST(ClaimsOnColouring, ValuesOfLongPathsAreLookedAt) {
  const auto wrong = [](const std::string& id, std::string_view part, std::string_view instead) {
    return failure(1, 1, exchanged(id, part, instead));
  };
  EXPECT_EQ(wrong("col.fact-sparse", "rare(v)", "rare(v)"), "");
  EXPECT_NE(wrong("col.fact-sparse", "in-closure(v)", "in-closure(v + 1)"), "");
  EXPECT_NE(wrong("col.fact-sparse", "2 * (count", "20 * (count"), "");
  EXPECT_NE(wrong("col.fact-max", "<= 1401", "<= 380"), "");
  EXPECT_EQ(wrong("col.fact-lastrare", "for k = 642196", "for k = 10000"), "");
  EXPECT_NE(wrong("col.fact-lastrare", "> 642196", "> 9000"), "");
  EXPECT_NE(wrong("col.fact-nonper", "!= path-d(k + p)", "= path-d(k + p) - 4000"), "");
  EXPECT_NE(wrong("col.prop-10.far", "> 0", "> 1"), "");
  EXPECT_NE(failure(15, 15, exchanged("col.fact-oddP", "path:3 ", "path:5 ")), "");
}

TEST(ClaimsOnColouring, WeakCyclesAreDecidedByParity) {
  for (const std::string id : {"col.cor-15", "col.cor-15.extendable", "col.cor-15.painted"}) {
    EXPECT_EQ(failure(3, 5, every_test(id)), "");
    EXPECT_NE(failure(3, 5, exchanged(id, "unpainted(p, n) mod 2", "1")), "");
  }
  EXPECT_NE(failure(3, 5, every_test("col.cor-15.surrounded")), "");
  // The game refuses what is not legal, or has it; and it begins from what can be reached alone.
  EXPECT_THROW(failure(3, 5, exchanged("col.cor-15", "legal-edges(p, n)", "p > 0")), text::InputError);
  EXPECT_THROW(failure(3, 5, exchanged("col.cor-15.extendable", "legal-extendable(p, n)", "p > 0")), text::InputError);
}

TEST(ClaimsOnColouring, TheCentreIsNeededAndNotEveryVertex) {
  EXPECT_EQ(failure(1, 7, every_test("col.prop-17")), "");
  const std::string mirrored =
      "strategy of distance colours=2 distance=2 on path:5: second moves answers v:c by {4 - v}:{3 - c}";
  EXPECT_EQ(failure(1, 1, stated(mirrored + " unless v = 2")), "");
  EXPECT_NE(failure(1, 1, stated(mirrored + " unless v = 3")), "");
  EXPECT_NE(failure(1, 1, stated(mirrored)), "");
}

TEST(ClaimsOnColouring, VerticesOfPathsHaveKinds) {
  const std::string losses = "N(v) in B & degree(v) = 2", choices = "|intersection(N(v), B)| = 0";
  EXPECT_EQ(failure(1, 5, exchanged("col.prop-21", losses, losses)), "");
  EXPECT_NE(failure(1, 5, exchanged("col.prop-21", losses, "!(N(v) in B)")), "");
  EXPECT_NE(failure(1, 5, exchanged("col.prop-21", choices, losses)), "");
}

TEST(ClaimsOnColouring, WrongAlgorithmsForPathsFail) {
  EXPECT_EQ(failure(1, 6, every_test("col.thm-22")), "");
  EXPECT_NE(failure(1, 6, exchanged("col.thm-22", "first-wins(0", "first-wins(1")), "");
  EXPECT_NE(failure(1, 6, exchanged("col.thm-22", "closed(s)) for", "closed-with-ends(s)) for")), "");
  EXPECT_NE(failure(1, 6, exchanged("col.thm-22", "> f(rule, s, left)", "< f(rule, s, left)")), "");
  EXPECT_NE(failure(1, 6, exchanged("col.thm-22", "if result = 2 then |V| mod 2", "if result = 2 then 1")), "");
  EXPECT_NE(failure(3, 5, exchanged("col.thm-22-cycles.repaired", "2 + n mod 2", "2")), "");
}

}  // namespace
}  // namespace gamecert::papers
