// Many statements in one pass: the same as each by itself; steps between graphs; slacks; counterexamples near graphs.
#include <gtest/gtest.h>

#include <set>

#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/infix.hpp"
#include "sweeps/statements/common_parts.hpp"
#include "sweeps/statements/graph_changes.hpp"
#include "sweeps/statements/near.hpp"
#include "sweeps/statements/slack.hpp"
#include "sweeps/statements/statement_file.hpp"
#include "sweeps/sweep.hpp"
#include "tests/language/random_formula.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using language::Formula;

std::vector<SmallGraph> connected_graphs(int greatest_order) {
  std::vector<SmallGraph> all;
  for (int order = 1; order <= greatest_order; ++order)
    graphs::enumerate(graphs::GraphClass::connected, order, {}, [&](const SmallGraph& graph) {
      all.push_back(graph);
      return true;
    });
  return all;
}

std::vector<Formula> parsed(const std::vector<std::string>& texts) {
  std::vector<Formula> all;
  for (const std::string& text : texts) all.push_back(conjectures::parse_conjecture(text));
  return all;
}

/// Statements that share much.
std::vector<Formula> sharing_statements() {
  return parsed({"chromatic-number <= max-degree + 1", "chromatic-number <= max-degree",
                 "triangle-free & order > 3 -> chromatic-number * independence-number >= order",
                 "exists vertex v: degree(v) = max-degree & max-degree(G - v) < max-degree",
                 "!(regular & max-degree = 2) | chromatic-number <= 2",
                 "(sum vertex v: 1 / (1 + degree(v))) <= independence-number",
                 "(sum vertex v: 1 / (1 + degree(v))) + 1 / 2 <= independence-number",
                 "let k = max-degree: forall vertex v: degree(v) = k <-> degree(v) >= max-degree",
                 "if regular then max-degree = min-degree else max-degree > min-degree",
                 "forall k in 1..max-degree: exists vertex v: degree(v) = k", "order < 5 -> tree"});
}

TEST(CommonParts, SayWhatEachStatementSaysAlone) {
  std::vector<Formula> statements = sharing_statements();
  conjectures::RandomFormulas random(conjectures::testing::seed());
  for (int i = 0; i < 40; ++i) statements.push_back(random.truth(2));
  const std::size_t once = statements.size();
  for (std::size_t i = 0; i + 1 < once; i += 2)
    statements.push_back({i % 4 == 0 ? "->" : "&", {statements[i], statements[i + 1]}});
  for (const auto mode : {Evaluator::Mode::fast, Evaluator::Mode::definition}) {
    StatementEvaluators together(statements, mode);
    EXPECT_GT(together.common_parts(), 10U);
    std::vector<Evaluator> alone;
    for (const Formula& each : statements) alone.emplace_back(each, mode);
    for (const SmallGraph& graph : connected_graphs(mode == Evaluator::Mode::fast ? 4 : 3)) {
      together.ask(graph);
      for (std::size_t i = 0; i < statements.size(); ++i)
        ASSERT_EQ(together.instance(i, nullptr), alone[i].instance(graph))
            << language::infix(statements[i]) << " at " << graphs::write_small_graph(graph) << ", seed "
            << conjectures::testing::seed();
    }
  }
}

TEST(Statements, HaveTheVerdictsOfSingleSweeps) {
  StatementsRequest all;
  all.statements = sharing_statements();
  all.last_order = 6;
  all.jobs = 2;
  const std::vector<SweepResult> together = sweep(all);
  ASSERT_EQ(together.size(), all.statements.size());
  std::size_t fallen = 0;
  for (std::size_t i = 0; i < together.size(); ++i) {
    SweepRequest single;
    single.conjecture = all.statements[i];
    single.last_order = 6;
    const SweepResult alone = sweep(single);
    EXPECT_EQ(together[i].verdict, alone.verdict) << language::infix(single.conjecture);
    EXPECT_EQ(together[i].counterexamples, alone.counterexamples) << language::infix(single.conjecture);
    EXPECT_EQ(together[i].complete_through, alone.complete_through);
    EXPECT_EQ(together[i].graphs, alone.graphs);
    fallen += together[i].counterexamples.size();
  }
  EXPECT_GE(fallen, 4U);
}

TEST(Statements, OfAConditionAreAskedOfItsGraphsAlone) {
  StatementsRequest all;
  all.statements = parsed({"order < 99", "chromatic-number <= 2", "triangle-free"});
  all.conditions = parsed({"bipartite"});
  all.last_order = 6;
  for (const SweepResult& result : sweep(all)) {
    EXPECT_EQ(result.verdict, solve::Verdict::holds);
    EXPECT_EQ(result.graphs, 1U + 1 + 1 + 3 + 5 + 17);  // connected bipartite graphs, OEIS A005142
  }
}

TEST(GraphChanges, AreGraphsAndOfEveryKind) {
  const SmallGraph cycle = named_graph("cycle:5");
  std::set<std::string> seen;
  each_change(cycle, 12, [&](const SmallGraph& graph) {
    ASSERT_GE(graph.order, 1);
    ASSERT_LE(graph.order, 12);
    for (int v = 0; v < graph.order; ++v) {
      ASSERT_FALSE(graph.adjacent(v, v));
      for (int u = 0; u < v; ++u) ASSERT_EQ(graph.adjacent(u, v), graph.adjacent(v, u));
      ASSERT_EQ(graph.neighbours(v) & ~graph.vertices(), 0U);
    }
    seen.insert(graphs::write_small_graph(graphs::canonical_form(graph).graph));
  });
  const auto made = [&](const SmallGraph& graph) {
    return seen.contains(graphs::write_small_graph(graphs::canonical_form(graph).graph));
  };
  EXPECT_TRUE(made(named_graph("path:5"))) << "the cycle of order 5, an edge deleted";
  EXPECT_TRUE(made(named_graph("path:4"))) << "a vertex deleted";
  EXPECT_TRUE(made(named_graph("cycle:4"))) << "an edge contracted";
  EXPECT_TRUE(made(named_graph("cycle:6"))) << "an edge subdivided";
  EXPECT_TRUE(made(named_graph("wheel:5"))) << "a vertex joined to all";
  EXPECT_TRUE(made(named_graph("prism:5"))) << "the product with an edge";
  EXPECT_TRUE(made(named_graph("cycle:5+path:1"))) << "a vertex beside it";
  int smaller = 0;
  each_smaller(cycle, [&](const SmallGraph& graph) {
    ++smaller;
    EXPECT_TRUE(graph.order == cycle.order - 1 || graph.size() == cycle.size() - 1);
  });
  EXPECT_EQ(smaller, cycle.order + cycle.size());
}

TEST(Slack, IsBelowZeroExactlyWhereTheStatementFails) {
  // Comparisons with <= and >= alone, negated by nothing: of < the slack is 0 where it just fails.
  for (const Formula& statement :
       parsed({"chromatic-number <= 3", "max-degree >= 2", "order < 5 -> size <= 3 & diameter <= 2",
               "size <= 5 | diameter <= 1", "forall vertex v: degree(v) <= 3", "exists vertex v: degree(v) >= 3",
               "(sum vertex v: 1 / (1 + degree(v))) <= 3 / 2"})) {
    Slack slack(statement, Evaluator::Mode::fast);
    ASSERT_TRUE(slack.known()) << language::infix(statement);
    Evaluator truth(statement, Evaluator::Mode::fast);
    for (const SmallGraph& graph : connected_graphs(5)) {
      const InstanceTruth is = truth.instance(graph);
      if (is == InstanceTruth::none) continue;
      EXPECT_EQ(slack.at(graph, {}) < 0, is == InstanceTruth::fails)
          << language::infix(statement) << " at " << graphs::write_small_graph(graph);
    }
  }
  EXPECT_EQ(language::infix(*slack_of(conjectures::parse_conjecture("!(size > 6)"))), "6 - size");
  EXPECT_EQ(language::infix(*slack_of(conjectures::parse_conjecture("tree -> size < order"))), "order - size");
  EXPECT_FALSE(slack_of(conjectures::parse_conjecture("planar | tree")));
}

TEST(Near, FindsWhatIsAFewStepsAwayAndNothingSmallerRefutes) {
  Scope scope;
  scope.last_order = 12;
  const auto near = [&](std::string_view text, const std::string& start) {
    return refute_near({scope, conjectures::parse_conjecture(text), {named_graph(start)}, 60});
  };
  const NearResult three = near("triangle-free -> chromatic-number <= 3", "cycle:5");
  ASSERT_TRUE(three.refutation);  // the graph of Groetzsch is the only one of order 11 or less (Chvatal 1974)
  EXPECT_EQ(three.refutation->order, 11);
  EXPECT_EQ(three.refutation->size(), 20);
  const NearResult star = near("order < 4 | max-degree <= 4", "path:4");
  ASSERT_TRUE(star.refutation);
  EXPECT_EQ(star.refutation->order, 6);
  EXPECT_EQ(star.refutation->size(), 5);
  scope.last_order = 4;
  const NearResult none = near("size <= 6", "path:4");
  EXPECT_FALSE(none.refutation);
  EXPECT_EQ(none.reason, "no graph is left to change");
  EXPECT_EQ(none.tried, 1U + 1 + 2 + 6);  // all connected graphs to order 4
  EXPECT_EQ(none.least_slack, 0);
}

TEST(StatementFile, SaysWhatStandsThere) {
  const language::UserWords none;
  const auto all = read_statements(
      "# a comment\nconjecture a.b-1: A, B\nprinted one\n  two\ntext order >\n   0\nknown refuted cycle:5, C\n\n"
      "conjecture c\nknown true to order 7\nsource D\ntext tree\n",
      language::GraphKind::graphs, none);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].name, "a.b-1");
  EXPECT_EQ(all[0].source, "A, B");
  EXPECT_EQ(all[0].printed, "one two");
  EXPECT_EQ(language::infix(all[0].formula), "order > 0");
  EXPECT_EQ(all[0].known.kind, KnownStatus::Kind::refuted);
  EXPECT_EQ(all[0].known.order, 5);
  EXPECT_EQ(all[1].source, "D");
  EXPECT_EQ(all[1].known.kind, KnownStatus::Kind::to_order);
  EXPECT_EQ(all[1].known.order, 7);
}

}  // namespace
}  // namespace gamecert::sweeps
