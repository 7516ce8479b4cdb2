// Claims of the paper on colouring games: what is false is found, and fast ways agree with slow ones.
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <string>
#include <tuple>

#include "papers/colouring/games.hpp"
#include "papers/colouring/oriented.hpp"
#include "papers/colouring/proper.hpp"
#include "papers/colouring/sequential.hpp"
#include "papers/colouring/weak.hpp"
#include "papers/lists.hpp"
#include "solve/boards/directed_paths.hpp"
#include "tests/papers/stated.hpp"

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

TEST(ClaimsOnColouring, InvolutionsAreAutomorphisms) {
  EXPECT_EQ(involutions(family("path:4"), automorphism).size(), 2U);
  EXPECT_EQ(involutions(family("complete:4"), automorphism).size(), 10U);
  EXPECT_EQ(involutions(family("cycle:5"), automorphism).size(), 6U);
  EXPECT_EQ(involutions(family("cycle:6"), automorphism).size(), 8U);
}

TEST(ClaimsOnColouring, SymmetryNeedsItsConditions) {
  const Symmetric one_fixed = [](const graphs::SmallGraph& graph, const Involution& s) {
    return fixed_vertices(s) == 1 && automorphism(graph, s);
  };
  const auto check = [](Symmetric symmetric, const std::vector<int>& colours, OutcomeClass expected) {
    return [=](int order, Trial& trial) { check_symmetric(order, symmetric, colours, expected, trial); };
  };
  EXPECT_EQ(failure(1, 5, check(one_fixed_and_apart, {1, 2}, OutcomeClass::n)), "");
  EXPECT_NE(failure(1, 5, check(one_fixed, {1, 2}, OutcomeClass::n)), "");
  EXPECT_EQ(failure(1, 4, check(no_fixed_vertex, {2}, OutcomeClass::p)), "");
  EXPECT_NE(failure(1, 4, check(no_fixed_vertex, {1}, OutcomeClass::p)), "");
  EXPECT_NE(failure(1, 4, check(no_fixed_vertex, {2}, OutcomeClass::n)), "");
}

TEST(ClaimsOnColouring, StrategiesThatDoNotMirrorGetStuck) {
  Trial trial({});
  const auto stuck = [&](const PaintAnswers& answers) { return where_stuck(proper("path:4", 2), answers, trial); };
  EXPECT_EQ(stuck(mirrored({3, 2, 1, 0}, other_of_two)), "");
  EXPECT_EQ(stuck(mirrored({3, 2, 1, 0}, same_colour)), "after painted=0:1,3:1 the move 1:2 has no answer");
  EXPECT_NE(stuck(mirrored({1, 0, 3, 4}, other_of_two)), "");
  EXPECT_EQ(stuck([](Painted, const std::vector<Painted>&) { return std::vector<Painted>{}; }),
            "after the move 0:1 has no answer");
}

TEST(ClaimsOnColouring, OddCyclesAreMirroredInTheOtherColour) {
  EXPECT_EQ(failure(5, 5, [](int n, Trial& trial) { check_odd_cycle(n, other_of_two, trial); }), "");
  EXPECT_NE(failure(5, 5, [](int n, Trial& trial) { check_odd_cycle(n, same_colour, trial); }), "");
}

TEST(ClaimsOnColouring, OddPathsNeedASecondColour) {
  for (const int colours : {1, 2}) {
    const std::array some{colours};
    const std::string value = failure(
        1, 5,
        stated("expect nimber of proper colours=" + std::to_string(colours) + " on path:{n} = 1 when n mod 2 = 1"));
    const std::string play = failure(1, 5, [&](int n, Trial& trial) {
      if (n % 2 != 0) check_odd_path_strategy(n, some, trial);
    });
    EXPECT_EQ(value.empty(), colours == 2) << value;
    EXPECT_EQ(play.empty(), colours == 2) << play;
  }
}

TEST(ClaimsOnColouring, LongPathsHaveTheValuesOfTheRecursions) {
  const int length = 2500;
  const PathValues slow = printed_recursions(length);
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
  EXPECT_EQ(failure(1, 12, exchanged("col.prop-9", "printed-path-c(n)", "printed-path-c(n)")), "");
  EXPECT_NE(failure(1, 12, exchanged("col.prop-9", "printed-path-c(n)", "printed-path-d(n)")), "");
  const PartValue unpainted = [](const PathValues& values, bool, bool, int length) {
    return value_by_class(values, false, false, length);
  };
  EXPECT_EQ(failure(1, 6, [](int k, Trial& trial) { check_parts(k, value_by_class, trial); }), "");
  EXPECT_NE(failure(1, 6, [&](int k, Trial& trial) { check_parts(k, unpainted, trial); }), "");
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
  EXPECT_NE(wrong("col.fact-sparse", "2*(count", "20*(count"), "");
  EXPECT_NE(wrong("col.fact-max", "<= 1401", "<= 380"), "");
  EXPECT_EQ(wrong("col.fact-lastrare", "for k = 642196", "for k = 10000"), "");
  EXPECT_NE(wrong("col.fact-lastrare", "> 642196", "> 9000"), "");
  EXPECT_NE(wrong("col.fact-nonper", "!= path-d(k + p)", "= path-d(k + p) - 4000"), "");
  EXPECT_NE(wrong("col.prop-10.far", "> 0", "> 1"), "");
  EXPECT_NE(failure(15, 15, exchanged("col.fact-oddP", "path:3 ", "path:5 ")), "");
}

TEST(ClaimsOnColouring, WeakCyclesAreDecidedByParity) {
  const auto always_won = [](int) { return 1; };
  for (const WeakRule reading : {WeakRule::edges, WeakRule::extendable, WeakRule::painted}) {
    EXPECT_EQ(failure(3, 5, [&](int n, Trial& trial) { check_weak_positions(n, reading, parity, trial); }), "");
    EXPECT_NE(failure(3, 5, [&](int n, Trial& trial) { check_weak_positions(n, reading, always_won, trial); }), "");
  }
  EXPECT_NE(failure(3, 5, [](int n, Trial& trial) { check_weak_positions(n, WeakRule::surrounded, parity, trial); }),
            "");
}

TEST(ClaimsOnColouring, TheCentreIsNeededAndNotEveryVertex) {
  EXPECT_EQ(failure(1, 7, stated("check vertex-is-needed right-of-centre=0")), "");
  EXPECT_NE(failure(5, 5, stated("check vertex-is-needed right-of-centre=1")), "");
}

TEST(ClaimsOnColouring, NothingLeftOutIsTheGame) {
  for (int order = 1; order <= 9; ++order) {
    Trial trial({});
    const GameQuestion asked = two_distance("path:" + std::to_string(order));
    EXPECT_EQ(wins_without(asked, 0, trial), first_player_wins(asked, trial)) << order;
  }
}

TEST(ClaimsOnColouring, VerticesOfPathsHaveKinds) {
  using enum VertexKind;
  EXPECT_EQ(kinds({1, 3, 2}, {}), (std::vector{source, closed, source}));
  EXPECT_EQ(kinds({2, 1, 3, 4}, {}), (std::vector{constrained, source, constrained, constrained}));
  EXPECT_EQ(kinds({2, 1, 3, 4}, {.closed_ends = true}), (std::vector{closed, source, constrained, closed}));
  EXPECT_EQ(kinds({1}, {.closed_ends = true}), (std::vector{source}));
  const std::string losses = "N(v) in B & degree(v) = 2", choices = "|intersection(N(v), B)| = 0";
  EXPECT_EQ(failure(1, 5, exchanged("col.prop-21", losses, losses)), "");
  EXPECT_NE(failure(1, 5, exchanged("col.prop-21", losses, "!(N(v) in B)")), "");
  EXPECT_NE(failure(1, 5, exchanged("col.prop-21", choices, losses)), "");
}

TEST(ClaimsOnColouring, WrongAlgorithmsForPathsFail) {
  const Algorithm by_parity = [](const std::vector<int>& turns) { return AlgorithmRun{turns.size() % 2 != 0}; };
  const Algorithm closed_ends = [](const std::vector<int>& turns) {
    return run_algorithm(turns, {.closed_ends = true});
  };
  const Algorithm printed = [](const std::vector<int>& turns) { return run_algorithm(turns, {}); };
  EXPECT_EQ(failure(1, 6, [&](int n, Trial& trial) { check_algorithm(n, "path", printed, trial); }), "");
  EXPECT_NE(failure(1, 6, [&](int n, Trial& trial) { check_algorithm(n, "path", by_parity, trial); }), "");
  EXPECT_NE(failure(1, 6, [&](int n, Trial& trial) { check_algorithm(n, "path", closed_ends, trial); }), "");
}

}  // namespace
}  // namespace gamecert::papers
