// The rules themselves: worked positions of the papers, play counted without search, what must not compile.
#include "games/rules.hpp"

#include <gtest/gtest.h>

#include <random>
#include <type_traits>

#include "games/game.hpp"
#include "games/instances/named_game.hpp"
#include "games/instances/ready_game.hpp"
#include "games/plane.hpp"
#include "games/play/parts.hpp"
#include "games/play/word_plane.hpp"
#include "tests/games/random_instance.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

using P = WordPlane<1>;
static_assert(contract::PlaneOperations<P> && contract::PlaneOperations<WordPlane<4>>);
static_assert(!std::is_constructible_v<bool, WordBit>, "a rule that branches on a bit must not compile");
static_assert(!std::is_convertible_v<WordNumber, int> && !std::is_constructible_v<bool, WordNumber>);

/// The number of ways to play `depth` moves from the position.
std::uint64_t perft(const Game& game, const Position& at, int depth) {
  if (depth == 0) return 1;
  std::uint64_t total = 0;
  for (int move : game.moves(at)) total += perft(game, game.play(at, move), depth - 1);
  return total;
}

std::uint64_t perft(const char* name, const char* line, int depth, const std::map<std::string, int>& parameters = {}) {
  const auto game = make(find(name), Instance(line), parameters);
  return perft(*game, game->start(), depth);
}

TEST(Moves, HaveCodesAndNamesThatAreTold) {
  std::mt19937 random(5);
  for (const Entry& entry : registry()) {
    const auto game = make(entry, Instance(testing::random_instance(entry, {}, 4, random)));
    EXPECT_LE(game->codes(), game->cells()) << entry.info.name;
    std::vector<int> legal = game->moves(game->start());
    for (const int move : legal) {
      EXPECT_LT(move, game->codes()) << entry.info.name;
      EXPECT_EQ(game->move_code(game->move_name(move)), move) << entry.info.name;
    }
    EXPECT_THROW(game->move_code("none such"), text::InputError) << entry.info.name;
  }
}

TEST(Perft, CountsPlayByHand) {
  // Edgeless boards: every order of the vertices.
  EXPECT_EQ(perft("ello", "D?? green=0,1,2,3,4", 5), 120U);
  EXPECT_EQ(perft("node-kayles", "D??", 5), 120U);
  // A clique: one move ends Node-Kayles.
  EXPECT_EQ(perft("node-kayles", "complete:5", 1), 5U);
  EXPECT_EQ(perft("node-kayles", "complete:5", 2), 0U);
  // P_3 with a green centre: the centre, then both ends, now green, in either order.
  EXPECT_EQ(perft("ello", "path:3 green=1", 3), 2U);
  // P_4 in Node-Kayles: after an end two adjacent vertices stay, after an inner vertex one end.
  EXPECT_EQ(perft("node-kayles", "path:4", 2), 2U * 2U + 2U * 1U);
  // Lights Out: every set of n presses in every order while something is lit.
  EXPECT_EQ(perft("lights-out", "path:3 lit=0", 3), 6U - 2U * 1U);
}

TEST(Ello, PlaysTheLineOfTheCompleteGraphByAlternatingColours) {
  // In K_p two moves in a row change no colour of what is left (paper, before Cor 1.3).
  const auto game = make(find("ello"), Instance("complete:6 green=0,1,2"));
  Position at = game->start();
  at = game->play(at, 0);
  EXPECT_EQ(game->moves(at), (std::vector<int>{3, 4, 5}));
  at = game->play(at, 3);
  EXPECT_EQ(game->moves(at), (std::vector<int>{1, 2}));
}

TEST(Ello, FlipsOnlyHeadsOnADigraph) {
  const auto game = make(find("ello"), Instance("directed-path:3 green=0,1"));
  EXPECT_EQ(game->moves(game->play(game->start(), 1)), (std::vector<int>{0, 2}));
  EXPECT_EQ(game->moves(game->play(game->start(), 0)), (std::vector<int>{}));
}

TEST(ModularEllo, WithTwoColoursIsEllo) {
  for (const char* board : {"path:5", "cycle:4", "complete:4", "directed-cycle:4", "petersen"}) {
    const auto ello = make(find("ello"), Instance(std::string(board) + " green=0,2"));
    const auto modular =
        make(find("ello", {"modulus"}), Instance(std::string(board) + " coloured=0:1,2:1"), {{"modulus", 2}});
    EXPECT_EQ(modular->info().name, "ello-modular");
    for (int depth = 1; depth <= 5; ++depth) {
      EXPECT_EQ(perft(*ello, ello->start(), depth), perft(*modular, modular->start(), depth))
          << board << " depth " << depth;
    }
  }
}

TEST(ModularEllo, AddsOneModuloDToTheNeighbours) {
  const auto game = make(find("ello-modular"), Instance("path:3 coloured=0:2,1:1"), {{"modulus", 3}});
  EXPECT_EQ(game->moves(game->start()), (std::vector<int>{0, 1}));
  const Position after = game->play(game->start(), 1);  // 0: 2 becomes 0; 2: 0 becomes 1
  EXPECT_EQ(game->moves(after), (std::vector<int>{2}));
}

TEST(OddElimination, DeletesLeavesOfATreeAndIsStuckOnACycle) {
  const auto tree = make(find("odd-elimination"), Instance("spider:1,2,3"));
  EXPECT_EQ(tree->moves(tree->start()), (std::vector<int>{0, 1, 3, 6}));
  const auto cycle = make(find("odd-elimination"), Instance("cycle:5"));
  EXPECT_TRUE(cycle->moves(cycle->start()).empty());
  EXPECT_FALSE(cycle->won(cycle->start()));
  const auto one = make(find("odd-elimination"), Instance("path:1"));
  EXPECT_TRUE(one->won(one->start()));
}

TEST(NodeKayles, SplitsIntoComponents) {
  const auto game = make(find("node-kayles"), Instance("path:7"));
  const auto parts = games::parts(*game, game->play(game->start(), 3));
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[0], (Position{0b0000011}));
  EXPECT_EQ(parts[1], (Position{0b1100000}));
  EXPECT_TRUE(games::parts(*game, game->play(game->play(game->start(), 1), 5)).size() == 1);
}

TEST(ArcKayles, RemovesBothEndsOfAnEdge) {
  // P_4: after an outer edge the other outer one stays, after the inner edge nothing.
  EXPECT_EQ(perft("arc-kayles", "path:4", 1), 3U);
  EXPECT_EQ(perft("arc-kayles", "path:4", 2), 2U);
  // K_4: every edge leaves one. A star: the first move is the last.
  EXPECT_EQ(perft("arc-kayles", "complete:4", 2), 6U);
  EXPECT_EQ(perft("arc-kayles", "star:5", 1), 5U);
  EXPECT_EQ(perft("arc-kayles", "star:5", 2), 0U);
  const auto game = make(find("arc-kayles"), Instance("path:7"));
  EXPECT_EQ(game->move_name(2), "2-3");
  EXPECT_EQ(games::parts(*game, game->play(game->start(), 2)).size(), 2U);
}

TEST(Weak, ExtendsAPaintedStartWithItsOwnColours) {
  // The other end of an edge must get the other colour; an isolated vertex may have either.
  for (const auto& [line, move] : {std::pair("A_ painted=1:1", "0:2"), std::pair("A_ painted=1:2", "0:1")}) {
    const auto game = make(find("weak"), Instance(line), {{"reading", 2}});
    const std::vector<int> moves = game->moves(game->start());
    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(game->move_name(moves[0]), move);
  }
  EXPECT_EQ(perft("weak", "B_ painted=1:1", 2, {{"reading", 2}}), 4U);
}

TEST(Geodetic, TakesOnlyClosedStartsUnderTheReadingHull) {
  EXPECT_NO_THROW(make(find("geodetic"), Instance("cycle:5 labelled=0,1,2"), {{"reading", 2}}));
  EXPECT_NO_THROW(make(find("geodetic"), Instance("path:3 labelled=0,2"), {{"reading", 1}}));
  EXPECT_NO_THROW(make(find("geodetic"), Instance("path:3 labelled=0,2"), {{"reading", 2}}));
  EXPECT_THROW(make(find("geodetic"), Instance("CW labelled=0,1"), {{"reading", 2}}), text::InputError);
}

/// What the move named so does in the game at its start.
struct Effect {
  bool legal = false, again = false, won = false;
  int gain = 0;
  std::size_t moves_left = 0;
};

Effect effect(const char* name, const char* line, const char* move, const std::map<std::string, int>& parameters = {}) {
  const auto game = make(find(name), Instance(line), parameters);
  Options options;
  game->options(game->start(), options);
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    if (game->move_name(options.moves[i]) != move) continue;
    return {true, options.again[i] != 0, options.won[i] != 0, options.gains[i],
            game->moves(options.position(i)).size()};
  }
  return {};
}

TEST(Perft, CountsPlayOnTriangulationsByHand) {
  EXPECT_EQ(perft("nimstring", "fan:1", 3), 6U);
  // Of the 60 ways to colour three of the five edges of two triangles, 12 complete one and end play.
  EXPECT_EQ(perft("triangle-colouring", "fan:2", 3), 60U);
  EXPECT_EQ(perft("triangle-colouring", "fan:2", 4), 48U * 2U);
  EXPECT_EQ(perft("four-cycle", "fan:2", 4), 120U);
  EXPECT_EQ(perft("four-cycle", "fan:2", 5), 120U - 24U);
  // Four points: 4 sides then any of 5 others, 2 diagonals then any side.
  EXPECT_EQ(perft("triangle", "convex:4:", 2), 4U * 5U + 2U * 4U);
  EXPECT_EQ(perft("complete-triangulation", "convex:4:", 5), 2U * 120U);
  EXPECT_EQ(perft("complete-triangulation", "convex:4:", 6), 0U);
  // A pentagon: either diagonal, then the other.
  EXPECT_EQ(perft("flip", "fan:3", 2), 2U);
  EXPECT_EQ(perft("flip", "fan:3", 3), 0U);
  EXPECT_EQ(perft("all-green", "fan:3", 2), 0U);  // the first flip colours the other diagonal
}

TEST(Nimstring, GivesOneMoveMoreHoweverManyTrianglesAreCompleted) {
  EXPECT_TRUE(effect("nimstring", "fan:2 marked=0-1,1-2,2-3,0-3", "0-2").again);
  EXPECT_FALSE(effect("nimstring", "fan:2 marked=0-1,2-3,0-3", "1-2").again);
  EXPECT_FALSE(effect("nimstring", "fan:2 marked=0-1,1-2,2-3", "0-3").again);
  EXPECT_FALSE(effect("nimstring", "fan:1", "0-1").again);
  EXPECT_TRUE(effect("nimstring", "fan:1 marked=0-1,0-2", "1-2").again);
}

TEST(FourCycle, NeedsNoConvexQuadrilateral) {
  const char* board = "points:0,0;6,0;0,6;1,1:0-3,1-3,2-3 marked=0-1,0-2,1-3";
  EXPECT_TRUE(effect("four-cycle", board, "2-3").won);
  EXPECT_FALSE(effect("four-cycle", board, "0-3").won);
  EXPECT_FALSE(effect("four-cycle", "fan:1 marked=0-1,0-2", "1-2").won);
}

TEST(Flip, NeedsAConvexQuadrilateral) {
  EXPECT_EQ(perft("flip", "points:0,0;6,0;0,6;1,1:0-3,1-3,2-3", 1), 0U);
  EXPECT_EQ(perft("all-green", "points:0,0;6,0;0,6;1,1:0-3,1-3,2-3", 1), 0U);
  EXPECT_FALSE(effect("flip", "fan:2", "0-1").legal);
  EXPECT_FALSE(effect("flip", "fan:2 marked=0-2", "0-2").legal);
}

TEST(BichromaticFlip, ColoursTheNewEdgeAndBlackOnesAround) {
  EXPECT_EQ(effect("bichromatic-flip", "fan:2", "0-2").gain, 5);
  EXPECT_EQ(effect("bichromatic-flip", "fan:2 painted=0-1:2,1-2:1", "0-2").gain, 3);
  EXPECT_EQ(make(find("bichromatic-flip"), Instance("fan:2 painted=0-1:2,1-2:2,0-3:1"))->head_start(), -1);
  EXPECT_EQ(effect("all-green", "fan:2 marked=0-1", "0-2").gain, 4);
}

TEST(CompleteTriangulation, CountsEveryTriangleAndGivesOneMoveMore) {
  const Effect both = effect("complete-triangulation", "convex:4: marked=0-1,1-2,2-3,0-3", "0-2");
  EXPECT_EQ(both.gain, 2);
  EXPECT_TRUE(both.again);
  // Not the triangle around a point.
  EXPECT_EQ(effect("complete-triangulation", "points:0,0;6,0;0,6;1,1 marked=0-1,0-2", "1-2").gain, 0);
}

TEST(BichromaticComplete, CountsOnlyTheMoversColour) {
  const Effect own = effect("bichromatic-complete", "convex:3: painted=0-1:1,0-2:1", "1-2");
  EXPECT_TRUE(own.gain == 1 && own.again);
  for (const char* line : {"convex:3: painted=0-1:1,0-2:2", "convex:3: painted=0-1:2,0-2:2"}) {
    const Effect other = effect("bichromatic-complete", line, "1-2");
    EXPECT_TRUE(other.gain == 0 && !other.again) << line;
  }
}

TEST(BichromaticTriangle, ReadsTrianglesOfTwoColoursInFourWays) {
  const char* line = "convex:4: painted=0-1:1,1-2:2";
  const auto mixing = [&](int reading) { return effect("bichromatic-triangle", line, "0-2", {{"reading", reading}}); };
  EXPECT_TRUE(mixing(0).legal && !mixing(0).won && mixing(0).moves_left == 2);
  EXPECT_TRUE(mixing(1).legal && !mixing(1).won && mixing(1).moves_left == 0);
  EXPECT_FALSE(mixing(2).legal);
  EXPECT_FALSE(mixing(3).legal);
  // Only such a move is left: that loses, or nobody can move.
  const auto stuck = [](int reading) {
    return make(find("bichromatic-triangle"), Instance("convex:3: painted=0-1:1,1-2:2"), {{"reading", reading}});
  };
  EXPECT_TRUE(stuck(2)->won(stuck(2)->start()));
  EXPECT_FALSE(stuck(3)->won(stuck(3)->start()));
  EXPECT_TRUE(stuck(3)->moves(stuck(3)->start()).empty());
  EXPECT_TRUE(effect("bichromatic-triangle", "convex:3: painted=0-1:1,1-2:1", "0-2", {{"reading", 2}}).won);
  EXPECT_FALSE(effect("bichromatic-triangle", "convex:3: painted=0-1:2,1-2:2", "0-2").won);
}

TEST(GreenWins, IsWonByTheLeastNumberThatMeetsTheRatio) {
  // Of the five edges of two triangles so many are green; more than half, or p/q of the black ones.
  const auto won = [](const char* marked, int p, int q) {
    const std::string line = std::string("fan:2") + (*marked == 0 ? "" : " marked=") + marked;
    const auto game = make(find("green-wins"), Instance(line), {{"ratio", p == 0 ? 0 : ratio_value(p, q)}});
    return game->won(game->start());
  };
  EXPECT_FALSE(won("0-1,1-2", 0, 0));
  EXPECT_TRUE(won("0-1,1-2,2-3", 0, 0));
  EXPECT_TRUE(won("0-1,1-2,2-3", 3, 2));
  EXPECT_FALSE(won("0-1,1-2,2-3", 1501, 1000));
  EXPECT_TRUE(won("0-1", 1, 4));
  EXPECT_FALSE(won("", 1, 9999));
  EXPECT_TRUE(won("0-1,1-2,2-3,0-3,0-2", 9999, 1));
}

TEST(Games, PlayAlikeInEveryWidth) {
  // The same small game inside boards of more than 64, 128 and 256 cells.
  for (int order : {60, 70, 130, 260}) {
    const std::string star = "star:" + std::to_string(order - 1);
    const auto game = make(find("node-kayles"), Instance(star));
    EXPECT_EQ(perft(*game, game->start(), 1), static_cast<std::uint64_t>(order));
    EXPECT_EQ(perft(*game, game->start(), 2),
              static_cast<std::uint64_t>(order - 1) * static_cast<std::uint64_t>(order - 2));
    EXPECT_EQ(game->remaining(game->play(game->start(), order - 1)), order - 2);
  }
  EXPECT_THROW(make(find("node-kayles"), Instance("star:1024")), text::LimitError);
  for (const int triangles : {3, 40, 80, 160, 340}) {
    const auto game = make(find("nimstring"), Instance("fan:" + std::to_string(triangles)));
    EXPECT_EQ(perft(*game, game->start(), 1), static_cast<std::uint64_t>(2 * triangles + 1));
    EXPECT_EQ(games::parts(*game, game->start()).size(), 1U);
  }
  EXPECT_THROW(make(find("nimstring"), Instance("wheel:600")), text::LimitError);
  // As many segments as do not fit a number of cells, and more than 2^32 of them.
  for (const char* board : {"fan:1000", "fan:65535", "fan:92681", "fan:100000"})
    EXPECT_THROW(make(find("flip"), Instance(board)), text::LimitError) << board;
}

TEST(Games, KnowWhetherABitIsACell) {
  const auto game = make(find("ello"), Instance("path:5"));
  EXPECT_TRUE(game->well_formed(Position{31, 7}));
  EXPECT_FALSE(game->well_formed(Position{32, 7}));
  EXPECT_FALSE(game->well_formed(Position{31, 7, 0}));
}

TEST(Games, HaveOneNameEachAndDeclareTheirPlanes) {
  std::set<std::string_view> names;
  for (const Entry& entry : registry()) {
    EXPECT_TRUE(names.insert(entry.info.name).second);
    EXPECT_FALSE(entry.info.summary.empty());
    constexpr const char* boards[] = {"path:3",  "directed-path:3", "path:3",   "heaps:3",
                                      "wheel:3", "fan:2",           "convex:3:"};
    const auto game = make(entry, Instance(boards[static_cast<std::size_t>(entry.info.board)]));
    EXPECT_EQ(game->words(), entry.info.planes.size());
  }
}

}  // namespace
}  // namespace gamecert::games
