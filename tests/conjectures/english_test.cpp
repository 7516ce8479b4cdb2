// Formulas in English: every word has English, and sentences say what formulas say.
#include "conjectures/english/english.hpp"

#include <gtest/gtest.h>

#include "conjectures/english/explained_words.hpp"
#include "conjectures/english/patterns.hpp"
#include "conjectures/language.hpp"
#include "language/words.hpp"
#include "tests/language/random_formula.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

std::string sentence(const Formula& formula) {
  std::string text;
  for (const std::string& line : english(formula).lines) text.append(text.empty() ? "" : "\n").append(line);
  return text;
}

TEST(English, HasEveryWordOfTheLanguage) {
  for (const LanguageWord& word : words()) EXPECT_TRUE(has_english(word.text)) << word.text;
  for (const RangeWord& range : ranges()) EXPECT_TRUE(range_pattern(range.text) != nullptr) << range.text;
  for (const Term& term : terms()) {
    const TermPattern* pattern = term_pattern(term.name);
    ASSERT_TRUE(pattern != nullptr) << term.name;
    EXPECT_EQ(pattern->text.starts_with("is "), term.kind == Term::Kind::property) << term.name;
    EXPECT_NE(pattern->text.find(term.name), std::string_view::npos) << "a word stands by its name: " << term.name;
  }
}

struct Sentence {
  std::string_view formula, english;
};

/// As in the table of docs/LANGUAGE.md: the right column of its rows, in sentences.
TEST(English, SaysWhatFormulasSay) {
  const Sentence table[] = {
      {"tree -> bipartite", "If the graph is a tree, then it is bipartite."},
      {"connected & planar & !cubic", "The graph is connected, planar and not cubic."},
      {"connected & order > 2", "The graph is connected and the order is greater than 2."},
      {"tree <-> connected & forest", "The graph is a tree if and only if (the graph is connected and a forest)."},
      {"tree | connected & order = 3", "The graph is a tree, or (the graph is connected and the order is 3)."},
      {"(tree | planar) & order = 3", "(The graph is a tree or planar), and the order is 3."},
      {"!(order < 3)", "The order is at least 3."},
      {"!(tree & planar)", "It is not true that (the graph is a tree and planar)."},
      {"tree -> (planar -> cubic)", "If the graph is a tree, then if the graph is planar, then it is cubic."},
      {"(tree -> planar) -> cubic", "If (if the graph is a tree, then it is planar), then the graph is cubic."},
      {"size - (order - 1) = 0", "size - (order - 1) is 0."},
      {"2 * (order + 1) mod 3 = 1", "2 * (order + 1) mod 3 is 1."},
      {"diameter = infinite", "The diameter is infinite."},
      {"min-degree != max-degree", "The min-degree does not equal the max-degree."},
      {"forall vertex v: connected(G - v)", "For every vertex v: G - v is connected."},
      {"forall vertex v: max-degree(G - v) <= max-degree",
       "For every vertex v: the max-degree of G - v is at most the max-degree of G."},
      {"exists edge e: planar(G / e) & !planar", "There is an edge e such that G / e is planar and G is not planar."},
      {"!(exists vertex v: degree(v) = 0)", "There is no vertex v such that the degree of v is 0."},
      {"forall vertex u: forall vertex v where u != v: adjacent(u, v)",
       "For all vertices u and v such that u and v are different: u and v are adjacent."},
      {"forall edge e: exists vertex v: v in e & degree(v) = 1",
       "For every edge e: there is a vertex v such that v is an end of e and the degree of v is 1."},
      {"(forall edge e: connected(G - e))(complement(G))",
       "For every edge e of the complement of G: complement(G) - e is connected."},
      {"(count vertex v: degree(v) = 1) = 2", "There are exactly 2 vertices v such that the degree of v is 1."},
      {"(count vertex v: degree(v) = 1) > 0", "There is a vertex v such that the degree of v is 1."},
      {"3 > count edge e: connected(G - e)", "There are fewer than 3 edges e such that G - e is connected."},
      {"!((count vertex v: degree(v) = 1) <= 2)", "There are more than 2 vertices v such that the degree of v is 1."},
      {"(sum vertex v: degree(v)) = 2 * size", "2 * size equals the sum of the degree of v over all vertices v."},
      {"min set S where size(G - S) = 0: |S|",
       "The least |S| over all sets S of vertices such that the size of G - S is 0."},
      {"forall set S: |N(S)| >= |S|",
       "For every set S of vertices: the number of vertices outside S that are adjacent to a vertex in S is at least "
       "|S|."},
      {"min vertex u: max vertex v: distance(u, v)",
       "The least value, over all vertices u, of\n  the greatest distance between u and v over all vertices v."},
      {"forall set S: exists set T: forall vertex v: v in S | v in T",
       "For every set S of vertices:\n  there is a set T of vertices such that for every vertex v: v is in S or v is "
       "in T."},
      {"forall colouring: plausible -> winnable",
       "For every game of ELLO on the graph such that the game is plausible: the game is winnable."},
      {"nimber(node-kayles) <= 4", "The nimber of node-kayles on the graph is at most 4."},
      {"outcome(node-kayles play=misere) = N",
       "The first player wins node-kayles on the graph when the last to move loses."},
      {"forall vertex v: nimber(proper colours=3 painted=v:1)(G - v) > 0",
       "For every vertex v: the nimber of proper (colours 3, painted: v with 1) on G - v is greater than 0."},
      {"nimber(node-kayles) > (if tree then 1 else 2)",
       "The nimber of node-kayles on the graph is greater than (1 if the graph is a tree, and 2 otherwise)."},
      {"colourable(order - 1) & colourable(nimber(node-kayles))",
       "The graph can be properly coloured with (order - 1) colours and the graph can be properly coloured with (the "
       "nimber of node-kayles on the graph) colours."},
      {"free(complete:3)", "The graph has no Bw as a subgraph."},  // who has no names
      {"let d = max-degree: exists vertex v: degree(v) = d",
       "For d = the max-degree: there is a vertex v such that the degree of v equals d."},
      {"if connected then tree else order = 2",
       "If the graph is connected, then the graph is a tree; otherwise the order is 2."},
      {"forall order s: forall vertex v: |before(v, s)| < order",
       "For every order s of the vertices: for every vertex v: the number of vertices before v in s is less than the "
       "order."},
      {"forall vertex u: forall vertex v: alike(u, v)", "For all vertices u and v: some automorphism carries u to v."},
  };
  for (const auto& [formula, said] : table) EXPECT_EQ(sentence(parse_expression(formula).formula), said) << formula;
}

/// `word(argument, ...)`
Formula read_value(std::string_view& text) {
  Formula formula{std::string(text.substr(0, text.find_first_of("(),"))), {}};
  text.remove_prefix(formula.word.size());
  if (!text.starts_with('(')) return formula;
  do {
    text.remove_prefix(1);
    while (text.starts_with(' ')) text.remove_prefix(1);
    formula.arguments.push_back(read_value(text));
  } while (text.starts_with(','));
  text.remove_prefix(1);
  return formula;
}

/// Words as values, whether or not the reader has them.
TEST(English, SaysSetsAndRanges) {
  const Sentence table[] = {
      {"exists(range(k, 0, -(order, 1)), forall(vertex(v), >=(degree(v), k)))",
       "There is a whole number k from 0 to order - 1 such that for every vertex v: the degree of v is at least k."},
      {"exists(subset(F, E), &(=(card(F), -(card(V), 1)), forall(vertex(v), same(reach-along(v, F), V))))",
       "There is a set F of edges such that\n  |F| equals (the number of vertices) - 1, and for every vertex v: the "
       "set "
       "of "
       "the vertices reached from v by paths along edges of F is equal to the set of all vertices."},
      {"forall(set(S), forall(member(v, S), in(v, S)))",
       "For every set S of vertices: for every vertex v in S: v is in S."},
      {"forall(edge(e), forall(member(f, edges-at(e)), ->(in(e, E), in(f, E))))",
       "For every edge e: for every edge f among the edges that have an end in common with e such that e is in the "
       "graph: f is in the graph."},
      {"forall(set(S), forall(set(T), same(symmetric(S, T), {})))",
       "For all sets S and T of vertices: the set of the vertices that are in S or in T, but not both is equal to the "
       "empty set."},
      {"forall(arc(a), =(out-degree(tail(a)), in-degree(head(a))))",
       "For every arc a: the out-degree of the tail of a equals the in-degree of the head of a."},
      {"least(range(k, 1, order), forall(vertex(v), <=(degree(v), k)))",
       "The least whole number k from 1 to the order such that for every vertex v: the degree of v is at most k."},
      {"mex(vertex(v), degree(v))",
       "The least whole number from 0 on that is no value of the degree of v over all vertices v."},
      {"nim-sum(vertex(v), degree(v))", "The nim-sum of the degree of v over all vertices v."},
      {"card(those(vertex(v), =(degree(v), 1)))", "The number of vertices v such that the degree of v is 1."},
      {"forall(set(S), in(S, those(vertex(v), =(degree(v), 1))))",
       "For every set S of vertices: all of the vertices of S are among (the vertices v such that the degree of v is "
       "1)."},
      {"exists(range(k, 0, order), forall(vertex(v), in(degree(v), union(k, +(k, 1)))))",
       "There is a whole number k from 0 to the order such that for every vertex v: the degree of v is among (k and k "
       "+ "
       "1)."},
      {"floor(/(size, 2))", "floor(size / 2)."},
      {"+(ceil(/(size, 2)), ^(order, 2))", "ceil(size / 2) + order ^ 2."},
      {"<=(lg-up(order), size)", "ceil(log2(order)) is at most the size."},
      {"=(bit(order, 0), ones(size))", "Bit 0 of order equals the number of binary digits 1 of the size."},
      {"power-of-two(order)", "The order is a power of two."},
      {"forall(vertex(u), forall(vertex(v), <(card(between(u, v)), order)))",
       "For all vertices u and v: the number of vertices on shortest paths from u to v is less than the order."},
      {"forall(set(S), <=(card(edges-in(S)), card(edges-at(S))))",
       "For every set S of vertices: the number of edges that have both ends in S is at most the number of edges that "
       "have an end in S."},
      {"forall(subset(F, E), in(ends(F), V))",
       "For every set F of edges: all of the ends of the edges of F are in the graph."},
      {"forall(set(S), forall(set(T), in(reach(S, T), T)))",
       "For all sets S and T of vertices: all of the vertices reached from S by paths within T are in T."},
      {"forall(vertex(v), =(card(out-neighbours(v)), out-degree(v)))",
       "For every vertex v: the number of out-neighbours of v equals the out-degree of v."},
      {"forall(edge(e), forall(edge(f), exists(subset(F, E), same(F, union(e, f)))))",
       "For all edges e and f: there is a set F of edges such that F is equal to the set of e and f."},
      {"forall(edge(e), forall(edge(f), exists(set(S), same(S, union(e, f)))))",
       "For all edges e and f: there is a set S of vertices such that S is equal to the set of the ends of e and the "
       "ends of f."},
  };
  for (const auto& [value, said] : table) {
    std::string_view text = value;
    EXPECT_EQ(sentence(read_value(text)), said) << value;
  }
}

TEST(English, IsSaidOfEveryFormula) {
  RandomFormulas random(testing::seed());
  for (int i = 0; i < 2000; ++i) {
    const Formula formula = i % 2 == 0 ? random.truth(4) : random.number(4);
    const std::string said = sentence(formula);
    EXPECT_EQ(said.find('$'), std::string::npos) << prefix(formula) << "\n" << said;
    EXPECT_EQ(said.find('`'), std::string::npos) << prefix(formula) << "\n" << said;
    EXPECT_EQ(std::ranges::count(said, '('), std::ranges::count(said, ')')) << said;
  }
}

TEST(English, GoesDownToWordsThatAreComputed) {
  std::vector<std::string> names;
  for (const ExplainedWord& word : explained_words(parse_conjecture("oddity -> tree"))) names.push_back(word.word.name);
  const std::vector<std::string> expected = {"oddity",           "tree",       "odd-type", "parity-driven",
                                             "parity-plausible", "nontrivial", "winnable"};
  EXPECT_EQ(names, expected);
}

TEST(English, NamesUsersWords) {
  const std::string text =
      "property few\nmeaning few edges\ndefinition forall vertex v: degree(v) <= 2\n\n"
      "property both\nmeaning connected too\ndefinition few & connected\n";
  const UserWords users = read_user_words(text);
  NamedWords named{read_words(text), {}};
  for (const DefinedWord& word : named.described)
    named.words.push_back({word.name, word.kind, users.at(word.name).definition});
  const std::string formula = "both | exists vertex v: few(G - v)";
  const Formula said = with_names(parse_conjecture(formula, {}, &users), named_in(formula, named.words));
  EXPECT_EQ(english(said, {{}, named.words}).lines.front(),
            "G has the property both or there is a vertex v such that G - v has the property few.");
  const std::vector<ExplainedWord> words = explained_words(said, named);
  ASSERT_EQ(words.size(), 3U);
  EXPECT_EQ(words[0].word.name, "both");
  EXPECT_EQ(english(*words[0].definition, {{}, named.words}).lines.front(),
            "The graph has the property few and the graph is connected.");
  EXPECT_EQ(words[2].word.name, "connected");
}

}  // namespace
}  // namespace gamecert::conjectures
