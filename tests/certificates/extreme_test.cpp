// Numbers of sets by formulas are what they mean, on all small graphs.
#include "certificates/formulas/extreme.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "certificates/number_claim.hpp"
#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph_text.hpp"
#include "naive.hpp"

namespace gamecert::certificates {
namespace {

using language::Formula;

std::optional<std::int64_t> meaning(const Formula& formula, const graphs::SmallGraph& graph) {
  return conjectures::evaluate(formula, graph, [](const auto&) { return std::nullopt; });
}

/// Labelled ones.
template <class Visit>
void each_small_graph(int most, Visit&& visit) {
  for (int order = 1; order <= most; ++order)
    for (unsigned code = 0; code < 1U << order * (order - 1) / 2; ++code) {
      graphs::SmallGraph graph{.order = order};
      for (int v = 0, i = 0; v < order; ++v)
        for (int u = 0; u < v; ++u, ++i)
          if ((code >> i & 1) != 0) graph.add_edge(u, v);
      visit(graph);
    }
}

/// Of all sets the best number, by has_number; nothing if none has one between -1 and 20.
std::optional<std::int64_t> best(const ExtremeOfSets& sets, const graphs::SmallGraph& graph) {
  std::optional<std::int64_t> result;
  for (unsigned code = 0; code < 1U << graph.order; ++code) {
    std::vector<int> set;
    for (int v = 0; v < graph.order; ++v)
      if ((code >> v & 1) != 0) set.push_back(v);
    for (int value = -1; value < 20; ++value)
      if (has_number(sets, graphs::write_small_graph(graph), set, "=", value) &&
          (!result || (sets.greatest ? value > *result : value < *result)))
        result = value;
  }
  return result;
}

TEST(Extreme, NumbersAreWhatTheFormulaMeans) {
  for (const char* text : {
           "independence-number",
           "domination-number",
           "clique-number",
           "vertex-cover-number",
           "feedback-number",
           "max set S where tree(G[S]): |S|",
           "max set S where forest(G - S): |S|",
           "max set S where connected(G[S]): |N(S)|",
           "min set S where forall vertex v: N(v) meet S != {}: |S|",
           "min set S where N(S) + S = V & connected(G[S]): |S| + 1",
           "max set S: |E[S]| - |S|",
           "max set S where size(G[S]) = order(G - S): order(G - S)",
           "max set S where caterpillar(G[S]): 2 * |S|",
           "min set S where forall edge e: exists v in e: v in S: count vertex v: v in S & degree(v) = 2",
       }) {
    const Formula formula = conjectures::parse_number(text);
    const auto sets = extreme_of_sets(formula);
    ASSERT_TRUE(sets) << text;
    each_small_graph(4, [&](const graphs::SmallGraph& graph) {
      const auto found = best(*sets, graph);
      const auto meant = meaning(formula, graph);
      EXPECT_EQ(found.value_or(sets->greatest ? language::minus_infinite : language::infinite), meant)
          << text << " at " << graphs::write_small_graph(graph);
    });
  }
}

/// That no set is better has a refutation exactly from the number on.
TEST(Extreme, BetterSetsAreThoseOfTheFormula) {
  for (const char* text : {"independence-number", "domination-number", "chromatic-number", "clique-number"}) {
    const Formula formula = conjectures::parse_number(text);
    const auto sets = extreme_of_sets(formula);
    ASSERT_TRUE(sets) << text;
    each_small_graph(4, [&](const graphs::SmallGraph& graph) {
      const auto number = static_cast<int>(*meaning(formula, graph));
      for (int value = number - 1; value <= number + 1; ++value) {
        if (value < 1) continue;
        const encode::Cnf better = sets_beyond(*sets, graphs::write_small_graph(graph), value);
        const bool refuted = !encode::refutation_fails(better, naive::refuted(better));
        EXPECT_EQ(refuted, sets->greatest ? value >= number : value <= number)
            << text << " " << value << " at " << graphs::write_small_graph(graph);
      }
    });
  }
}

TEST(Extreme, NumbersStandWhereFormulasSpeakOfTheGraphAlone) {
  const KnownNumbers known{{"independence-number", 7}};
  for (const auto& [before, after] : {
           std::pair("independence-number < order", "7 < order"),
           std::pair("forall vertex v: independence-number(G - v) < independence-number",
                     "forall vertex v: independence-number(G - v) < 7"),
           std::pair("recursive invariant f(k) = if k = 0 then independence-number else f(k - 1): f(2)(G - V) + "
                     "independence-number = 3",
                     "recursive invariant f(k) = if k = 0 then independence-number else f(k - 1): f(2)(G - V) + 7 = 3"),
       }) {
    std::set<std::string, std::less<>> used;
    const Formula result = with_numbers(conjectures::parse_conjecture(before), known, used);
    EXPECT_EQ(language::prefix(result), language::prefix(conjectures::parse_conjecture(after)));
    EXPECT_EQ(used.size(), 1U);
  }
}

/// A variable called E hides the set of edges: the same text says something else there.
TEST(Extreme, NumbersStandNowhereThatEIsHidden) {
  const KnownNumbers known{{"max set S card E", 7}, {"independence-number", 8}};
  for (const char* text : {
           "exists set E in E: (max set S: |E|) = 0",
           "forall edge E: (max set S: |E|) > independence-number",
           "let E = {edge e: false}: independence-number = (max set S: |E|)",
       }) {
    const Formula formula = conjectures::parse_conjecture(text);
    std::set<std::string, std::less<>> used;
    EXPECT_EQ(with_numbers(formula, known, used), formula) << text;
  }
  for (const char* text : {
           "max set S where (let E = {edge e: false}: forest): |S|",
           "max set S where (let E = {edge e: false}: floor(|E| / 2) > 0): |S|",
           "min set S where (let E = S: colourable(|E|)): |S|",
           "max set E where forest(G - E): |E|",
       })
    EXPECT_FALSE(extreme_of_sets(conjectures::parse_number(text))) << text;
}

}  // namespace
}  // namespace gamecert::certificates
