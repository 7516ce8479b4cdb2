// Claims of the paper on triangulations: words about edges and triangles mean what they say, and false parts are found.
#include <gtest/gtest.h>

#include "certificates/impartial/positions.hpp"
#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "solve/position_worths.hpp"
#include "tests/papers/stated.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

/// Whether all stages hold.
bool holds(int first, int last, const std::function<void(int, Trial&)>& check) {
  Trial trial({});
  try {
    for (int stage = first; stage <= last; ++stage) check(stage, trial);
  } catch (const Failure&) {
    return false;
  }
  return trial.instances() > 0;
}
bool true_of(const std::string& board, const std::string& said) {
  return holds(1, 1, stated("on " + board + ": " + said));
}

/// A square with the diagonal 0-2: the edges 0-1, 0-2, 0-3, 1-2 and 2-3 have the numbers 0 to 4.
TEST(WordsOfTriangulations, OfASquare) {
  const std::string square = "disc:4+0:0-1-2,0-2-3";
  EXPECT_TRUE(true_of(square,
                      "edge(1) = {vertex(2), vertex(0)} & edge(4) = {vertex(2), vertex(3)} & "
                      "E(vertex(2)) = E[edge(1)] + E[edge(3)] + E[edge(4)]"));
  EXPECT_TRUE(true_of(square,
                      "opposite(edge(1)) = {vertex(1), vertex(3)} & opposite(edge(0)) = {vertex(2)} & "
                      "opposite({vertex(1), vertex(3)}) = {}"));
  EXPECT_TRUE(true_of(square,
                      "let F = E[edge(0)] + E[edge(3)]: sides(triangles-with(2, F)) = F + E[edge(1)] & "
                      "sides(triangles-with(1, F)) = {}"));
  EXPECT_TRUE(true_of(square,
                      "|triangles-with(1, edge(1))| = 2 & |triangles-with(0, edge(0))| = 1 & "
                      "|triangles-with(3, E - edge(4))| = 1"));
  EXPECT_TRUE(true_of(square,
                      "hanging(edge(0), {}) = E & hanging(edge(0), {0, 1}) = E[edge(0)] & "
                      "hanging(edge(0), triangles-with(1, edge(2))) = E[edge(0)] + E[edge(1)] + E[edge(3)]"));
  EXPECT_TRUE(true_of(square, "arrays = 1 & array(1) = 2"));
  EXPECT_THROW(true_of(square, "degree(vertex(4)) = 0"), text::InputError);
  EXPECT_THROW(true_of(square, "edge(5) = edge(4)"), text::InputError);
  EXPECT_THROW(true_of(square, "array(2) = 0"), text::InputError);
}

/// The edges of a path of five vertices have the numbers 0 to 3.
TEST(WordsOfTriangulations, OfSetsOfEdgesOfAnyGraph) {
  EXPECT_TRUE(true_of("path:5", "edge(1) = {vertex(1), vertex(2)} & edge(3) = {vertex(3), vertex(4)}"));
  EXPECT_TRUE(true_of("path:5", "reach(vertex(0), E - edge(2)) = {vertex(0), vertex(1), vertex(2)}"));
  EXPECT_THROW(true_of("path:5", "opposite(edge(0)) = {}"), text::InputError);
}

/// By search over the rules, position by position.
TEST(WordsOfTriangulations, LoonyPositionsAreThoseWithoutANimber) {
  for (const std::string board : {"fan:3", "wheel:3"}) {
    const auto game = games::make(games::find("nimstring"), games::Instance(board));
    solve::PositionWorths worths(*game, false, {});
    const games::Word all = game->start().front();
    for (games::Word marked = 0; marked < all; ++marked) {
      const bool loony = worths.of(games::Position{all & ~marked}).nimber == certificates::loony;
      std::string edges;
      for (int e = 0; e < 64; ++e)
        if ((marked >> e & 1) != 0) edges += (edges.empty() ? "" : ", ") + ("edge(" + std::to_string(e) + ")");
      EXPECT_TRUE(true_of(board, (loony ? "loony({" : "!loony({") + edges + "})")) << board << marked;
    }
  }
}

TEST(ClaimsOfTriangulations, FalsePartsAreFound) {
  const auto found = [](const char* id, int first, int last, std::string_view part, std::string_view instead) {
    EXPECT_TRUE(holds(first, last, exchanged(id, {}))) << id;
    EXPECT_FALSE(holds(first, last, exchanged(id, part, instead))) << id << ": " << part;
  };
  found("tri.lem-4", 3, 6, "!now)", "now)");
  found("tri.lem-4", 3, 6, "2 * |red| <= |E[rest]|", "2 * |red| > |E[rest]|");
  found("tri.thm-6.strategy", 3, 6, "then first-cut(f, p, q) else", "then E else");
  found("tri.thm-6.strategy", 3, 6, "{e in black: !crowded(red, blue + e)}", "black");
  found("tri.obs-taken.repaired", 3, 4, "sides(triangles-with(1, c))", "sides(triangles-with(0, c))");
  found("tri.thm-1", 3, 6, "kayles(array(k))", "kayles(array(k) + 1)");
  found("tri.thm-1.outer", 1, 4, "{edge(e), edge(f)}", "{edge(e)}");
  found("tri.eg", 3, 5, "triangles-with(2, {edge(e), edge(f)}) != {}", "true");
  found("tri.loony", 3, 5, " meet completable = {}", " meet completable in completable");
  found("tri.loony", 3, 5, "next meet triangles-with(1, m) != {}", "next != {}");
  found("tri.thm-3.greedy", 3, 5, "if closing(open, drawn) != {} then closing(open, drawn) else\n  (", "(");
  found("tri.thm-3.greedy", 3, 5, "first scores 1", "first scores 2");
  found("tri.thm-3.mirror", 4, 6, "{closing(open, drawn)} or ", "");
  found("tri.thm-3.counts.repaired", 2, 4, "e2 + |merging({f}, drawn, 2)|", "e2");
  found("tri.def-serpentine.repaired", 3, 5, "|border| = n & ", "");
  found("tri.thm-11.steps", 3, 6, "<= 2*n - 3", "< n - 2");
  found("tri.thm-12.e", 1, 3, "u mod 2^s = 0", "0 <= u");
}

/// The printed strategies for Nimstring go on while there is no lune, and are not for what has one.
TEST(ClaimsOfTriangulations, MirroringFailsAtLunesAlone) {
  EXPECT_TRUE(holds(4, 7, exchanged("tri.thm-4.strategy", {})));
  EXPECT_FALSE(holds(8, 8, exchanged("tri.thm-4.strategy", {})));
  for (const auto& [id, stage, play] :
       {std::tuple("tri.thm-4.strategy", 8, "0-1; 0-7; 1-2; 0-2 6-7; 4-5; 0-5 0-6 5-6 3-4; 2-3; 0-3 the first"),
        std::tuple("tri.thm-5.strategy", 5, "0-1; 2-3; 0-4; 1-4 2-4; 0-3; 1-2 3-4 the second")}) {
    Trial trial({});
    try {
      exchanged(id, {})(stage, trial);
      ADD_FAILURE() << id << " holds";
    } catch (const Failure& failure) {
      EXPECT_TRUE(
          failure.where.ends_with(std::string(": after ") + play + " player moves again, and the strategy has no move"))
          << failure.where;
    }
  }
  EXPECT_FALSE(holds(6, 6, exchanged("tri.thm-4.strategy", "lune(E - unmarked,", "lune({},")));
  EXPECT_FALSE(holds(6, 6, exchanged("tri.thm-4.strategy", "{completing(E - unmarked)} or ", "")));
}

/// A recursion that gives each pair of points once more than it stands for is more than the game.
TEST(ClaimsOfTriangulations, ThePrintedRecursionCountsAnEdgeTwice) {
  EXPECT_TRUE(holds(3, 5, exchanged("tri.thm-11", {})));
  EXPECT_FALSE(holds(6, 6, exchanged("tri.thm-11", {})));
  EXPECT_FALSE(
      holds(4, 4, exchanged("tri.thm-11", "+ 5) else n-as-printed(k - i, i)", "+ 4) else n-as-printed(k - i, i)")));
}

/// After the first move the other end goes on; of three vertices in a row she takes any of the last two once it is
/// taken.
TEST(StrategiesInLines, AnswersAreASetAndMayTurn) {
  const auto wins = [](const std::string& answers) {
    return holds(1, 1, stated("strategy of node-kayles on D??: second moves answers v by " + answers));
  };
  EXPECT_FALSE(wins("{open}"));
  const auto four = [](const std::string& answers) {
    return holds(1, 1, stated("strategy of node-kayles on C?: second moves answers v by " + answers));
  };
  EXPECT_TRUE(four("{open}"));
  EXPECT_FALSE(four("{V - open}"));
  EXPECT_TRUE(four("{V - V} once (v >= 0) by {open}"));
  EXPECT_FALSE(four("{open} once (|open| < 3) by {V - V}"));
  EXPECT_TRUE(four("{open} once (|open| < 1) by {V - V}"));
  EXPECT_THROW(stated("strategy of node-kayles on C?: second moves answers v by {v} once (v = 0)"), text::InputError);
}

/// The opponent never makes what the position forbids.
TEST(StrategiesInLines, WhatIsNeverDoneIsSaidOfThePosition) {
  const auto wins = [](const std::string& never) {
    return holds(1, 1, stated("strategy of node-kayles on B?: second moves answers v by {open} unless " + never));
  };
  EXPECT_FALSE(wins("(|open| = 2)"));
  EXPECT_TRUE(wins("(|open| = 1)"));
  EXPECT_TRUE(wins("(|open| = 3)"));
}

}  // namespace
}  // namespace gamecert::papers
