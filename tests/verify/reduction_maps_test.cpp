// The built-in reductions reach the levels that their proofs give by hand, and their mutants are told apart.
#include <gtest/gtest.h>

#include "certificates/checker.hpp"
#include "graphs/formats.hpp"
#include "reductions/built_in.hpp"
#include "reductions/reduction_file.hpp"
#include "verify/reduction_mutants.hpp"

namespace gamecert::verify {
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
  each_map([](const Expected& each, const reductions::Reduction& reduction) {
    const ReductionProof proof = prove_reduction(reduction, true, 0, {});
    EXPECT_EQ(proof.verdict, Verdict::proved) << each.name;
    EXPECT_EQ(proof.level, std::min(each.on_a_vertex, each.on_an_edge)) << each.name;
    ASSERT_TRUE(proof.certificate) << each.name << proof.missing;
    EXPECT_NO_THROW(certificates::check(*proof.certificate)) << each.name;
  });
}

TEST(ReductionMaps, HoldOnSmallGraphsAsTheProofsSay) {
  each_map([](const Expected& each, const reductions::Reduction& reduction) {
    const ReductionCheck check = check_reduction(reduction, 1, 4, {});
    EXPECT_EQ(check.verdict, Verdict::holds) << each.name;
    // 1 + 2 + 4 + 11 graphs; 1 + 2 + 7 + 42 orientations (OEIS A000088, A001174)
    EXPECT_EQ(check.total, reduction.tells_ends_apart() ? 52U : 18U) << each.name;
    solve::Watch watch({});
    const bool directed = reduction.tells_ends_apart();
    const auto at = [&](const char* graph, const char* oriented) {
      return check_reduction_at(reduction, graphs::read_small_graph(directed ? oriented : graph), watch).level;
    };
    EXPECT_EQ(at("@", "&@?"), each.on_a_vertex) << each.name;
    EXPECT_EQ(at("A_", "&AO"), each.on_an_edge) << each.name;
    EXPECT_EQ(at("A?", "&A?"), each.on_a_vertex) << each.name;
  });
}

TEST(ReductionMaps, EveryMutantIsDecidedAndTheMethodsAgree) {
  int wrong = 0, right = 0;
  each_map([&](const Expected& each, const reductions::Reduction& reduction) {
    for (const MutantResult& mutant : try_mutants(reduction, 4, {})) {
      EXPECT_NE(mutant.fate, Fate::undecided) << each.name << ": " << mutant.mutant.change << " " << mutant.note;
      // Whatever one method finds wrong, the other one does.
      EXPECT_EQ(mutant.checked == Verdict::fails, mutant.proved == Verdict::fails)
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
  ASSERT_EQ(check.verdict, Verdict::fails);
  EXPECT_NE(check.found.source_value, check.found.target_value);
  const auto certificates = certify_failure(reduction, *check.failing, check.found, {});
  EXPECT_EQ(certificates.size(), 3U);
  for (const auto& certificate : certificates) EXPECT_NO_THROW(certificates::check(certificate));
  EXPECT_EQ(prove_reduction(reduction, true, 4, {}).verdict, Verdict::fails);
}

TEST(ReductionMaps, AnInvariantThatPlayNeedsIsAskedFor) {
  // t is free until v is painted; then its neighbours u and v rule out 1 and 2. That v is painted first is not said.
  const char* text =
      "source node-kayles ; target proper colours=1 ; vertex v ; vertex t ; join v t ; join a.v b.v ; "
      "move v:1 means 1 ; move t:1 means 1 ; join a.v b.t ; join a.t b.v ; join a.t b.t";
  EXPECT_EQ(prove_reduction(read_reduction(text), false, 3, {}).verdict, Verdict::proved);
  // An invariant that does not hold is found out by play.
  const auto wrong = read_reduction(std::string(text) + " ; invariant v:none ; level corresponding");
  EXPECT_EQ(prove_reduction(wrong, false, 3, {}).verdict, Verdict::fails);
}

TEST(ReductionMaps, AssumptionsAreUsedByBothMethods) {
  // As Proposition 18 with the colour 2 meaning nothing: right where no vertex is isolated.
  std::string text(map("col.prop-18"));
  text.replace(text.find("move v:any means 1"), 18, "move v:1 means 1");
  EXPECT_EQ(prove_reduction(read_reduction(text), false, 2, {}).verdict, Verdict::fails);
  const auto assuming = read_reduction(text + "assume no-isolated-vertices\n");
  const ReductionProof proof = prove_reduction(assuming, true, 0, {});
  EXPECT_EQ(proof.verdict, Verdict::proved);
  EXPECT_EQ(proof.level, Level::isomorphic);
  EXPECT_NO_THROW(certificates::check(*proof.certificate));
  const ReductionCheck check = check_reduction(assuming, 1, 4, {});
  EXPECT_EQ(check.verdict, Verdict::holds);
  EXPECT_EQ(check.total, 0U + 1 + 2 + 7);  // graphs without isolated vertices, OEIS A002494
}

TEST(ReductionMaps, NothingCanBeLeftOutOfProposition18) {
  EXPECT_TRUE(minimise(read_reduction(map("col.prop-18")), {}).left_out.empty());
  const auto more = read_reduction(std::string(map("col.prop-1")) + "vertex spare\njoin v spare\njoin a.v a.w[1]\n" +
                                   "move spare:2 means 1\n");
  EXPECT_THROW(read_reduction(std::string(map("col.prop-1")) + "join v w[1]\n"), reductions::TextError);
  EXPECT_NE(prove_reduction(more, false, 2, {}).verdict, Verdict::proved);
  const auto doubled = read_reduction(std::string(map("col.prop-1")) + "vertex x painted 1\njoin v x\n");
  EXPECT_EQ(minimise(doubled, {}).left_out.size(), 1U);
}

}  // namespace
}  // namespace gamecert::verify
