// The conjecture language: what is read as what, and what is refused where and why.
#include "conjectures/language.hpp"

#include <gtest/gtest.h>

#include "conjectures/defined_words.hpp"
#include "conjectures/game_syntax.hpp"
#include "conjectures/questions.hpp"
#include "language/about.hpp"
#include "language/definitions.hpp"
#include "language/expanded.hpp"
#include "language/formula.hpp"
#include "language/reader/tokens.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "tests/language/random_formula.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

using conjectures::prefix;

struct Accepted {
  std::string_view text, as_prefix;
};

TEST(Language, ReadsConjectures) {
  const Accepted table[] = {
      {"oddity -> odd-degenerate", "-> oddity odd-degenerate"},
      {"connected & max-degree <= 3 -> nimber(node-kayles) <= 4",
       "-> & connected <= max-degree 3 <= nimber node-kayles 4"},
      {"forall colouring: plausible -> winnable", "forall colouring -> plausible winnable"},
      {"exists vertex v: odd-degenerate(G - v)", "exists vertex v delete v odd-degenerate"},
      {"tree(G) -> |V(G)| = order(G)", "-> tree = card V order"},
      {"forall vertex u:exists vertex v:tree(G-u-v)", "forall vertex u exists vertex v delete u delete v tree"},
      {"forall vertex v: (max-degree <= 3)(G - v)", "forall vertex v delete v <= max-degree 3"},
      {"forall edge e: tree(G - e)", "forall edge e delete e tree"},
      {"exists vertex v: outcome(node-kayles)(G - v) = P", "exists vertex v delete v = nimber node-kayles 0"},
      {"exists vertex v: forall edge e: tree(G-v-e)", "exists vertex v forall edge e delete v delete e tree"},
      {"(count edge e: connected(G - e)) = size", "= count edge e delete e connected size"},
      {"forall vertex v: (exists edge e: (!tree)(G - e))(G - v)",
       "forall vertex v delete v exists edge e delete e ! tree"},
      {"forall vertex v: max-degree(G - v) <= 3", "forall vertex v <= delete v max-degree 3"},
      {"forall vertex v: order(G - v) = order - 1", "forall vertex v = delete v order - order 1"},
      {"exists edge e: nimber(node-kayles)(G - e) = 0", "exists edge e = delete e nimber node-kayles 0"},
      {"nimber(proper 3) = score(capture)", "= nimber proper 3 score capture"},
      {"nimber(distance 3) < nimber(weak)", "< nimber distance 3 2 nimber weak edges"},
      {"forall edge e: (order + size)(G - e) mod 2 = 1", "forall edge e = mod delete e + order size 2 1"},
      {"forall edge e: (count vertex v: tree(G - v))(G - e) > 1",
       "forall edge e > delete e count vertex v delete v tree 1"},
      {"tree -> tree -> tree", "-> tree -> tree tree"},
      {"tree <-> tree <-> tree", "<-> <-> tree tree tree"},
      {"tree | tree & !tree", "| tree & tree ! tree"},
      {"!order = 3", "! = order 3"},
      {"max-degree-1 = order - size - 2", "= - max-degree 1 - - order size 2"},
      {"1 + 2 * size mod 2 > 0", "> + 1 mod * 2 size 2 0"},
      {"(count colouring: winnable) = winnable-colourings", "= count colouring winnable winnable-colourings"},
      {"tree & forall colouring: winnable & plausible", "& tree forall colouring & winnable plausible"},
      {" \t tree\n", "tree"},
      {"(max set S where size(G[S]) = 0: |S|) >= 2", ">= max set S if = induce S size 0 card S -infinite 2"},
      {"forall set S where |S| = 2: tree", "forall set S -> = card S 2 tree"},
      {"exists pair p where size(G[p]) = 0: tree(G + p)", "exists pair p & = induce p size 0 join p tree"},
      {"(sum vertex v where tree: degree(v)) = -1", "= sum vertex v if tree degree v 0 -1"},
      {"forall vertex u: forall vertex v: tree(G + uv)", "forall vertex u forall vertex v join union u v tree"},
      {"forall vertex u: exists vertex v: u != v & distance(u, v) < infinite",
       "forall vertex u exists vertex v & ! same u v < distance u v infinite"},
      {"forall vertex v: forall set S: v in S -> connected(G - S)",
       "forall vertex v forall set S -> in v S remove S connected"},
      {"forall vertex v: order(complement(G - v)[N(v)]) = 0",
       "forall vertex v = delete v complement induce N v order 0"},
      {"exists vertex v: N[v] = V & connected(line(cone(G)) / V)",
       "exists vertex v & same union v N v V cone line contract V connected"},
      {"exists edge e: tree(G / e)", "exists edge e contract e tree"},
      {"let d = max-degree: exists vertex v: degree(v) = d", "let d max-degree exists vertex v = degree v d"},
      {"let S = V: |{S, N(S)}| = order", "let S V = card union S N S order"},
      {"if tree then true else (if true then false else true)", "if tree true if true false true"},
      {"free(Bw) & induced-free(star:3) & contains(C~) & minor-free(petersen)",
       "& & & free Bw induced-free Cs contains C~ minor-free IheA@GUAo"},
      {"order > -3 & order - -3 != -infinite", "& > order -3 != - order -3 -infinite"},
      {"-order + 1 < -size * 2", "< + - 0 order 1 * - 0 size 2"},
      {"-order mod 2 = -(size - 1) mod 2", "= mod - 0 order 2 mod - 0 - size 1 2"},
      {"-order(cone(G)) = - - -size", "= - 0 cone order - 0 - 0 - 0 size"},
      {"(min vertex v: -degree(v)) = -max-degree", "= min vertex v - 0 degree v - 0 max-degree"},
      {"-|V| < -(max vertex v: degree(v))", "< - 0 card V - 0 max vertex v degree v"},
      {"forall block B: exists component C: B in C", "forall block B exists component C in B C"},
      {"forall vertex u: forall vertex v: alike(u, v)", "forall vertex u forall vertex v alike u v"},
      {"size / order <= 1 / 2 + 1", "<= / size order + / 1 2 1"},
      {"floor(order / 2) mod 2 = ceil(size / 3)", "= mod floor / order 2 2 ceil / size 3"},
      {"2 ^ order ^ 2 > order * order ^ 2", "> ^ 2 ^ order 2 * order ^ order 2"},
      {"forall k in 1..order - 1: k < order", "forall range k 1 - order 1 < k order"},
      {"exists k in 0..3 where k > 1: order = k", "exists range k 0 3 & > k 1 = order k"},
      {"(least k in 1..order: colourable(k)) = 2", "= least range k 1 order colourable k 2"},
      {"order in 3..5", "& >= order 3 <= order 5"},
      {"forall vertex v: forall u in N(v): u in V", "forall vertex v forall member u N v in u V"},
      {"forall edge e in E: e in E", "forall member e E in edges-in e E"},
      {"forall edge e: e in V & ends(e) in V", "forall edge e & in e V in ends edges-in e V"},
      {"exists set F in E: |F| = 2 & reach(V, F) = V", "exists subset F E & = card F 2 same reach-along V F V"},
      {"forall set S: E(S) - E[S] in E", "forall set S in difference edges-at S edges-in S E"},
      {"forall edge e: E - e != E + e", "forall edge e ! same difference E edges-in e union E edges-in e"},
      {"forall vertex v: V - v - N(v) = V meet (V xor N[v])",
       "forall vertex v same difference difference V v N v intersection V symmetric V union v N v"},
      {"|{vertex v: degree(v) = 1}| = 2", "= card those vertex v = degree v 1 2"},
      {"|{e in E: tree(G - e)}| > |{}|", "> card those member e E delete e tree card {}"},
      {"forall vertex v: degree(v) in {1, 3}", "forall vertex v in only degree v union only 1 only 3"},
      {"{k in 0..5: k mod 2 = 0} = {0, 2, 4}", "same those range k 0 5 = mod k 2 0 union union only 0 only 2 only 4"},
      {"forall set E: E(G) = V | |E| < order", "forall set E | same E V < card E order"},
      {"forall vertex u: forall vertex v: u in between(u, v)", "forall vertex u forall vertex v in u between u v"},
      {"forall arc a: tail(a) != head(a) & a in {arc b: b = a}",
       "forall arc a & ! same tail a head a in only a those arc b same only b only a"},
      {"recursive property win(set S) = exists v in S: !win(S - N[v]): win(V)",
       "recursive truth win set S is exists member v S ! win difference S union v N v win V"},
      {"(recursive invariant f(n, set S) = if n = 0 then |S| else f(n - 1, N(S)): f(order, V)) = 0",
       "= recursive number f number n set S is if = n 0 card S f - n 1 N S f order V 0"},
      {"(mex vertex v: degree(v)) = (nim-sum k in 0..order: k) xor 1",
       "= mex vertex v degree v xor nim-sum range k 0 order k 1"},
  };
  for (const auto& [text, as_prefix] : table) EXPECT_EQ(prefix(parse_conjecture(text)), as_prefix) << text;
}

struct Refused {
  std::string_view text;
  std::size_t column;
  std::string_view message;
};

TEST(Language, RefusesWithPositionAndNearestName) {
  const Refused table[] = {
      {"odity -> tree", 1, "expected a property (did you mean 'oddity'?), found 'odity'"},
      {"max-degre < 3", 1, "expected a number or an invariant (did you mean 'max-degree'?), found 'max-degre'"},
      {"order-size > 2", 1,
       "expected a number or an invariant, found 'order-size' (a difference is written with spaces: 'order - size')"},
      {"order == 3", 7, "expected '=', found '=='"},
      {"|{order s: true}| = 9", 3,
       "expected vertices, edges, arcs or whole numbers as members of a set, found 'order'"},
      {"|{component C: true}| = 1", 3,
       "expected vertices, edges, arcs or whole numbers as members of a set, found 'component'"},
      {"{set F in E: true} = E", 2,
       "expected vertices, edges, arcs or whole numbers as members of a set, found 'subset'"},
      {"exists vertex head: degree(head) = 1", 15,
       "expected a name of letters and digits that is no word of the language, found 'head'"},
      {"let meet = 3: order = 3", 5,
       "expected a name of letters and digits that is no word of the language, found 'meet'"},
      {"(least vertex v: true) = 1", 8,
       "expected a range of whole numbers behind 'least', found 'vertex' (as in 'least k in 1..order: P')"},
      {"let q = 1 / 2: q mod 2 = 1", 16, "expected a whole number, found the number 'q'"},
      {"tree => oddity", 6, "expected '->' or '>=', found '=>'"},
      {"free(complement(path:3))", 16,
       "expected ')' behind the graph, found '('; write a graph with brackets as graph6, which gamecert convert "
       "'complement(...)' says"},
      {"order=>3", 6, "expected '->' or '>=', found '=>'"},
      {"tree && oddity", 6, "expected '&', found '&&'"},
      {"tree and oddity", 6, "expected an operator or the end of the text, found 'and' (write '&')"},
      {"not tree", 1, "expected a property, an invariant, a number or '(', found 'not' (write '!')"},
      {"tree &", 7, "expected a property, an invariant, a number or '(', found the end of the text"},
      {"", 1, "expected a property, an invariant, a number or '(', found the end of the text"},
      {"(tree", 6, "expected ')' or an operator, found the end of the text"},
      {"exist vertex v: tree", 1, "expected 'forall' or 'exists' (did you mean 'exists'?), found 'exist'"},
      {"tree -> foral edge e: tree", 9, "expected 'forall' or 'exists' (did you mean 'forall'?), found 'foral'"},
      {"tree)", 5, "expected an operator or the end of the text, found ')'"},
      {"tree \xC3\xA9", 6, "expected a word, a number or a sign, found '\xC3\xA9' (U+00E9)"},
      {"tree \xC3", 6, "expected a word, a number or a sign, found byte 0xC3"},
      {"conected = 2", 1,
       "expected a number or an invariant (did you mean 'connected', a property?), found 'conected'"},
      {"girt & tree", 1, "expected a property (did you mean 'girth', a number?), found 'girt'"},
      {"recursive proprty f(k) = true: f(1)", 11,
       "expected 'property', 'invariant' or a sort behind 'recursive' (did you mean 'property'?), found 'proprty'"},
      {"recursive property f(vertx v) = true: f(1)", 22,
       "expected a new name of letters and digits, or a sort (vertex, edge, arc, set, edges, arcs, numbers, order, "
       "fraction, truth) and a name (did you mean 'vertex'?), found 'vertx'"},
      {"recursive property fall(k) = true: fal(1)", 36,
       "expected a property or an invariant (did you mean 'fall'?), found 'fal'"},
      {"order & tree", 1, "expected a truth value, found the number 'order'"},
      {"order", 1, "expected a truth value, found the number 'order'"},
      {"order + 1", 1, "expected a truth value, found a number"},
      {"tree + 1 = 2", 1, "expected a number, found the property 'tree'"},
      {"(tree & tree) = 2", 2, "expected a number, found a truth value"},
      {"1 < 2 < 3", 7, "expected a connective, ')' or the end of the text behind a comparison, found '<'"},
      {"order = 007", 9, "expected a number without leading zeros, found '007'"},
      {"winnable", 1,
       "expected a word about the graph, found 'winnable' (it is about a colouring and stands inside "
       "'forall colouring:', 'exists colouring:' or 'count colouring:')"},
      {"forall coloring: winnable", 8,
       "expected 'colouring', or 'vertex', 'edge', 'set' or another range and a name, behind 'forall' (did you mean "
       "'colouring'?), found 'coloring'"},
      {"count edges e: tree", 7,
       "expected 'colouring', or 'vertex', 'edge', 'set' or another range and a name, behind 'count' (did you mean "
       "'edge'?), found 'edges'"},
      {"exists edge: tree", 12, "expected a name for the edge, found ':'"},
      {"exists edge e tree", 15, "expected ':' behind the quantifier, found 'tree'"},
      {"forall colouring winnable", 18, "expected ':' behind the quantifier, found 'winnable'"},
      {"count colouring: winnable = 3", 1,
       "expected a truth value, found a number (the body of 'count' reaches as far right as possible; parentheses end "
       "it)"},
      {"1 + count colouring: winnable = 3", 1, "expected a truth value, found a number"},
      {"forall vertex v: exists vertex v: tree", 32,
       "expected a new name, found 'v', which a quantifier around this one has"},
      {"forall vertex tree: tree", 15,
       "expected a name of letters and digits that is no word of the language, found 'tree'"},
      {"forall vertex edge: tree", 15,
       "expected a name of letters and digits that is no word of the language, found 'edge'"},
      {"exists edge e: forall vertex e: tree", 30,
       "expected a new name, found 'e', which a quantifier around this one has"},
      {"tree(G - v)", 10,
       "expected a vertex of 'forall vertex v:' or an edge of 'forall edge e:' around this, found 'v'"},
      {"forall vertex v: tree(G - w)", 27,
       "expected a vertex, an edge or a set of a quantifier around this (did you mean 'v'?), found 'w'"},
      {"exists edge e1: tree(G - e2)", 26,
       "expected a vertex, an edge or a set of a quantifier around this (did you mean 'e1'?), found 'e2'"},
      {"(exists edge e: tree) & tree(G - e)", 34,
       "expected a vertex of 'forall vertex v:' or an edge of 'forall edge e:' around this, found 'e'"},
      {"forall vertex v: tree(G + v)", 27, "expected an edge or a set such as {u, v}, found one vertex"},
      {"forall edge e: tree(G - 0)", 25, "expected a vertex, an edge or a set behind '-', found '0'"},
      {"forall edge e: tree(G - e", 26,
       "expected '-', '+', '/', '[' or ')' behind the graph, found the end of the text"},
      {"tree(complement(H))", 17, "expected G, or complement(G), line(G), square(G) or cone(G), found 'H'"},
      {"forall vertex v: tree(line(G) - v)", 33,
       "expected a vertex of 'forall vertex v:' or an edge of 'forall edge e:' around this, found 'v'"},
      {"forall set S: degree(S) = 0", 22, "expected a vertex, found the set 'S'"},
      {"forall vertex v: degree(w) = 0", 25, "expected a vertex (did you mean 'v'?), found 'w'"},
      {"forall edge e: adjacent(e, e)", 25, "expected a vertex, found the edge 'e'"},
      {"forall vertex v: distance(v) = 0", 28, "expected ',' and another argument of 'distance', found ')'"},
      {"forall vertex v: v in tree", 23, "expected a set of vertices, found the property 'tree'"},
      {"|V = 2", 7, "expected '|' behind a set, found the end of the text"},
      {"let x = 3: x", 12, "expected a property, found the number 'x'"},
      {"let tree = 3: true", 5, "expected a name of letters and digits that is no word of the language, found 'tree'"},
      {"let x 3: true", 7, "expected '=' behind the name, found '3'"},
      {"if tree then true", 18, "expected 'else' behind 'then' and a value, found the end of the text"},
      {"free(Bx)", 6, "expected a graph in graph6 or of a family such as cycle:5, found 'Bx'"},
      {"free(cycl:5)", 6, "expected a graph in graph6 or of a family such as cycle:5, found 'cycl:5'"},
      {"free()", 6, "expected a graph in graph6 or of a family such as cycle:5, found ')'"},
      {"order = -0", 9, "expected 0 without a sign, found '-0'"},
      {"forall pair p where order: true", 21, "expected a truth value, found the number 'order'"},
      {"V", 1, "expected a truth value, found the set 'V'"},
      {"forall vertex v: max-degree(G - v)", 18, "expected a truth value, found the number 'max-degree'"},
      {"forall vertex v: tree(G - v) < 3", 18, "expected a number, found the property 'tree'"},
      {"forall edge e: tre(G - e)", 16, "expected a property (did you mean 'tree'?), found 'tre'"},
      {"forall edge e: |(E[e])(G - e)| = 0", 18,
       "expected a truth value or a number of another graph, found a set of edges (what is asked of it there stands in "
       "front of the graph, as in '(|N(v)| = 0)(G - u)')"},
      {"exists vertex v: {} = (N(v))(G - v)", 24,
       "expected a truth value or a number of another graph, found a set of vertices (what is asked of it there stands "
       "in front of the graph, as in '(|N(v)| = 0)(G - u)')"},
      {"forall vertex v: v", 18, "expected a property, found the vertex 'v'"},
      {"exists edge e: e & tree", 16, "expected a property, found the edge 'e'"},
      {"exists edge e: e = 1", 20, "expected a set of vertices, found the number '1'"},
      {"forall colouring: forall vertex v: winnable(G - v)", 36,
       "expected a word about the graph, found 'winnable' (it is about a colouring and stands inside "
       "'forall colouring:', 'exists colouring:' or 'count colouring:')"},
      {"nimber(node-kayle) = 1", 8,
       "expected a game on graphs or digraphs with nimbers (did you mean 'node-kayles'?), found 'node-kayle'"},
      {"nimber(ello) = 1", 8, "expected a game on graphs or digraphs with nimbers, found 'ello'"},
      {"nimber(nimstring) = 1", 8,
       "expected a game on graphs or digraphs with nimbers, found 'nimstring' (its board is a triangulation such as "
       "wheel:6)"},
      {"tree & nimber(sequential 3) = 1", 15,
       "expected a game on graphs or digraphs with nimbers, found 'sequential' (its board has 'order' beside the "
       "graph)"},
      {"nimber(hackendot) = 1", 8,
       "expected a game on graphs or digraphs with nimbers, found 'hackendot' (its board has 'roots' beside the "
       "graph)"},
      {"score(complete-triangulation) = 1", 7,
       "expected a game on graphs or digraphs with scores, found 'complete-triangulation' (its board is points without "
       "edges such as convex:7:)"},
      {"nimber(capture) = 1", 8, "expected a game on graphs or digraphs with nimbers, found 'capture'"},
      {"score(proper 2) = 1", 7, "expected a game on graphs or digraphs with scores, found 'proper'"},
      {"nimber(proper 0) = 1", 15, "expected colours 1..64 behind proper, found '0'"},
      {"tree & nimber(proper 65) = 1", 22, "expected colours 1..64 behind proper, found '65'"},
      {"nimber(distance 2 x) = 1", 19, "expected colours 1..64 behind distance, found 'x'"},
      {"nimber(proper 2 3) = 1", 17, "expected at most 1 option of proper, found 2"},
      {"nimber(node-kayles 3) = 1", 20, "expected at most 0 options of node-kayles, found 1"},
      {"nimber(geodetic hul) = 1", 17,
       "expected reading contract|literal|hull behind geodetic, found 'hul' (did you mean 'hull'?)"},
      {"nimber(proper colour=3) = 1", 15,
       "expected removed=, play=, colours= or painted= (did you mean 'colours'?), found 'colour'"},
      {"nimber(proper colours=3 colours=2) = 1", 33, "expected colours once, found it twice"},
      {"nimber(proper colours=x) = 1", 23, "expected colours 1..64 behind proper, found 'x'"},
      {"outcome(node-kayles play=miser) = N", 26, "expected play=normal or play=misere, found 'miser'"},
      {"nimber(node-kayles play=misere) = 1", 8, "expected normal play for nimbers, and for sums, found 'node-kayles'"},
      {"outcome(capture) = N", 20, "expected first, second or tie, found 'N'"},
      {"outcome(node-kayles) = tie", 24, "expected N or P, found 'tie'"},
      {"outcome(ello) = N", 9, "expected a game of two players on graphs or digraphs, found 'ello'"},
      {"winnable(node-kayles)", 10, "expected a solitaire on graphs or digraphs, found 'node-kayles'"},
      {"winnable(ello green=v)", 21, "expected a set of vertices, found 'v'"},
      {"forall vertex v: nimber(proper painted=v) = 1", 40,
       "expected painted=SET:NUMBER, found 'v' (with a number behind ':')"},
      {"forall vertex v: winnable(ello green=v:1)", 40, "expected no number behind green=SET, found '1'"},
      {"longest-play(node-kayles + kayles) = 1", 28,
       "expected one game, as sums are asked by nimber and outcome, found 'kayles'"},
      {"forall vertex v: outcome(sequential order=v) = N", 43, "expected an order, found the vertex 'v'"},
      {"forall order s: outcome(sequential order=s order=s) = N", 44, "expected order= once, found 'order'"},
      {"forall order s: outcome(sequential order=s:1) = N", 44, "expected no number behind order=ORDER, found '1'"},
      {"forall vertex v: nimber(proper painted=v:0) = 1", 42, "proper: expected a value 1..2, found 0"},
      {"wins(ello)", 1, "expected a property or an invariant, found 'wins'"},
      {"score(capture >= 1", 15, "expected ')' behind the game, found '>='"},
      {"tree(complment(G))", 5,
       "expected an operator, '(G - v)' or the end of the text (did you mean 'complement'?), found '('"},
      {"tree(oddity)", 5, "expected an operator, '(G - v)' or the end of the text, found '('"},
  };
  for (const auto& [text, column, message] : table) {
    try {
      parse_conjecture(text);
      ADD_FAILURE() << "accepted: " << text;
    } catch (const text::InputError& error) {
      // Behind the message there may be what is wrong with a graph.
      EXPECT_EQ(std::string_view(error.what()).substr(0, text.starts_with("free(") ? message.size() : 1000), message)
          << text;
      EXPECT_EQ(error.column(), column) << text;
    }
  }
}

TEST(Language, KnowsWhatOtherNotationsMean) {
  const std::pair<std::string_view, std::string_view> table[] = {
      {"chi <= 3", "'chromatic-number'"},
      {"chi(G) <= 3", "'chromatic-number'"},
      {"chromatic_number <= 3", "'chromatic-number'"},
      {"chromaticNumber <= 3", "'chromatic-number'"},
      {"chromatic number <= 3", "'chromatic-number'"},
      {"Chromatic-Number <= 3", "'chromatic-number'"},
      {"\u03C7 <= 3", "'chromatic-number'"},
      {"omega = 2", "'clique-number'"},
      {"alpha = 2", "'independence-number'"},
      {"Delta <= 3", "'max-degree'"},
      {"delta <= 3", "'min-degree'"},
      {"n = 3", "'order'"},
      {"m = 3", "'size'"},
      {"forall vertex v: deg(v) = 1", "'degree'"},
      {"forall vertex v: dist(v, v) = 0", "'distance'"},
      {"Tree", "'tree'"},
      {"is_tree", "'tree'"},
      {"isBipartite", "'bipartite'"},
      {"acyclic", "'forest'"},
      {"2-connected", "'two-connected'"},
      {"3-regular", "'cubic'"},
      {"girth = infinity", "'infinite'"},
      {"grundy(node-kayles) = 1", "'nimber(GAME)'"},
      {"order % 2 = 0", "'mod'"},
      {"even(order)", "'x mod 2 = 0'"},
      {"tree and planar", "'&'"},
      {"tree AND planar", "'&'"},
      {"tree or planar", "'|'"},
      {"not tree", "'!'"},
      {"NOT tree", "'!'"},
      {"tree implies planar", "'->'"},
      {"tree iff planar", "'<->'"},
      {"tree && planar", "'&'"},
      {"tree || planar", "'|'"},
      {"tree => planar", "'->'"},
      {"tree <=> planar", "'<->'"},
      {"order == 3", "'='"},
      {"order <> 3", "'!='"},
      {"\u2200 vertex v: tree", "'forall'"},
      {"\u2203 vertex v: tree", "'exists'"},
      {"\u00ACtree", "'!'"},
      {"tree \u2227 planar", "'&'"},
      {"tree \u2228 planar", "'|'"},
      {"tree \u2192 planar", "'->'"},
      {"tree \u21D4 planar", "'<->'"},
      {"order \u2264 3", "'<='"},
      {"order \u2265 3", "'>='"},
      {"order \u2260 3", "'!='"},
      {"order \u2212 1 = 3", "'-'"},
      {"for all v: tree", "'forall'"},
      {"every vertex v: tree", "'forall'"},
      {"forall v: tree", "'forall vertex v:'"},
      {"forall vertices v: tree", "'vertex'"},
      {"exists vertex v such that degree(v) = 3", "'where'"},
      {"forall vertex u, v: adjacent(u, v)", "a quantifier of its own"},
      {"max(order, size) = 3", "if x < y then x else y"},
      {"free(K5)", "'complete:5'"},
      {"minor-free(K_{3,3})", "'complete-bipartite:3,3'"},
      {"contains(Petersen)", "'petersen'"},
  };
  for (const auto& [text, advice] : table) {
    try {
      parse_conjecture(text);
      ADD_FAILURE() << "accepted: " << text;
    } catch (const text::InputError& error) {
      EXPECT_NE(std::string_view(error.what()).find(advice), std::string_view::npos) << text << ": " << error.what();
      EXPECT_GT(error.column(), 0u) << text;
    }
  }
}

TEST(Language, RefusesWithPositionWhatIsAboutOtherGraphs) {
  using About = language::GraphKind;
  const struct {
    std::string_view text;
    About about;
    std::size_t column;
    std::string_view word;
  } table[] = {
      {"connected -> nimber(blue-red) = 1", About::graphs, 21, "nimber(blue-red)"},
      {"exists vertex v: nimber(oriented 3)(G - v) = 1", About::graphs, 25, "nimber(oriented)"},
      {"connected & tree", About::digraphs, 13, "tree"},
      {"nimber(node-kayles) = 1", About::digraphs, 8, "nimber(node-kayles)"},
      {"connected & (count edge e: connected) = 1", About::digraphs, 20, "edge"},
      {"forall colouring: nontrivial -> plausible", About::digraphs, 33, "plausible"},
  };
  for (const auto& [text, about, column, word] : table) {
    EXPECT_NO_THROW(parse_conjecture(text)) << text;
    const bool digraphs = about == About::digraphs;
    EXPECT_NO_THROW(parse_conjecture(text, digraphs ? About::graphs : About::digraphs)) << text;
    try {
      parse_conjecture(text, about);
      ADD_FAILURE() << "accepted: " << text;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.column(), column) << text;
      EXPECT_EQ(error.what(), "expected words about " + std::string(digraphs ? "digraphs" : "graphs") +
                                  ", found that '" + std::string(word) + "' is about " +
                                  (digraphs ? "graphs, not digraphs" : "digraphs, not graphs"));
    }
  }
}

TEST(Language, RefusesWhatIsTooDeepWithoutHarm) {
  for (const std::string_view piece : {"(", "!", "tree -> ", "tree & ", "forall colouring: "}) {
    std::string text;
    for (int i = 0; i < 100'000; ++i) text += piece;
    EXPECT_THROW(parse_conjecture(text + "tree"), text::InputError) << piece;
  }
}

TEST(Language, AnExpressionIsATruthValueOrANumber) {
  EXPECT_EQ(prefix(parse_expression("order + 1").formula), "+ order 1");
  EXPECT_EQ(prefix(parse_expression("tree").formula), "tree");
  EXPECT_EQ(prefix(parse_number("count vertex v: tree(G - v)")), "count vertex v delete v tree");
  EXPECT_THROW(parse_number("tree"), text::InputError);
}

TEST(Language, PrintsWithFewParentheses) {
  for (const std::string_view text :
       {"tree -> oddity -> event", "(tree -> oddity) -> event", "!(tree & oddity) | !(order = 3)", "!tree & !(V in V)",
        "order - (size - 1) = 0", "(forall colouring: winnable) & tree",
        "forall vertex u: forall vertex v: (tree | oddity)(G - u - v)",
        "forall edge e: (exists vertex v: tree(G - v))(G - e)", "exists edge e: max-degree(G - e) < max-degree",
        "forall vertex v: nimber(node-kayles)(G - v) = (order - 1)(G - v)",
        "order * (size mod 2) = (order + 1) * size mod 2", "(max set S where size(G[S]) = 0: |S|) = 2",
        "forall vertex u: forall vertex v: tree(complement(G - u[N(v)]) / {u, v})",
        "let d = max-degree: exists vertex v: degree(v) = d", "(-2) ^ 2 = 4", "order = 2 ^ -2",
        "exists vertex u: exists vertex v: u != v & distance(u, v) = infinite & u in N({u, v})"}) {
    EXPECT_EQ(infix(parse_conjecture(text)), text);
  }
}

TEST(Language, QuestionsOfWordsAreThoseThatUsersAsk) {
  int words = 0;
  for (const Term& term : terms()) {
    if (term.asks == nullptr) continue;
    ++words;
    const std::string asks = prefix(*term.asks);
    EXPECT_EQ(expanded_text(term), asks);
    const std::string text = term.of_colouring ? "forall set S " + asks + " S" : asks;
    EXPECT_EQ(prefix(read_prefix(text)), text) << term.name;
  }
  EXPECT_EQ(words, 2);
  EXPECT_EQ(prefix(expanded(parse_conjecture("size > 3 -> oddity"))),
            "-> > size 3 & odd-type forall colouring -> & parity-plausible nontrivial wins ello green=");
}

TEST(Language, DefinitionsAreThoseOfTheFileOfWords) {
  std::string expected(built_in_definitions().substr(0, built_in_definitions().find("property")));
  for (const DefinedWord& word : read_words(built_in_words())) {
    if (!word.parameters.empty()) continue;
    const KindOfWord& kind = kind_of_word(word.kind);
    const TypedFormula read = parse(word.definition, kind.gives, {.users = &inlined_words(), .games = &game_syntax()});
    EXPECT_TRUE(read.sort == kind.gives) << word.name << ": a fraction is no invariant, which is whole";
    if (!word.theorem.empty()) expected += "theorem " + word.theorem + "\n";
    expected.append(word.on_digraphs ? "digraphs " : "").append(kind.name).append(" ").append(word.name);
    expected += " = " + prefix(read.formula) + "\n";
  }
  EXPECT_EQ(built_in_definitions(), expected) << "language/definitions.txt has to be\n" << expected;
  for (const DefinedWord& word : read_words(built_in_words())) {
    const Term* term = find_term(word.name);
    EXPECT_EQ(inlined_words().contains(word.name), !word.parameters.empty()) << word.name;
    if (!word.parameters.empty()) continue;
    ASSERT_NE(term, nullptr) << word.name;
    EXPECT_EQ(prefix(definition(*term)), term->definition) << word.name;
    EXPECT_EQ(term->theorem, word.theorem) << word.name;
    EXPECT_EQ(term->on_digraphs, word.on_digraphs) << word.name;
  }
}

TEST(Language, WordsOfUsersStandForTheirDefinitions) {
  const UserWords users = read_user_words(
      "# two words\n\nproperty threefold\nmeaning all degrees are 3\ndefinition forall vertex v:\n  degree(v) = 3\n\n"
      "invariant threefolds\nmeaning vertices without which all degrees are 3\ndefinition count vertex v: threefold(G "
      "- v)\n");
  EXPECT_EQ(prefix(parse_conjecture("threefold -> threefolds = 0", {}, &users)),
            "-> forall vertex v = degree v 3 = count vertex v delete v forall vertex v1 = degree v1 3 0");
  EXPECT_EQ(prefix(parse_conjecture("exists vertex v: threefold(G - v)", {}, &users)),
            "exists vertex v delete v forall vertex v1 = degree v1 3");
  EXPECT_THROW(parse_conjecture("threefold"), text::InputError);
  try {
    parse_conjecture("threefolt", {}, &users);
    ADD_FAILURE();
  } catch (const text::InputError& error) {
    EXPECT_EQ(std::string(error.what()), "expected a property (did you mean 'threefold'?), found 'threefolt'");
  }
}

TEST(Language, BuiltInWordsWithParametersStandForTheirDefinitions) {
  EXPECT_EQ(
      prefix(parse_conjecture("k-domination-number(3) <= order")),
      "<= let k 3 min set S if forall member v difference V S >= card intersection N v S k card S infinite order");
  EXPECT_THROW(parse_conjecture("k-domination-number = 1"), text::InputError);
  const UserWords users = read_user_words("property few\nmeaning a\ndefinition k-domination-number(2) < order\n");
  EXPECT_EQ(parse_conjecture("few & k-domination-number(3) > 2", {}, &users),
            parse_conjecture("k-domination-number(2) < order & k-domination-number(3) > 2"));
  EXPECT_THROW(read_user_words("invariant k-forcing-number\nmeaning a\ndefinition order\n"), text::InputError);
}

TEST(Language, WordsWithParametersStandForTheirDefinitionsAtValues) {
  const UserWords users = read_user_words(
      "invariant gamma(k)\nmeaning a\ndefinition min set S where forall vertex v: |N[v] meet S| >= k: |S|\n\n"
      "property meets(set S, edge e)\nmeaning b\ndefinition |S meet ends(e)| > 0\n\n"
      "invariant fib(n)\nmeaning c\ndefinition if n < 2 then n else fib(n - 1) + fib(n - 2)\n\n"
      "property mover-wins(set S)\nmeaning d\ndefinition exists v in S: !mover-wins(S - N[v])\n\n"
      "property outgrown(set S)\nmeaning e\ndefinition exists set E: |E| > |S|\n");
  const auto read = [&](std::string_view text) { return prefix(parse_expression(text, {}, &users).formula); };
  EXPECT_EQ(read("gamma(2)"),
            "let k 2 min set S if forall vertex v >= card intersection union v N v S k card S infinite");
  // What is given is of the place of the call, and no name inside is one of outside.
  EXPECT_EQ(read("exists set E: outgrown(E)"), "exists set E let S E exists set E1 > card E1 card S");
  EXPECT_EQ(read("forall set S: forall edge e: meets(S + e, e)"),
            "forall set S forall edge e let S1 union S e let e1 e > card intersection S1 ends edges-in e1 0");
  EXPECT_EQ(read("fib(size)"),
            "let n size recursive number fib number n1 is if < n1 2 n1 + fib - n1 1 fib - n1 2 fib n");
  EXPECT_EQ(read("mover-wins(V)"),
            "let S V recursive truth mover-wins set S1 is exists member v S1 ! mover-wins difference S1 union v N "
            "v mover-wins S");
  for (const auto& [text, message] : std::vector<std::pair<std::string_view, std::string_view>>{
           {"gamma = 2", "expected 'gamma(k)', found 0 arguments"},
           {"gamma(1, 2) = 2", "expected 'gamma(k)', found 2 arguments"},
           {"gamma(tree) = 2", "expected a number, found the property 'tree'"},
           {"gamma(1 / 2) = 2", "expected a whole number, found a fraction (floor(x) and ceil(x) are whole)"},
           {"forall vertex v: meets(V, v)", "expected an edge, found the vertex 'v'"},
           {"gama(1) = 2", "expected a property or an invariant (did you mean 'gamma'?), found 'gama'"}}) {
    try {
      parse_conjecture(text, {}, &users);
      ADD_FAILURE() << text;
    } catch (const text::InputError& error) {
      EXPECT_EQ(std::string_view(error.what()), message) << text;
    }
  }
}

TEST(Language, FilesOfWordsMayHaveExactlyTheNamesThatFormulasRead) {
  const std::string letters = "az09-";
  for (std::size_t code = 0; code < letters.size() * letters.size() * letters.size() * letters.size(); ++code) {
    std::string name = "q";  // no word of the language begins so
    for (std::size_t rest = code, i = 0; i < 4; ++i, rest /= letters.size()) name += letters[rest % letters.size()];
    bool known = true;
    try {
      const UserWords users = read_user_words("invariant " + name + "\nmeaning a\ndefinition order + 7\n");
      EXPECT_EQ(prefix(parse_number("1 - " + name, {}, &users)), "- 1 + order 7") << name;
    } catch (const text::InputError&) {
      known = false;
    }
    bool read = true;
    try {
      read = tokens(name).size() == 2;  // the second is the end
    } catch (const text::InputError&) {
      read = false;
    }
    EXPECT_EQ(known, read) << name;
  }
}

TEST(Language, RefusesFilesOfWordsAtTheirLine) {
  const std::pair<std::string_view, std::size_t> table[] = {
      {"property tree\nmeaning a tree\ndefinition true\n", 1},        // a word that is there
      {"property a\nmeaning a\ndefinition tre\n", 3},                 // unknown in the definition
      {"property a\nmeaning a\ndefinition order\n", 3},               // a number
      {"property a\nmeaning a\ndefinition a\n", 3},                   // of itself
      {"property a\nmeaning a\n", 3},                                 // no definition
      {"property A\nmeaning a\ndefinition true\n", 1},                // capital
      {"invariant gamma-g-3\nmeaning a\ndefinition 1\n", 1},          // which formulas read as gamma-g - 3
      {"property a--b\nmeaning a\ndefinition true\n", 1},             // no letter behind a hyphen
      {"property a-\nmeaning a\ndefinition true\n", 1},               // none at all
      {"property and\nmeaning a\ndefinition true\n", 1},              // which stands for &
      {"property then\nmeaning a\ndefinition true\n", 1},             // of `if`
      {"invariant tie\nmeaning a\ndefinition 1\n", 1},                // of `outcome(GAME) = tie`
      {"invariant outcome\nmeaning a\ndefinition 1\n", 1},            // a question
      {"property trees\nmeaning a\ndefinition true\n", 1},            // a class
      {"propety a\nmeaning a\ndefinition true\n", 1},                 // unknown key
      {"property a\nmeaning a\nmeaning b\ndefinition true\n", 3},     // twice
      {"property a\nmeaning a\ndefinition true\nproperty b\n", 4},    // no empty line
      {"property a\nmeaning a\ntheorem of A\ndefinition true\n", 3},  // does not say what
      {"  goes on\n", 1},                                             // with what?
      {"property a(\nmeaning a\ndefinition true\n", 1},               // no parameter
      {"property a(k, k)\nmeaning a\ndefinition true\n", 1},          // one name for two
      {"property a(tree)\nmeaning a\ndefinition true\n", 1},          // a word
      {"property a(vortex v)\nmeaning a\ndefinition true\n", 1},      // no sort
      {"property a(vertex v)\nmeaning a\ndefinition a(v)\n", 1},      // what falls is a number or a set
      {"property a(k)\nmeaning a\ndefinition a(k, k)\n", 3},          // two arguments
      {"property a\nmeaning a\ndefinition true\n\nproperty a\nmeaning a\ndefinition true\n", 5},
  };
  for (const auto& [text, line] : table) {
    try {
      read_user_words(text);
      ADD_FAILURE() << text;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.place().line, line) << text << error.what();
    }
  }
}

TEST(Language, RefusalsOfFilesOfWordsNameLineColumnAndWord) {
  const std::pair<std::string_view, std::string_view> table[] = {
      {"property a\nmeaning a\ndefinition tree &\n  tre\n",
       "4:3 definition of 'a': expected a property (did you mean 'tree'?), found 'tre'"},
      {"# first\n\nproperty a\nmeaning a\ndefinition forall vertex v:\n# between\n  order >\n  degre(v)\n",
       "8:3 definition of 'a': expected a property or an invariant (did you mean 'degree'?), found 'degre'"},
      {"property a\nmeaning a\ndefinition order\n",
       "3:12 definition of 'a': expected a truth value, found the number 'order'"},
      {"property a\nmeaning a\ndefinition order >\n",
       "3:19 definition of 'a': expected a property, an invariant, a number or '(', found the end of the text"},
      {"propety a\n",
       "1:1 expected property, invariant, fraction or set, and a name, or use and the file of a game (did you mean "
       "'property'?), "
       "found 'propety'"},
      {"property a\nmeaning a\ndefintion true\n",
       "3:1 expected meaning, source, theorem, digraphs or definition, each once and with a text (did you mean "
       "'definition'?), found 'defintion true'"},
      {"property a(vortex v)\nmeaning a\ndefinition true\n",
       "1:12 expected a new name of letters and digits, or a sort (vertex, edge, arc, set, edges, arcs, numbers, "
       "order, "
       "fraction, truth) and a name (did you mean 'vertex'?), found 'vortex'"},
      {"property a(set S, vertex v\nmeaning a\ndefinition true\n",
       "1:27 expected ')' or ',' behind a parameter, found the end of the text"},
      {"property a(k) b\nmeaning a\ndefinition true\n", "1:15 expected the end of the line, found 'b'"},
      {"property a(k, vertex v)\nmeaning a\ndefinition bbb(k, v)\n",
       "3:12 definition of 'a': expected a property or an invariant, found 'bbb'"},
      {"property a(set S, vertex v)\nmeaning a\ndefinition v in S & a(S - v, S)\n",
       "3:30 definition of 'a': expected a vertex, found the set of vertices 'S'"},
      {"invariant a(vertex v)\nmeaning a\ndefinition a(v)\n",
       "1:13 expected a number or a set as the first parameter, which falls with every call, found a vertex"},
  };
  for (const auto& [text, expected] : table) {
    try {
      read_user_words(text);
      ADD_FAILURE() << text;
    } catch (const text::InputError& error) {
      const text::Place place = error.place();
      EXPECT_EQ(std::to_string(place.line) + ":" + std::to_string(place.column) + " " + error.what(), expected) << text;
    }
  }
}

TEST(Language, RandomFormulasSurviveInfixAndPrefix) {
  RandomFormulas random(testing::seed());
  for (int i = 0; i < 5000; ++i) {
    const language::Formula formula = i % 2 == 0 ? random.truth(1 + i % 6) : random.number(1 + i % 6);
    EXPECT_EQ(parse_expression(infix(formula)).formula, formula)
        << "seed " << testing::seed() << ", " << infix(formula);
    if (i % 2 == 0) {
      EXPECT_EQ(conjectures::read_prefix(prefix(formula)), formula) << prefix(formula);
    }
  }
}

}  // namespace
}  // namespace gamecert::conjectures
