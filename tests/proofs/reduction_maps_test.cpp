// The built-in reductions reach the levels that their proofs give by hand, and their mutants are told apart.
#include <gtest/gtest.h>

#include <algorithm>

#include "certificates/checker.hpp"
#include "certificates/solitaires/order.hpp"
#include "games/registry/infos.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/reduction_mutants.hpp"
#include "proofs/reduction_starts.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/obligations.hpp"
#include "reductions/reduction_games.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/located.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Level;
using reductions::read_reduction;

std::string_view map(std::string_view name) {
  for (const reductions::BuiltIn& each : reductions::built_in_maps()) {
    if (each.name == name) return each.text;
  }
  ADD_FAILURE() << name;
  return {};
}

struct Expected {
  const char* name;
  std::vector<int> ks;  // empty: no parameter
  Level on_a_vertex, on_an_edge;
};

// One colour left at every vertex makes the games isomorphic; where a vertex has several colours left at first, as in
// blue-red and at an isolated vertex of the subdivided graphs, several moves mean the same.
const std::vector<Expected> expected = {
    {"col.prop-1", {1, 2, 3, 4}, Level::isomorphic, Level::isomorphic},
    {"col.cor-12", {1, 2, 3, 4}, Level::isomorphic, Level::isomorphic},
    {"col.prop-13", {}, Level::corresponding, Level::corresponding},
    {"col.prop-18", {}, Level::corresponding, Level::isomorphic},
    {"col.cor-19", {2, 3, 4}, Level::corresponding, Level::isomorphic},
};

template <class Visit>
void each_map(Visit&& visit) {
  for (const Expected& each : expected) {
    if (each.ks.empty()) visit(each, read_reduction(map(each.name)));
    for (const int k : each.ks) visit(each, read_reduction(map(each.name), {{"k", k}}));
  }
}

TEST(ReductionMaps, AreProvedForAllGraphsWithCertificates) {
  each_map([](const Expected& each, const reductions::StatedReduction& reduction) {
    const ReductionProof proof = prove_reduction(reduction, true, 0, {});
    EXPECT_EQ(proof.verdict, solve::Verdict::proved) << each.name;
    EXPECT_EQ(proof.level, std::min(each.on_a_vertex, each.on_an_edge)) << each.name;
    ASSERT_TRUE(proof.certificate) << each.name << proof.missing;
    EXPECT_NO_THROW(certificates::check(*proof.certificate)) << each.name;
  });
}

TEST(ReductionMaps, HoldOnSmallGraphsAsTheProofsSay) {
  each_map([](const Expected& each, const reductions::StatedReduction& reduction) {
    const ReductionCheck check = check_reduction(reduction, 1, 4, {});
    EXPECT_EQ(check.verdict, solve::Verdict::holds) << each.name;
    // 1 + 2 + 4 + 11 graphs; 1 + 2 + 7 + 42 orientations (OEIS A000088, A001174)
    EXPECT_EQ(check.total, reduction.tells_ends_apart() ? 52U : 18U) << each.name;
    solve::Watch watch({});
    const bool directed = reduction.tells_ends_apart();
    const auto at = [&](const char* graph, const char* oriented) {
      PositionBudget budget;
      return check_reduction_at(reduction, graphs::read_small_graph(directed ? oriented : graph), watch, budget).level;
    };
    EXPECT_EQ(at("@", "&@?"), each.on_a_vertex) << each.name;
    EXPECT_EQ(at("A_", "&AO"), each.on_an_edge) << each.name;
    EXPECT_EQ(at("A?", "&A?"), each.on_a_vertex) << each.name;
  });
}

TEST(ReductionMaps, EveryMutantIsDecidedAndTheMethodsAgree) {
  int wrong = 0, right = 0;
  each_map([&](const Expected& each, const reductions::StatedReduction& reduction) {
    const Mutants mutants = try_mutants(reduction, 4, {});
    EXPECT_EQ(mutants.level, std::min(each.on_a_vertex, each.on_an_edge)) << each.name;
    for (const MutantResult& mutant : mutants.all) {
      EXPECT_NE(mutant.fate, Fate::undecided) << each.name << ": " << mutant.mutant.change << " " << mutant.note;
      // Whatever one method finds wrong, the other one does.
      EXPECT_EQ(mutant.checked == solve::Verdict::fails, mutant.proved == solve::Verdict::fails)
          << each.name << ": " << mutant.mutant.change << " " << mutant.graph;
      ++(mutant.fate == Fate::wrong ? wrong : right);
    }
  });
  EXPECT_GT(wrong, 100);
  EXPECT_GT(right, 50);
}

TEST(ReductionMaps, AFailureComesWithCertificatesOfBothSides) {
  // One arc for an edge: both ends may be painted.
  const auto reduction =
      read_reduction("source node-kayles\ntarget blue-red\nvertex v\narc a.v b.v\nmove v:any means 1\n");
  const ReductionCheck check = check_reduction(reduction, 1, 4, {});
  ASSERT_EQ(check.verdict, solve::Verdict::fails);
  EXPECT_NE(check.found.source_value, check.found.target_value);
  const auto certificates = certify_failure(reduction, *check.failing, check.found, {});
  EXPECT_EQ(certificates.size(), 3U);
  for (const auto& certificate : certificates) EXPECT_NO_THROW(certificates::check(certificate));
  EXPECT_TRUE(certificates.front().claim.statement.starts_with("FAILS corresponding "));
  EXPECT_EQ(prove_reduction(reduction, true, 4, {}).verdict, solve::Verdict::fails);
}

TEST(ReductionMaps, AnInvariantThatPlayNeedsIsAskedFor) {
  // t is free until v is painted; then its neighbours u and v rule out 1 and 2. That v is painted first is not said.
  const char* text =
      "source node-kayles ; target proper colours=1 ; vertex v ; vertex t ; join v t ; join a.v b.v ; "
      "move v:1 means 1 ; move t:1 means 1 ; join a.v b.t ; join a.t b.v ; join a.t b.t";
  EXPECT_EQ(prove_reduction(read_reduction(text), false, 3, {}).verdict, solve::Verdict::proved);
  // An invariant that does not hold is found out by play.
  const auto wrong = read_reduction(std::string(text) + " ; invariant v:none ; level corresponding");
  EXPECT_EQ(prove_reduction(wrong, false, 3, {}).verdict, solve::Verdict::fails);
}

constexpr const char* identity_of_proper =
    "source proper colours=2 ; target proper colours=2 ; vertex v ; join a.v b.v ; move v:1 means 1 ; "
    "move v:2 means 2";

TEST(ReductionMaps, AFalseInvariantFailsAtAnyLevel) {
  for (const char* level : {"", " ; level equal-nimber", " ; level isomorphic"}) {
    const auto wrong = read_reduction(std::string(identity_of_proper) + " ; invariant v:none" + level);
    const ReductionCheck check = check_reduction(wrong, 1, 3, {});
    ASSERT_EQ(check.verdict, solve::Verdict::fails) << level;
    EXPECT_EQ(check.failing->order, 1);
    EXPECT_EQ(check.found.level, Level::isomorphic);
    EXPECT_EQ(check.found.invariant.what, "invariant 1 at 0 does not hold");
    const auto certificates = certify_failure(wrong, *check.failing, check.found, {});
    ASSERT_EQ(certificates.size(), 1U);
    EXPECT_EQ(certificates.front().claim.statement, "FAILS invariant @");
    EXPECT_NO_THROW(certificates::check(certificates.front()));
    const ReductionProof proof = prove_reduction(wrong, false, 3, {});
    EXPECT_EQ(proof.verdict, solve::Verdict::fails) << level;
    EXPECT_EQ(proof.found.invariant.what, "invariant 1 at 0 does not hold");
  }
  // Beyond where the games do not correspond play of the target goes on, and there is no certificate of what it finds:
  // the colour 2 of u means nothing, and v is painted after it.
  const auto later = read_reduction(
      "source node-kayles ; target proper colours=2 ; vertex v ; vertex u ; join v u ; move v:any means 1 ; "
      "invariant !(u:2 & v:1)");
  const ReductionCheck check = check_reduction(later, 1, 1, {});
  ASSERT_EQ(check.verdict, solve::Verdict::fails);
  EXPECT_TRUE(check.found.difference.moves.empty());
  EXPECT_EQ(check.found.invariant.moves.size(), 2U);
}

TEST(ReductionMaps, AnIllegalStartIsRefusedBeforeAnotherFailure) {
  // w clashes on triangles alone; on an edge the move v:2 already means what is not legal.
  const auto reduction = read_reduction(
      "source proper colours=2\ntarget distance distance=3 colours=2\nvertex v\nedge w painted 1\njoin a.v w\n"
      "move v:1 means 1\nmove v:2 means 2\n");
  const auto place = [](const auto& run) -> std::string {
    try {
      run();
    } catch (const text::InputError& error) {
      const std::string what = error.what();
      return what.substr(what.find("graph ") + 6, 4);
    }
    return "not refused";
  };
  const std::string checked = place([&] { check_reduction(reduction, 1, 3, {}); });
  EXPECT_TRUE(checked.starts_with("&B")) << checked;  // two arcs out of a vertex, an orientation
  EXPECT_EQ(place([&] { prove_reduction(reduction, false, 0, {}); }), checked);
}

TEST(ReductionMaps, AnIllegalStartBeyondSmallGraphsIsNamedOnAGraphOfTheOrders) {
  // w of any two vertices of a component clash.
  const std::string text =
      "source node-kayles ; target distance distance=3 colours=2 ; vertex v ; vertex w painted 1 ; join v w ; "
      "join a.v b.v ; move v:2 means 1";
  for (const char* assumed : {"", " ; assume connected", " ; assume bipartite ; assume no-isolated-vertices"}) {
    const auto reduction = read_reduction(text + assumed);
    solve::Watch watch({});
    require_legal_starts(reduction, 1, 1, watch);
    EXPECT_THROW(require_legal_starts(reduction, 1, 2, watch), text::InputError);
    try {
      require_legal_starts(reduction, 9, 9, watch);
      ADD_FAILURE() << assumed;
    } catch (const text::InputError& error) {
      const std::string what = error.what();
      const std::size_t at = what.find("graph ") + 6;
      const auto graph = graphs::read_small_graph(what.substr(at, what.find(' ', at) - at));
      const reductions::GadgetMap map(reduction, graph);
      EXPECT_EQ(graph.order, 9) << what;
      EXPECT_TRUE(map.assumed() && !legal_start(reduction, graph)) << what;
    }
  }
}

TEST(ReductionMaps, SourceGraphsHaveAVertex) {
  // Alone, g could be painted; with a vertex there is w beside it.
  const auto reduction = read_reduction(
      "source node-kayles ; target proper colours=1 ; vertex v ; vertex w painted 1 ; graph g ; join w g ; "
      "join a.v b.v ; move v:1 means 1");
  EXPECT_EQ(prove_reduction(reduction, true, 3, {}).level, Level::isomorphic);
  EXPECT_EQ(check_reduction(reduction, 1, 4, {}).verdict, solve::Verdict::holds);
  EXPECT_THROW(reductions::GadgetMap(reduction, graphs::SmallGraph{}), text::InputError);
  certificates::Certificate null{{}, certificates::Order{}};
  null.claim.game = "reduction";
  null.claim.instance = reductions::text(reduction);
  null.claim.statement = "FAILS corresponding ?";
  EXPECT_THROW(certificates::check(null), certificates::Rejection);
}

TEST(ReductionMaps, LookingEndsWithTheOrderThatFails) {
  // Legal at the start on all graphs; to look at those of order 12 would take years.
  const std::string leaves =
      "source node-kayles ; target distance distance=3 colours=3 ; vertex v ; edge x ; edge p painted 2 ; "
      "edge q painted 3 ; join a.v x ; join b.v x ; join x p ; join x q ; move v:1 means 1 ; level corresponding";
  const ReductionCheck check = check_reduction(read_reduction(leaves), 1, 12, {});
  ASSERT_EQ(check.verdict, solve::Verdict::fails);
  EXPECT_EQ(check.complete_through, check.failing->order);
  const ReductionProof proof = prove_reduction(read_reduction(leaves), false, 6, {});
  ASSERT_EQ(proof.verdict, solve::Verdict::fails);
  EXPECT_EQ(*proof.failing, *check.failing);
}

TEST(ReductionMaps, WhatIsKeptIsLookedAtWithoutPlay) {
  const auto reduction = read_reduction(map("col.prop-1"), {{"k", 30}});  // play takes minutes
  const ReductionProof proof = prove_reduction(reduction, false, 6, {});
  EXPECT_EQ(proof.verdict, solve::Verdict::proved);
  EXPECT_TRUE(proof.looked_at.empty());
  // A vertex that all pieces join is beyond the theorem on planar graphs, and a forest keeps its graph planar.
  const std::string alone =
      std::string(identity_of_proper) + " ; graph g painted 1 ; vertex w painted 2 ; join g w ; keeps planar";
  const ReductionProof looked = prove_reduction(read_reduction(alone), false, 6, {});
  EXPECT_EQ(looked.looked_at.size(), 1U);
  EXPECT_EQ(looked.map_order, 5);
  const std::string crossing = std::string(identity_of_proper) + " ; graph g ; join g v ; keeps ";
  EXPECT_EQ(prove_reduction(read_reduction(crossing + "planar"), false, 6, {}).verdict, solve::Verdict::fails);
}

TEST(ReductionMaps, EveryTwoGamesOfPaintingVerticesCanBeStated) {
  int pairs = 0;
  for (const games::GameInfo& source : games::infos()) {
    for (const games::GameInfo& target : games::infos()) {
      if (!source.painting || !target.painting) continue;
      const bool arcs = target.board == games::BoardKind::digraph;
      const std::string text = "source " + std::string(source.name) + " ; target " + std::string(target.name) +
                               " ; vertex v ; " + (arcs ? "arc" : "join") +
                               " a.v b.v ; move v:1 means 1 ; board 2 when v:1 & v:none";
      const bool single = reductions::side(std::string(source.name), {}).colours == 1;
      const auto reduction = read_reduction(single ? text.substr(0, text.find(" ; board")) : text);
      const ReductionCheck check = check_reduction(reduction, 1, 2, {});
      EXPECT_TRUE(check.verdict == solve::Verdict::holds || check.verdict == solve::Verdict::fails) << text;
      const ReductionProof proof = prove_reduction(reduction, false, 2, {});
      EXPECT_FALSE(proof.reason.starts_with("no proof for all graphs applies to ")) << proof.reason;
      ++pairs;
    }
  }
  EXPECT_EQ(pairs, 36);
}

TEST(ReductionMaps, PlayWithinABudgetSaysNothingBeyondIt) {
  const auto reduction = read_reduction(map("col.prop-18"));
  const ReductionCheck all = check_reduction(reduction, 1, 3, {});
  int complete = 0;
  for (const std::uint64_t positions : {0, 10, 100, 1000, 10'000, 100'000}) {
    const ReductionCheck check = check_reduction(reduction, 1, 3, {}, PositionBudget(positions));
    EXPECT_EQ(check.verdict, check.complete_through == 3 ? solve::Verdict::holds : solve::Verdict::unknown);
    EXPECT_GE(check.complete_through, complete);
    complete = check.complete_through;
  }
  EXPECT_EQ(complete, all.complete_through);
}

TEST(ReductionMaps, AnIllegalPaintedStartIsRefusedBeforeLimitsOfTheProof) {
  // p and q are joined and both painted 1; a proof would look at graphs of more than 24 vertices.
  const auto reduction = read_reduction(
      "source node-kayles\ntarget distance distance=5 colours=3\nvertex v\nedge p painted 1\nedge q painted 1\n"
      "graph g\njoin a.v p\njoin b.v p\njoin p q\njoin q g\nmove v:any means 1\n");
  EXPECT_THROW(reductions::obligations(reduction, true), text::LimitError);
  try {
    prove_reduction(reduction, false, 0, {});
    ADD_FAILURE();
  } catch (const text::InputError& error) {
    EXPECT_TRUE(text::with_place(error).starts_with("5:6: ")) << text::with_place(error);
    EXPECT_NE(std::string(error.what())
                  .find("expected a painted start that is legal, found that on the source graph "
                        "A_ "),
              std::string::npos)
        << error.what();
  }
}

TEST(ReductionMaps, AnIllegalPaintedStartOfWeakIsRefusedWithGraphAndLine) {
  const auto reduction = read_reduction(
      "source weak\ntarget weak\nvertex v\nvertex w painted 2\nvertex u painted 2\njoin u w\njoin a.v b.v\n"
      "move v:1 means 1\nmove v:2 means 2\n");
  try {
    prove_reduction(reduction, false, 2, {});
    ADD_FAILURE();
  } catch (const text::InputError& error) {
    EXPECT_EQ(
        text::with_place(error),
        "4:8: expected a painted start that is legal, found that on the source graph @ w of 0, painted 2, clashes "
        "with its neighbours");
  }
}

TEST(ReductionMaps, AnIllegalPaintedStartOfAReadingWithoutReachIsRefusedByItsRules) {
  const auto reduction = read_reduction(
      "source weak\ntarget weak reading=extendable\nvertex v\nvertex w painted 2\nvertex u painted 2\njoin u w\njoin "
      "a.v b.v\n"
      "move v:1 means 1\nmove v:2 means 2\n");
  try {
    check_reduction(reduction, 1, 2, {});
    ADD_FAILURE();
  } catch (const text::InputError& error) {
    EXPECT_TRUE(text::with_place(error).starts_with("4:8: ")) << text::with_place(error);
    EXPECT_EQ(std::string(error.what())
                  .find("expected a painted start that is legal, found that on the source graph "
                        "@ the rules refuse it: expected a painting that extends to a weak colouring"),
              0U)
        << error.what();
  }
}

TEST(ReductionMaps, MutantsAreJudgedAtTheLevelTheReductionReaches) {
  const auto stated = read_reduction(std::string(identity_of_proper) + " ; level corresponding");
  EXPECT_EQ(try_mutants(stated, 3, {}).level, Level::isomorphic);
  const auto wrong = read_reduction("source node-kayles ; target proper colours=2 ; vertex v ; move v:1 means 1");
  const Mutants mutants = try_mutants(wrong, 2, {});
  EXPECT_TRUE(mutants.original.failing);
}

TEST(ReductionMaps, MutantsMakeDifferentTargets) {
  const auto changes = [](const std::string& text) {
    std::vector<std::string> result;
    for (const auto& each : reductions::mutants(read_reduction(text))) result.push_back(each.change);
    return result;
  };
  const std::string pair = std::string(identity_of_proper) + " ; vertex w painted 1 ; join v w";
  const std::vector<std::string> found = changes(pair);
  const auto has = [](const std::vector<std::string>& list, const char* change) {
    return std::ranges::find(list, change) != list.end();
  };
  EXPECT_FALSE(has(found, "with join a.v a.w"));  // it is there
  EXPECT_TRUE(has(found, "with join a.v b.w"));
  EXPECT_FALSE(has(found, "with join b.v a.w"));  // the same with the ends exchanged
  EXPECT_TRUE(has(changes(std::string(map("col.prop-18"))), "one e0 for all"));
}

TEST(ReductionMaps, AssumptionsAreUsedByBothMethods) {
  // As Proposition 18 with the colour 2 meaning nothing: right where no vertex is isolated.
  std::string text(map("col.prop-18"));
  text.replace(text.find("move v:any means 1"), 18, "move v:1 means 1");
  EXPECT_EQ(prove_reduction(read_reduction(text), false, 2, {}).verdict, solve::Verdict::fails);
  const auto assuming = read_reduction(text + "assume no-isolated-vertices\n");
  const ReductionProof proof = prove_reduction(assuming, true, 0, {});
  EXPECT_EQ(proof.verdict, solve::Verdict::proved);
  EXPECT_EQ(proof.level, Level::isomorphic);
  EXPECT_NO_THROW(certificates::check(*proof.certificate));
  const ReductionCheck check = check_reduction(assuming, 1, 4, {});
  EXPECT_EQ(check.verdict, solve::Verdict::holds);
  EXPECT_EQ(check.total, 0U + 1 + 2 + 7);  // graphs without isolated vertices, OEIS A002494
}

TEST(ReductionMaps, NothingCanBeLeftOutOfProposition18) {
  EXPECT_TRUE(minimise(read_reduction(map("col.prop-18")), {}).left_out.empty());
  const auto more = read_reduction(std::string(map("col.prop-1")) + "vertex spare\njoin v spare\njoin a.v a.w[1]\n" +
                                   "move spare:2 means 1\n");
  EXPECT_THROW(read_reduction(std::string(map("col.prop-1")) + "join v w[1]\n"), text::InputError);
  EXPECT_NE(prove_reduction(more, false, 2, {}).verdict, solve::Verdict::proved);
  const auto doubled = read_reduction(std::string(map("col.prop-1")) + "vertex x painted 1\njoin v x\n");
  EXPECT_EQ(minimise(doubled, {}).left_out.size(), 1U);
}

}  // namespace
}  // namespace gamecert::proofs
