// Classes in words of generators and in properties.
#include "sweeps/class_text.hpp"

#include <gtest/gtest.h>

#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "language/terms.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/sweep.hpp"
#include "sweeps/table.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

std::string full(std::string_view text) { return name(read_class(text)); }

TEST(ClassText, HasWordsOfGeneratorsAndProperties) {
  EXPECT_EQ(full("connected"), "connected");
  EXPECT_EQ(full("planar"), "connected,planar");
  EXPECT_EQ(full("planar cubic"), "connected,regular:3,planar");
  EXPECT_EQ(full("cubic planar bipartite"), "connected,bipartite,regular:3,planar");
  EXPECT_EQ(full("all, planar , bipartite"), "all,bipartite,planar");
  EXPECT_EQ(full("planar & max-degree <= 3 & size > 4"), "connected,max-degree:3,size:5..4032,planar");
  EXPECT_EQ(full("all,min-degree >= 2,min-degree < 4"), "all,min-degree:2,min-degree < 4");
  EXPECT_EQ(full("free(complete:3),free(cycle:4)"), "connected,triangle-free,free(Cl)");
  EXPECT_EQ(full("trees,exists vertex v: degree(v) = 3"), "trees,exists vertex v: degree(v) = 3");
  EXPECT_EQ(full("forall vertex u: forall vertex v: distance(u, v) <= 2"),
            "connected,forall vertex u: forall vertex v: distance(u, v) <= 2");
  EXPECT_EQ(full("tournaments,winnable-colourings > 1"), "tournaments,winnable-colourings > 1");
}

TEST(ClassText, NamesAClassInWordsThatNameItAgain) {
  for (const char* text : {"planar cubic", "all,girth >= 5,chordal | planar", "mops,|V| > 4", "size = 7,forest",
                           "digraphs,connected", "max-degree <= 3,min-degree >= 4"}) {
    EXPECT_EQ(full(full(text)), full(text)) << text;
  }
}

TEST(ClassText, RefusesWithTheColumn) {
  const auto column = [](std::string_view text) {
    try {
      read_class(text);
    } catch (const text::InputError& error) {
      return error.column();
    }
    return std::size_t{0};
  };
  EXPECT_EQ(column("planr"), 1U);
  EXPECT_EQ(column("connected, planr"), 12U);
  EXPECT_EQ(column("planar,"), 8U);
  EXPECT_EQ(column("planar,,cubic"), 8U);
  EXPECT_EQ(column(""), 1U);
  EXPECT_EQ(column("planar,girth >"), 15U);
  EXPECT_EQ(column("bipartite,max-degree:99"), 11U);
  EXPECT_EQ(column("planar, trees, digraphs"), 16U);
  EXPECT_EQ(column("tournaments,planar"), 13U);
  EXPECT_EQ(column("girth"), 1U);
}

TEST(ClassText, NamesTheNearestOfAllItsWords) {
  const auto message = [](std::string_view text) -> std::string {
    try {
      read_class(text);
    } catch (const text::InputError& error) {
      return std::to_string(error.column()) + ": " + error.what();
    }
    return "";
  };
  const std::string expected = ": expected a class of graphs such as connected or trees, or a property";
  EXPECT_EQ(message("planer"), "1" + expected + " (did you mean 'planar'?), found 'planer'");
  EXPECT_EQ(message("all, conected"), "6" + expected + " (did you mean 'connected'?), found 'conected'");
  EXPECT_EQ(message("planar cubik"), "8" + expected + " (did you mean 'cubic'?), found 'cubik'");
  EXPECT_EQ(message("planer cubic"), "1" + expected + " (did you mean 'planar'?), found 'planer'");
  EXPECT_EQ(message("max-degre:3"), "1" + expected + " (did you mean 'max-degree'?), found 'max-degre:3'");
  EXPECT_EQ(message("all, planar | digraphs"),
            "15: expected a property inside the formula, found 'digraphs', which stands by itself in a class");
  EXPECT_EQ(message("all, trees + 1 = 2"), "6: expected a number, found the property 'trees'");
  EXPECT_EQ(message("all, regular:3 + 1 = 2"), "6: expected a number, found the property 'regular:3'");
  EXPECT_EQ(message("all, planar & trees & digraphs"),
            "23: expected words that go together, found 'trees' and 'digraphs': no graph is both");
  EXPECT_EQ(message("girth"), "1" + expected + ", found the number 'girth'");
  EXPECT_EQ(message("exist vertex v: degree(v) = 1"),
            "1: expected 'forall' or 'exists' (did you mean 'exists'?), found 'exist'");
}

TEST(ClassText, TakesConstants) {
  EXPECT_EQ(full("all,true"), "all");
  EXPECT_EQ(full("true"), "connected");
  EXPECT_EQ(full("all,false"), "all,false");
  EXPECT_EQ(full("planar & true"), "connected,planar");
}

/// Whatever is said to be hereditary stays true without any vertex.
TEST(ClassText, KnowsOnlyPropertiesThatAreHereditary) {
  int known = 0;
  for (const language::Term& term : language::terms()) {
    if (term.of_colouring) continue;
    const bool set = term.kind == language::Term::Kind::set;
    const std::string word = set ? "|" + std::string(term.name) + "|" : std::string(term.name);
    std::vector<std::string> texts{word};
    if (term.kind != language::Term::Kind::property)
      texts = {word + " <= 1", word + " <= 2", word + " < 4", word + " >= 4", word + " > 4"};
    for (const std::string& text : texts) {
      const language::Formula formula = conjectures::parse_conjecture(text);
      if (!hereditary(formula)) continue;
      ++known;
      Evaluator stays(conjectures::parse_conjecture("forall vertex v: (" + text + ")(G - v)"), Evaluator::Mode::fast);
      Evaluator now(formula, Evaluator::Mode::fast);
      for (int order = 2; order <= 6; ++order) {
        graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const graphs::SmallGraph& graph) {
          EXPECT_TRUE(!now.truth(graph) || stays.truth(graph)) << text << " at " << graphs::write_graph6(graph);
          return true;
        });
      }
    }
  }
  EXPECT_GT(known, 40);
}

SweepRequest request_of(std::string_view conjecture, std::string_view class_text, int last_order) {
  const MeantClass meant = read_class(class_text);
  SweepRequest request;
  request.graph_class = meant.generated;
  request.conditions = meant.conditions;
  request.last_order = last_order;
  request.conjecture = conjectures::parse_conjecture(conjecture);
  return request;
}

TEST(ClassText, WordsOfGeneratorsStandInFormulas) {
  EXPECT_EQ(full("trees & max-degree <= 3"), "trees,max-degree:3");
  EXPECT_EQ(full("all & planar"), "all,planar");
  EXPECT_EQ(full("(planar & regular:3) & order > 4"), "connected,regular:3,planar,order > 4");
  EXPECT_EQ(full("mops & order > 4"), "mops,order > 4");
  EXPECT_EQ(full("trees | regular:2"), "connected,tree | regular & max-degree = 2");
  EXPECT_EQ(full("all, !trees & size:3..5"), "all,size:3..5,!tree");
  EXPECT_EQ(full("all, max-degree:3 -> exists vertex v: trees(G - v)"),
            "all,max-degree <= 3 -> (exists vertex v: tree(G - v))");
  EXPECT_EQ(full("digraphs & (forall vertex v: out-degree(v) = 1)"), "digraphs,forall vertex v: out-degree(v) = 1");
  EXPECT_EQ(full("let d = size:3 * d = 6"), "connected,let d = size: 3 * d = 6");
  EXPECT_EQ(full("forall vertex all: degree(all) = 2"), "connected,forall vertex all: degree(all) = 2");
}

/// A word of a generator means in a formula what it generates.
TEST(ClassText, WordsOfGeneratorsSayAsFormulasWhatTheyGenerate) {
  const auto count = [](const std::string& text) {
    const MeantClass meant = read_class(text);
    Evaluator condition(conjunction(meant.conditions), Evaluator::Mode::definition);
    std::vector<int> counts;
    for (int order = 1; order <= 6; ++order) {
      counts.push_back(0);
      graphs::enumerate(meant.generated, order, {}, [&](const graphs::SmallGraph& graph) {
        counts.back() += condition.truth(graph) ? 1 : 0;
        return true;
      });
    }
    return counts;
  };
  for (const std::string word : {"trees", "mops", "linear-mops", "triangulations", "regular:2", "min-degree:2",
                                 "max-degree:3", "size:4", "size:3..5"})
    EXPECT_EQ(count("all & (" + word + " | false)"), count("all," + word)) << word;
}

/// Pruned or not, the graphs of the class are those at which its words are true.
TEST(ClassText, GoesThroughAllGraphsOfTheClass) {
  for (const char* text :
       {"planar", "all,planar,girth >= 4", "chordal", "all,cograph", "free(cycle:4)", "induced-free(star:3)", "perfect",
        "all,forest", "cubic planar", "order mod 2 = 1", "chromatic-number <= 3", "min-degree >= 2,planar", "eulerian",
        "treewidth <= 2", "trees,caterpillar", "max-degree <= 3,min-degree >= 4"}) {
    const SweepResult swept = sweep(request_of("true", text, 7));
    const MeantClass meant = read_class(text);
    Evaluator condition(conjunction(meant.conditions), Evaluator::Mode::fast);
    std::uint64_t count = 0;
    for (int order = 1; order <= 7; ++order) {
      graphs::enumerate(meant.generated, order, {}, [&](const graphs::SmallGraph& graph) {
        count += condition.truth(graph);
        return true;
      });
    }
    EXPECT_EQ(swept.graphs, count) << text;
    EXPECT_GE(swept.generated, count) << text;
    EXPECT_EQ(swept.verdict, count == 0 ? solve::Verdict::vacuous : solve::Verdict::holds) << text;
  }
}

TEST(ClassText, ExtendsOnlyWhatItMust) {
  const SweepResult pruned = sweep(request_of("true", "planar", 7));
  EXPECT_EQ(pruned.graphs, 775U);     // A003094: 1, 1, 2, 6, 20, 99, 646
  EXPECT_LT(pruned.generated, 996U);  // A001349: 1, 1, 2, 6, 21, 112, 853
  const SweepResult filtered = sweep(request_of("true", "eulerian", 7));
  EXPECT_EQ(filtered.graphs, 52U);  // A003049: 1, 0, 1, 1, 4, 8, 37
  EXPECT_EQ(filtered.generated, 996U);
}

TEST(ClassText, FindsTheLeastCounterexampleOfTheClass) {
  const SweepResult found = sweep(request_of("chromatic-number <= 3", "planar", 6));
  ASSERT_EQ(found.counterexamples.size(), 1U);
  EXPECT_EQ(graphs::write_graph6(found.counterexamples[0]), "C~");
  EXPECT_EQ(sweep(request_of("chromatic-number <= 3", "planar,triangle-free", 7)).verdict, solve::Verdict::holds);
}

TEST(ClassText, CountsInTablesWhatIsMeant) {
  const MeantClass meant = read_class("outerplanar");
  TableRequest request;
  request.graph_class = meant.generated;
  request.conditions = meant.conditions;
  request.last_order = 7;
  request.columns = "count(mop)";
  const Table counted = table(request);
  ASSERT_EQ(counted.rows.size(), 7U);
  EXPECT_EQ(counted.rows[6], (std::vector<std::string>{"7", "172", "4"}));  // A111563 and A000207
}

TEST(ClassText, PutsConditionsInFrontOfAConjecture) {
  const MeantClass meant = read_class("planar,eulerian");
  EXPECT_EQ(infix(under(meant.conditions, conjectures::parse_conjecture("regular"))), "planar & eulerian -> regular");
  EXPECT_EQ(infix(under(meant.conditions, conjectures::parse_conjecture("tree -> regular"))),
            "planar & eulerian & tree -> regular");
}

}  // namespace
}  // namespace gamecert::sweeps
