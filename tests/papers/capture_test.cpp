// Claims of the vertex-capturing paper: the search and the strategies agree with the game, and what is false is found.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "certificates/checker.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/capture/cancelled.hpp"
#include "papers/capture/complete.hpp"
#include "papers/capture/constructions.hpp"
#include "papers/capture/legs.hpp"
#include "papers/capture/replay.hpp"
#include "papers/game_question.hpp"
#include "papers/lists.hpp"
#include "reductions/gadgets/pendant_paths.hpp"
#include "tests/papers/stated.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

EdgeSet all_edges(const SmallGraph& graph) { return graphs::first_vertices(graph.size()); }

/// Where a check fails; nothing if it does not.
std::string failure(const std::function<void(Trial&)>& check) {
  Trial trial({});
  try {
    check(trial);
  } catch (const Failure& found) {
    return found.where.empty() ? "nowhere" : found.where;
  }
  return "";
}

/// A game whose goal is a score is the game.
TEST(ClaimsOfCapture, GoalsOfScoresAgreeWithTheRules) {
  Trial trial({});
  each_connected(4, trial, [&](const SmallGraph& graph) {
    const int score = capture_score(graph, trial);
    for (int bound = -1; bound <= 3; ++bound) {
      GoalGame game(graph, [&](EdgeSet red) { return final_score(graph, red) >= bound; });
      EXPECT_EQ(game.first_forces(trial), score >= bound) << graphs::write_graph6(graph);
    }
  });
  // In a star with three leaves every edge has both ends of odd degree; in the path with four vertices one has.
  EXPECT_TRUE(wins_by_two_without(family("star:3"), 0, trial));
  EXPECT_FALSE(wins_by_two_without(family("star:3"), 7, trial));
  EXPECT_FALSE(barely_captured_in_a_draw(family("path:3"), 0, 1, trial));
  EXPECT_TRUE(barely_captured_in_a_draw(family("path:3"), 0, 2, trial));
}

/// Playing a pairing out, with any edge in advance, ends in the colourings that have every pair in both colours.
TEST(ClaimsOfCapture, PairingsAreWhatTheyArePlayedOut) {
  Trial trial({});
  for (int order = 3; order <= 5; ++order) {
    for (const SmallGraph& graph : graphs_of_order(order)) {
      for (const Images& images : involutions(graph, moves_every_edge)) {
        const Pairing pairing{image_pairs(graph, images)};
        PlayedStrategy replay(graph, -1, answer_pairs(pairing.pairs));
        EXPECT_EQ(replay.worst({all_edges(graph), 0}, trial), scores_of_pairing(graph, pairing, trial).greatest);
      }
    }
  }
}

/// The path 0-1-2 is split by reversing it, the path 0-1-2-3 is not, and of a triangle a reflection keeps an edge; the
/// columns of grid:2x3 are mirrored, which keeps the one in the middle, an edge.
TEST(ClaimsOfCapture, WhatAnInvolutionCancelsIsCertified) {
  const auto cancels = [](const char* board, const Images& images, VertexSet rest, int score) {
    return failure([&](Trial& trial) {
      keep_cancelled(family(board), images, rest, score, trial);
      ASSERT_EQ(trial.certificates().size(), 1U);
      EXPECT_EQ(trial.certificates().front().claim.statement, "SCORE " + std::to_string(score));
      EXPECT_NO_THROW(certificates::check(trial.certificates().front()));
    });
  };
  EXPECT_EQ(cancels("path:3", {2, 1, 0}, 0, 0), "");
  EXPECT_EQ(cancels("path:2", {0, 1}, 0b11, 2), "");
  EXPECT_EQ(cancels("grid:2x3", {2, 1, 0, 5, 4, 3}, 0b010010, 2), "");
  EXPECT_EQ(cancels("grid:2x3", {2, 1, 0, 5, 4, 3}, 0b010010, 1),
            "capture " + graphs::write_graph6(family("grid:2x3")) + " cancels but for A_, which has the SCORE 2");
  EXPECT_NE(cancels("path:4", {3, 2, 1, 0}, 0, 0), "");
  EXPECT_NE(cancels("cycle:3", {1, 0, 2}, 0, 0), "");
  EXPECT_NE(cancels("path:3", {2, 1, 0}, 0b001, 0), "");
}

/// K_{1,3} with its first edge taken and the others answered one by the other: any edge in advance does no harm.
TEST(ClaimsOfCapture, AFirstEdgeAndPairsPlayedOut) {
  Trial trial({});
  const SmallGraph star = family("star:3");
  const Pairing pairing{{{1, 2}}, 0};
  EXPECT_EQ(scores_of_pairing(star, pairing, trial), (ScoreRange{2, 2}));
  EXPECT_EQ(PlayedStrategy(star, 1, answer_pairs(pairing.pairs)).worst({6, 1}, trial), 2);
  const auto scores = [](const std::string& points, const std::string& answers) {
    return failure([&](Trial& of_line) {
      stated("strategy of capture on star:3: first scores " + points + " opening 0-1 answers u-v by " + answers)(
          1, of_line);
    });
  };
  EXPECT_EQ(scores("2", "{5 - v}-0"), "");
  EXPECT_EQ(scores("2", "9-9 or * but 0-1"), "");
  EXPECT_NE(scores("3", "0-{5 - v}"), "");
  EXPECT_NE(scores("-9", "0-1"), "");
}

/// Two vertices that are coloured the other way round are left out; what stays is gone through: a wheel whose rim is
/// mirrored, with 32 pairs.
TEST(ClaimsOfCapture, MirroredPairsAreNotGoneThrough) {
  Trial trial({});
  SmallGraph wheel = family("cycle:32");
  const int hub = add_vertex(wheel);
  Images half_turn;
  for (int v = 0; v < 32; ++v) {
    wheel.add_edge(v, hub);
    half_turn.push_back((v + 16) % 32);
  }
  half_turn.push_back(hub);
  Pairing pairing{image_pairs(wheel, half_turn)};
  EXPECT_EQ(pairing.pairs.size(), 32U);
  EXPECT_EQ(scores_of_pairing(wheel, pairing, trial), (ScoreRange{0, 0}));
  const SmallGraph star = family("star:2");
  EXPECT_EQ(scores_of_pairing(star, {{}, 0}, trial), (ScoreRange{0, 0}));
  EXPECT_EQ(scores_of_pairing(star, {{{0, 1}}, {}}, trial), (ScoreRange{0, 0}));
}

TEST(ClaimsOfCapture, DefinitionsTellGraphsApart) {
  EXPECT_EQ(own_inverses(4).size(), 10U);
  EXPECT_FALSE(involutions(family("path:3"), moves_every_edge).empty());
  EXPECT_TRUE(involutions(family("path:4"), moves_every_edge).empty());
  EXPECT_TRUE(involutions(family("path:3"), folds).empty());
  EXPECT_FALSE(involutions(family("cycle:4"), folds).empty());
  EXPECT_TRUE(folds_by_definition(family("cycle:4"), {2, 3, 0, 1}));
  EXPECT_FALSE(folds_by_definition(family("cycle:4"), {1, 0, 3, 2}));
  EXPECT_FALSE(splits_by_definition(family("path:3"), {1, 0, 2}));
  EXPECT_TRUE(splits_by_definition(family("path:3"), {2, 1, 0}));
}

TEST(ClaimsOfCapture, PartsOfGridsNeedTheMiddleColumn) {
  const auto stage_4 = [](std::string_view columns) {
    return failure([&](Trial& trial) {
      exchanged("cap.thm-5.4-parts", "splits(a, m + n - a, a / 2)",
                "splits(a, m + n - a, " + std::string(columns) + ")")(4, trial);
    });
  };
  EXPECT_EQ(stage_4("(m + n - a) / 2"), "");
  EXPECT_NE(stage_4("(m + n - a) / 2 - 1"), "");
  EXPECT_NE(stage_4("a / 2"), "");
}

TEST(ClaimsOfCapture, WrongPairingsAreFound) {
  const auto on_grid = [](const std::string& rules) {
    return failure([&](Trial& trial) { stated("pairing of capture on grid:{n}x3: " + rules)(2, trial); });
  };
  const std::string middle = " if (u mod 3 = 1 & v mod 3 = 1) else ", half_turn = "u-v by {5 - u}-{5 - v}";
  EXPECT_EQ(on_grid(half_turn + middle + "{u / 3 * 3 + 2 - u mod 3}-{v / 3 * 3 + 2 - v mod 3} = 2"), "");
  EXPECT_NE(on_grid(half_turn + middle + "{u / 3 * 3 + 2 - u mod 3}-{v / 3 * 3 + 2 - v mod 3} = 1"), "");
  EXPECT_NE(on_grid(half_turn + " = 0"), "");
  EXPECT_THROW(on_grid("u-v by {u}-{v} = 2"), text::InputError);
  EXPECT_THROW(on_grid("u-v by 0-1 = 2"), text::InputError);
  EXPECT_THROW(on_grid("u-v by 0-5 = 2"), text::InputError);
}

/// The two parts of Theorem 6.6 add up: what the strategy is sure of can be had in the whole graph.
TEST(ClaimsOfCapture, JoinedLegsAreWorthWhatTheirStrategySays) {
  Trial trial({});
  for (const std::string_view base : {"complete:2", "cycle:3", "path:4"}) {
    const SmallGraph graph = family(base);
    const SmallGraph made = joined_legs(graph, 0, 4, 4);
    const std::string joining =
        " painted=" + std::to_string(graph.order + 1) + "-" + std::to_string(graph.order + 5) + ":1";
    const int sure = sure_of_joined_legs(graph, 4, 4, trial);
    EXPECT_EQ(sure, 2 - capture_score(graph, trial)) << base;
    EXPECT_GE(score({"capture", graphs::write_graph6(made) + joining}, trial), sure) << base;
  }
  for (const auto& [p, q] : {std::pair(1, 1), std::pair(2, 4), std::pair(3, 3), std::pair(3, 5)}) {
    const SmallGraph legs = family("spider:" + std::to_string(p) + "," + std::to_string(q));
    const Pairing pairs = pairing(legs, leg_pairs(p, q, false));
    EXPECT_EQ(2 * pairs.pairs.size(), static_cast<std::size_t>(p + q));
    EXPECT_EQ(scores_of_pairing(legs, pairs, trial), (ScoreRange{0, 0})) << p << ' ' << q;
  }
}

TEST(ClaimsOfCapture, LegsGoTogetherAsPrinted) {
  EXPECT_TRUE(reductions::go_together(1, 1) && reductions::go_together(2, 4) && reductions::go_together(3, 5));
  EXPECT_FALSE(reductions::go_together(1, 3) || reductions::go_together(2, 3));
  EXPECT_EQ(cores(family("star:4")), std::set<std::string>{"@"});
  EXPECT_EQ(cores(family("spider:1,2,2,4")).size(), 2U);
  EXPECT_EQ(reductions::subdivided_star_score({1}), 2);
  EXPECT_EQ(reductions::subdivided_star_score({1, 2, 3}), 1);
  EXPECT_EQ(reductions::subdivided_star_score({1, 1, 2, 2}), 0);
}

/// The lemma with lengths it leaves out: a leaf and a path of length 3 at the end of an edge change the class.
TEST(ClaimsOfCapture, OtherLegsChangeTheClass) {
  Trial trial({});
  SmallGraph graph = family("path:3");
  const int before = capture_score(graph, trial);
  bool changed = false;
  for (int v = 0; v < 3; ++v) {
    SmallGraph made = graph;
    add_leg(made, v, 1);
    add_leg(made, v, 3);
    changed = changed || capture_score(made, trial) != before;
  }
  EXPECT_TRUE(changed);
}

TEST(ClaimsOfCapture, StrategiesThatDoNotDrawAreFound) {
  Trial trial({});
  const SmallGraph k4 = family("complete:4");
  EXPECT_LE(worst_in_k4_or_k5(4, trial), 0);
  EXPECT_LE(worst_in_k4_or_k5(5, trial), 0);
  EXPECT_GT(PlayedStrategy(k4, -1, answer_pairs({})).worst({all_edges(k4), 0}, trial), 0);
}

TEST(ClaimsOfCapture, WrongConditionsFail) {
  EXPECT_NE(failure([](Trial& trial) { has_score(family("path:4"), 0, "", trial); }), "");
  EXPECT_EQ(failure([](Trial& trial) { has_score(family("path:4"), 1, "", trial); }), "");
  const auto no_worse = [](int blue, int red) { return blue >= red; };
  EXPECT_NE(failure([&](Trial& trial) { odd_sets_are_held(3, no_worse, trial); }), "");
  EXPECT_NE(failure([](Trial& trial) { matched_copies(3, trial); }), "");
  EXPECT_EQ(failure([](Trial& trial) { matched_copies(4, trial); }), "");
}

}  // namespace
}  // namespace gamecert::papers
