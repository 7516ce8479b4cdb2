// Maps from boards to boards reach the levels stated on as many boards as there are, and wrong ones are found.
#include "proofs/maps/board_maps.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "certificates/checker.hpp"
#include "graphs/formats.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Level;

TEST(BoardMaps, AreAsStatedOnSmallBoards) {
  struct Expected {
    const char* name;
    int last;
    Level level;
    std::uint64_t boards;  // counted by hand
  };
  for (const auto& [name, last, level, boards] : {
           Expected{"ello.cone", 4, Level::equal_outcome, 1 * 2 + 2 * 4 + 4 * 8 + 11 * 16},  // graphs and subsets
           Expected{"geo.thm-1", 5, Level::isomorphic, 1 + 2 + 3 + 2 * 4 + 3 * 5},           // trees and vertices
           Expected{"tri.thm-1", 6, Level::equal_nimber, 1 + 1 + 1 + 3},  // polygons up to symmetry: simple branching
           Expected{"tri.eg", 4, Level::equal_nimber, 1 + 2},  // a triangle; a square; a triangle with a point inside
           Expected{"tri.thm-2", 7, Level::equal_nimber, 5},
       }) {
    const BoardMap* map = find_board_map(name);
    ASSERT_NE(map, nullptr) << name;
    const BoardMapCheck check = check_board_map(*map, 1, last, false, {});
    EXPECT_EQ(check.verdict, solve::Verdict::holds) << name << check.source_value << check.target_value;
    EXPECT_EQ(check.level, level) << name;
    EXPECT_EQ(check.boards, boards) << name;
  }
}

TEST(BoardMaps, OrdersBeyondTheirBoardsAreRefusedBeforeAnythingStarts) {
  for (const BoardMap& map : board_maps())
    EXPECT_THROW(check_board_map(map, 1, map.largest + 1, false, {.seconds = 1e-9}), text::InputError) << map.name;
}

TEST(BoardMaps, SimulationsAreKeptForGamesPlayedAlike) {
  const BoardMapCheck check = check_board_map(*find_board_map("geo.thm-1"), 1, 4, true, {});
  EXPECT_EQ(check.certificates.size(), check.boards);
  for (const auto& certificate : check.certificates) EXPECT_NO_THROW(certificates::check(certificate));
}

/// The cone over the red vertices instead of the green ones.
BoardPair red_cone(const games::Instance& board) {
  const std::vector<int> green = board.vertices("green");
  std::vector<graphs::Edge> edges = board.graph().edges();
  for (int v = 0; v < board.order(); ++v) {
    if (!std::ranges::binary_search(green, v)) edges.emplace_back(v, board.order());
  }
  const games::Instance cone(graphs::write_graph6(graphs::Graph(board.order() + 1, edges)));
  return {{games::find("ello"), board}, {games::find("odd-elimination"), cone}};
}

TEST(BoardMaps, AWrongMapFailsWithCertificatesOfBothSides) {
  const BoardMap wrong{
      "wrong", "", "order", 1, 20, Level::equal_outcome, solve::Engine::best, find_board_map("ello.cone")->each,
      red_cone};
  const BoardMapCheck check = check_board_map(wrong, 1, 3, false, {});
  ASSERT_EQ(check.verdict, solve::Verdict::fails);
  EXPECT_NE(check.source_value, check.target_value);
  EXPECT_EQ(check.certificates.size(), 2U);
  for (const auto& certificate : check.certificates) EXPECT_NO_THROW(certificates::check(certificate));
}

TEST(BoardMaps, ImagesAreOfBoardsOfAnySize) {
  // EG of a fan: each triangle joins its three sides, and no two triangles have two sides in common.
  const games::Instance image = find_board_map("tri.eg")->image(games::Instance("fan:100")).target.instance();
  EXPECT_EQ(image.order(), 201);
  EXPECT_EQ(image.graph().size(), 300);
  const games::Setup cone = find_board_map("ello.cone")->image(games::Instance("path:500 green=0,7,499")).target;
  EXPECT_EQ(cone.instance().order(), 501);
  EXPECT_TRUE(std::ranges::equal(cone.instance().neighbours(500), std::vector<int>{0, 7, 499}));
}

TEST(BoardMaps, RefuseBoardsThatTheyAreNotAbout) {
  for (const auto& [name, board] : {std::pair{"tri.eg", "path:3"},
                                    {"tri.eg", "fan:3 painted=0-1:1"},
                                    {"tri.thm-1", "wheel:4"},
                                    {"tri.thm-1", "convex:8:0-2,2-4,4-6,0-6,0-4"},
                                    {"tri.thm-2", "points:0,0;9,0;0,9;1,2:"},
                                    {"geo.thm-1", "path:3"},
                                    {"geo.thm-1", "cycle:3 labelled=0"},
                                    {"geo.thm-1", "edges:5:0-1,0-2,1-2,3-4 labelled=0"},
                                    {"geo.thm-1", "path:3 labelled=0,1"},
                                    {"ello.cone", "directed-path:3"}})
    EXPECT_THROW(find_board_map(name)->image(games::Instance(board)), text::InputError) << name << " " << board;
}

TEST(BoardMaps, TheConeIsProvedAndOthersAreNot) {
  const BoardMapProof proof = prove_board_map(*find_board_map("ello.cone"), true, {});
  ASSERT_TRUE(proof.certificate) << proof.missing;
  EXPECT_EQ(proof.obligations, 4);
  EXPECT_NO_THROW(certificates::check(*proof.certificate));
  EXPECT_THROW(prove_board_map(*find_board_map("tri.eg"), false, {}), text::InputError);
}

}  // namespace
}  // namespace gamecert::proofs
