// The words that conjectures/words.txt defines: published numbers of graphs, and theorems about all small graphs.
#include <gtest/gtest.h>

#include "conjectures/language.hpp"
#include "graphs/graph_class.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/graph_words.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using Mode = Evaluator::Mode;

struct Published {
  std::string_view property, sequence;  // of the On-Line Encyclopedia of Integer Sequences
  std::string_view graph_class;
  std::vector<int> counts;  // from order 1 on
};

TEST(Words, HoldOfAsManyGraphsAsArePublished) {
  const Published table[] = {
      {"planar", "A003094", "connected", {1, 1, 2, 6, 20, 99, 646}},
      {"outerplanar", "A111563", "connected", {1, 1, 2, 5, 13, 46, 172}},
      {"chordal", "A048192", "connected", {1, 1, 2, 5, 15, 58, 272}},
      {"perfect", "A052433", "connected", {1, 1, 2, 6, 20, 105}},
      {"cograph", "A000669", "connected", {1, 1, 2, 5, 12, 33, 90}},
      {"claw-free", "A022562", "connected", {1, 1, 2, 5, 14, 50, 191}},
      {"triangle-free", "A024607", "connected", {1, 1, 1, 3, 6, 19, 59}},
      {"triangles = 0", "A024607", "connected", {1, 1, 1, 3, 6, 19, 59}},
      {"clique-number <= 2", "A024607", "connected", {1, 1, 1, 3, 6, 19, 59}},
      {"bipartite", "A005142", "connected", {1, 1, 1, 3, 5, 17, 44}},
      {"chromatic-number <= 2", "A005142", "connected", {1, 1, 1, 3, 5, 17, 44}},
      {"split", "A048194", "all", {1, 2, 4, 9, 21, 56, 164}},
      {"eulerian", "A003049", "connected", {1, 0, 1, 1, 4, 8, 37}},
      {"hamiltonian | order = 1", "A003216", "connected", {1, 0, 1, 3, 8, 48, 383}},
      {"traceable", "A057864", "connected", {1, 1, 2, 5, 18, 91, 734}},
      {"block-graph", "A035053", "connected", {1, 1, 2, 4, 9, 22, 59}},
      {"cactus", "A000083", "connected", {1, 1, 2, 4, 9, 23, 63}},
      {"caterpillar", "A005418", "connected", {1, 1, 1, 2, 3, 6, 10}},
      {"forest", "A000055", "connected", {1, 1, 1, 2, 3, 6, 11}},
      {"forest", "A005195", "all", {1, 2, 3, 6, 10, 20, 37}},
      {"girth = infinite", "A005195", "all", {1, 2, 3, 6, 10, 20, 37}},
      {"degeneracy <= 1", "A005195", "all", {1, 2, 3, 6, 10, 20, 37}},
      {"arboricity <= 1", "A005195", "all", {1, 2, 3, 6, 10, 20}},
      {"unicyclic", "A001429", "connected", {0, 0, 1, 2, 5, 13, 33}},
      {"two-connected", "A002218", "connected", {0, 0, 1, 3, 10, 56, 468}},
      {"order > 2 & connectivity >= 2", "A002218", "connected", {0, 0, 1, 3, 10, 56, 468}},
      {"order > 2 & blocks = 1", "A002218", "connected", {0, 0, 1, 3, 10, 56, 468}},
      {"regular", "A005177", "connected", {1, 1, 1, 2, 2, 5, 4}},
      {"vertex-transitive", "A006799", "all", {1, 2, 2, 4, 3, 8, 4}},
      {"automorphisms = 1", "A003400", "all", {1, 0, 0, 0, 0, 8, 152}},
  };
  for (const Published& row : table) {
    Evaluator definition(conjectures::parse_conjecture(row.property), Mode::definition);
    for (int order = 1; order <= static_cast<int>(row.counts.size()); ++order) {
      int count = 0;
      graphs::enumerate(graphs::graph_class(row.graph_class), order, {}, [&](const SmallGraph& graph) {
        count += definition.truth(graph);
        return true;
      });
      EXPECT_EQ(count, row.counts[static_cast<std::size_t>(order - 1)])
          << row.property << ", " << row.sequence << ", order " << order;
    }
  }
}

/// Each by its name, at all graphs.
TEST(Words, ObeyTheoremsThatTieThemToOthers) {
  const struct {
    std::string_view name, theorem;
    int last_order;
  } table[] = {
      {"Gallai: a set is independent exactly if the rest is a cover",
       "independence-number + vertex-cover-number = order", 6},
      {"cliques of the complement", "clique-number = independence-number(complement(G))", 6},
      {"matchings are independent in the line graph", "matching-number = independence-number(line(G))", 5},
      {"Whitney", "order > 0 -> connectivity <= edge-connectivity & edge-connectivity <= min-degree", 6},
      {"Vizing", "max-degree <= edge-chromatic-number & edge-chromatic-number <= max-degree + 1", 5},
      {"Koenig", "bipartite -> matching-number = vertex-cover-number & edge-chromatic-number = max-degree", 6},
      {"Whitney: line graphs", "edge-chromatic-number = chromatic-number(line(G))", 4},
      {"Brooks, weakly", "chromatic-number <= degeneracy + 1 & clique-number <= chromatic-number", 6},
      {"blocks and cut vertices of a forest", "forest & components = 1 & order > 1 -> blocks = size & bridges = size",
       7},
      {"bridges are blocks", "(count block B: |B| = 2) = bridges", 6},
      {"eccentricities", "connected -> radius <= diameter & diameter <= 2 * radius", 6},
      {"diameter", "diameter = infinite <-> order > 1 & !connected", 6},
      {"girth", "(girth = 3 <-> triangles > 0) & (girth = infinite <-> forest)", 6},
      {"shortest induced cycle",
       "girth = (min set S where connected(G[S]) & (min-degree = 2 & max-degree = 2)(G[S]): |S|)", 6},
      {"longest cycle", "two-connected -> circumference >= (if 2 * min-degree < order then 2 * min-degree else order)",
       6},
      {"Dirac", "order > 2 & 2 * min-degree >= order -> hamiltonian", 6},
      {"dominating sets", "domination-number <= independence-number", 6},
      {"feedback", "feedback-number <= vertex-cover-number & (feedback-number = 0 <-> forest)", 6},
      {"arboricity and degeneracy", "size > 0 -> arboricity <= degeneracy & degeneracy < 2 * arboricity", 5},
      {"leaves", "tree & order > 2 -> leaves >= max-degree", 7},
      {"perfect complement", "perfect <-> perfect(complement(G))", 5},
      {"split is chordal with the complement", "split <-> chordal & chordal(complement(G))", 6},
      {"cographs", "order > 1 & cograph -> !connected | !connected(complement(G))", 6},
      {"outerplanar by the cone", "outerplanar <-> planar(cone(G))", 5},
      {"block graphs", "block-graph <-> connected & chordal & induced-free(Cz)", 6},
      {"minors of treewidth 2", "series-parallel <-> minor-free(C~)", 6},
      {"automorphisms of the complement", "automorphisms = automorphisms(complement(G))", 6},
      {"handshakes", "(sum vertex v: degree(v)) = 2 * size", 6},
      {"square", "connected -> (diameter(square(G)) <= diameter & 2 * diameter(square(G)) >= diameter)", 5},
      {"contraction", "forall edge e: (components(G / e) = components & order(G / e) = order - 1)", 5},
      {"deleted sets", "forall set S: order(G[S]) + order(G - S) = order", 5},
      {"added edges", "forall nonedge p: size(G + p) = size + 1", 5},
      {"pairs", "2 * (count pair p: true) = order * (order - 1)", 5},
      {"edge-transitive", "edge-transitive -> (forall edge e: forall edge f: girth(G - e) = girth(G - f))", 5},
      {"vertex-transitive", "vertex-transitive -> regular", 6},
  };
  for (const auto& [name, theorem, last_order] : table) {
    Evaluator definition(conjectures::parse_conjecture(theorem), Mode::definition);
    for (int order = 1; order <= last_order; ++order) {
      graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
        EXPECT_TRUE(definition.truth(graph)) << name << " at " << graphs::write_graph6(graph);
        return true;
      });
    }
  }
}

TEST(Words, HaveTheSameValuesByEnginesToOrder7) {
  int words = 0;
  for (const conjectures::Term& term : conjectures::terms()) {
    if (engine_of(term.name) == nullptr) continue;
    ++words;
    Evaluator fast({std::string(term.name), {}}, Mode::fast);
    Evaluator definition({std::string(term.name), {}}, Mode::definition);
    for (int order = 1; order <= 7; ++order) {
      graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
        EXPECT_EQ(fast.number(graph), definition.number(graph)) << term.name << " of " << graphs::write_graph6(graph);
        return true;
      });
    }
  }
  EXPECT_GE(words, 8);
}

}  // namespace
}  // namespace gamecert::sweeps
