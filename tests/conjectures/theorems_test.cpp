// Theorems are true on small graphs, by play, and stand in normal form.
#include "conjectures/theorems.hpp"

#include <gtest/gtest.h>

#include "conjectures/language.hpp"
#include "conjectures/played_values.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "language/compiled_formula.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

TEST(Theorems, AreFoundByTheirFormulas) {
  for (const PaperTheorem& theorem : theorems()) {
    const Formula formula = read_prefix(theorem.formula);
    EXPECT_EQ(prefix(formula), theorem.formula);
    EXPECT_EQ(theorem_of(formula), &theorem) << theorem.formula;
  }
  EXPECT_EQ(theorem_of(parse_conjecture("forall colouring: winnable -> plausible"))->name,
            "Corollary 1.7 of the ELLO paper");
  EXPECT_EQ(theorem_of(parse_conjecture("score(capture) <= 2"))->name, "Theorem 2.2 of the vertex-capturing paper");
  for (const char* open : {"oddity -> odd-degenerate", "forall colouring: plausible -> winnable", "score(capture) <= 1",
                           "oddity -> tree", "forall colouring: winnable -> plausible & nontrivial"})
    EXPECT_EQ(theorem_of(parse_conjecture(open)), nullptr) << open;
}

TEST(Theorems, AreTrueOfEveryGraphToOrderFour) {
  for (const PaperTheorem& theorem : theorems()) {
    CompiledFormula formula(read_prefix(theorem.formula), [] { return std::make_unique<PlayedValues>(); });
    for (int order = 1; order <= 4; ++order) {
      for (unsigned chosen = 0; chosen < 1U << order * (order - 1) / 2; ++chosen) {
        graphs::SmallGraph graph{.order = order};
        unsigned rest = chosen;
        for (int v = 1; v < order; ++v) {
          for (int u = 0; u < v; ++u, rest >>= 1) {
            if ((rest & 1) != 0) graph.add_edge(u, v);
          }
        }
        formula.ask(graph);
        EXPECT_NE(formula.value(), 0) << theorem.formula << " at " << graphs::write_small_graph(graph);
      }
    }
  }
}

}  // namespace
}  // namespace gamecert::conjectures
