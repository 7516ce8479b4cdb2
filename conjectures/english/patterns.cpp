// The tables.
#include "conjectures/english/patterns.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "language/words.hpp"

namespace gamecert::conjectures {
namespace {

using enum Noun;

constexpr WordPattern word_patterns[] = {
    {"=", truth, "$1 equals $2", "$1 does not equal $2"},
    {"!=", truth, "$1 does not equal $2", "$1 equals $2"},
    {"<", truth, "$1 is less than $2", "$1 is at least $2"},
    {"<=", truth, "$1 is at most $2", "$1 is greater than $2"},
    {">", truth, "$1 is greater than $2", "$1 is at most $2"},
    {">=", truth, "$1 is at least $2", "$1 is less than $2"},
    {"true", truth, "this is true", "this is false"},
    {"false", truth, "this is false", "this is true"},
    {"adjacent", truth, "$1 and $2 are adjacent$at", "$1 and $2 are not adjacent$at"},
    {"alike", truth, "some automorphism$of carries $1 to $2", "no automorphism$of carries $1 to $2"},
    {"colourable", truth, "$G can be properly coloured with $o1 colours",
     "$G cannot be properly coloured with $o1 colours"},
    {"contains", truth, "$G has $1 as a subgraph", "$G has no $1 as a subgraph"},
    {"free", truth, "$G has no $1 as a subgraph", "$G has $1 as a subgraph"},
    {"induced-free", truth, "$G has no $1 as an induced subgraph", "$G has $1 as an induced subgraph"},
    {"minor-free", truth, "$G has no $1 as a minor", "$G has $1 as a minor"},
    {"in", truth, "$1 is $i2", "$1 is not $i2"},
    {"in vertex vertex", truth, "$1 and $2 are the same vertex", "$1 and $2 are different"},
    {"in vertex edge", truth, "$1 is an end of $2", "$1 is no end of $2"},
    {"in edge edge", truth, "$1 and $2 are the same edge", "$1 and $2 are different"},
    {"in edge vertices", truth, "both ends of $1 are $i2", "an end of $1 is not $i2"},
    {"in vertices", truth, "all of $p1 are $i2", "not all of $p1 are $i2"},
    {"in edges", truth, "all of $p1 are $i2", "not all of $p1 are $i2"},
    {"in arcs", truth, "all of $p1 are $i2", "not all of $p1 are $i2"},
    {"in numbers", truth, "all of $p1 are $i2", "not all of $p1 are $i2"},
    {"same", truth, "$1 is equal to $2", "$1 is not equal to $2"},
    {"same vertex vertex", truth, "$1 and $2 are the same vertex", "$1 and $2 are different"},
    {"same edge edge", truth, "$1 and $2 are the same edge", "$1 and $2 are different"},
    {"same arc arc", truth, "$1 and $2 are the same arc", "$1 and $2 are different"},
    {"power-of-two", truth, "$1 is a power of two", "$1 is no power of two"},

    {"infinite", number, "infinite"},
    {"-infinite", number, "-infinite"},
    {"degree", number, "the degree of $1$at"},
    {"out-degree", number, "the out-degree of $1$at"},
    {"in-degree", number, "the in-degree of $1$at"},
    {"eccentricity", number, "the eccentricity of $1$at"},
    {"distance", number, "the distance between $1 and $2$at"},
    {"degree-sequence", number, "entry $o1 of the degrees$of in descending order"},
    {"longest-cycle", number, "the length of a longest cycle$of"},
    {"eigenvalues-above", number, "the number of eigenvalues$of above $1"},
    {"eigenvalues-below", number, "the number of eigenvalues$of below $1"},
    {"laplacian-eigenvalues-above", number, "the number of eigenvalues of the Laplacian matrix$of above $1"},
    {"laplacian-eigenvalues-below", number, "the number of eigenvalues of the Laplacian matrix$of below $1"},
    {"signless-eigenvalues-above", number, "the number of eigenvalues of the signless Laplacian matrix$of above $1"},
    {"signless-eigenvalues-below", number, "the number of eigenvalues of the signless Laplacian matrix$of below $1"},
    {"sqrt", number, "sqrt($t1)"},
    {"floor", number, "floor($t1)"},
    {"ceil", number, "ceil($t1)"},
    {"lg", number, "floor(log2($t1))"},
    {"lg-up", number, "ceil(log2($t1))"},
    {"bit", number, "bit $o2 of $o1"},
    {"ones", number, "the number of binary digits 1 of $1"},

    {"tail", vertex, "the tail of $1"},
    {"head", vertex, "the head of $1"},

    // Of sets: their members.
    {"V", vertices, "all vertices$of"},
    {"E", edges, "all edges$of"},
    {"{}", vertices, "no members"},
    {"N", vertices, "the neighbours of $1$at"},
    {"N edge", vertices, "the vertices outside $1 that are adjacent$at to an end of it"},
    {"N vertices", vertices, "the vertices outside $1 that are adjacent$at to a vertex $i1"},
    {"out-neighbours vertices", vertices, "the vertices outside $1 to which an arc$of leads from a vertex $i1"},
    {"in-neighbours vertices", vertices, "the vertices outside $1 from which an arc$of leads to a vertex $i1"},
    {"out-neighbours", vertices, "the out-neighbours of $1$at"},
    {"in-neighbours", vertices, "the in-neighbours of $1$at"},
    {"before", vertices, "the vertices before $1 in $2"},
    {"between", vertices, "the vertices on shortest paths$at from $1 to $2"},
    {"reach", vertices, "the vertices reached from $1 by paths$at within $2"},
    {"reach-along", vertices, "the vertices reached from $1 by paths along edges of $2"},
    {"edges-at", edges, "the edges$of that have an end $i1"},
    {"edges-at edge", edges, "the edges$of that have an end in common with $1"},
    {"edges-at vertex", edges, "the edges$of at $1"},
    {"edges-in", edges, "the edges$of that have both ends $i1"},
    {"edges-in edge", edges, "the edge $1"},
    {"ends", vertices, "the ends of $p1"},
    {"union", vertices, "$p1 and $p2"},
    {"intersection", vertices, "the $k that are $i1 and $i2"},
    {"difference", vertices, "the $k that are $i1 and not $i2"},
    {"symmetric", vertices, "the $k that are $i1 or $i2, but not both"},
};

constexpr QuantifierPattern quantifier_patterns[] = {
    {"forall", truth, "for every $one: $b", "for every $one:"},
    {"exists", truth, "there is $one such that $b", "there is $one such that"},
    {"count", number, "the number of $many such that $b", "the number of $many such that"},
    {"sum", number, "the sum of $b over all $many", "the sum, over all $many, of"},
    {"min", number, "the least $b over all $many", "the least value, over all $many, of"},
    {"max", number, "the greatest $b over all $many", "the greatest value, over all $many, of"},
    {"least", number, "the least $one such that $b", "the least $one such that"},
    {"greatest", number, "the greatest $one such that $b", "the greatest $one such that"},
    {"mex", number, "the least whole number from 0 on that is no value of $b over all $many",
     "the least whole number from 0 on that is no value, over all $many, of"},
    {"nim-sum", number, "the nim-sum of $b over all $many", "the nim-sum, over all $many, of"},
    {"those", vertices, "the $many such that $b", "the $many such that"},
};

constexpr RangePattern range_patterns[] = {
    {"colouring", vertices, "game of ELLO on $G", "games of ELLO on $G"},
    {"vertex", vertex, "vertex $n$H", "vertices $n$H"},
    {"edge", edge, "edge $n$H", "edges $n$H"},
    {"arc", arc, "arc $n$H", "arcs $n$H"},
    {"nonedge", vertices, "pair $n of vertices that are not adjacent$at",
     "pairs $n of vertices that are not adjacent$at"},
    {"pair", vertices, "pair $n of vertices$H", "pairs $n of vertices$H"},
    {"set", vertices, "set $n of vertices$H", "sets $n of vertices$H"},
    {"component", vertices, "component $n$H", "components $n$H"},
    {"block", vertices, "block $n$H", "blocks $n$H"},
    {"order", order, "order $n of the vertices$H", "orders $n of the vertices$H"},
    {"range", number, "whole number $n from $1 to $2", "whole numbers $n from $1 to $2"},
    {"member", vertex, "$s $n $i1", "$k $n $i1"},
    {"subset of all", vertices, "set $n of $k$H", "sets $n of $k$H"},
    {"subset", vertices, "subset $n of $1", "subsets $n of $1"},
};

constexpr ChangePattern change_patterns[] = {
    {"delete", "$G - $1", "the graph $G without the $s $1"},
    {"remove", "$G - $1", "the graph $G without $p1"},
    {"induce", "$G[$1]", "the subgraph of $G induced on $p1"},
    {"join", "$G + $1", "the graph $G in which any two of $p1 are joined"},
    {"contract", "$G / $1", "the graph $G in which one new vertex stands in the place of $p1"},
    {"complement", "the complement of $G", ""},
    {"line", "the line graph of $G",
     "its vertices are the edges of $G; two are adjacent if the edges have an end in common"},
    {"square", "the square of $G", "the graph $G in which vertices at distance 2 are joined too"},
    {"cone", "the cone over $G", "the graph $G with one more vertex, which is joined to all"},
};

constexpr GamePattern game_patterns[] = {
    {"nimber", number, "the nimber of $1 on $G", "", "nimber",
     "the tokens of the heap of Nim that the game equals; 0 if the first player loses"},
    {"score", number, "the score of $1 on $G", "", "score",
     "the first player's points less the second's, both playing best"},
    {"score alone", number, "the score of $1 on $G", "", "score", "the most points that the player can have"},
    {"score of wins", number, "the result of $1 on $G", "", "result",
     "1 if the first player wins, -1 if the second does, and 0 of a tie"},
    {"misere", number, "the misere outcome of $1 on $G", "", "misere outcome",
     "1 if the first player wins when the last to move loses, -1 if the second does"},
    {"wins", truth, "$1 can be won on $G", "$1 cannot be won on $G", "", ""},
    {"winning-moves", number, "the number of first moves that win $1 on $G", "", "", ""},
    {"number-part", number, "the number in the value of $1 on $G", "", "number",
     "x where the value is a number x with ups and a nimber, else infinite"},
    {"ups", number, "the ups in the value of $1 on $G", "", "ups",
     "n where the value is a number, n ups and a nimber, else infinite"},
    {"stars", number, "the nimber in the value of $1 on $G", "", "stars",
     "k where the value is a number with ups and the nimber *k, else infinite"},
    {"left-stop", number, "the left stop of $1 on $G", "", "left stop", "the number that play comes to if Left begins"},
    {"right-stop", number, "the right stop of $1 on $G", "", "right stop",
     "the number that play comes to if Right begins"},
    {"mean", number, "the mean of $1 on $G", "", "mean", "of the value's thermograph"},
    {"temperature", number, "the temperature of $1 on $G", "", "temperature",
     "of the value's thermograph: -1 of a whole number, 0 of a nimber"},
    {"value=", truth, "the value of $1 on $G is $2", "the value of $1 on $G is not $2", "", ""},
    {"value<=", truth, "the value of $1 on $G is at most $2", "the value of $1 on $G is not at most $2", "", ""},
    {"value>=", truth, "the value of $1 on $G is at least $2", "the value of $1 on $G is not at least $2", "", ""},
    {"longest-play", number, "the number of moves of a longest play of $1 on $G", "", "", ""},
    {"shortest-play", number, "the number of moves of a shortest play of $1 on $G", "", "", ""},
};

constexpr TermPattern term_patterns[] = {
    {"connected", "is connected"},
    {"tree", "is a tree"},
    {"bipartite", "is bipartite"},
    {"odd-type", "is odd-type"},
    {"even-type", "is even-type"},
    {"all-even", "is all-even"},
    {"all-odd", "is all-odd"},
    {"odd-degenerate", "is odd-degenerate"},
    {"order", "order"},
    {"size", "size"},
    {"min-degree", "min-degree"},
    {"max-degree", "max-degree"},
    {"components", "number of components"},
    {"automorphisms", "number of automorphisms"},
    {"vertex-orbits", "number of vertex-orbits"},
    {"edge-orbits", "number of edge-orbits"},
    {"rank", "rank"},
    {"binary-rank", "binary-rank"},
    {"spanning-trees", "number of spanning-trees"},
    {"distinct-eigenvalues", "number of distinct-eigenvalues"},
    {"distinct-laplacian-eigenvalues", "number of distinct-laplacian-eigenvalues"},
    {"treewidth", "treewidth"},
    {"winnable", "is winnable"},
    {"plausible", "is plausible"},
    {"parity-plausible", "is parity-plausible"},
    {"nontrivial", "is nontrivial"},
    {"greens", "number of greens"},
    {"parity-driven", "is parity-driven"},
    {"plausibility-driven", "is plausibility-driven"},
    {"oddity", "is an oddity"},
    {"event", "is an event"},
    {"special", "is special"},
    {"winnable-colourings", "number of winnable-colourings"},
    {"regular", "is regular"},
    {"cubic", "is cubic"},
    {"distinct-degrees", "number of distinct-degrees"},
    {"complete", "is complete"},
    {"triangle-free", "is triangle-free"},
    {"triangles", "number of triangles"},
    {"leaves", "number of leaves"},
    {"girth", "girth"},
    {"circumference", "circumference"},
    {"diameter", "diameter"},
    {"radius", "radius"},
    {"connectivity", "connectivity"},
    {"edge-connectivity", "edge-connectivity"},
    {"cut-vertices", "number of cut-vertices"},
    {"bridges", "number of bridges"},
    {"blocks", "number of blocks"},
    {"two-connected", "is two-connected"},
    {"cyclomatic-number", "cyclomatic-number"},
    {"forest", "is a forest"},
    {"caterpillar", "is a caterpillar"},
    {"unicyclic", "is unicyclic"},
    {"cactus", "is a cactus"},
    {"block-graph", "is a block-graph"},
    {"eulerian", "is eulerian"},
    {"hamiltonian", "is hamiltonian"},
    {"traceable", "is traceable"},
    {"planar", "is planar"},
    {"outerplanar", "is outerplanar"},
    {"series-parallel", "is series-parallel"},
    {"chordal", "is chordal"},
    {"split", "is split"},
    {"cograph", "is a cograph"},
    {"claw-free", "is claw-free"},
    {"line-graph", "is a line-graph"},
    {"mop", "is a mop"},
    {"linear-mop", "is a linear-mop"},
    {"clique-number", "clique-number"},
    {"independence-number", "independence-number"},
    {"vertex-cover-number", "vertex-cover-number"},
    {"feedback-number", "feedback-number"},
    {"domination-number", "domination-number"},
    {"chromatic-number", "chromatic-number"},
    {"edge-chromatic-number", "edge-chromatic-number"},
    {"matching-number", "matching-number"},
    {"degeneracy", "degeneracy"},
    {"arboricity", "arboricity"},
    {"perfect", "is perfect"},
    {"vertex-transitive", "is vertex-transitive"},
    {"edge-transitive", "is edge-transitive"},
    {"splittable", "is splittable"},
    {"foldable", "is foldable"},
    {"core", "is a core"},
    {"core-order", "core-order"},
    {"bandwidth", "bandwidth"},
    {"largest-induced-forest", "order of a largest-induced-forest"},
    {"largest-induced-tree", "order of a largest-induced-tree"},
    {"largest-induced-bipartite-subgraph", "order of a largest-induced-bipartite-subgraph"},
    {"largest-induced-path", "order of a largest-induced-path"},
    {"largest-induced-linear-forest", "order of a largest-induced-linear-forest"},
    {"largest-induced-star", "order of a largest-induced-star"},
    {"max-leaf-number", "max-leaf-number"},
    {"connected-domination-number", "connected-domination-number"},
    {"total-domination-number", "total-domination-number"},
    {"paired-domination-number", "paired-domination-number"},
    {"independent-domination-number", "independent-domination-number"},
    {"upper-domination-number", "upper-domination-number"},
    {"roman-domination-number", "roman-domination-number"},
    {"two-domination-number", "two-domination-number"},
    {"double-domination-number", "double-domination-number"},
    {"edge-domination-number", "edge-domination-number"},
    {"induced-matching-number", "induced-matching-number"},
    {"irredundance-number", "irredundance-number"},
    {"upper-irredundance-number", "upper-irredundance-number"},
    {"zero-forcing-number", "zero-forcing-number"},
    {"positive-semidefinite-zero-forcing-number", "positive-semidefinite-zero-forcing-number"},
    {"power-domination-number", "power-domination-number"},
    {"connected-forcing-number", "connected-forcing-number"},
    {"total-forcing-number", "total-forcing-number"},
    {"skew-zero-forcing-number", "skew-zero-forcing-number"},
    {"burning-number", "burning-number"},
    {"cop-number", "cop-number"},
    {"metric-dimension", "metric-dimension"},
    {"local-independence-number", "local-independence-number"},
    {"independent-sets", "number of independent-sets"},
    {"dominating-sets", "number of dominating-sets"},
    {"cliques", "number of cliques"},
    {"matchings", "number of matchings"},
    {"clique-cover-number", "clique-cover-number"},
    {"vertex-arboricity", "vertex-arboricity"},
    {"toughness", "toughness"},
    {"havel-hakimi-depth", "havel-hakimi-depth"},
    {"residue", "residue"},
    {"annihilation-number", "annihilation-number"},
    {"average-degree", "average-degree"},
    {"average-eccentricity", "average-eccentricity"},
    {"wiener-index", "wiener-index"},
    {"average-distance", "average-distance"},
    {"hyper-wiener-index", "hyper-wiener-index"},
    {"harary-index", "harary-index"},
    {"proximity", "proximity"},
    {"remoteness", "remoteness"},
    {"szeged-index", "szeged-index"},
    {"revised-szeged-index", "revised-szeged-index"},
    {"eccentric-connectivity-index", "eccentric-connectivity-index"},
    {"first-zagreb-index", "first-zagreb-index"},
    {"second-zagreb-index", "second-zagreb-index"},
    {"harmonic-index", "harmonic-index"},
    {"randic-index", "randic-index"},
    {"sum-connectivity-index", "sum-connectivity-index"},
    {"geometric-arithmetic-index", "geometric-arithmetic-index"},
    {"atom-bond-connectivity-index", "atom-bond-connectivity-index"},
    {"sombor-index", "sombor-index"},
    {"centre", "centre"},
    {"periphery", "periphery"},
    {"boundary", "boundary"},
    {"median", "median"},
    {"positive-eigenvalues", "number of positive-eigenvalues"},
    {"negative-eigenvalues", "number of negative-eigenvalues"},
    {"nullity", "nullity"},
    {"integral", "is integral"},
    {"laplacian-integral", "is laplacian-integral"},
};

constexpr std::string_view own_forms[] = {"&", "|", "->", "<->", "!", "if",  "let", "in",   "same",     "card",
                                          "+", "-", "*",  "/",   "^", "mod", "xor", "only", "recursive"};

template <class Pattern, std::size_t n>
const Pattern* of_word(const Pattern (&table)[n], std::string_view word) {
  const auto* found = std::ranges::find(table, word, &Pattern::word);
  return found == std::end(table) ? nullptr : found;
}

}  // namespace

const WordPattern* word_pattern(std::string_view word, std::string_view first, std::string_view second) {
  std::string key(word);
  key.append(" ").append(first);
  const WordPattern* best = of_word(word_patterns, word);
  if (const auto* found = of_word(word_patterns, key)) best = found;
  key.append(" ").append(second);
  const auto* found = of_word(word_patterns, key);
  return found == nullptr ? best : found;
}
const QuantifierPattern* quantifier_pattern(std::string_view word) { return of_word(quantifier_patterns, word); }
const RangePattern* range_pattern(std::string_view word) { return of_word(range_patterns, word); }
const ChangePattern* change_pattern(std::string_view word) { return of_word(change_patterns, word); }
const GamePattern* game_pattern(std::string_view word) {
  return of_word(game_patterns, language::compares_value(word) ? word.substr(0, word.find('=') + 1) : word);
}
const TermPattern* term_pattern(std::string_view name) {
  const auto* found = std::ranges::find(term_patterns, name, &TermPattern::name);
  return found == std::end(term_patterns) ? nullptr : found;
}
bool has_own_form(std::string_view word) { return std::ranges::count(own_forms, word) != 0; }

std::string_view singular(Noun noun) {
  constexpr std::string_view names[] = {"truth value", "number", "vertex", "edge",   "arc",
                                        "vertex",      "edge",   "arc",    "number", "order"};
  return names[static_cast<int>(noun)];
}

std::string_view plural(Noun noun) {
  constexpr std::string_view names[] = {"truth values", "numbers", "vertices", "edges",   "arcs",
                                        "vertices",     "edges",   "arcs",     "numbers", "orders"};
  return names[static_cast<int>(noun)];
}

Noun set_of_members(Noun member) {
  switch (member) {
    case edge:
      return edges;
    case arc:
      return arcs;
    case number:
      return numbers;
    default:
      return is_set(member) ? member : vertices;
  }
}

Noun member_of(Noun set) {
  switch (set) {
    case edges:
      return edge;
    case arcs:
      return arc;
    case numbers:
      return number;
    default:
      return vertex;
  }
}

}  // namespace gamecert::conjectures
