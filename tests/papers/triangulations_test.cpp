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
  EXPECT_TRUE(
      true_of(square, "edge-of(2, 0) = 1 & edge-of(2, 3) = 4 & edges-at(2) = 2 + 8 + 16 & edges-of(7) = 1 + 2 + 8"));
  EXPECT_TRUE(true_of(square, "opposite(0, 2) = 2^1 + 2^3 & opposite(0, 1) = 2^2 & opposite(1, 3) = 0"));
  EXPECT_TRUE(true_of(square, "sides(triangles-with(2, 1 + 8)) = 1 + 2 + 8 & sides(triangles-with(1, 1 + 8)) = 0"));
  EXPECT_TRUE(
      true_of(square, "ones(triangles-with(1, 2)) = 2 & ones(triangles-with(0, 1)) = 1 & triangles-with(3, 15) > 0"));
  EXPECT_TRUE(true_of(square, "hanging(1, 0) = 31 & hanging(1, triangles-with(1, 4)) = 1 + 2 + 8 & hanging(1, 3) = 1"));
  EXPECT_TRUE(true_of(square, "arrays(V) = 1 & array(1) = 2"));
  EXPECT_THROW(true_of(square, "edge-of(1, 3) = 0"), text::InputError);
  EXPECT_THROW(true_of(square, "triangles-with(1, 32) = 0"), text::InputError);
  EXPECT_THROW(true_of(square, "array(2) = 0"), text::InputError);
}

/// The edges of a path of five vertices have the numbers 0 to 3.
TEST(WordsOfTriangulations, OfSetsOfEdgesOfAnyGraph) {
  EXPECT_TRUE(true_of("path:5", "along(1 + 2, 1) = 2^0 + 2^2 & along(1, 2) = 0"));
  EXPECT_TRUE(true_of("path:5", "reached(1 + 2 + 8, 0) = 7 & reached(1 + 2 + 8, 4) = 24 & reached(0, 3) = 8"));
  EXPECT_THROW(true_of("path:5", "opposite(0, 1) = 0"), text::InputError);
}

/// By search over the rules, position by position.
TEST(WordsOfTriangulations, LoonyPositionsAreThoseWithoutANimber) {
  for (const std::string board : {"fan:3", "wheel:3"}) {
    const auto game = games::make(games::find("nimstring"), games::Instance(board));
    solve::PositionWorths worths(*game, false, {});
    const games::Word all = game->start().front();
    for (games::Word marked = 0; marked < all; ++marked) {
      const bool loony = worths.of(games::Position{all & ~marked}).nimber == certificates::loony;
      EXPECT_TRUE(true_of(board, (loony ? "loony(" : "!loony(") + std::to_string(marked) + ")")) << board << marked;
    }
  }
}

TEST(ClaimsOfTriangulations, FalsePartsAreFound) {
  const auto found = [](const char* id, int first, int last, std::string_view part, std::string_view instead) {
    EXPECT_TRUE(holds(first, last, exchanged(id, {}))) << id;
    EXPECT_FALSE(holds(first, last, exchanged(id, part, instead))) << id << ": " << part;
  };
  found("tri.lem-4", 3, 6, "!now)", "now)");
  found("tri.lem-4", 3, 6, "2*ones(red) <= ones(edges-of(rest))", "2*ones(red) > ones(edges-of(rest))");
  found("tri.thm-6.strategy", 3, 6, "first-cut(W, points, e, p, q) if", "edges-of(W) if");
  found("tri.thm-6.strategy", 3, 6, "2^e if bit(black, e) = 1 & !crowded(red, blue + 2^e)", "2^e if bit(black, e) = 1");
  found("tri.obs-taken.repaired", 3, 4, "sides(triangles-with(1, c))", "sides(triangles-with(0, c))");
  found("tri.thm-1", 3, 6, "kayles(array(k))", "kayles(array(k) + 1)");
  found("tri.thm-1.outer", 1, 4, "2^e + 2^f", "2^e");
  found("tri.eg", 3, 5, "triangles-with(2, 2^e + 2^f) > 0", "1 = 1");
  found("tri.loony", 3, 5, "= 0))\n", ">= 0))\n");
  found("tri.loony", 3, 5, "meet(next, triangles-with(1, m)) > 0", "next > 0");
  found("tri.thm-3.greedy", 3, 5, "closers if closers > 0 else\n  (", "(");
  found("tri.thm-3.greedy", 3, 5, "first scores 1", "first scores 2");
  found("tri.thm-3.mirror", 4, 6, "cells {closing(n, open, drawn)} or ", "");
  found("tri.thm-3.counts.repaired", 2, 4, "8^ends", "8^(2 - ends)");
  found("tri.def-serpentine.repaired", 3, 5, "ones(border(V)) = n & ", "");
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
  EXPECT_FALSE(holds(6, 6, exchanged("tri.thm-4.strategy", "lune(edges-of(V) - unmarked,", "lune(0,")));
  EXPECT_FALSE(holds(6, 6, exchanged("tri.thm-4.strategy", "cells {completing(edges-of(V) - unmarked)} or ", "")));
}

/// A recursion that gives each pair of points once more than it stands for is more than the game.
TEST(ClaimsOfTriangulations, ThePrintedRecursionCountsAnEdgeTwice) {
  EXPECT_TRUE(holds(3, 5, exchanged("tri.thm-11", {})));
  EXPECT_FALSE(holds(6, 6, exchanged("tri.thm-11", {})));
  EXPECT_FALSE(holds(4, 4, exchanged("tri.thm-11", "n-as-printed(k, j) + 5", "n-as-printed(k, j) + 4")));
}

/// After the first move the other end goes on; of three vertices in a row she takes any of the last two once it is
/// taken.
TEST(StrategiesInLines, CellsAreASetAndAnswersMayTurn) {
  const auto wins = [](const std::string& answers) {
    return holds(1, 1, stated("strategy of node-kayles on D??: second moves answers v by " + answers));
  };
  EXPECT_FALSE(wins("cells {open}"));
  const auto four = [](const std::string& answers) {
    return holds(1, 1, stated("strategy of node-kayles on C?: second moves answers v by " + answers));
  };
  EXPECT_TRUE(four("cells {open}"));
  EXPECT_FALSE(four("cells {15 - open}"));
  EXPECT_TRUE(four("cells {0} once (v >= 0) by cells {open}"));
  EXPECT_FALSE(four("cells {open} once (ones(open) < 3) by cells {0}"));
  EXPECT_TRUE(four("cells {open} once (ones(open) < 1) by cells {0}"));
  EXPECT_THROW(four("cells {-1}"), text::InputError);
  EXPECT_THROW(stated("strategy of node-kayles on C?: second moves answers v by {v} once (v = 0)"), text::InputError);
}

/// The opponent never makes what the position forbids.
TEST(StrategiesInLines, WhatIsNeverDoneIsSaidOfThePosition) {
  const auto wins = [](const std::string& never) {
    return holds(1, 1, stated("strategy of node-kayles on B?: second moves answers v by cells {open} unless " + never));
  };
  EXPECT_FALSE(wins("(ones(open) = 2)"));
  EXPECT_TRUE(wins("(ones(open) = 1)"));
  EXPECT_TRUE(wins("(ones(open) = 3)"));
}

}  // namespace
}  // namespace gamecert::papers
