// Formulas about all sets of vertices, by tables and by going through the sets.
#include "sweeps/engines/set_formulas.hpp"

#include <gtest/gtest.h>

#include "conjectures/language.hpp"
#include "graphs/families.hpp"
#include "graphs/graph_class.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

constexpr std::string_view with_tables[] = {
    "max set S where tree(G[S]): |S|",
    "max set S where forest(G[S]): |S|",
    "max set S where bipartite(G[S]): |S|",
    "max set T where (tree & max-degree <= 2)(G[T]): |T|",
    "max set S where (forest & max-degree <= 2)(G[S]): |S|",
    "max set S where (tree & order - 1 <= 7 & max-degree >= 2)(G[S]) | |S| < 2: |S|",
    "min set S where connected(G[S]) & {S, N(S)} = V: |S|",
    "min set S where forall vertex v: exists u in S: adjacent(u, v): |S|",
    "min set S where size(G[S]) = 0 & forall v in V - S: exists u in S: adjacent(u, v): |S|",
    "min set S where forall v in V - S: |N(v) meet S| >= 2: |S|",
    "min set S where forest(G - S): |S|",
    "min set S where !connected(G - S) | order(G - S) = 1: |S|",
    "min set S where (min-degree >= 1)(G[S]) & {S, N(S)} = V: |S|",
    "count set S: size(G[S]) = 0",
    "count set S: {S, N(S)} = V",
    "count set S: complete(G[S]) & |S| > 0",
    "count set S: connected(G[S]) -> connected(G - S)",
    "count set S: (min-degree = 2 & max-degree = 2)(G[S])",
    "count set S: (max-degree = 0)(G[S]) & (min-degree = 0)(G - S)",
    "count set S: forall u in S: (count v in N(u): v in S) <= degree(u) - 1",
    "count set S: forall vertex v: v in S <-> |N(v) meet S| < 2",
    "count set S: N(S) in S | |S| = order | 2 * |S| > order",
    "if exists set S: |S| = 3 & tree(G[S]) then 1 else 0",
    "if forall set S: |S| > 2 -> !complete(G[S]) then 1 else 0",
};

TEST(SetFormulas, HaveTheSameValuesByTablesToOrder6) {
  int tables = 0;
  for (const std::string_view text : with_tables) {
    const language::Formula formula = conjectures::parse_number(text);
    tables += engine_by_sets(formula) != nullptr;
    Evaluator fast(formula, Evaluator::Mode::fast);
    Evaluator definition(formula, Evaluator::Mode::definition);
    for (int order = 1; order <= 6; ++order) {
      graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
        EXPECT_EQ(fast.number(graph), definition.number(graph)) << text << " of " << graphs::write_graph6(graph);
        return true;
      });
    }
  }
  EXPECT_EQ(tables, 20);  // of 24: the others have words that tables have not
}

/// Two words of bits and more; beyond the greatest order the sets are gone through.
TEST(SetFormulas, OfLargerGraphsHaveKnownValues) {
  const struct {
    std::string_view formula, graph;
    std::int64_t value;
  } table[] = {
      {"max set S where tree(G[S]): |S|", "cycle:12", 11},
      {"max set S where forest(G[S]): |S|", "complete-bipartite:5,6", 7},
      {"max set S where bipartite(G[S]): |S|", "complete:11", 2},
      {"max set S where (tree & max-degree <= 2)(G[S]): |S|", "star:9", 3},
      {"count set S: size(G[S]) = 0", "path:13", 610},   // F(15)
      {"count set S: size(G[S]) = 0", "cycle:14", 843},  // L(14)
      {"count set S: size(G[S]) = 0", "path:15", 1597},
      {"min set S where {S, N(S)} = V & connected(G[S]): |S|", "path:14", 12},
      {"min set S where {S, N(S)} = V: |S|", "cycle:13", 5},
      {"count set S: connected(G[S])", "path:14", 105},
  };
  for (const auto& [text, name, value] : table) {
    const SmallGraph graph = graphs::small(std::get<graphs::Graph>(graphs::make_family(name)));
    EXPECT_EQ(Evaluator(conjectures::parse_number(text), Evaluator::Mode::fast).number(graph), value)
        << text << " of " << name;
  }
}

TEST(SetFormulas, WithOtherWordsHaveNoTables) {
  for (const std::string_view text :
       {"max set S: |S|", "max set S where planar(G[S]): |S|", "max set S where |S| > girth: |S|", "sum set S: |S|",
        "count set S: exists set T in S: |T| = 1", "count set S: (exists vertex v: v in S)(G - S)",
        "max set S where tree(G[S]): |S| + 1", "count set S: tree(complement(G))", "count vertex v: degree(v) = 1"})
    EXPECT_EQ(engine_by_sets(conjectures::parse_number(text)), nullptr) << text;
}

}  // namespace
}  // namespace gamecert::sweeps
