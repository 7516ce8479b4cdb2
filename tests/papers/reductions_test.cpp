// Claims of Sections 4 to 8 of the ELLO paper: a wrong sign is found, and instances are counted right.
#include <gtest/gtest.h>

#include <algorithm>

#include "certificates/checker.hpp"
#include "graphs/invariants.hpp"
#include "papers/checks.hpp"
#include "papers/ello/games.hpp"
#include "papers/ello/mop_linear.hpp"
#include "papers/graphs_of_class.hpp"
#include "reductions/built_in.hpp"
#include "solve/ello/ello.hpp"
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

TEST(ClaimsReductions, LongAndRedThreadsCanBeReduced) {
  const std::string id = "ello.cor-6.2";
  expect_failure(5, exchanged(id, "(V - green) meet inner != {} |", ""));
  expect_failure(5, exchanged(id, "| (exists vertex z: middle(z, green meet inner))", ""));
  EXPECT_GT(instances(6, select(id).front()->check), 0U);
}

TEST(ClaimsReductions, SplittingNeedsPlausibleSides) {
  const std::string id = "ello.sec4-alg";
  for (const std::string wrong : {"green meet A", "plaus(A, green meet A, x) xor x", "green meet A + x"})
    expect_failure(4, exchanged(id, "winnable(A, plaus(A, green meet A, x))", "winnable(A, " + wrong + ")"));
  EXPECT_GT(instances(5, select(id).front()->check), 0U);
}

TEST(ClaimsReductions, Theorem41NeedsPlausibleSides) {
  const std::string id = "ello.thm-4.1i/ii";
  expect_failure(4, exchanged(id, "x in plaus(B, green meet B, x)", "x in green meet B"));
  expect_failure(4, exchanged(id, "winnable(A, plaus(A, green meet A, x))", "winnable(A, green meet A)"));
  expect_failure(
      4, exchanged(id, "winnable(B, plaus(B, green meet B, x))", "winnable(B, plaus(B, green meet B, x) xor x)"));
}

TEST(ClaimsReductions, Theorem42TakesTheParityOfTheGreenVertices) {
  const std::string id = "ello.thm-4.2", odd = "odd-parts(S, green)";
  const auto with = [](const std::string& condition) { return "{v in S: " + condition + "}"; };
  EXPECT_GT(instances(5, exchanged(id, odd, with("|green meet attached(S, v)| mod 2 = 1"))), 0U);
  EXPECT_GT(instances(5, exchanged(id, "winnable(V, green) <-> winnable(S, odd-parts(S, green))",
                                   "odd-parts(S, green) = " + with("|green meet attached(S, v)| mod 2 = 1"))),
            0U);
  expect_failure(4, exchanged(id, odd, "S - odd-parts(S, green)"));
  expect_failure(4, exchanged(id, odd, with("green meet attached(S, v) != {}")));
}

TEST(ClaimsReductions, Proposition64IsNotAboutAllEvenGraphs) {
  expect_failure(7, exchanged("ello.prop-6.4", "(special & event)(G + N(z) - z)", "all-even(G + N(z) - z)"));
}

TEST(ClaimsReductions, LemmasArePlayedOnEveryGraphThatHoldsTheirGadget) {
  // A red vertex between two others: with one of the two green, or in K_3 with both.
  Trial trial({});
  const std::string text(reductions::text_of(reductions::built_in_lemmas(), "prop-6.1"));
  play_lemma(3, {.name = "prop-6.1", .text = text}, trial);
  EXPECT_EQ(trial.instances(), 3U);
}

TEST(ClaimsReductions, InstancesAreCountedOnce) {
  // K_1: the one split; two isolated vertices: both x, both sides, two colourings; K_2 the same; the lemma for all.
  EXPECT_EQ(instances(2, exchanged("ello.thm-4.1i/ii", "let", "let")), 2 * (1U + 8U + 8U) + 1);
}

/// A MOP has an ear, except if three leaves hang on one triangle.
TEST(ClaimsReductions, EarsAndForksAreWhereTheyAre) {
  const std::string ears = "(count vertex x: exists vertex y: ear(x, y))";
  const auto places = [](const std::string& count, const std::string& wanted) {
    return exchanged(
        "ello.alg-mop",
        "winnable(V, green) <-> after-ear(green, x, y, {}, fourth(x, y))\n  for vertex x for vertex y when "
        "n > 4 & ear(x, y) for set green when parity-plausible(V, green)",
        count + " = " + wanted);
  };
  Trial trial({});
  EXPECT_NO_THROW(places("(if " + ears + " = 0 then 1 else 0)",
                         "(if (count vertex v: degree(v) = 2) = 3 then 1 else 0)")(6, trial));
  EXPECT_NO_THROW(places("(count vertex x: exists vertex y: exists vertex z: fork(x, y, z))",
                         "(if (count vertex v: degree(v) = 2) = 3 then 3 else 0)")(6, trial));
}

TEST(ClaimsReductions, TheAlgorithmForMopsIsRightInOneReadingAlone) {
  const auto run = [](const std::string& id, std::string_view part, std::string_view instead) {
    return [check = exchanged(id, part, instead)](int order, Trial& trial) {
      if (order >= 3) check(order, trial);
    };
  };
  expect_failure(5, run("ello.alg-mop.played", "green", "green"));
  // The two cases are wrong each by itself.
  expect_failure(6, run("ello.alg-mop", "{}, fourth(x, y)", "fourth(x, y), fourth(x, y)"));
  expect_failure(6, run("ello.alg-mop", "{}, fourth(x, y)", "{}, {}"));
  // And so are forks with another colour.
  expect_failure(6, run("ello.alg-mop", "third(x, y), third(z, y))", "third(z, y), third(x, y))"));
  EXPECT_GT(instances(8, run("ello.alg-mop", "green", "green")), 0U);
}

TEST(ClaimsReductions, TheLinearTimeRunAnswersAsPlayDoes) {
  for (int order = 3; order <= 11; ++order) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const graphs::Graph mop = random_mop(order, seed);
      const SmallGraph graph = graphs::small(mop);
      const bool odd_type = !graphs::even_type(graph);
      const auto winnable = solve::winnable_colourings(graph);
      for (VertexSet set = 0; set <= graph.vertices(); ++set) {
        if ((std::popcount(set) % 2 != 0) != odd_type) continue;
        std::vector<char> green;
        for (int v = 0; v < order; ++v) green.push_back(static_cast<char>(set >> v & 1));
        ASSERT_EQ(decide(mop, green).winnable, (winnable[set / 64] >> (set % 64) & 1) != 0)
            << "order " << order << ", seed " << seed << ", green set " << set;
      }
    }
  }
}

TEST(ClaimsReductions, StepsAVertexAreComparedWithThoseAtTheFirstOrder) {
  Trial trial({});
  EXPECT_NO_THROW(check_linear_time(3, {.numbers = {{"factor", 1}}}, trial));
  EXPECT_NO_THROW(check_linear_time(4, {.numbers = {{"factor", 2}}}, trial));
  EXPECT_THROW(check_linear_time(4, {.numbers = {{"factor", 0}}}, trial), Failure);
  solve::Limits limits;
  limits.seconds = 0;
  EXPECT_THROW(decide(random_mop(3000, 1), std::vector<char>(3000, 1), limits), text::LimitError);
}

TEST(ClaimsReductions, AnIdSelectsItsReadingsAndRepairs) {
  EXPECT_EQ(select("ello.thm-4.1i/ii").size(), 1U);
  EXPECT_EQ(select("ello.alg-mop").size(), 4U);
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
