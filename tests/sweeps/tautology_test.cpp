// Conjectures that no graph can refute: those that are, those that are not, and none that a graph refutes.
#include "sweeps/tautology.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "conjectures/language.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "language/terms.hpp"
#include "tests/language/random_formula.hpp"

namespace gamecert::sweeps {
namespace {

using language::Formula;
using Mode = Evaluator::Mode;

std::string beginning(const std::string& text, Mode mode) {
  return decided_by_form(conjectures::parse_conjecture(text), mode).substr(0, 12);
}

TEST(Tautologies, AreSeenWithWhatDecidesThem) {
  const std::string form = "true by its ", definitions = "true by the ", theorem = "decided by a";
  const struct {
    std::string text, fast, definition;
  } table[] = {
      {"tree -> tree", form, form},
      {"planar | !planar", form, form},
      {"(forall vertex v: degree(v) < 3) -> forall vertex u: degree(u) < 3", form, form},
      {"(tree -> planar) & tree -> planar", form, form},
      {"girth <= girth", form, form},
      {"(exists set E: |E| > 2) <-> exists set S: |S| > 2", form, form},
      {"(exists set E: |E| > 2) <-> exists set S: |E| > 2", "", ""},
      {"(recursive invariant f(n) = if n = 0 then 0 else f(n - 1): f(order)) = (recursive invariant g(k) = "
       "if k = 0 then 0 else g(k - 1): g(order))",
       form, form},
      {"oddity -> odd-type", definitions, definitions},
      {"eulerian <-> connected & all-even", definitions, definitions},
      {"traceable <-> order = 1 | hamiltonian(cone(G))", definitions, definitions},
      {"special <-> forall vertex w: oddity(G - w)", definitions, definitions},
      {"oddity -> odd-degenerate", theorem, ""},
      {"odd-degenerate <-> oddity", theorem, ""},
      {"odd-degenerate <-> winnable(odd-elimination)", definitions, definitions},
      {"oddity -> winnable(odd-elimination)", theorem, ""},
      {"!(oddity & !odd-degenerate)", theorem, ""},
      {"odd-type & parity-driven -> odd-degenerate", theorem, ""},
      {"special -> forall vertex u: odd-degenerate(G - u)", theorem, ""},
      {"vertex-cover-number = order - independence-number", theorem, ""},
      {"independence-number = clique-number(complement(G))", theorem, ""},
      {"(exists edge e: oddity(G - e)) -> exists edge f: odd-degenerate(G - f)", theorem, ""},
      {"forall vertex v: oddity(G - v) -> odd-degenerate(G - v)", theorem, ""},
      {"tree -> forall edge e: forall vertex v: oddity(G - v) <-> odd-degenerate(G - v)", theorem, ""},
      {"forall vertex v: degree(v) < 3 -> degree(v) < 3", form, form},
      {"forall vertex v: oddity(G - v) -> odd-degenerate(G)", "", ""},
      {"exists vertex v: oddity(G - v) -> odd-degenerate(G - v)", "", ""},
      {"oddity -> tree", "", ""},
      {"tree -> bipartite", "", ""},
      {"event -> exists edge e: oddity(G - e)", "", ""},
      {"odd-type -> odd-degenerate", "", ""},
      {"size < size", "", ""},
      {"forall vertex v: degree(v) = degree(v) + 1", "", ""},
      {"2 * nimber(node-kayles) <= order + 1", "", ""},
  };
  for (const auto& [text, fast, definition] : table) {
    EXPECT_EQ(beginning(text, Mode::fast), fast) << text;
    EXPECT_EQ(beginning(text, Mode::definition), definition) << text;
  }
}

/// Some of its words replaced by what they mean.
Formula with_definitions(const Formula& formula, unsigned& bits) {
  const language::Term* term = formula.arguments.empty() ? language::find_term(formula.word) : nullptr;
  if (term != nullptr && term->name == "oddity" && (bits = bits * 5 + 1) % 2 == 0) return {"odd-degenerate", {}};
  if (term != nullptr && !term->definition.empty() && (bits = bits * 5 + 3) % 4 < 2) return language::definition(*term);
  Formula result{formula.word, {}};
  for (const Formula& argument : formula.arguments) result.arguments.push_back(with_definitions(argument, bits));
  return result;
}

TEST(Tautologies, AreTrueAtEveryGraph) {
  std::vector<graphs::SmallGraph> all;
  for (int order = 1; order <= 4; ++order)
    graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const graphs::SmallGraph& graph) {
      all.push_back(graph);
      return true;
    });
  conjectures::RandomFormulas random(conjectures::testing::seed());
  unsigned bits = 1;
  int decided = 0;
  for (int i = 0; i < 400; ++i) {
    const Formula formula = random.truth(1 + i % 3);
    const Formula other = i % 2 == 0 ? with_definitions(formula, bits) : random.truth(1);
    for (const Formula& statement : {formula, Formula{"->", {formula, other}}, Formula{"<->", {other, formula}}}) {
      if (decided_by_form(statement, Mode::fast).empty()) continue;
      ++decided;
      Evaluator evaluator(statement, Mode::fast);
      for (const graphs::SmallGraph& graph : all)
        EXPECT_TRUE(evaluator.truth(graph))
            << language::prefix(statement) << " at " << graphs::write_small_graph(graph);
    }
  }
  EXPECT_GT(decided, 100);
}

}  // namespace
}  // namespace gamecert::sweeps
