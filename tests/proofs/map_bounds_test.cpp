// Bounds that reductions state of their targets, decided by coefficients and by looking.
#include "proofs/maps/map_bounds.hpp"

#include <gtest/gtest.h>

#include "proofs/maps/map_claims.hpp"
#include "proofs/reduction_prove.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/obligations.hpp"
#include "reductions/reduction_lines.hpp"

namespace gamecert::proofs {
namespace {

using reductions::read_reduction;

constexpr const char* identity =
    "source proper colours=2 ; target proper colours=2 ; vertex v ; join a.v b.v ; move v:1 means 1 ; "
    "move v:2 means 2";

TEST(MapBounds, BoundsAreDecidedForAllGraphs) {
  const auto bounds = [](const std::string& more) { return decide_bounds(read_reduction(identity + more)); };
  const auto fails_at = [&](const std::string& more, std::int64_t n, std::int64_t m) {
    const MapBounds found = bounds(more);
    EXPECT_EQ(found.verdict, solve::Verdict::fails) << more;
    EXPECT_EQ(std::pair(found.source.n, found.source.m), std::pair(n, m)) << more;
  };
  for (const char* right : {" ; order <= n", " ; size <= m", " ; order <= n ; size <= m", " ; size <= m + 1",
                            " ; order <= m + 1 ; assume connected", " ; order <= 2 m ; assume no-isolated-vertices"})
    EXPECT_EQ(bounds(right).verdict, solve::Verdict::proved) << right;
  fails_at(" ; order <= 7", 8, 0);
  fails_at(" ; size <= 20", 7, 21);                      // K_7 is the first graph with more than 20 edges
  fails_at(" ; size <= 2 n", 6, 13);                     // n (n - 1) / 2 > 2 n from n = 6 on
  fails_at(" ; order <= m + 1", 2, 0);                   // two vertices and no edge
  fails_at(" ; size <= 2 n ; assume bipartite", 9, 19);  // floor(n^2 / 4) > 2 n from n = 9 on
  fails_at(" ; order <= n ; size <= 0", 2, 1);
  // Edges at one end of many edges are one.
  EXPECT_EQ(bounds(" ; vertex w ; join a.v a.w ; size <= n + m").verdict, solve::Verdict::proved);
  EXPECT_EQ(bounds(" ; vertex w ; join a.v a.w ; size <= 2 m").verdict, solve::Verdict::proved);
  EXPECT_EQ(bounds(" ; vertex w ; join v w ; join a.v a.w ; size <= n + m").verdict, solve::Verdict::unknown);
  for (const char* assumed : {"", " ; assume connected", " ; assume bipartite", " ; assume no-isolated-vertices",
                              " ; assume triangle-free ; assume connected"}) {
    const auto reduction = read_reduction(std::string(identity) + assumed);
    const auto found = first_excess(reduction, {1, 2, -20});  // n + 2 m > 20
    ASSERT_TRUE(found);
    const graphs::SmallGraph graph = source_of_size(reduction, *found);
    EXPECT_TRUE(reductions::GadgetMap(reduction, graph).assumed()) << assumed;
    EXPECT_EQ(graph.size(), found->m);
  }
  // The first failure that check finds is where coefficients say.
  for (const char* text : {" ; size <= n", " ; order <= 3", " ; order <= m + 2", " ; size <= 2 m ; order <= 2"}) {
    const MapBounds found = bounds(text);
    const ReductionCheck check = check_reduction(read_reduction(identity + std::string(text)), 1, 5, {});
    ASSERT_EQ(check.verdict, solve::Verdict::fails) << text;
    EXPECT_EQ(check.failing->order, found.source.n) << text;
    EXPECT_EQ(check.failing->size(), found.source.m) << text;
    EXPECT_EQ(prove_reduction(read_reduction(identity + std::string(text)), false, 0, {}).failing->order,
              found.source.n);
  }
}

// A source digraph may have opposite arcs, whose pieces may share edges of the target. The first failure among all
// digraphs of order 1 to 4 is the one that coefficients give; where these find none up to there, there is none.
TEST(MapBounds, BoundsOnDigraphsCountOppositeArcs) {
  const std::string moves = " ; move v:1 means 1 ; move v:2 means 2";
  const std::string one_way = "source blue-red ; target blue-red ; vertex v ; arc a.v b.v" + moves;
  const std::string both_ways = one_way + " ; arc b.v a.v";
  const std::string undirected =
      "source blue-red ; target proper colours=2 ; vertex v ; join a.v b.v" + moves + " ; vertex w ; vertex u";
  const std::string crossed = undirected + " ; join a.w b.u ; join a.u b.w ; join a.w b.v";
  const std::string with_edge = undirected + " ; edge e ; join a.v e";
  int failing = 0;
  for (const std::string& map : {one_way, both_ways, undirected, crossed, with_edge}) {
    for (const char* bound : {"n", "n + 1", "2 n", "3 n", "m", "m + 4", "m + 1", "2 m + 1", "n + m", "4", "7", "0"}) {
      for (const char* assumed : {"", " ; assume connected", " ; assume bipartite", " ; assume no-isolated-vertices"}) {
        const auto reduction = read_reduction(map + " ; size <= " + bound + assumed);
        const MapBounds found = decide_bounds(reduction);
        ASSERT_NE(found.verdict, solve::Verdict::unknown) << map << bound << assumed;
        const bool fails = found.verdict == solve::Verdict::fails;
        solve::Watch watch({});
        const auto least = first_broken_claim(reduction, 4, watch);
        ASSERT_EQ(least.has_value(), fails && found.source.n <= 4) << map << bound << assumed;
        if (fails) {
          const graphs::SmallGraph graph = source_of_size(reduction, found.source);
          EXPECT_TRUE(reductions::GadgetMap(reduction, graph).assumed()) << map << bound << assumed;
          EXPECT_EQ(graph.size(), found.source.m);
          EXPECT_FALSE(broken_claim(reduction, graph).empty()) << map << bound << assumed;
          ++failing;
        }
        if (!least) continue;
        EXPECT_EQ(least->order, found.source.n) << map << bound << assumed;
        EXPECT_EQ(least->size(), found.source.m) << map << bound << assumed;
      }
    }
  }
  EXPECT_GT(failing, 100);
}

TEST(MapBounds, TheLeastOfAllClaimsThatFailIsShown) {
  // Every vertex has leaves, painted 1 and 2, so that 3 is what its colour may be.
  const auto with_leaves = [](int leaves) {
    std::string text = "source node-kayles ; target proper colours=3 ; vertex v ; join a.v b.v ; move v:3 means 1";
    for (int i = 0; i < leaves; ++i) {
      const std::string leaf = "w" + std::to_string(i);
      text += " ; vertex " + leaf + " painted " + std::to_string(1 + i % 2) + " ; join v " + leaf;
    }
    return text + " ; level isomorphic";
  };
  struct Case {
    std::string text;
    int order, size;
  };
  const std::vector<Case> cases = {
      // d + 2 > 4 from d = 3 on; 2 n + m > 4 n at n = 6, where m = 13
      {with_leaves(2) + " ; keeps max-degree:4 ; size <= 4 n", 4, 3},
      {with_leaves(2) + " ; size <= 4 n", 6, 13},
      // d + 2 > 8 from d = 7 on; 2 n + m > 7 n from n = 12 on, where m = 61
      {with_leaves(2) + " ; size <= 7 n ; keeps max-degree:8", 8, 7},
      {with_leaves(2) + " ; size <= 7 n", 12, 61},
      {with_leaves(2) + " ; keeps max-degree:10 ; keeps max-degree:8", 8, 7},
      {with_leaves(4) + " ; keeps max-degree:8 ; keeps max-degree:12", 6, 5},
      // no proof for all graphs applies, and no play is asked for
      {"source arc-kayles ; target geodetic ; vertex v ; vertex w ; join a.v b.v ; join v w ; keeps max-degree:8", 9,
       8},
      {"source arc-kayles ; target geodetic ; vertex v ; join a.v b.v ; keeps max-degree:8 ; order <= 4", 5, 0},
  };
  for (const auto& [text, order, size] : cases) {
    const auto reduction = read_reduction(text);
    const ReductionProof proof = prove_reduction(reduction, false, 0, {});
    ASSERT_EQ(proof.verdict, solve::Verdict::fails) << text << proof.reason;
    ASSERT_TRUE(proof.failing) << text;
    EXPECT_EQ(std::pair(proof.failing->order, proof.failing->size()), std::pair(order, size)) << text;
    EXPECT_EQ(proof.found.broken_claim, broken_claim(reduction, *proof.failing)) << text;
    EXPECT_NE(proof.found.broken_claim, "") << text;
    if (order > 5 || !text.starts_with("source node-kayles")) continue;
    const ReductionCheck check = check_reduction(reduction, 1, order, {});
    EXPECT_EQ(check.failing, proof.failing) << text;
  }
}

TEST(MapBounds, AFalseBoundFailsWhereNoProofAndNoPlayIsPossible) {
  const auto reduction = read_reduction(
      "source node-kayles ; target distance distance=5 colours=3 ; vertex v ; edge e ; graph g ; join a.v e ; "
      "join e b.v ; join e g ; move v:any means 1 ; order <= n + m");
  EXPECT_THROW(reductions::obligations(reduction, true), text::LimitError);
  const ReductionProof proof = prove_reduction(reduction, false, 0, {});
  ASSERT_EQ(proof.verdict, solve::Verdict::fails) << proof.reason;
  EXPECT_EQ(proof.failing->order, 1);
  const auto painted = read_reduction(
      "source node-kayles ; target proper colours=1 ; vertex v ; join a.v b.v ; edge e painted 1 ; move v:1 means 1 ; "
      "order <= 30 n + 5");
  const ReductionProof beyond = prove_reduction(painted, false, 0, {});
  EXPECT_EQ(beyond.verdict, solve::Verdict::fails);
  // 59 vertices have at most 1711 edges, and 59 + 1711 <= 30 59 + 5; 60 + 1746 > 30 60 + 5.
  ASSERT_TRUE(beyond.failing);
  EXPECT_EQ(std::pair(beyond.failing->order, beyond.failing->size()), std::pair(60, 1746));
}

TEST(MapBounds, AFalseBoundFailsThoughPlayMeetsALimit) {
  std::string large = "source node-kayles ; target proper colours=64 ; vertex v ; join a.v b.v ; move v:any means 1";
  for (int i = 0; i < 16; ++i) large += " ; vertex w" + std::to_string(i);
  const ReductionCheck unknown = check_reduction(read_reduction(large), 1, 1, {});
  ASSERT_EQ(unknown.verdict, solve::Verdict::unknown);  // 17 64 cells
  const ReductionCheck check = check_reduction(read_reduction(large + " ; order <= 16 n"), 1, 2, {});
  ASSERT_EQ(check.verdict, solve::Verdict::fails) << check.reason;
  EXPECT_EQ(check.failing->order, 1);
  EXPECT_EQ(check.found.broken_claim, "the target has order 17, and at most 16 is stated");
}

}  // namespace
}  // namespace gamecert::proofs
