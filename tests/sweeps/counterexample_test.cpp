// Certificates of counterexamples: accepted by the checker, and few facts where one is enough.
#include "certificates/counterexamples/counterexample.hpp"

#include <gtest/gtest.h>

#include "certificates/checker.hpp"
#include "conjectures/language.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "sweeps/counterexample.hpp"
#include "sweeps/evaluator.hpp"
#include "tests/language/random_formula.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

std::size_t facts(const Proof& proof) {
  return proof.certificate->evidence.as<certificates::Counterexample>()->facts.size();
}

/// Proves the conjecture's failure at every graph of those orders where it fails; how many there are.
int prove_all(const language::Formula& conjecture, int last_order,
              const graphs::GraphClass& graph_class = graphs::GraphClass::all) {
  Evaluator evaluator(conjecture, graph_class.directed() ? Evaluator::Mode::definition : Evaluator::Mode::fast);
  int failures = 0;
  for (int order = 1; order <= last_order; ++order) {
    graphs::enumerate(graph_class, order, {}, [&](const SmallGraph& graph) {
      if (evaluator.truth(graph)) return true;
      ++failures;
      const Proof proof = prove_counterexample(conjecture, graph, {});
      EXPECT_TRUE(proof.certificate) << infix(conjecture) << " at " << graphs::write_small_graph(graph) << ": "
                                     << proof.missing;
      if (!proof.certificate) return false;
      try {
        certificates::check(*proof.certificate);
      } catch (const certificates::Rejection& rejection) {
        ADD_FAILURE() << infix(conjecture) << " at " << graphs::write_small_graph(graph) << ": " << rejection.what();
        return false;
      }
      return true;
    });
  }
  return failures;
}

TEST(Prove, TheCheckerAcceptsCounterexamples) {
  for (const std::string_view text : {
           "oddity -> tree",
           "connected -> parity-driven",
           "event -> order > 4",
           "!special",
           "!parity-driven | connected",
           "plausibility-driven -> oddity",
           "odd-degenerate -> max-degree > 1",
           "nimber(node-kayles) < 2",
           "winnable-colourings mod 2 = 1",
           "forall vertex v: !plausibility-driven(G - v)",
           "forall colouring: winnable -> greens < 3",
           "exists vertex v: oddity(G - v)",
           "exists vertex v: special(G - v)",
           "(count vertex v: special) = 0",
           "forall vertex v: odd-degenerate(G - v) -> (nimber(node-kayles) = 0)(G - v)",
           "oddity <-> odd-type",
           "forall edge e: oddity(G - e)",
           "exists vertex v: forall edge e: oddity(G - v - e)",
           "forall edge e: nimber(node-kayles)(G - e) = nimber(node-kayles)",
           "(count edge e: odd-degenerate(G - e)) < 2",
       }) {
    EXPECT_GT(prove_all(conjectures::parse_conjecture(text), 4), 0) << text;
  }
}

TEST(Prove, TheCheckerAcceptsDigraphsAsCounterexamples) {
  for (const std::string_view text : {
           "connected",
           "components = 1 | size > 2",
           "winnable-colourings < 3",
           "winnable-colourings mod 2 = 0",
           "forall colouring: nontrivial -> winnable",
           "forall colouring: winnable -> greens < 3",
           "exists vertex v: (forall colouring: greens = 1 -> winnable)(G - v)",
       }) {
    EXPECT_GT(prove_all(conjectures::parse_conjecture(text), 3, graphs::graph_class("digraphs")), 0) << text;
  }
  EXPECT_GT(prove_all(conjectures::parse_conjecture("winnable-colourings < 6"), 5, graphs::graph_class("tournaments")),
            0);
}

TEST(Prove, TheCheckerAcceptsCounterexamplesToRandomConjectures) {
  SCOPED_TRACE("GAMECERT_SEED=" + std::to_string(conjectures::testing::seed()));
  conjectures::RandomFormulas random(conjectures::testing::seed());
  int failures = 0;
  for (int i = 0; i < 200; ++i) failures += prove_all(random.truth(4), 3);
  EXPECT_GT(failures, 100);
}

TEST(Prove, OneWitnessIsEnough) {
  SmallGraph square{.order = 4};
  for (int v = 0; v < 4; ++v) square.add_edge(v, (v + 1) % 4);
  EXPECT_EQ(facts(prove_counterexample(conjectures::parse_conjecture("tree"), square, {})), 0U);
  EXPECT_EQ(facts(prove_counterexample(conjectures::parse_conjecture("oddity"), square, {})), 0U);
  EXPECT_EQ(facts(prove_counterexample(conjectures::parse_conjecture("forall colouring: !winnable"), square, {})), 1U);
  EXPECT_EQ(facts(prove_counterexample(conjectures::parse_conjecture("oddity & odd-degenerate"), square, {})), 0U);
  EXPECT_EQ(facts(prove_counterexample(conjectures::parse_conjecture("odd-degenerate | plausibility-driven & !event"),
                                       square, {})),
            8U);
}

TEST(Prove, SaysWhatIsMissingWhenALimitIsMet) {
  solve::Limits none;
  none.seconds = 0;
  SmallGraph edge{.order = 2};
  edge.add_edge(0, 1);
  const Proof proof = prove_counterexample(conjectures::parse_conjecture("forall colouring: !winnable"), edge, none);
  if (!proof.certificate) {
    EXPECT_FALSE(proof.missing.empty());
  }
  const SmallGraph large{.order = 40};
  const Proof colourings = prove_counterexample(conjectures::parse_conjecture("forall colouring: winnable"), large, {});
  EXPECT_FALSE(colourings.certificate);
  EXPECT_NE(colourings.missing.find("order 40"), std::string::npos) << colourings.missing;
}

}  // namespace
}  // namespace gamecert::sweeps
