// Formulas and classes over some graph mean on every graph what they mean there, and sweeps by formulas end like
// sweeps.
#include "sweeps/at_once/class_circuits.hpp"

#include <gtest/gtest.h>

#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "encode/some_graph.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "sweeps/at_once/sweep_by_formulas.hpp"
#include "tests/encode/simulate.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using encode::Literal;
using graphs::SmallGraph;

/// Calls visit with every graph on vertices 0..order-1 and, by pair, whether they are adjacent.
template <class Visit>
void each_graph(int order, Visit&& visit) {
  const int pairs = order * (order - 1) / 2;
  for (unsigned code = 0; code < 1U << pairs; ++code) {
    std::vector<std::uint64_t> words;
    std::vector<graphs::Edge> edges;
    for (int v = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        words.push_back(code >> words.size() & 1U);
        if (words.back() != 0) edges.emplace_back(u, v);
      }
    }
    visit(graphs::small(graphs::Graph(order, edges)), words);
  }
}

TEST(Symbolic, FormulasMeanOnEveryGraphWhatTheyMeanThere) {
  for (const char* text : {"connected",
                           "tree",
                           "bipartite",
                           "odd-type",
                           "even-type",
                           "all-even",
                           "all-odd",
                           "!connected | tree",
                           "bipartite <-> all-even",
                           "tree -> bipartite",
                           "order = 4",
                           "order != 4",
                           "size < 3",
                           "size <= 3 & size > 1",
                           "max-degree >= 2",
                           "min-degree = max-degree",
                           "max-degree - min-degree = 1",
                           "size + order mod 2 = 1",
                           "(size - order) mod 2 = 0",
                           "size - order < 0 - 1",
                           "1 < 2",
                           "3 - 5 > 0 - 1",
                           "2 = 1 + 1"}) {
    const language::Formula formula = conjectures::parse_conjecture(text);
    int yes = 0;
    int no = 0;
    for (int order = 1; order <= 5; ++order) {
      encode::Circuit circuit;
      const encode::Adjacency adjacency = encode::some_graph(circuit, order);
      const Literal wire = says(formula, circuit, adjacency);
      each_graph(order, [&](const SmallGraph& graph, const std::vector<std::uint64_t>& words) {
        const bool said = (encode::word_of(wire, encode::simulate(circuit, words)) & 1) != 0;
        EXPECT_EQ(said, conjectures::evaluate(formula, graph, {}))
            << text << " on " << graphs::write_small_graph(graph);
        ++(said ? yes : no);
      });
    }
    EXPECT_TRUE(yes > 0 || std::string_view(text).starts_with("3")) << text;
    EXPECT_TRUE(no > 0 || std::string_view("1 < 2, 2 = 1 + 1, tree -> bipartite").find(text) != std::string_view::npos)
        << text;
  }
}

TEST(Symbolic, ClassesHoldTheGraphsTheyHold) {
  for (const char* text :
       {"all", "connected", "all,bipartite", "connected,bipartite", "all,triangle-free", "all,regular", "all,regular:2",
        "connected,max-degree:3", "all,min-degree:2", "all,size:2..4"}) {
    const graphs::GraphClass graph_class = graphs::graph_class(text);
    for (int order = 1; order <= 5; ++order) {
      encode::Circuit circuit;
      const encode::Adjacency adjacency = encode::some_graph(circuit, order);
      const Literal wire = belongs(graph_class, circuit, adjacency);
      each_graph(order, [&](const SmallGraph& graph, const std::vector<std::uint64_t>& words) {
        EXPECT_EQ((encode::word_of(wire, encode::simulate(circuit, words)) & 1) != 0,
                  graphs::member(graph_class, graph))
            << text << " on " << graphs::write_small_graph(graph);
      });
    }
  }
}

TEST(Symbolic, RefusesOtherWordsByName) {
  encode::Circuit circuit;
  const encode::Adjacency adjacency = encode::some_graph(circuit, 3);
  for (const char* text : {"oddity", "components = 1", "size * 2 = 4", "size mod 3 = 0", "forall vertex v: tree(G - v)",
                           "nimber(node-kayles) = 0"}) {
    EXPECT_THROW(says(conjectures::parse_conjecture(text), circuit, adjacency), text::InputError) << text;
  }
  for (const char* text : {"trees", "mops", "tournaments"}) {
    EXPECT_THROW(belongs(graphs::graph_class(text), circuit, adjacency), text::InputError) << text;
  }
}

TEST(SweepByFormulas, FindsACounterexampleExactlyWhereASweepDoes) {
  int fails = 0;
  for (const char* text :
       {"odd-degenerate", "odd-type -> odd-degenerate", "tree -> odd-degenerate", "even-type -> odd-degenerate",
        "odd-type & min-degree >= 3 -> odd-degenerate", "odd-type & max-degree <= 2 -> odd-degenerate",
        "all-odd & odd-type -> odd-degenerate", "bipartite & odd-type & min-degree >= 2 -> odd-degenerate"}) {
    for (const char* words : {"all", "connected", "connected,triangle-free"}) {
      SweepRequest request;
      request.conjecture = conjectures::parse_conjecture(text);
      request.graph_class = graphs::graph_class(words);
      request.first_order = 1;
      request.last_order = 6;
      const SweepResult all = sweep(request);
      const SweepResult found = sweep_by_formulas(request);
      ASSERT_EQ(found.verdict == solve::Verdict::fails, all.verdict == solve::Verdict::fails)
          << text << " in " << words;
      EXPECT_EQ(found.verdict == solve::Verdict::evidence, all.verdict != solve::Verdict::fails);
      if (found.verdict != solve::Verdict::fails) continue;
      ++fails;
      const SmallGraph& graph = found.counterexamples.front();
      EXPECT_EQ(graph.order, all.counterexamples.front().order);
      EXPECT_TRUE(graphs::member(request.graph_class, graph));
      EXPECT_EQ(Evaluator(request.conjecture, Evaluator::Mode::definition).instance(graph), InstanceTruth::fails);
    }
  }
  EXPECT_GT(fails, 8);
}

TEST(SweepByFormulas, RefusesWhatItCannotAsk) {
  SweepRequest request;
  const auto refused = [&](const char* text) {
    request.conjecture = conjectures::parse_conjecture(text);
    EXPECT_THROW(sweep_by_formulas(request), text::InputError) << text;
  };
  refused("odd-type -> oddity");
  refused("oddity -> odd-degenerate");
  refused("odd-degenerate -> odd-type");
  request.last_order = 0;
  refused("odd-degenerate");
  request.last_order = 65;
  refused("odd-degenerate");
  request.last_order = 3;
  request.all = true;
  refused("odd-degenerate");
}

}  // namespace
}  // namespace gamecert::sweeps
