// Claims of the vertex-capturing paper: recursions and partners agree with the game, and what is false is found.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "certificates/checker.hpp"
#include "tests/papers/stated.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using Check = std::function<void(int, Trial&)>;

/// Where a check fails at a stage; nothing if it does not, with one instance at least.
std::string failure_of_capture(int stage, const Check& check) {
  Trial trial({});
  try {
    check(stage, trial);
  } catch (const Failure& found) {
    return found.where.empty() ? "nowhere" : found.where;
  }
  EXPECT_GT(trial.instances(), 0U);
  return "";
}
std::string fails(const std::string& line) { return failure_of_capture(1, stated(line)); }

/// Play as a recursion, with a goal that is a score and no edge left out, is the game.
TEST(ClaimsOfCapture, RecursionsPlayTheGame) {
  const std::string said =
      "!wins-two(E, {}, {edge e: forall v in e: degree(v) mod 2 = 1}) when <score of capture on G> = 2";
  const auto with = [&](int order, const std::string& instead) {
    return failure_of_capture(order, exchanged("cap.thm-2.3", said, instead));
  };
  for (int order = 2; order <= 5; ++order)
    EXPECT_EQ(with(order, "wins-two(E, {}, {}) <-> <score of capture on G> = 2"), "");
  // In a star with three leaves every edge has both ends of odd degree.
  EXPECT_EQ(failure_of_capture(4, exchanged("cap.thm-2.3", said, "!wins-two(E, {}, E) when max-degree = 3 & size = 3")),
            "");
  EXPECT_NE(with(4, "!wins-two(E, {}, {}) when <score of capture on G> = 2"), "");
  // On a path of three vertices two may be barely captured so exactly if they are its ends.
  EXPECT_EQ(
      failure_of_capture(
          3,
          exchanged("cap.obs-3.3",
                    "<score of capture on {graph i, j in 0..n - 1: joined(i, j) | i = number(u) & j = number(v)}> = 1",
                    "!reaches(E, {}, V - u) & reaches(E, {}, {u, v})")),
      "");
}

/// Playing a pairing out, with any edge in advance, ends in the colourings that have every pair in both colours.
TEST(ClaimsOfCapture, PairingsAreWhatTheyArePlayedOut) {
  for (int order = 3; order <= 5; ++order)
    EXPECT_EQ(
        failure_of_capture(order, exchanged("cap.thm-3.1",
                                            "<cancelling of capture on G: v by if (mapped(n, s, v) = v) then gone else "
                                            "{mapped(n, s, v)}> = 0",
                                            "<strategy of capture on G: second scores 0 answers u-v by "
                                            "{mapped(n, s, u)}-{mapped(n, s, v)} or *> = 1")),
        "");
}

/// The path 0-1-2 is split by reversing it, the path 0-1-2-3 is not, and of a triangle a reflection keeps an edge; the
/// columns of grid:2x3 are mirrored, which keeps the one in the middle, an edge.
TEST(ClaimsOfCapture, WhatAnInvolutionCancelsIsCertified) {
  const auto cancels = [](const std::string& rules, int score) {
    return failure_of_capture(1, [&](int stage, Trial& trial) {
      stated("cancelling of capture on " + rules + " = " + std::to_string(score))(stage, trial);
      ASSERT_EQ(trial.certificates().size(), 1U);
      EXPECT_EQ(trial.certificates().front().claim.statement, "SCORE " + std::to_string(score));
      EXPECT_NO_THROW(certificates::check(trial.certificates().front()));
    });
  };
  const std::string mirrored = "grid:2x3: v by {floor(v / 3) * 3 + 2 - v mod 3}";
  EXPECT_EQ(cancels("path:3: v by {2 - v}", 0), "");
  EXPECT_EQ(cancels("path:3: v by if (v = 1) then gone else {2 - v}", 0), "");
  EXPECT_EQ(cancels("path:2: v by {v}", 2), "");
  EXPECT_EQ(cancels(mirrored, 2), "");
  EXPECT_EQ(cancels(mirrored, 1), "capture grid:2x3 cancels but for A_, which has the SCORE 2");
  EXPECT_NE(cancels("path:4: v by {3 - v}", 0), "");
  EXPECT_NE(cancels("cycle:3: v by if (v < 2) then {1 - v} else 2", 0), "");
  EXPECT_NE(cancels("path:3: v by if (v = 0) then {v} else gone", 0), "");
  EXPECT_THROW(cancels("path:3: v by {v + 1}", 0), text::InputError);
  EXPECT_THROW(cancels("path:3: v by 0", 0), text::InputError);
}

/// K_{1,3} with its first edge taken and the others answered one by the other: any edge in advance does no harm.
TEST(ClaimsOfCapture, AFirstEdgeAndPairsPlayedOut) {
  EXPECT_EQ(fails("pairing of capture on star:3: u-v by if (v = 1) then 0-1 else 0-{5 - v} = 2"), "");
  const auto scores = [](const std::string& points, const std::string& answers) {
    return fails("strategy of capture on star:3: first scores " + points + " opening 0-1 answers u-v by " + answers);
  };
  EXPECT_EQ(scores("2", "{5 - v}-0"), "");
  EXPECT_EQ(scores("2", "9-9 or * but 0-1"), "");
  EXPECT_NE(scores("3", "0-{5 - v}"), "");
  EXPECT_NE(scores("-9", "0-1"), "");
}

/// Two vertices that are coloured the other way round are left out; what stays is gone through: a wheel whose rim is
/// mirrored, with 32 pairs.
TEST(ClaimsOfCapture, MirroredPairsAreNotGoneThrough) {
  EXPECT_EQ(fails("pairing of capture on {graph u, v in 0..32: v = 32 | v = u + 1 | u = 0 & v = 31}: u-v by "
                  "{(u + 16) mod 32}-{if v < 32 then (v + 16) mod 32 else 32} = 0"),
            "");
  EXPECT_EQ(fails("pairing of capture on star:2: u-v by 0-{3 - v} = 0"), "");
}

TEST(ClaimsOfCapture, DefinitionsTellMapsApart) {
  EXPECT_EQ(fails("holds own-inverses(4) = 10 & mapped(4, 1, 3) = 3 & (forall v in 0..3: mapped(4, 10, v) = 3 - v)"),
            "");
  EXPECT_THROW(fails("holds mapped(4, 11, 0) = 0"), text::InputError);
  EXPECT_NE(failure_of_capture(4, exchanged("cap.def-split", "moves-edges(s) for", "moves-edges(1) for")), "");
  EXPECT_NE(failure_of_capture(3, exchanged("cap.def-split", "halves(F, s)", "true")), "");
  EXPECT_NE(failure_of_capture(3, exchanged("cap.def-fold", "image(s, v) != v", "true")), "");
  EXPECT_NE(failure_of_capture(3, exchanged("cap.def-fold", "on path:3", "on cycle:3")), "");
  EXPECT_NE(failure_of_capture(3, exchanged("cap.def-fold", "!(exists s in 1..own-inverses(3): folds",
                                            "(exists s in 1..own-inverses(3): folds")),
            "");
}

TEST(ClaimsOfCapture, PartsOfGridsNeedTheMiddleColumn) {
  const auto stage_4 = [](std::string_view columns) {
    return failure_of_capture(4, exchanged("cap.thm-5.4-parts", "splits(a, m + n - a, floor((m + n - a) / 2))",
                                           "splits(a, m + n - a, " + std::string(columns) + ")"));
  };
  EXPECT_EQ(stage_4("floor((m + n - a) / 2)"), "");
  EXPECT_NE(stage_4("floor((m + n - a) / 2) - 1"), "");
  EXPECT_NE(stage_4("floor(a / 2)"), "");
}

TEST(ClaimsOfCapture, WrongPairingsAreFound) {
  const auto on_grid = [](const std::string& rules) { return fails("pairing of capture on grid:2x3: " + rules); };
  const std::string middle = "u-v by if (u mod 3 = 1 & v mod 3 = 1) then ", half_turn = "{5 - u}-{5 - v}",
                    mirrored = " else {floor(u / 3) * 3 + 2 - u mod 3}-{floor(v / 3) * 3 + 2 - v mod 3}";
  EXPECT_EQ(on_grid(middle + half_turn + mirrored + " = 2"), "");
  EXPECT_NE(on_grid(middle + half_turn + mirrored + " = 1"), "");
  EXPECT_NE(on_grid("u-v by " + half_turn + " = 0"), "");
  EXPECT_THROW(on_grid("u-v by {u}-{v} = 2"), text::InputError);
  EXPECT_THROW(on_grid("u-v by 0-1 = 2"), text::InputError);
  EXPECT_THROW(on_grid("u-v by 0-5 = 2"), text::InputError);
  EXPECT_THROW(on_grid("u-v by gone = 2"), text::InputError);
  EXPECT_THROW(stated("pairing of proper colours=2 on path:2: u-v by {u}-{v} = 0"), text::InputError);
  EXPECT_THROW(stated("on path:2: <partners of capture on G: u-v by {u}-{v}> = 0"), text::InputError);
}

/// The two parts of Theorem 6.6 add up: with legs of length 4, joined, at a vertex of a graph the score is at least 2
/// less that of the graph. A pairing that leaves out the joining edge does not show that.
TEST(ClaimsOfCapture, JoinedLegsAreWorthWhatTheirStrategySays) {
  for (const std::string base : {"v < 2", "v < 3", "v < 4 & v = u + 1"}) {
    const std::string order = base == "v < 2" ? "2" : base == "v < 3" ? "3" : "4";
    EXPECT_EQ(fails("expect score of capture on {graph u, v in 0.." + order + " + 7: " + base +
                    " | u = 0 & (v = " + order + " | v = " + order + " + 4) | v = u + 1 & u >= " + order +
                    " & v != " + order + " + 4 | u = " + order + " + 1 & v = " + order +
                    " + 5} >= 2 - <score of capture on {graph u, v in 0.." + order + " - 1: " + base + "}>"),
              "")
        << base;
  }
  EXPECT_NE(failure_of_capture(1, exchanged("cap.thm-6.6", " | u = 2 & v = p + 2}", "}")), "");
  EXPECT_THROW(failure_of_capture(1, exchanged("cap.thm-7.7", "inner(mate(v, p, q), p)", "mate(v, p, q)")),
               text::InputError);
}

TEST(ClaimsOfCapture, LegsGoTogetherAsPrinted) {
  EXPECT_EQ(failure_of_capture(6, select("cap.thm-6.7").front()->check), "");
  EXPECT_NE(
      failure_of_capture(6, exchanged("cap.thm-6.7", "if length = 1 then 1 else if length mod 2 = 0 then 2 else 3",
                                      "if length mod 2 = 0 then 2 else 3")),
      "");
  EXPECT_NE(failure_of_capture(6, exchanged("cap.thm-6.7", "length mod 2 = 0", "length mod 3 = 0")), "");
  EXPECT_NE(failure_of_capture(6, exchanged("cap.thm-6.7", "0, 1, 1)", "0, 1, 0)")), "");
  EXPECT_EQ(failure_of_capture(9, select("cap.core.unique").front()->check), "");
  EXPECT_NE(failure_of_capture(10, select("cap.core.unique").front()->check), "");
}

/// The lemma with lengths it leaves out: a leaf and a path of length 3 at an end of the path change its class.
TEST(ClaimsOfCapture, OtherLegsChangeTheClass) {
  EXPECT_EQ(fails("expect score of capture on spider:1,1 = 0"), "");
  EXPECT_NE(fails("expect score of capture on spider:1,2,3 = 0"), "");
}

TEST(ClaimsOfCapture, StrategiesThatDoNotDrawAreFound) {
  const auto wrong = [](int order, std::string_view part, std::string_view instead) {
    return failure_of_capture(order, exchanged("cap.obs-7.3/7.4", part, instead));
  };
  EXPECT_NE(wrong(4, "{1 - u}-{v}", "{u}-{v}"), "");
  EXPECT_NE(wrong(5, "{u + 2}-4", "{u}-4"), "");
  EXPECT_NE(wrong(6, "drawn-by(1, ", "drawn-by(2, "), "");
  EXPECT_NE(wrong(6, "drawn-by(3, ", "drawn-by(2, "), "");
  EXPECT_NE(wrong(6, "then 4 else 5", "then 5 else 4"), "");
  EXPECT_NE(wrong(6, "for f in E - red - blue - e(45)", "for f in E - red - blue"), "");
  EXPECT_NE(wrong(6, "x = e(35))", "x = e(34))"), "");
  EXPECT_NE(wrong(6, "e(36) + e(46)", "e(36) + e(45)"), "");
}

// At each vertex of a path of one, two or three vertices there is a set of legs of three lengths, and each of its edges
// has one of three lengths; a path has a set of vertices with leaves.
TEST(ClaimsOfCapture, TreesThatAreShortenedAreAllGoneThrough) {
  const auto instances = [](const char* claim, int stage) {
    Trial trial({});
    select(claim).front()->check(stage, trial);
    return trial.instances();
  };
  EXPECT_EQ(instances("cap.conj-6.1.branchings", 2), 8U * 8 * 3);
  EXPECT_EQ(instances("cap.conj-6.1.branchings", 3), 8U * 8 * 8 * 9);
  EXPECT_EQ(instances("cap.conj-6.1.caterpillars", 9), 512U);
}

TEST(ClaimsOfCapture, WrongConditionsFail) {
  EXPECT_EQ(failure_of_capture(3, select("cap.obs-7.5").front()->check), "");
  EXPECT_NE(failure_of_capture(3, exchanged("cap.obs-7.5", "applies(S, red, coloured - red)", "true")), "");
  EXPECT_NE(failure_of_capture(3, select("cap.thm-4.3-construction").front()->check), "");
  EXPECT_EQ(failure_of_capture(4, select("cap.thm-4.3-construction").front()->check), "");
  EXPECT_NE(failure_of_capture(
                4, exchanged("cap.obs-3.2", "image(s, u) = u & image(s, v) = v & !adj", "image(s, u) = u & !adj")),
            "");
  EXPECT_THROW(failure_of_capture(5, exchanged("cap.lem-6.2", "{u}-{sibling(vertex(u), vertex(v), r, {})}", "{u}-{v}")),
               text::InputError);
  EXPECT_THROW(failure_of_capture(6, exchanged("cap.cor-6.3", "u, {v})}", "u, {})}")), text::InputError);
}

}  // namespace
}  // namespace gamecert::papers
