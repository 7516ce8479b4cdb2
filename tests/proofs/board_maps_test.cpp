// Maps from boards to boards reach the levels stated on as many boards as there are, and wrong ones are found.
#include "proofs/maps/board_maps.hpp"

#include <gtest/gtest.h>

#include "certificates/checker.hpp"
#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
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
void red_cones(int order, solve::Watch&, const std::function<void(const BoardPair&)>& visit) {
  const auto game = [](std::string_view name, const std::string& board) {
    return games::Setup(games::find(name), games::Instance(board));
  };
  graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const graphs::SmallGraph& graph) {
    for (graphs::VertexSet green = 0; green <= graph.vertices(); ++green) {
      graphs::SmallGraph cone = graph;
      cone.order = order + 1;
      graphs::each(graph.vertices() & ~green, [&](int v) { cone.add_edge(v, order); });
      visit({game("ello", conjectures::ello_question(graph, green).instance),
             game("odd-elimination", graphs::write_graph6(cone))});
    }
    return true;
  });
}

TEST(BoardMaps, AWrongMapFailsWithCertificatesOfBothSides) {
  const BoardMap wrong{"wrong", "", "order", 1, 20, Level::equal_outcome, solve::Engine::best, red_cones};
  const BoardMapCheck check = check_board_map(wrong, 1, 3, false, {});
  ASSERT_EQ(check.verdict, solve::Verdict::fails);
  EXPECT_NE(check.source_value, check.target_value);
  EXPECT_EQ(check.certificates.size(), 2U);
  for (const auto& certificate : check.certificates) EXPECT_NO_THROW(certificates::check(certificate));
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
