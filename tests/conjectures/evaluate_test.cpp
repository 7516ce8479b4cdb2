// Formulas mean what the definitions say: every term, on every labelled graph of order at most 5.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <random>
#include <set>

#include "conjectures/played_values.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "language/compiled_formula.hpp"
#include "language/placed_graph.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "tests/games/naive_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

TEST(Evaluate, EveryTermOfGraphsAgreesWithItsDefinitionToOrder5) {
  each_graph(5, [](const Naive& naive) {
    const auto graph = small_of(naive);
    for (const Term& term : terms()) {
      if (term.of_colouring || !naive.knows(term.name)) continue;
      const Formula formula{std::string(term.name), {}};
      ASSERT_EQ(evaluate(formula, graph, answer), naive.term(formula.word))
          << term.name << " of " << graphs::write_graph6(graph);
    }
    const Formula nimber{"nimber", {{"node-kayles", {}}}};
    ASSERT_EQ(evaluate(nimber, graph, answer), naive.node_kayles((1U << naive.order) - 1));
  });
}

TEST(Evaluate, EveryTermOfColouringsAgreesWithItsDefinitionToOrder4) {
  each_graph(4, [](const Naive& naive) {
    const auto graph = small_of(naive);
    const auto count = [&](const std::string& body) {
      return *evaluate(read_prefix("= 0 count colouring " + body).arguments[1], graph, answer);
    };
    std::map<std::string, int> expected;
    for (unsigned green = 0; green < 1U << naive.order; ++green) {
      expected["winnable"] += naive.winnable.contains(green);
      expected["plausible"] += naive.plausible(green);
      expected["parity-plausible"] += naive.parity_plausible(green);
      expected["nontrivial"] += green != 0;
      expected["= greens 2"] += std::popcount(green) == 2;
      expected["& winnable ! parity-plausible"] += 0;
      expected["& winnable ! plausible"] += 0;
      expected["<-> nontrivial > greens 0"] += 1;
    }
    for (const auto& [body, number] : expected) ASSERT_EQ(count(body), number) << body;
  });
}

TEST(Evaluate, WithSomeAnswersSaysNothingOrTheSame) {
  std::mt19937 random(3);
  const std::vector<Formula> formulas = {read_prefix("oddity"),
                                         read_prefix("special"),
                                         read_prefix("-> odd-degenerate oddity"),
                                         read_prefix("exists colouring & winnable ! = greens 1"),
                                         read_prefix("| > winnable-colourings 3 connected"),
                                         read_prefix("<-> event all-even"),
                                         read_prefix("= mod nimber node-kayles 2 1")};
  int settled = 0;
  each_graph(4, [&](const Naive& naive) {
    const auto graph = small_of(naive);
    for (const Formula& formula : formulas) {
      const Answers some = [&](const GameAtom& question) {
        return random() % 3 == 0 ? std::nullopt : answer(question);
      };
      const auto full = evaluate(formula, graph, answer);
      ASSERT_TRUE(full.has_value());
      const auto partial = evaluate(formula, graph, some);
      settled += partial.has_value();
      ASSERT_TRUE(!partial || partial == full) << prefix(formula);
    }
  });
  EXPECT_GT(settled, 100);
}

// What is computed once for a graph, and what a quantifier need not look at, against the walk that keeps and leaves out
// nothing.
TEST(Evaluate, GraphAfterGraphHasTheSameValues) {
  for (const char* text :
       {"+ * 100 domination-number sum vertex v delete v domination-number",
        "sum vertex v - domination-number delete v - domination-number max-leaf-number",
        "count vertex v <-> oddity delete v oddity", "sum set S induce S * winnable-colourings connectivity",
        "min set S if & > card S 1 induce S connected - card N S card S infinite",
        "max set S if = induce S size 1 - card S * 2 card N S -infinite", "max set S if false card S -infinite",
        "min set S if = card S 2 card N S 1", "max set S if = remove S size 0 - 0 card S infinite",
        "min vertex v let k degree v if > k 1 k infinite",
        "floor * 6 min vertex v if delete v connected / 1 degree v infinite"}) {
    const Formula formula = read_prefix("= 0 " + std::string(text)).arguments[1];
    CompiledFormula compiled(formula, [] { return std::make_unique<PlayedValues>(); });
    each_graph(4, [&](const Naive& naive) {
      const auto graph = small_of(naive);
      compiled.ask(graph);
      ASSERT_EQ(compiled.value(), evaluate(formula, graph, answer)) << text << " of " << graphs::write_graph6(graph);
    });
  }
}

TEST(Evaluate, OneLostGameSettlesThatAGraphIsNoOddity) {
  const auto graph = graphs::small(graphs::read_graph6("Dto"));
  int asked = 0;
  const auto value =
      evaluate(read_prefix("oddity"), graph, [&](const GameAtom& question) -> std::optional<std::string> {
        ++asked;
        if (question.instance == "Dto green=0") return "UNWINNABLE";
        return std::nullopt;
      });
  EXPECT_EQ(value, false);
  EXPECT_EQ(asked, 1);
}

TEST(Evaluate, NestedDeletionsNameVerticesOfTheWholeGraph) {
  // The star K_{1,3}, centre 0: without two leaves an edge is left, without centre and leaf none is.
  const auto graph = graphs::small(graphs::Graph(4, {{0, 1}, {0, 2}, {0, 3}}));
  const auto count = [&](const char* body) {
    return evaluate(read_prefix(std::string("= 0 ") + body).arguments[1], graph, answer);
  };
  EXPECT_EQ(count("count vertex v delete v connected"), 3);
  EXPECT_EQ(count("count vertex v exists vertex w delete v delete w connected"), 3);
  EXPECT_EQ(count("count vertex v forall vertex w delete v delete w = order 2"), 0);
  EXPECT_EQ(count("count vertex v exists vertex w delete v delete w = order 3"), 4);  // w = v
  EXPECT_EQ(count("count vertex v delete v exists vertex w delete w = size 1"), 3);
}

TEST(Evaluate, DeletedEdgesLeaveTheirEndsAndGoWithThem) {
  // A triangle 0, 1, 2 with a pendant vertex 3 at 0.
  const auto graph = graphs::small(graphs::Graph(4, {{0, 1}, {0, 2}, {1, 2}, {0, 3}}));
  const auto number = [&](const char* text) {
    return evaluate(read_prefix(std::string("= 0 ") + text).arguments[1], graph, answer);
  };
  EXPECT_EQ(number("count edge e tree"), 0);
  EXPECT_EQ(number("count edge e connected"), 4);
  EXPECT_EQ(number("count edge e delete e connected"), 3);
  EXPECT_EQ(number("count edge e delete e = order 4"), 4);
  EXPECT_EQ(number("count edge e = delete e size 3"), 4);
  EXPECT_EQ(number("count edge e exists edge f delete e delete f = size 3"), 4);    // f = e
  EXPECT_EQ(number("count edge e delete e exists edge f delete f = size 3"), 0);    // f is another one
  EXPECT_EQ(number("count edge e exists vertex v delete v delete e = size 1"), 3);  // v is 0, e is not 1-2
  EXPECT_EQ(number("count vertex v exists edge e delete e delete v = size 1"), 3);  // an edge is left of 1 and 2
  EXPECT_EQ(number("count vertex v forall edge e = delete v delete e size delete e delete v size"), 4);
  EXPECT_EQ(number("count vertex v delete v exists edge e delete e delete v ! = size 0"), 3);
  EXPECT_EQ(number("count vertex v delete v forall edge e delete e = size 0"), 1);  // without 0 one edge is left
}

TEST(Evaluate, TermsAfterDeletionsAreThoseOfTheGraphMadeWithoutTheParts) {
  each_graph(4, [](const Naive& naive) {
    const auto graph = small_of(naive);
    const std::vector<Naive> cut = naive.without_an_edge();
    for (const Term& term : terms()) {
      if (term.of_colouring || !naive.knows(term.name)) continue;
      const std::string name(term.name);
      const bool number = term.kind == Term::Kind::invariant;
      for (int wanted = number ? 0 : 1; wanted < (number ? 4 : 2); ++wanted) {
        const auto found = [&](const Naive& left) { return left.term(name) == wanted; };
        const auto asked = [&](const std::string& before, const std::string& deletions) {
          const std::string body = number ? "= " + std::to_string(wanted) + " " + deletions + name : deletions + name;
          return *evaluate(read_prefix("= 0 count " + before + " " + body).arguments[1], graph, answer);
        };
        ASSERT_EQ(asked("edge e", "delete e "), std::ranges::count_if(cut, found)) << name;
        int vertices = 0;
        for (int v = 0; v < naive.order; ++v) {
          vertices += std::ranges::any_of(cut, [&](const Naive& left) { return found(left.without(v)); });
        }
        ASSERT_EQ(asked("vertex v exists edge e", "delete v delete e "), vertices) << name;
        ASSERT_EQ(asked("vertex v exists edge e", "delete e delete v "), vertices) << name;
      }
    }
  });
}

TEST(Evaluate, ArithmeticStaysInRangeOrSaysSo) {
  const graphs::SmallGraph graph = graphs::small(graphs::Graph(3, {{0, 1}}));
  const auto number = [&](const char* text) {
    return evaluate(read_prefix(std::string("= 0 ") + text).arguments[1], graph, answer);
  };
  EXPECT_EQ(number("mod - size order 5"), 3);
  EXPECT_EQ(number("- * order order + size 2"), 6);
  EXPECT_EQ(number("mod order 0"), infinite);
  EXPECT_EQ(number("mod order -3"), infinite);
  EXPECT_EQ(number("mod order -infinite"), infinite);
  EXPECT_THROW(number("* 999999999999999999 999999999999999999"), text::LimitError);
  EXPECT_EQ(number("- infinite infinite"), infinite);
  EXPECT_EQ(number("+ -infinite * 0 infinite"), minus_infinite);
  EXPECT_EQ(number("* infinite -2"), minus_infinite);
  EXPECT_EQ(number("mod infinite 3"), 0);
  EXPECT_EQ(number("min vertex v if false 1 infinite"), infinite);
  EXPECT_EQ(number("max vertex u max vertex v distance u v"), infinite);
}

TEST(Evaluate, ColouringsAboveOrder16AreALimit) {
  const auto graph = graphs::small(graphs::Graph(17, {}));
  EXPECT_THROW(evaluate(read_prefix("parity-driven"), graph, answer), text::LimitError);
  EXPECT_EQ(evaluate(read_prefix("& connected oddity"), graph, answer), false);
}

TEST(Evaluate, AnAnswerToSomethingElseIsAnError) {
  const auto graph = graphs::small(graphs::Graph(2, {{0, 1}}));
  const auto wrong = [](const char* text) {
    return [text](const GameAtom&) { return std::optional<std::string>(text); };
  };
  EXPECT_THROW(evaluate(read_prefix("oddity"), graph, wrong("NIMBER 1")), text::InputError);
  EXPECT_THROW(evaluate(read_prefix("= 1 nimber node-kayles"), graph, wrong("OUTCOME N")), text::InputError);
  EXPECT_THROW(evaluate(read_prefix("= 1 nimber node-kayles"), graph, wrong("NIMBER 1x")), text::InputError);
}

TEST(Evaluate, QuestionsListTheGreenVertices) {
  const auto graph = graphs::small(graphs::Graph(3, {{0, 1}, {1, 2}}));
  EXPECT_EQ(ello_question(graph, 0b101).instance, "Bg green=0,2");
  EXPECT_EQ(ello_question(graph, 0).instance, "Bg");
  EXPECT_EQ(ello_question(graph, 0).game, "ello");
}

TEST(Evaluate, OnDigraphsWeakComponentsAndArcsCount) {
  // 0 -> 1, 0 <-> 2, and 3 alone.
  const graphs::SmallGraph digraph{.order = 4, .directed = true, .rows = {6, 0, 1}};
  const Answers none = [](const GameAtom&) { return std::nullopt; };
  EXPECT_EQ(evaluate(read_prefix("= 0 size").arguments[1], digraph, none), 3);
  EXPECT_EQ(evaluate(read_prefix("= 0 components").arguments[1], digraph, none), 2);
  EXPECT_EQ(evaluate(read_prefix("connected"), digraph, none), false);
  EXPECT_EQ(evaluate(read_prefix("exists vertex v delete v connected"), digraph, none), true);
  EXPECT_THROW(evaluate(read_prefix("| = order 4 tree"), digraph, none), text::InputError);
}

TEST(Evaluate, OnDigraphsAsksAboutDigraph6) {
  const graphs::SmallGraph digraph{.order = 2, .directed = true, .rows = {2}};
  std::set<std::string> asked;
  const auto value = evaluate(read_prefix("= 0 winnable-colourings").arguments[1], digraph,
                              [&](const GameAtom& question) -> std::optional<std::string> {
                                EXPECT_EQ(question.game, "ello");
                                asked.insert(question.instance);
                                return "WINNABLE";
                              });
  EXPECT_EQ(value, 4);
  const std::string line = graphs::write_small_graph(digraph);
  EXPECT_EQ(asked, (std::set<std::string>{line, line + " green=0", line + " green=1", line + " green=0,1"}));
}

TEST(Evaluate, AGraphIsAskedAboutOnceHoweverManyQuantifiersStandInFront) {
  const graphs::SmallGraph graph = graphs::read_small_graph("S" + std::string(31, '~') + "{");  // order 20
  int questions = 0;
  const Answers count = [&](const GameAtom&) -> std::optional<std::string> {
    ++questions;
    return std::nullopt;
  };
  const std::string thrice = "forall vertex a forall vertex b forall vertex c ";
  EXPECT_EQ(evaluate(read_prefix(thrice + "< nimber node-kayles 99"), graph, count), std::nullopt);
  EXPECT_EQ(questions, 1);
  EXPECT_EQ(evaluate(read_prefix(thrice + "odd-degenerate"), graph, count), std::nullopt);
  EXPECT_EQ(questions, 2);
  EXPECT_EQ(evaluate(read_prefix("forall vertex a forall vertex b delete a odd-degenerate"), graph, count),
            std::nullopt);
  EXPECT_EQ(questions, 2 + graph.order);
  EXPECT_THROW(evaluate(read_prefix(thrice + "forall vertex d forall vertex e forall vertex f < nimber proper 2 9"),
                        graph, count),
               text::LimitError);
}

TEST(Evaluate, LookingForAMinorEnds) {
  // No odd cycle is in a bipartite graph, and there are 8! 8! ways to look for one.
  graphs::SmallGraph bipartite{.order = 16}, cycle{.order = 15};
  for (int u = 0; u < 8; ++u)
    for (int v = 8; v < 16; ++v) bipartite.add_edge(u, v);
  for (int v = 0; v < 15; ++v) cycle.add_edge(v, (v + 1) % 15);
  EXPECT_THROW(evaluate(read_prefix("minor-free " + graphs::write_small_graph(cycle)), bipartite, answer),
               text::LimitError);
  EXPECT_EQ(evaluate(read_prefix("minor-free D~{"), bipartite, answer), 0);  // K5
}

}  // namespace
}  // namespace gamecert::conjectures
