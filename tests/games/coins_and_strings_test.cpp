// Pieces between walls against the rules, in both kinds of play: docs/PARTS.md, "Coins and strings", by computation.
//
// On every position of every triangulated disc with at most 12 edges, and of some larger boards on which walls part
// what is left: the value by its definition, a position beside heaps, is the nim-sum of those of the pieces.
#include "games/play/coins_and_strings.hpp"

#include <gtest/gtest.h>

#include "games/instances/ready_game.hpp"
#include "games/play/summands.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/triangulations/triangulation_classes.hpp"
#include "tests/games/values_by_the_rules.hpp"

namespace gamecert::games {
namespace {

constexpr int loony = loony_by_the_rules;

struct Count {
  std::size_t loony = 0, taken = 0, parted = 0, walled = 0;
};

void compare(const std::string& line, bool misere, Count& count) {
  const auto game = make(find("nimstring"), Instance(line));
  const CoinsAndStrings coins(*game, misere);
  const std::vector<int> value = values_by_the_rules(*game, misere);
  for (Word at = 0; at < value.size(); ++at) {
    const std::string place = line + (misere ? " misere " : " ") + std::to_string(at);
    const auto pieces = coins.pieces(std::span(&at, 1));
    if (!pieces) {
      ++count.loony;
      ASSERT_EQ(value[at], loony) << place;
      continue;
    }
    int sum = 0;
    for (const Position& piece : *pieces) {
      ASSERT_NE(value[piece.front()], loony) << place;
      sum ^= value[piece.front()];
      ASSERT_EQ(coins.pieces(piece), std::vector<Position>{piece}) << place;
      ASSERT_LE(game->remaining(piece), game->remaining(std::span(&at, 1))) << place;
      count.taken += (piece.front() & ~at) == 0 && pieces->size() == 1 && piece.front() != at ? 1U : 0U;
      count.walled += (piece.front() & ~at) != 0 ? 1U : 0U;
    }
    count.parted += pieces->size() > 1 ? 1U : 0U;
    ASSERT_EQ(sum, value[at]) << place;
  }
}

class CoinsAndStringsOf : public ::testing::TestWithParam<bool> {};

TEST_P(CoinsAndStringsOf, EveryDiscWithAtMostTwelveEdges) {
  Count count;
  for (int hull = 3; 2 * hull - 3 <= 12; ++hull)
    for (int inner = 0; 2 * hull + 3 * inner - 3 <= 12; ++inner)
      for (const graphs::Triangulation& board : graphs::disc_classes(hull, inner)) {
        compare(graphs::text(board), GetParam(), count);
        if (HasFatalFailure()) return;
      }
  EXPECT_GT(count.loony, 1000U);
  EXPECT_GT(count.taken, 1000U);
  EXPECT_GT(count.parted, 10U);
  EXPECT_GT(count.walled, 10U);
}

TEST_P(CoinsAndStringsOf, BoardsThatWallsPart) {
  Count count;
  for (const char* line : {"fan:7", "wheel:7", "convex:8:0-2,2-7,2-6,3-6,3-5"}) compare(line, GetParam(), count);
  EXPECT_GT(count.walled, 100U);
}

INSTANTIATE_TEST_SUITE_P(Play, CoinsAndStringsOf, ::testing::Bool(),
                         [](const auto& play) { return play.param ? "misere" : "normal"; });

TEST(Summands, OfOtherGamesAreTheirPartsAndInMiserePlayThePositionAlone) {
  const auto game = make(find("node-kayles"), Instance("path:7"));
  const Position at = game->play(game->start(), 3);
  EXPECT_EQ(Summands(*game, false)(at)->size(), 2U);
  EXPECT_EQ(Summands(*game, true)(at), std::vector<Position>{at});
}

TEST(CoinsAndStrings, AFanFallsIntoTwoPiecesAtAWallInBothKindsOfPlay) {
  // Triangles 1..9; the rims of 4, 5 and 6 are marked.
  const auto game = make(find("nimstring"), Instance("fan:9 marked=4-5,5-6,6-7"));
  for (const bool misere : {false, true}) {
    const auto pieces = Summands(*game, misere)(game->start());
    ASSERT_TRUE(pieces);
    EXPECT_EQ(pieces->size(), 2U) << misere;
    // Three rims and three spokes, and of the wall three spokes and a rim that is unmarked again.
    for (const Position& piece : *pieces) EXPECT_EQ(game->remaining(piece), 10);
  }
  const auto closed = make(find("nimstring"), Instance("fan:9 marked=4-5,5-6"));
  EXPECT_EQ(Summands(*closed, false)(closed->start())->size(), 1U) << "two triangles are no wall";
}

}  // namespace
}  // namespace gamecert::games
