// Claims of Sections 4 to 8 of the ELLO paper: a wrong sign is found, and instances are counted right.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "certificates/checker.hpp"
#include "graphs/invariants.hpp"
#include "papers/ello/blocks.hpp"
#include "papers/ello/mop_linear.hpp"
#include "papers/ello/threads.hpp"
#include "papers/lists.hpp"
#include "tests/papers/stated.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

/// Runs a check on the orders from 1; the instances it went through.
template <class Check>
std::uint64_t instances(int last_order, Check&& check) {
  Trial trial({});
  for (int order = 1; order <= last_order; ++order) check(order, trial);
  return trial.instances();
}

/// The check fails, and the certificates of what holds instead are accepted.
template <class Check>
void expect_failure(int last_order, Check&& check) {
  try {
    instances(last_order, check);
  } catch (const Failure& failure) {
    EXPECT_FALSE(failure.certificates.empty()) << failure.where;
    for (const certificates::Certificate& certificate : failure.certificates) {
      EXPECT_NO_THROW(certificates::check(certificate)) << failure.where;
    }
    return;
  }
  ADD_FAILURE() << "nothing found on orders to " << last_order;
}

/// The reduction with one case changed.
template <std::size_t N, class Change>
void expect_failure_of(const LocalReduction& reduction, const LocalCase (&cases)[N], std::size_t changed,
                       Change&& change) {
  std::array<LocalCase, N> mutant = std::to_array(cases);
  change(mutant[changed]);
  LocalReduction wrong = reduction;
  wrong.cases = mutant;
  expect_failure(7, [&](int order, Trial& trial) { check_reduction(wrong, order, trial); });
}

TEST(ClaimsReductions, Proposition61NeedsTheToggle) {
  expect_failure_of(proposition_6_1, red_middle, 0, [](LocalCase& of) { of.toggled = ""; });
}

TEST(ClaimsReductions, TheStepOfCorollary62NeedsItsEdges) {
  expect_failure_of(step_of_corollary_6_2, green_thread, 0, [](LocalCase& of) { of.toggled = "wz"; });
}

TEST(ClaimsReductions, Lemma74ChangesTheColourOfB) {
  expect_failure_of(reduction_lemma_1, lemma_1, 1, [](LocalCase& of) { of.flipped = "a"; });
  expect_failure_of(reduction_lemma_1, lemma_1, 1, [](LocalCase& of) { of.flipped = ""; });
  expect_failure_of(reduction_lemma_1, lemma_1, 0, [](LocalCase& of) { of.flipped = "b"; });
}

TEST(ClaimsReductions, Lemma75TellsFirstFromLast) {
  expect_failure_of(reduction_lemma_2, lemma_2, 0, [](LocalCase& of) { of.played = "", of.deleted = "x"; });
  expect_failure_of(reduction_lemma_2, lemma_2, 1, [](LocalCase& of) { of.played = "x", of.deleted = ""; });
}

TEST(ClaimsReductions, Lemma76HasItsCases) {
  expect_failure_of(reduction_lemma_3, lemma_3, 0, [](LocalCase& of) { of.red = "yz", of.green = "x"; });
  expect_failure_of(reduction_lemma_3, lemma_3, 1, [](LocalCase& of) { of.flipped = "b"; });
  expect_failure_of(reduction_lemma_3, lemma_3, 2, [](LocalCase& of) { of.flipped = "a"; });
  expect_failure_of(reduction_lemma_3, lemma_3, 3, [](LocalCase& of) { of.lost = true; });
}

TEST(ClaimsReductions, Lemma77HasXAloneFirst) {
  expect_failure_of(reduction_lemma_4, lemma_4, 0, [](LocalCase& of) { of.green = "xyz", of.played = "y"; });
  expect_failure_of(reduction_lemma_4, lemma_4, 0, [](LocalCase& of) { of.played = "xz"; });
}

TEST(ClaimsReductions, TheReductionOfThreadsNeedsBothSteps) {
  const auto run = [](const LocalReduction& red, const LocalReduction& green) {
    return [&](int order, Trial& trial) { check_thread_reduction(red, green, order, trial); };
  };
  constexpr LocalCase never[] = {{.part = "", .red = "z", .green = "z"}};
  LocalReduction none = proposition_6_1;
  none.cases = never;
  expect_failure(5, run(none, step_of_corollary_6_2));
  expect_failure(5, run(proposition_6_1, none));
  EXPECT_GT(instances(6, run(proposition_6_1, step_of_corollary_6_2)), 0U);
}

TEST(ClaimsReductions, SplittingNeedsPlausibleSides) {
  const Plaus unchanged = [](const ElloGames&, VertexSet, VertexSet green, int) { return green; };
  const Plaus recoloured = [](const ElloGames& games, VertexSet on, VertexSet green, int x) {
    return plaus(games, on, green, x) ^ graphs::single(x);
  };
  const Plaus green_at_x = [](const ElloGames&, VertexSet, VertexSet green, int x) {
    return green | graphs::single(x);
  };
  for (const Plaus wrong : {unchanged, recoloured, green_at_x}) {
    expect_failure(4, [&](int order, Trial& trial) { check_blocks(order, wrong, trial); });
  }
}

TEST(ClaimsReductions, Theorem41NeedsPlausibleSides) {
  const std::string id = "ello.thm-4.1i/ii";
  expect_failure(4, exchanged(id, "plaus(B, meet(green, B), x), x) = 1", "meet(green, B), x) = 1"));
  expect_failure(4, exchanged(id, "winnable(A, plaus(A, meet(green, A), x))", "winnable(A, meet(green, A))"));
  expect_failure(4, exchanged(id, "winnable(B, plaus(B, meet(green, B), x))",
                              "winnable(B, xor(plaus(B, meet(green, B), x), 2^x))"));
}

TEST(ClaimsReductions, Theorem42TakesTheParityOfTheGreenVertices) {
  expect_failure(4, [](int order, Trial& trial) {
    check_4_2(
        order, [](VertexSet green) { return std::popcount(green) % 2 == 0; }, trial);
  });
  expect_failure(4, [](int order, Trial& trial) {
    check_4_2(
        order, [](VertexSet green) { return green != 0; }, trial);
  });
}

TEST(ClaimsReductions, Proposition64IsNotAboutAllEvenGraphs) {
  const Property all_even = property("all-even");
  expect_failure(7, [&](int order, Trial& trial) { check_6_4(order, all_even, trial); });
}

TEST(ClaimsReductions, InstancesAreCountedOnce) {
  // A red middle vertex: of P_3 with one end green, of K_3 with both others green, three times.
  EXPECT_EQ(instances(3, [](int order, Trial& trial) { check_reduction(proposition_6_1, order, trial); }), 5U);
  // K_1: the one split; two isolated vertices: both x, both sides, two colourings; K_2 the same.
  EXPECT_EQ(instances(2, exchanged("ello.thm-4.1i/ii", "let", "let")), 2 * (1U + 8U + 8U));
  // The edges of all graphs of order 4, by size 1 to 6: 1, 2, 3, 2, 1, 1 graphs.
  EXPECT_EQ(instances(4, check_6_3), 1U + (1 + 2 + 3) + (1 + 2 * 2 + 3 * 3 + 2 * 4 + 5 + 6));
}

TEST(ClaimsReductions, GadgetsArePlacedWhereTheyAre) {
  const SmallGraph five = family("path:5");
  EXPECT_EQ(placements(thread, five).size(), 1U);
  EXPECT_EQ(placements(middle, five).size(), 3U);
  EXPECT_EQ(placements(thread, family("cycle:5")).size(), 5U);
  EXPECT_EQ(placements(thread, family("cycle:4")).size(), 0U);
  for (const SmallGraph& mop : mops(6)) {
    int ends = 0;
    for (int v = 0; v < 6; ++v) ends += mop.degree(v) == 2 ? 1 : 0;
    const bool linear = ends == 2;
    EXPECT_EQ(placements(ear, mop).empty(), !linear) << "an ear, except on three leaves about one triangle";
    EXPECT_EQ(placements(fork, mop).size(), linear ? 0U : 6U);
  }
}

TEST(ClaimsReductions, ThePrintedAlgorithmForMopsFailsAndTheRepairedOneDoesNot) {
  expect_failure(5, [](int order, Trial& trial) {
    if (order >= 3) check_mop_algorithm(printed_algorithm, order, trial);
  });
  for (std::size_t one = 0; one < 2; ++one) {  // the two cases are wrong each by itself
    std::array<LocalCase, 4> half = std::to_array(repaired_2_2);
    half[one] = printed_2_2[one];
    expect_failure(6, [&](int order, Trial& trial) {
      if (order >= 3) check_mop_algorithm({half, printed_2_4}, order, trial);
    });
  }
  EXPECT_GT(instances(8,
                      [](int order, Trial& trial) {
                        if (order >= 3) check_mop_algorithm(repaired_algorithm, order, trial);
                      }),
            0U);
}

TEST(ClaimsReductions, TheLinearTimeRunAnswersAsPlayDoes) {
  for (int order = 3; order <= 11; ++order) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const TriangulatedMop mop = random_mop(order, seed);
      const ColouredGames games(graphs::small(graph(mop)));
      for (VertexSet set = 0; set <= games.graph().vertices(); ++set) {
        if (!games.parity_plausible(set)) continue;
        std::vector<char> green;
        for (int v = 0; v < order; ++v) green.push_back(static_cast<char>(set >> v & 1));
        ASSERT_EQ(decide(repaired_algorithm, mop, green).winnable, games.winnable(set))
            << "order " << order << ", seed " << seed << ", green set " << set;
      }
    }
  }
}

TEST(ClaimsReductions, StepsAVertexAreComparedWithThoseAtOrderTen) {
  Trial trial({});
  EXPECT_NO_THROW(check_linear_time(1, 1, trial));
  EXPECT_NO_THROW(check_linear_time(2, 2, trial));
  EXPECT_THROW(check_linear_time(2, 1.5, trial), Failure);
  solve::Limits limits;
  limits.seconds = 0;
  EXPECT_THROW(decide(repaired_algorithm, random_mop(3000, 1), std::vector<char>(3000, 1), limits), text::LimitError);
}

TEST(ClaimsReductions, AnIdSelectsItsReadingsAndRepairs) {
  EXPECT_EQ(select("ello.thm-4.1i/ii").size(), 1U);
  EXPECT_EQ(select("ello.alg-mop").size(), 2U);
  const auto of_ello =
      std::ranges::count_if(all(), [](const PrintedClaim& claim) { return claim.id.starts_with("ello."); });
  EXPECT_EQ(static_cast<std::ptrdiff_t>(select("ello").size()), of_ello);
  EXPECT_LT(select("ello").size(), all().size());
  EXPECT_EQ(select("ello.alg").size(), select("ello.alg-mop").size());
  EXPECT_THROW(select("ello.al"), text::InputError);
  EXPECT_THROW(select(""), text::InputError);
  EXPECT_EQ(certificate_file(*select("ello.thm-4.1i/ii").front()), "ello.thm-4.1i-ii.cert");
}

}  // namespace
}  // namespace gamecert::papers
