// Pages of the words of formulas that are no terms: operators, quantifiers, graphs made of others, questions about
// games. What a word takes and gives is read off the parser's table; the test of these pages sees that none of its
// words is left out.
#include <algorithm>
#include <utility>

#include "cli/help/topics.hpp"
#include "conjectures/game_syntax.hpp"
#include "language/reader/asking_syntax.hpp"
#include "language/sort.hpp"
#include "language/words.hpp"

namespace gamecert::cli {
namespace {

using language::LanguageWord;
using language::Sort;

struct WordPage {
  std::string_view name;     // as in the index
  std::string_view parsed;   // the words of the parser's table that it is, blanks between
  std::string_view written;  // its form
  std::string_view meaning;
  std::string_view formula;  // an example: a truth value
};

constexpr WordPage word_pages[] = {
    {"&", "&", "A & B", "both are true", "tree <-> connected & forest"},
    {"|", "|", "A | B", "at least one is true", "connected | connected(complement(G))"},
    {"->", "->", "A -> B",
     "if A then B; `A -> B -> C` is `A -> (B -> C)`. A sweep counts the graphs with the outermost A",
     "tree -> bipartite"},
    {"<->", "<->", "A <-> B", "both are true, or neither", "forest <-> girth = infinite"},
    {"!", "!", "!A", "A is false", "!(tree & !bipartite)"},
    {"=", "= same", "x = y", "the numbers, vertices or sets are equal", "tree -> size = order - 1"},
    {"!=", "!= same", "x != y", "they are not equal", "order != 2 * order"},
    {"<", "<", "x < y", "less; comparisons do not chain", "size < order * order"},
    {"<=", "<=", "x <= y", "at most", "min-degree <= max-degree"},
    {">", ">", "x > y", "greater", "order > max-degree"},
    {">=", ">=", "x >= y", "at least", "max-degree >= min-degree"},
    {"+", "+", "x + y", "the sum; infinite + x is infinite. See also G + uv", "size + order >= 1"},
    {"-", "-", "x - y", "the difference, with blanks around the minus: in `order-size` there is none; -3 is a number",
     "connected -> size >= order - 1"},
    {"*", "*", "x * y", "the product; 0 * infinite is 0", "2 * size = (sum vertex v: degree(v))"},
    {"mod", "mod", "x mod m", "the remainder, from 0 to m - 1; `infinite` where m is below 1",
     "(sum vertex v: degree(v)) mod 2 = 0"},
    {"/", "/", "x / y", "the exact fraction; x / 0 is infinite, and 0 / 0 is 0",
     "order > 0 -> (sum vertex v: degree(v) / 2) = size"},
    {"^", "^", "x ^ k", "the power", "2 ^ order >= order"},
    {"floor", "floor", "floor(x)", "the greatest whole number that is at most x", "2 * floor(order / 2) <= order"},
    {"ceil", "ceil", "ceil(x)", "the least whole number that is at least x", "2 * ceil(order / 2) >= order"},
    {"sqrt", "sqrt", "sqrt(x)", "the square root, exactly; sums of roots are compared exactly too",
     "tree & order > 1 -> 2 * randic-index <= order"},
    {"eigenvalues-above", "eigenvalues-above", "eigenvalues-above(x)",
     "the number of eigenvalues of the adjacency matrix that are greater than x, with their multiplicities",
     "eigenvalues-above(max-degree) = 0"},
    {"eigenvalues-below", "eigenvalues-below", "eigenvalues-below(x)",
     "the number of eigenvalues of the adjacency matrix that are less than x, with their multiplicities",
     "eigenvalues-below(-max-degree) = 0"},
    {"laplacian-eigenvalues-above", "laplacian-eigenvalues-above", "laplacian-eigenvalues-above(x)",
     "the same of the Laplacian matrix: degrees on the diagonal, -1 for every edge",
     "laplacian-eigenvalues-above(order) = 0"},
    {"laplacian-eigenvalues-below", "laplacian-eigenvalues-below", "laplacian-eigenvalues-below(x)",
     "the same of the Laplacian matrix, less than x", "order - laplacian-eigenvalues-above(0) = components"},
    {"signless-eigenvalues-above", "signless-eigenvalues-above", "signless-eigenvalues-above(x)",
     "the same of the signless Laplacian matrix: degrees on the diagonal, 1 for every edge",
     "signless-eigenvalues-above(2 * max-degree) = 0"},
    {"signless-eigenvalues-below", "signless-eigenvalues-below", "signless-eigenvalues-below(x)",
     "the same of the signless Laplacian matrix, less than x", "signless-eigenvalues-below(0) = 0"},
    {"lg", "lg", "lg(n)", "the logarithm to the base 2, rounded down", "2 ^ lg(order) <= order"},
    {"lg-up", "lg-up", "lg-up(n)", "the logarithm to the base 2, rounded up", "2 ^ lg-up(order) >= order"},
    {"bit", "bit", "bit(n, k)", "bit k of n, from 0 on: 0 or 1", "bit(order, 0) = order mod 2"},
    {"ones", "ones", "ones(n)", "the number of bits of n that are 1", "ones(order) <= order"},
    {"power-of-two", "power-of-two", "power-of-two(n)", "n is 1, 2, 4, 8 and so on",
     "power-of-two(order) <-> ones(order) = 1"},
    {"xor", "xor symmetric", "x xor y, xor(x, y), S xor T",
     "of whole numbers the exclusive or of their binary digits, the nimber of a sum of two heaps; of sets what is in "
     "one "
     "of them only",
     "nimber(node-kayles + node-kayles) = xor(order, order)"},
    {"true", "true", "true", "true of every graph", "true"},
    {"false", "false", "false", "true of no graph", "!false"},
    {"infinite", "infinite -infinite", "infinite, -infinite",
     "greater, or less, than every number; `x mod m` of it is 0", "!connected -> diameter = infinite"},
    {"if", "if", "if C then A else B", "A where C is true, else B; both truth values or both numbers",
     "(if connected then 1 else components) = components"},
    {"let", "let", "let x = A: B",
     "B, in which x stands for the value that A has here; x may be a number, a truth value, a vertex or a set",
     "let d = max-degree: exists vertex v: degree(v) = d"},
    {"recursive", "recursive", "recursive property f(n, set S) = A: B",
     "B, in which f may be called, and A, which may call f too: `recursive invariant` gives a whole number. The first "
     "parameter, a whole number or a set, falls with every call inside another",
     "(recursive invariant f(n) = if n = 0 then 0 else n + f(n - 1): 2 * f(order)) = order * (order + 1)"},
    {"forall", "forall", "forall R: B", "B is true at every instance of R; R may be followed by `where C`",
     "forall vertex v: degree(v) <= max-degree"},
    {"exists", "exists", "exists R: B", "B is true at some instance of R", "exists vertex v: degree(v) = max-degree"},
    {"count", "count", "count R: B", "the number of instances of R at which B is true", "(count edge e: true) = size"},
    {"sum", "sum", "sum R: B", "the sum of the numbers B over the instances of R; 0 if there are none",
     "(sum vertex v: degree(v)) = 2 * size"},
    {"min", "min", "min R: B", "the least of the numbers B; infinite if there are none",
     "(min vertex v: degree(v)) = min-degree"},
    {"max", "max", "max R: B", "the greatest of the numbers B; -infinite if there are none",
     "(max set S where size(G[S]) = 0: |S|) = independence-number"},
    {"least", "least", "least R: B", "the least number of a range at which B is true; infinite if there is none",
     "order > 0 -> (least k in 0..order: exists vertex v: degree(v) = k) = min-degree"},
    {"greatest", "greatest", "greatest R: B",
     "the greatest number of a range at which B is true; -infinite if there is none",
     "order > 0 -> (greatest k in 0..order: exists vertex v: degree(v) = k) = max-degree"},
    {"mex", "mex", "mex R: B", "the least number from 0 on that is none of the numbers B",
     "(mex vertex v: degree(v)) <= order"},
    {"nim-sum", "nim-sum", "nim-sum R: B", "the sum of the numbers B as heaps of Nim", "(nim-sum k in 0..3: k) = 0"},
    {"where", "", "R where C", "in place of R behind a quantifier: only the instances at which C is true",
     "forall vertex u where degree(u) = 0: !connected | order = 1"},
    {"vertex", "vertex", "vertex v", "behind a quantifier: the vertices, one after the other",
     "forall vertex v: degree(v) < order"},
    {"edge", "edge", "edge e", "behind a quantifier: two adjacent vertices, in no order",
     "forall edge e: size(G - e) = size - 1"},
    {"nonedge", "nonedge", "nonedge p", "behind a quantifier: two vertices that are not adjacent, in no order",
     "forall nonedge p: size(G + p) = size + 1"},
    {"pair", "pair", "pair p", "behind a quantifier: two vertices, in no order",
     "2 * (count pair p: true) = order * (order - 1)"},
    {"set", "set", "set S", "behind a quantifier: the sets of vertices, the empty one too; 2^n",
     "(max set S where complete(G[S]): |S|) = clique-number"},
    {"k in A..B", "range", "k in A..B", "behind a quantifier: the whole numbers from A to B",
     "(sum k in 1..order: k) * 2 = order * (order + 1)"},
    {"v in S", "member", "v in S, vertex v in S, edge e in F",
     "behind a quantifier: the members of a set of vertices, edges, arcs or whole numbers",
     "forall vertex v: (sum u in N(v): 1) = degree(v)"},
    {"set S in T", "subset", "set S in T, set F in E", "behind a quantifier: the subsets of a set of vertices or edges",
     "(count set F in E: true) = 2 ^ size"},
    {"arc", "arc", "arc a", "behind a quantifier: the arcs of a digraph", "(count arc a: true) = size"},
    {"component", "component", "component C", "behind a quantifier: the sets of vertices of components",
     "(count component C: true) = components"},
    {"block", "block", "block B",
     "behind a quantifier: the sets of vertices of blocks, bridges and single vertices among them",
     "(count block B: true) = blocks"},
    {"order", "order", "order s", "behind a quantifier: the orders of all vertices, of at most 10; n!",
     "chordal <-> exists order s: forall vertex v: complete(G[intersection(N(v), before(v, s))])"},
    {"colouring", "colouring", "colouring",
     "behind a quantifier: the sets of green vertices of a game of ELLO; inside stand winnable, plausible, "
     "parity-plausible, nontrivial and greens",
     "forall colouring: winnable -> parity-plausible"},
    {"G - v", "delete remove", "P(G - v), P(G - e), P(G - S)",
     "the property or number P on the graph without a vertex, an edge, or the vertices of a set; a longer P stands in "
     "parentheses",
     "forall edge e: components(G - e) <= components + 1"},
    {"G[S]", "induce", "P(G[S])", "P on the subgraph induced on a set of vertices",
     "forall vertex v: order(G[N(v)]) = degree(v)"},
    {"G + uv", "join", "P(G + uv), P(G + p), P(G + S)",
     "P on the graph in which any two vertices of the set are joined",
     "forall nonedge p: connected -> connected(G + p)"},
    {"G / e", "contract", "P(G / e), P(G / S)", "P on the graph with a new vertex in the place of the set",
     "forall edge e: planar -> planar(G / e)"},
    {"complement", "complement", "P(complement(G))", "P on the complement", "connected | connected(complement(G))"},
    {"line", "line", "P(line(G))", "P on the line graph: its vertices are the edges", "order(line(G)) = size"},
    {"square", "square", "P(square(G))", "P on the graph in which vertices at distance 2 are joined too",
     "connected & order > 2 -> two-connected(square(G))"},
    {"cone", "cone", "P(cone(G))", "P on the graph with one vertex more that is joined to all",
     "outerplanar <-> planar(cone(G))"},
    {"V", "V", "V", "the set of all vertices", "|V| = order"},
    {"N", "N", "N(v), N(S), N[v]", "the vertices outside with a neighbour inside; N[v] has v too",
     "forall vertex v: |N(v)| = degree(v)"},
    {"E", "E", "E", "the set of all edges", "|E| = size"},
    {"E(S)", "edges-at", "E(v), E(S)", "the edges with an end in the set", "forall vertex v: |E(v)| = degree(v)"},
    {"E[S]", "edges-in", "E[S]", "the edges with both ends in the set", "forall set S: |E[S]| = size(G[S])"},
    {"ends", "ends", "ends(e), ends(F)", "the ends of the edges of a set", "forall edge e: |ends(e)| = 2"},
    {"reach", "reach reach-along", "reach(S, T), reach(S, F)",
     "the vertices to which paths lead from S: within T, or along the edges F",
     "connected & order > 0 -> forall vertex v: reach(v, E) = V"},
    {"between", "between", "between(u, v)", "the vertices on shortest paths from u to v, both ends too",
     "tree -> forall vertex u: forall vertex v: |between(u, v)| = distance(u, v) + 1"},
    {"corners", "", "corners(e)", "of a triangulation: the vertices that make a triangle of it with the edge",
     "forall edge e: |corners(e)| = 1 | |corners(e)| = 2"},
    {"sides", "", "sides(e, v)", "of a triangulation: the three edges of the triangle of e and v; none without it",
     "forall edge e: forall v in corners(e): |sides(e, v)| = 3"},
    {"convex", "", "convex(e)",
     "of a triangulation: e is the diagonal of a strictly convex quadrilateral of two triangles of points",
     "exists edge e: convex(e)"},
    {"tail", "tail", "tail(a)", "where an arc begins", "forall arc a: tail(a) != head(a)"},
    {"head", "head", "head(a)", "where an arc ends", "forall arc a: head(a) in out-neighbours(tail(a))"},
    {"out-neighbours", "out-neighbours", "out-neighbours(S)", "the vertices outside to which an arc leads from S",
     "forall vertex v: |out-neighbours(v)| = out-degree(v)"},
    {"in-neighbours", "in-neighbours", "in-neighbours(S)", "the vertices outside from which an arc leads to S",
     "forall vertex v: |in-neighbours(v)| = in-degree(v)"},
    {"out-degree", "out-degree", "out-degree(v)", "the number of arcs that begin there",
     "(sum vertex v: out-degree(v)) = size"},
    {"in-degree", "in-degree", "in-degree(v)", "the number of arcs that end there",
     "(sum vertex v: in-degree(v)) = size"},
    {"{}", "{}", "{}, {u, v}, {vertex v: P}, {edge e: P}, {k in A..B: P}",
     "a set by its members, or by what is true of them; {} has none", "{vertex v: degree(v) < 0} = {}"},
    {"meet", "", "S meet T", "the members of both sets", "forall set S: S meet (V - S) = {}"},
    {"union", "union", "union(S, T)", "the vertices in at least one of the sets; {u, v} is the set of u and v",
     "forall vertex v: |union(N(v), v)| = degree(v) + 1"},
    {"intersection", "intersection", "intersection(S, T)", "the vertices in both sets",
     "triangle-free <-> forall vertex u: forall vertex v where adjacent(u, v): |intersection(N(u), N(v))| = 0"},
    {"difference", "difference", "difference(S, T)", "the vertices in S and not in T",
     "forall set S: |difference(V, S)| = order - |S|"},
    {"|S|", "card", "|S|", "the number of vertices of a set", "forall set S: |S| <= order"},
    {"in", "in", "v in S, S in T", "the vertex is in the set, every vertex of S is in T",
     "forall edge e: exists vertex v: v in e"},
    {"degree", "degree", "degree(v)", "the number of neighbours", "forall vertex v: degree(v) >= min-degree"},
    {"degree-sequence", "degree-sequence", "degree-sequence(k)",
     "the k-th greatest degree; `infinite` for k below 1, `-infinite` for k above the order",
     "order > 0 -> degree-sequence(1) = max-degree"},
    {"adjacent", "adjacent", "adjacent(u, v)", "an edge joins the vertices",
     "complete <-> forall vertex u: forall vertex v where u != v: adjacent(u, v)"},
    {"distance", "distance", "distance(u, v)", "the length of a shortest path; infinite if there is none",
     "forall edge e: forall vertex u where u in e: forall vertex v where v in e: distance(u, v) <= 1"},
    {"eccentricity", "eccentricity", "eccentricity(v)", "the greatest distance from v",
     "(max vertex v: eccentricity(v)) = diameter"},
    {"before", "before", "before(v, s)", "the set of the vertices before v in the order s",
     "forall order s: (sum vertex v: |before(v, s)|) = order * (order - 1) - (sum vertex v: |before(v, s)|)"},
    {"alike", "alike", "alike(S, T)", "some automorphism carries S to T",
     "forall vertex u: forall vertex v: alike(u, v) -> degree(u) = degree(v)"},
    {"longest-cycle", "longest-cycle", "longest-cycle", "the length of a longest cycle; 0 in a forest",
     "longest-cycle = order <-> hamiltonian & order > 2"},
    {"colourable", "colourable", "colourable(k)", "there is a proper colouring with k colours",
     "planar -> colourable(4)"},
    {"contains", "contains", "contains(H)", "H, graph6 or a family, is a subgraph",
     "contains(cycle:3) <-> !triangle-free"},
    {"free", "free", "free(H)", "H, graph6 or a family, is no subgraph", "free(cycle:3) <-> triangle-free"},
    {"induced-free", "induced-free", "induced-free(H)", "H, graph6 or a family, is no induced subgraph",
     "induced-free(path:4) <-> cograph"},
    {"minor-free", "minor-free", "minor-free(H)", "H, graph6 or a family, is no minor",
     "minor-free(complete:3) <-> forest"},
    {"nimber", "nimber", "nimber(GAME), nimber(A + B)",
     "of the game on the graph, which the last move decides; of a sum, the exclusive or of the nimbers. Options and "
     "positions: nimber(proper colours=3 painted=v:1), nimber(node-kayles removed=v)",
     "nimber(node-kayles) <= order"},
    {"outcome", "", "outcome(GAME) = N, P, first, second or tie",
     "who wins the game on the graph: N the mover, P the other; first, second or tie in games for points. As a number "
     "1, -1 and 0. `play=misere`: the last to move loses",
     "outcome(node-kayles) = N <-> nimber(node-kayles) > 0"},
    {"score", "score", "score(GAME)",
     "of a game for points: the first player's less the second's, both playing best; of one player the most there is",
     "score(capture) <= order"},
    {"winnable", "", "winnable(GAME)", "of a solitaire: its goal can be reached. Without a game: of a colouring",
     "winnable(lights-out lit=V)"},
    {"winning-moves", "winning-moves", "winning-moves(GAME)",
     "how many first moves win; of games for points, after how many the mover has more in the end",
     "winning-moves(node-kayles) > 0 <-> outcome(node-kayles) = N"},
    {"longest-play", "longest-play", "longest-play(GAME)", "the number of moves of a longest play",
     "longest-play(node-kayles) = independence-number"},
    {"number", "", "number(GAME)",
     "of a game for Left and Right whose value is a number with ups and a nimber: the number; infinite of other values",
     "number(node-kayles) = 0"},
    {"ups", "ups", "ups(GAME)", "of such a value: how many ups; below 0, how many downs", "ups(node-kayles) = 0"},
    {"stars", "stars", "stars(GAME)", "of such a value: k of the nimber *k",
     "stars(node-kayles) = nimber(node-kayles)"},
    {"left-stop", "left-stop", "left-stop(GAME)",
     "the number that play of a game for Left and Right comes to if Left begins", "left-stop(node-kayles) = 0"},
    {"right-stop", "right-stop", "right-stop(GAME)", "the same if Right begins",
     "right-stop(node-kayles) <= left-stop(node-kayles)"},
    {"mean", "mean", "mean(GAME)", "the mean of the value of a game for Left and Right", "mean(node-kayles) = 0"},
    {"temperature", "temperature", "temperature(GAME)",
     "how much a move is worth in a game for Left and Right: -1 of a whole number, 0 of a nimber",
     "temperature(node-kayles) <= 0"},
    {"value", "", "value(GAME) = \"2|-1\", value(GAME) <= 1/2",
     "whether the value of a game for Left and Right is that one, or compares so; in quotes as Winning Ways and "
     "CGSuite "
     "write it",
     "value(node-kayles) = \"*2\" -> nimber(node-kayles) = 2"},
    {"shortest-play", "shortest-play", "shortest-play(GAME)", "the number of moves of a shortest play",
     "shortest-play(node-kayles) = domination-number | shortest-play(node-kayles) > domination-number"},
};

/// Without what `written` says in another way.
std::string in_page(Sort sort) {
  switch (sort) {
    case Sort::set:
      return "a vertex or a set of vertices";
    case Sort::element:
      return "a vertex, an edge or a set";
    case Sort::some_set:
      return "a set";
    case Sort::order:
      return "an order of the vertices";
    case Sort::quantifier:
      return "a range";
    case Sort::binding:
      return "a name";
    case Sort::any:
    case Sort::either:
    case Sort::alike:
      return "what its arguments are";
    default:
      return std::string(language::called(sort));
  }
}

bool parses(const WordPage& page, std::string_view word) {
  if (word.empty()) return false;
  const std::string padded = " " + std::string(page.parsed) + " ";
  return padded.find(" " + std::string(word) + " ") != std::string::npos;
}

/// Of words of the parser that no page is about.
std::vector<std::string_view> without_page() {
  std::vector<std::string_view> result;
  const auto add = [&](std::string_view text) {
    if (std::ranges::none_of(word_pages, [&](const WordPage& page) { return parses(page, text); }))
      result.push_back(text);
  };
  for (const LanguageWord& word : language::words())
    if (language::is_written(word)) add(word.text);
  for (const language::RangeWord& range : language::ranges()) add(range.text);
  return result;
}

std::string without_blanks(std::string text) {
  std::erase(text, ' ');
  return text;
}

/// Another spelling: `G - e`, `G-v`, `-infinite`, a word of the parser's table.
bool names(const WordPage& page, const std::string& name) {
  if (parses(page, name)) return true;
  const std::string word = without_blanks(name);
  const std::string forms = "," + without_blanks(std::string(page.name) + "," + std::string(page.written)) + ",";
  return !word.empty() &&
         (forms.find("," + word + ",") != std::string::npos || forms.find(",P(" + word + "),") != std::string::npos);
}

}  // namespace

void each_language_word(const VisitName& visit) {
  for (const WordPage& page : word_pages) visit(std::string(page.name));
  for (const std::string_view word : without_page()) visit(std::string(word));
}

std::string summary_of_word(const std::string& name) {
  const auto* page = std::ranges::find(word_pages, name, &WordPage::name);
  return page == std::end(word_pages) ? "" : std::string(page->meaning);
}

bool show_language_word(const std::string& name, bool behind) {
  bool shown = false;
  for (const WordPage& entry : word_pages) {
    if (!names(entry, name)) continue;
    Page page("word " + std::string(entry.name) + ": " + std::string(entry.meaning));
    page.row("written", entry.written);
    const LanguageWord* word = language::find_word(entry.parsed.substr(0, entry.parsed.find(' ')));
    if (word != nullptr) {
      std::string takes;
      for (std::size_t i = 0; i < word->arguments; ++i) takes += (i == 0 ? "" : ", ") + in_page(word->takes[i]);
      page.row("takes", takes);
      page.row("gives", in_page(word->gives));
      page.row("about", !word->on_graphs ? "digraphs" : word->on_digraphs ? "graphs and digraphs" : "graphs");
    } else if (const language::RangeWord* range = language::find_range_word(entry.parsed)) {
      if (entry.name != "colouring") page.row("gives", "its variable is " + in_page(range->gives));
    }
    if (entry.meaning.starts_with("of a triangulation")) {
      page.row("about", "triangulations that a board names: values, filter and table ask for them");
      page.example("gamecert values '" + std::string(entry.formula) + "' fan:3");
      page.print(behind || std::exchange(shown, true));
      continue;
    }
    const bool digraphs =
        entry.formula.find("arc a") != std::string_view::npos || (word != nullptr && !word->on_graphs);
    page.example("gamecert sweep '" + std::string(entry.formula) + "' --class " +
                 (digraphs ? "digraphs --order 1..3" : "all --order 1..4"));
    page.print(behind || shown);
    shown = true;
  }
  return shown;
}

}  // namespace gamecert::cli
