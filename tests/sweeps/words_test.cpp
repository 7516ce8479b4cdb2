// The words that conjectures/words.txt defines: published numbers of graphs, and theorems about all small graphs.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <random>
#include <set>

#include "conjectures/language.hpp"
#include "graphs/families.hpp"
#include "graphs/graph_class.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/expanded.hpp"
#include "language/formula.hpp"
#include "language/terms.hpp"
#include "sweeps/engines/graph_words.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "sweeps/evaluator.hpp"
#include "tests/graphs/random_graph.hpp"
#include "text/errors.hpp"

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
      {"vertex-orbits = 1", "A006799", "all", {1, 2, 2, 4, 3, 8, 4}},
      {"line-graph", "A003089", "connected", {1, 1, 2, 5, 12, 30, 79}},
      {"mop", "A000207", "connected", {0, 0, 1, 1, 1, 3, 4}},
      {"cubic", "A002851", "connected", {0, 0, 0, 1, 0, 2, 0}},
      {"treewidth <= 1", "A005195", "all", {1, 2, 3, 6, 10, 20, 37}},
      {"spanning-trees = 1", "A000055", "all", {1, 1, 1, 2, 3, 6, 11}},
      {"largest-induced-forest = order", "A005195", "all", {1, 2, 3, 6, 10, 20, 37}},
      {"largest-induced-bipartite-subgraph = order", "A005142", "connected", {1, 1, 1, 3, 5, 17, 44}},
      {"cop-number = 1", "W. Baird and others 2014", "connected", {1, 1, 2, 5, 16, 68, 403}},
      {"toughness >= 1", "A366755", "connected", {1, 1, 1, 3, 8, 48, 387}},
      {"local-independence-number <= 2", "A022562", "connected", {1, 1, 2, 5, 14, 50, 191}},
      {"integral", "A064731", "connected", {1, 1, 1, 2, 3, 6, 7}},
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

/// To orders that definitions take long to reach.
TEST(Words, HoldByEnginesOfAsManyGraphsAsArePublished) {
  const Published table[] = {
      {"edge-chromatic-number > max-degree", "A099438", "connected", {0, 0, 1, 0, 4, 3, 32, 67}},
      {"perfect", "A052433", "connected", {1, 1, 2, 6, 20, 105, 724, 7805}},
      {"integral", "A064731", "connected", {1, 1, 1, 2, 3, 6, 7, 22}},
      {"planar", "A003094", "connected", {1, 1, 2, 6, 20, 99, 646, 5974}},
  };
  for (const Published& row : table) {
    Evaluator fast(conjectures::parse_conjecture(row.property), Mode::fast);
    for (int order = 1; order <= static_cast<int>(row.counts.size()); ++order) {
      int count = 0;
      graphs::enumerate(graphs::graph_class(row.graph_class), order, {}, [&](const SmallGraph& graph) {
        count += fast.truth(graph);
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
      {"degree sequence, by counting",
       "forall set S: let k = |S|: k > 0 -> "
       "degree-sequence(k) = (max vertex v where (count vertex u: degree(u) >= degree(v)) >= k: degree(v))",
       6},
      {"degree sequence of the complement",
       "forall vertex v: let k = (count vertex u: degree(u) > degree(v)) + 1: degree-sequence(k) = degree(v) & "
       "degree-sequence(order + 1 - k)(complement(G)) = order - 1 - degree(v)",
       6},
      {"degree sequence outside its places",
       "degree-sequence(0) = infinite & degree-sequence(order + 1) = -infinite & "
       "degree-sequence(1) = max-degree & degree-sequence(order) = min-degree",
       6},
      {"square", "connected -> (diameter(square(G)) <= diameter & 2 * diameter(square(G)) >= diameter)", 5},
      {"contraction", "forall edge e: (components(G / e) = components & order(G / e) = order - 1)", 5},
      {"deleted sets", "forall set S: order(G[S]) + order(G - S) = order", 5},
      {"added edges", "forall nonedge p: size(G + p) = size + 1", 5},
      {"pairs", "2 * (count pair p: true) = order * (order - 1)", 5},
      {"edge-transitive", "edge-transitive -> (forall edge e: forall edge f: girth(G - e) = girth(G - f))", 5},
      {"vertex-transitive", "vertex-transitive -> regular", 6},
      {"orbits of vertices", "order > 0 -> (vertex-transitive <-> vertex-orbits = 1)", 6},
      {"orbits of edges", "size > 0 -> (edge-transitive <-> edge-orbits = 1)", 6},
      {"orbits, by sets that meet each",
       "vertex-orbits = (min set S where forall vertex v: exists vertex u where u in S: alike(u, v): |S|)", 5},
      {"eccentricity", "(max vertex v: eccentricity(v)) = diameter & (min vertex v: eccentricity(v)) = radius", 6},
      {"degrees", "order > 0 -> (distinct-degrees = 1 <-> regular)", 6},
      {"Behzad and Chartrand: two vertices have one degree", "order > 1 -> distinct-degrees < order", 7},
      {"line graphs", "line-graph(line(G))", 6},
      {"Beineke: line graphs have no claw", "line-graph -> claw-free", 7},
      {"mops", "mop -> size = 2 * order - 3 & hamiltonian & chordal & clique-number = 3", 7},
      {"linear mops have two ends", "linear-mop -> mop & (order = 3 | (count vertex v: degree(v) = 2) = 2)", 7},
      {"cubic", "cubic <-> forall vertex v: degree(v) = 3", 7},
      {"spanning trees", "spanning-trees > 0 <-> connected", 7},
      {"spanning trees without an edge", "connected -> forall edge e: spanning-trees(G - e) < spanning-trees", 6},
      {"spanning trees of one cycle", "unicyclic -> spanning-trees = girth", 7},
      {"Cayley", "complete & order = 6 -> spanning-trees = 6 * 6 * 6 * 6", 6},
      {"ranks", "binary-rank <= rank & binary-rank mod 2 = 0 & rank <= order", 7},
      {"rank and twins", "forall vertex u: forall vertex v where u != v: (N(u) = N(v) -> rank(G - u) = rank)", 6},
      {"rank of trees: twice the matching number", "forest -> rank = 2 * matching-number & binary-rank = rank", 7},
      {"treewidth of chordal graphs", "chordal -> treewidth = clique-number - 1", 7},
      {"treewidth 2", "series-parallel <-> treewidth <= 2", 6},
      {"treewidth and degeneracy", "degeneracy <= treewidth & treewidth < order", 7},
      {"treewidth of a part", "forall vertex v: (treewidth - 1 <= treewidth(G - v) & treewidth(G - v) <= treewidth)",
       6},
      {"treewidth of minors", "forall edge e: treewidth(G / e) <= treewidth", 6},
      {"Favaron, Maheo and Sacle; Pepper",
       "residue <= independence-number & independence-number <= annihilation-number", 6},
      {"Havel and Hakimi of regular graphs of degree 1 and 2",
       "(min-degree = 1 & max-degree = 1 -> 2 * residue = order) & (min-degree = 2 & max-degree = 2 -> residue = "
       "ceil(order / 3))",
       7},
      {"annihilation by sets",
       "annihilation-number = (max set S where (sum v in S: degree(v)) <= size & (forall u in S: forall v in V - S: "
       "degree(u) <= degree(v)): |S|)",
       6},
      {"handshakes, on average", "order > 0 -> average-degree * order = 2 * size", 6},
      {"Gutman: indices of trees", "tree -> szeged-index = wiener-index & revised-szeged-index = wiener-index", 7},
      {"Dobrynin and Gutman: Szeged and Wiener", "connected -> szeged-index >= wiener-index", 6},
      {"no vertex is equally near in bipartite graphs", "connected & bipartite -> revised-szeged-index = szeged-index",
       6},
      {"distances, on average",
       "connected & order > 1 -> proximity <= average-distance & average-distance <= remoteness & "
       "average-eccentricity <= diameter & radius <= average-eccentricity",
       6},
      {"indices of distances",
       "connected & diameter <= 2 -> wiener-index = order * (order - 1) - size & "
       "harary-index = (order * (order - 1) / 2 + size) / 2 & hyper-wiener-index = 3 * order * (order - 1) / 2 - 2 * "
       "size",
       6},
      {"Zagreb indices",
       "first-zagreb-index = (sum edge e: sum v in e: degree(v)) & "
       "2 * second-zagreb-index = (sum vertex v: degree(v) * (sum u in N(v): degree(u)))",
       6},
      {"eccentric connectivity",
       "connected -> eccentric-connectivity-index = (sum edge e: sum v in e: eccentricity(v))", 6},
      {"Bollobas and Erdos: stars have the least Randic index",
       "connected & order > 1 -> randic-index >= sqrt(order - 1) & (randic-index = sqrt(order - 1) <-> tree & diameter "
       "<= 2)",
       6},
      {"regular graphs have the greatest Randic index",
       "min-degree > 0 -> 2 * randic-index <= order & (2 * randic-index = order <-> forall component C: regular(G[C]))",
       6},
      {"means of degrees",
       "harmonic-index <= randic-index & geometric-arithmetic-index <= size & "
       "(geometric-arithmetic-index = size <-> forall component C: regular(G[C]))",
       6},
      {"Das and others: degrees and their squares",
       "first-zagreb-index <= sqrt(2) * sombor-index & sombor-index < first-zagreb-index | size = 0", 6},
      {"atoms and bonds", "connected & max-degree = 2 -> 2 * atom-bond-connectivity-index = sqrt(2) * size", 7},
      {"sums of degrees", "size > 0 & regular -> sum-connectivity-index = size / sqrt(2 * max-degree)", 6},
      {"Jordan: centres of trees",
       "tree -> |centre| <= 2 & connected(G[centre]) & |median| <= 2 & connected(G[median])", 7},
      {"sets by eccentricity",
       "connected & order > 1 -> centre != {} & periphery in boundary & "
       "(centre meet periphery != {} <-> radius = diameter)",
       6},
      {"what is deleted is in no set", "forall vertex v: !(v in centre + periphery + median + boundary)(G - v)", 5},
      {"eigenvalues and rank", "rank = positive-eigenvalues + negative-eigenvalues & nullity = order - rank", 7},
      {"spectra of bipartite graphs are symmetric",
       "bipartite -> forall k in 0..order: eigenvalues-above(k / 2) = eigenvalues-below(-k / 2)", 6},
      {"the least eigenvalue of the Laplacian matrix",
       "order - laplacian-eigenvalues-above(0) = components & laplacian-eigenvalues-below(0) = 0", 7},
      {"the least eigenvalue of the signless Laplacian matrix",
       "order - signless-eigenvalues-above(0) = count component C: bipartite(G[C])", 6},
      {"Laplacian matrices of bipartite graphs",
       "bipartite -> forall k in 0..2 * order: laplacian-eigenvalues-above(k / 2) = signless-eigenvalues-above(k / 2)",
       6},
      {"Collatz and Sinogowitz: the greatest eigenvalue",
       "order > 0 -> eigenvalues-below(average-degree) < order & eigenvalues-above(max-degree) = 0 & "
       "eigenvalues-below(sqrt(max-degree)) < order",
       6},
      {"Hong: the greatest eigenvalue",
       "connected -> eigenvalues-above(sqrt(2 * size - order + 1)) = 0 & "
       "(eigenvalues-below(sqrt(2 * size - order + 1)) = order <-> !(complete | tree & diameter <= 2))",
       6},
      {"distinct eigenvalues and the diameter",
       "connected -> distinct-eigenvalues > diameter & distinct-laplacian-eigenvalues > diameter", 7},
      {"two eigenvalues", "connected & order > 1 -> (distinct-eigenvalues = 2 <-> complete)", 7},
      {"spectra of regular graphs",
       "regular & order > 0 -> distinct-eigenvalues = distinct-laplacian-eigenvalues & "
       "forall k in -order..order: eigenvalues-above(k) = laplacian-eigenvalues-below(max-degree - k)",
       6},
      {"integral complements", "laplacian-integral <-> laplacian-integral(complement(G))", 6},
      {"cographs (R. Merris)", "cograph -> laplacian-integral", 6},
      {"bandwidth and degrees", "max-degree <= 2 * bandwidth & clique-number - 1 <= bandwidth", 6},
      {"bandwidth and treewidth", "treewidth <= bandwidth & bandwidth < order", 6},
      {"Cockayne, Hedetniemi and Miller: a chain",
       "irredundance-number <= domination-number & domination-number <= independent-domination-number & "
       "independent-domination-number <= independence-number & independence-number <= upper-domination-number & "
       "upper-domination-number <= upper-irredundance-number",
       5},
      {"Bollobas and Cockayne", "order > 0 -> domination-number < 2 * irredundance-number", 5},
      {"Hedetniemi and Laskar", "connected & order > 2 -> max-leaf-number + connected-domination-number = order", 6},
      {"Haynes and Slater",
       "order > 1 & min-degree > 0 -> paired-domination-number mod 2 = 0 & "
       "total-domination-number <= paired-domination-number & paired-domination-number <= 2 * domination-number",
       5},
      {"Cockayne, Dawes and Hedetniemi",
       "connected & order > 2 -> total-domination-number <= floor(2 * order / 3) & "
       "(connected-domination-number > 1 -> total-domination-number <= connected-domination-number)",
       6},
      {"Cockayne and others: Roman domination",
       "domination-number <= roman-domination-number & roman-domination-number <= 2 * domination-number", 5},
      {"k-domination",
       "two-domination-number = k-domination-number(2) & domination-number = k-domination-number(1) & "
       "(order > 0 -> k-domination-number(max-degree + 1) = order)",
       6},
      {"forcing",
       "zero-forcing-number = k-forcing-number(1) & min-degree <= zero-forcing-number & "
       "power-domination-number <= zero-forcing-number & power-domination-number <= domination-number & "
       "positive-semidefinite-zero-forcing-number <= zero-forcing-number & "
       "(connected -> zero-forcing-number <= connected-forcing-number)",
       5},
      {"Harary and Haynes; IMA-ISU",
       "domination-number < double-domination-number & skew-zero-forcing-number <= zero-forcing-number & "
       "(forest -> skew-zero-forcing-number = order - 2 * matching-number)",
       5},
      {"induced and maximal matchings",
       "induced-matching-number <= edge-domination-number & 2 * edge-domination-number >= matching-number & "
       "edge-domination-number <= matching-number",
       6},
      {"Barioli and others: treewidth", "treewidth <= positive-semidefinite-zero-forcing-number", 5},
      {"Davila and Henning",
       "order > 1 & min-degree > 0 -> zero-forcing-number <= total-forcing-number & "
       "total-forcing-number <= 2 * zero-forcing-number",
       5},
      {"Chartrand, Harary and others: forcing of trees", "tree -> positive-semidefinite-zero-forcing-number = 1", 5},
      {"induced subgraphs",
       "largest-induced-forest + feedback-number = order & largest-induced-tree <= largest-induced-forest & "
       "largest-induced-linear-forest <= largest-induced-forest & largest-induced-path <= largest-induced-tree & "
       "independence-number <= largest-induced-linear-forest & "
       "largest-induced-forest <= largest-induced-bipartite-subgraph & "
       "largest-induced-bipartite-subgraph <= 2 * independence-number & "
       "(order > 0 -> largest-induced-star = local-independence-number + 1)",
       6},
      {"Erdos, Saks and Sos: paths and the radius", "connected -> largest-induced-path >= 2 * radius - 1", 6},
      {"Bonato, Janssen and Roshanbin: fires", "connected -> burning-number <= radius + 1", 6},
      {"Nowakowski and Winkler: chordal graphs", "connected & chordal -> cop-number = 1", 6},
      {"Bensmail and Mc Inerney: splits and folds draw",
       "(splittable -> score(capture) = 0) & (foldable -> splittable & order mod 2 = 0 & size mod 2 = 0)", 5},
      {"Bensmail and Mc Inerney: cores", "(core <-> core-order = order) & (tree & splittable -> size mod 2 = 0)", 6},
      {"cops on a dominating set", "cop-number <= domination-number & components <= cop-number", 6},
      {"Harary and Melter; Chartrand and others",
       "connected & order > 1 -> (metric-dimension = 1 <-> tree & max-degree <= 2) & "
       "(metric-dimension = order - 1 <-> complete)",
       5},
      {"Hosoya: matchings are independent in the line graph", "independent-sets(line(G)) = matchings", 4},
      {"cliques are independent in the complement", "independent-sets(complement(G)) = cliques", 6},
      {"Brouwer: the number of dominating sets is odd", "dominating-sets mod 2 = 1", 6},
      {"Lovasz: the cover of perfect graphs",
       "independence-number <= clique-cover-number & (perfect -> independence-number = clique-cover-number)", 5},
      {"Chartrand, Kronk and Wall",
       "chromatic-number <= 2 * vertex-arboricity & vertex-arboricity <= chromatic-number & "
       "2 * (vertex-arboricity - 1) <= max-degree & (planar -> vertex-arboricity <= 3)",
       5},
      {"Chvatal", "(hamiltonian -> toughness >= 1) & (!complete -> 2 * toughness <= connectivity)", 6},
      {"Matthews and Sumner", "claw-free & !complete -> 2 * toughness = connectivity", 6},
      {"orders: degeneracy", "degeneracy = (min order s: max vertex v: |intersection(N(v), before(v, s))|)", 5},
      {"orders: perfect elimination",
       "chordal <-> exists order s: forall vertex v: complete(G[intersection(N(v), before(v, s))])", 6},
      {"orders: odd elimination",
       "odd-degenerate <-> exists order s: forall vertex v: "
       "|before(v, s)| = 0 | |intersection(N(v), before(v, s))| mod 2 = 1",
       5},
      {"orders: all of them",
       "(count order s: true) = (if order = 4 then 24 else if order = 3 then 6 else "
       "if order = 2 then 2 else if order = 1 then 1 else 120)",
       5},
      {"orders: what is deleted is in none",
       "forall order s: forall vertex u: forall vertex v: "
       "(|before(v, s)|)(G - u) = |before(v, s)| - (if u in before(v, s) then 1 else 0)",
       4},
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

/// By a second program for each: sets of edges, sums of rows, elimination modulo a prime above all minors.
TEST(Words, OfMatricesHaveTheValuesOfNaivePrograms) {
  Evaluator trees({"spanning-trees", {}}, Mode::definition);
  Evaluator rank({"rank", {}}, Mode::definition);
  Evaluator binary_rank({"binary-rank", {}}, Mode::definition);
  for (int order = 1; order <= 6; ++order) {
    graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
      std::vector<graphs::Edge> edges;
      for (int v = 0; v < order; ++v)
        for (int u = 0; u < v; ++u)
          if (graph.adjacent(u, v)) edges.emplace_back(u, v);
      int found = 0;
      for (std::uint32_t set = 0; set < std::uint32_t{1} << edges.size(); ++set) {
        if (std::popcount(set) != order - 1) continue;
        graphs::VertexSet reached = 1;
        for (int round = 0; round < order; ++round)
          for (std::size_t i = 0; i < edges.size(); ++i)
            if ((set >> i & 1) != 0 && ((reached >> edges[i].first & 1) != 0 || (reached >> edges[i].second & 1) != 0))
              reached |= graphs::single(edges[i].first) | graphs::single(edges[i].second);
        found += reached == graph.vertices();
      }
      EXPECT_EQ(trees.number(graph), found) << graphs::write_graph6(graph);

      std::set<graphs::VertexSet> sums;
      for (std::uint32_t set = 0; set < std::uint32_t{1} << order; ++set) {
        graphs::VertexSet sum = 0;
        graphs::each(set, [&](int v) { sum ^= graph.neighbours(v); });
        sums.insert(sum);
      }
      EXPECT_EQ(std::int64_t{1} << binary_rank.number(graph), std::ssize(sums)) << graphs::write_graph6(graph);

      constexpr std::int64_t prime = 10'007;  // minors of order 6 are at most 6^3
      std::vector<std::vector<std::int64_t>> rows;
      for (int v = 0; v < order; ++v) {
        auto& row = rows.emplace_back();
        for (int u = 0; u < order; ++u) row.push_back(graph.adjacent(u, v));
      }
      int independent = 0;
      for (int column = 0; column < order; ++column) {
        const auto c = static_cast<std::size_t>(column);
        const auto pivot = std::ranges::find_if(rows, [&](const auto& row) { return row[c] != 0; });
        if (pivot == rows.end()) continue;
        ++independent;
        const auto first = *pivot;
        rows.erase(pivot);
        for (auto& row : rows) {
          const std::int64_t a = first[c], b = row[c];
          for (std::size_t i = 0; i < row.size(); ++i) row[i] = ((row[i] * a - first[i] * b) % prime + prime) % prime;
        }
      }
      EXPECT_EQ(rank.number(graph), independent) << graphs::write_graph6(graph);
      return true;
    });
  }
}

TEST(Words, HaveKnownValuesAtNamedGraphs) {
  const struct {
    std::string_view word, graph;
    std::int64_t value;
  } table[] = {
      {"treewidth", "petersen", 4},
      {"treewidth", "grid:3x3", 3},
      {"treewidth", "complete-bipartite:3,3", 3},
      {"treewidth", "cycle:9", 2},
      {"treewidth", "hypercube:3", 3},
      {"treewidth", "path:1", 0},
      {"bandwidth", "path:7", 1},
      {"bandwidth", "cycle:7", 2},
      {"bandwidth", "star:6", 3},
      {"bandwidth", "complete:6", 5},
      {"bandwidth", "grid:2x3", 2},
      {"bandwidth", "path:1", 0},
      {"spanning-trees", "petersen", 2000},
      {"spanning-trees", "hypercube:3", 384},
      {"spanning-trees", "complete-bipartite:3,4", 432},
      {"spanning-trees", "wheel:4", 45},
      {"wiener-index", "petersen", 75},
      {"distinct-eigenvalues", "petersen", 3},
      {"positive-eigenvalues", "petersen", 6},
      {"integral", "petersen", 1},
      {"distinct-eigenvalues", "paley:13", 3},
      {"distinct-laplacian-eigenvalues", "hypercube:3", 4},
      {"szeged-index", "cycle:7", 63},
      {"annihilation-number", "star:6", 6},
      {"havel-hakimi-depth", "complete:6", 5},
      {"automorphisms", "petersen", 120},
      {"automorphisms", "hypercube:3", 48},
      {"rank", "petersen", 10},
      {"binary-rank", "petersen", 6},
      {"rank", "cycle:8", 6},
      {"binary-rank", "cycle:7", 6},
      {"edge-orbits", "prism:5", 2},
      {"vertex-orbits", "prism:5", 1},
      {"chromatic-number", "kneser:5,2", 3},
      {"clique-number", "paley:13", 3},
      {"independence-number", "paley:17", 3},
      {"girth", "generalised-petersen:7,2", 5},
      {"largest-induced-forest", "hypercube:3", 5},
      {"largest-induced-path", "petersen", 5},
      {"largest-induced-star", "petersen", 4},
      {"max-leaf-number", "petersen", 6},
      {"connected-domination-number", "cycle:9", 7},
      {"total-domination-number", "petersen", 4},
      {"paired-domination-number", "cycle:9", 6},
      {"independent-domination-number", "complete-bipartite:3,4", 3},
      {"upper-domination-number", "complete-bipartite:3,4", 4},
      {"roman-domination-number", "petersen", 6},
      {"two-domination-number", "cycle:9", 5},
      {"zero-forcing-number", "hypercube:3", 4},
      {"zero-forcing-number", "complete-bipartite:3,4", 5},
      {"positive-semidefinite-zero-forcing-number", "complete-bipartite:3,4", 3},
      {"power-domination-number", "grid:3x3", 1},
      {"connected-forcing-number", "star:6", 6},
      {"total-forcing-number", "path:7", 2},
      {"burning-number", "path:9", 3},
      {"burning-number", "cycle:10", 4},
      {"cop-number", "petersen", 3},
      {"cop-number", "grid:3x3", 2},
      {"splittable", "path:7", 1},
      {"splittable", "grid:3x3", 1},  // Figure 1 of the paper on vertex capturing
      {"foldable", "grid:3x3", 0},
      {"foldable", "grid:2x4", 1},
      {"splittable", "complete:6", 0},  // Section 7 there
      {"core-order", "star:6", 1},
      {"core", "cycle:6", 1},
      {"metric-dimension", "petersen", 3},
      {"metric-dimension", "hypercube:3", 3},
      {"independent-sets", "petersen", 76},
      {"cliques", "petersen", 26},
      {"matchings", "petersen", 332},
      {"matchings", "path:9", 55},          // of Fibonacci
      {"independent-sets", "path:9", 89},   // of Fibonacci
      {"independent-sets", "cycle:9", 76},  // of Lucas
      {"dominating-sets", "complete:9", 511},
      {"clique-cover-number", "petersen", 5},
      {"edge-domination-number", "petersen", 3},
      {"induced-matching-number", "petersen", 3},
      {"double-domination-number", "complete-bipartite:3,4", 4},
      {"skew-zero-forcing-number", "complete-bipartite:3,4", 5},
      {"vertex-arboricity", "complete:7", 4},
      {"edge-chromatic-number", "petersen", 4},
      {"arboricity", "complete:7", 4},
      {"perfect", "cycle:7", 0},
      {"vertex-arboricity", "petersen", 2},
  };
  for (const auto& [word, name, value] : table) {
    const graphs::FamilyMember member = graphs::make_family(name);
    const auto* graph = std::get_if<graphs::Graph>(&member);
    const SmallGraph small =
        graph != nullptr ? graphs::small(*graph) : graphs::small(std::get<graphs::PlaneBoard>(member).graph);
    for (const Mode mode : {Mode::fast, Mode::definition})
      EXPECT_EQ(Evaluator({std::string(word), {}}, mode).number(small), value) << word << " of " << name;
  }
}

TEST(Words, HaveTheSameValuesByEnginesToOrder7) {
  int words = 0;
  for (const language::Term& term : language::terms()) {
    if (engine_of(language::expanded_text(term)) == nullptr) continue;
    ++words;
    Evaluator fast({std::string(term.name), {}}, Mode::fast);
    Evaluator definition({std::string(term.name), {}}, Mode::definition);
    constexpr std::string_view slow_definitions[] = {"bandwidth", "edge-chromatic-number", "arboricity"};
    const bool slow = std::ranges::count(slow_definitions, term.name) != 0;
    const int last_order = slow ? 6 : 7;
    for (int order = 1; order <= last_order; ++order) {
      graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
        EXPECT_EQ(fast.number(graph), definition.number(graph)) << term.name << " of " << graphs::write_graph6(graph);
        return true;
      });
    }
  }
  EXPECT_GE(words, 40);
}

TEST(Words, WithArgumentsHaveTheSameValuesByEnginesToOrder5) {
  for (
      const std::string_view number : {
          "sum set S: count set T: alike(S, T)",
          "sum vertex w: (sum vertex u: count vertex v: alike(u, v))(G - w)",
          "sum vertex w: (sum edge e: count edge f: alike(e, f))(G - w)",
          "sum edge e: (count vertex v: alike(v, e))(G / e) + (count vertex v: alike(v, V))(G[e])",
          "sum k in -6..6: eigenvalues-above(k / 2) + 20 * eigenvalues-below(k / 2)",
          "sum k in -2..2: eigenvalues-above(k * sqrt(2)) + 20 * eigenvalues-below(sqrt(2) + k * sqrt(3))",
          "sum k in -4..4: eigenvalues-below((k + sqrt(5)) / 2) + 20 * eigenvalues-above(k / 3 - sqrt(max-degree))",
          "sum k in -2..2: laplacian-eigenvalues-above(2 + k * sqrt(2)) + 20 * laplacian-eigenvalues-below(k + 2)",
          "sum k in -2..2: signless-eigenvalues-above(2 + k * sqrt(3)) + 20 * "
          "signless-eigenvalues-below(average-degree)",
          "sum vertex v: (eigenvalues-below(sqrt(2)))(G - v) + (laplacian-eigenvalues-above(order / 2))(complement(G))",
          "eigenvalues-above(infinite) + 20 * eigenvalues-below(infinite) + laplacian-eigenvalues-below(-infinite)",
          "sum vertex v: (k-domination-number(-1) + 10 * k-domination-number(1) + 100 * k-domination-number(3))(G - v)",
          "k-domination-number(0) + 10 * k-domination-number(2) + 100 * k-domination-number(max-degree)",
          "k-forcing-number(0) + 10 * k-forcing-number(1) + 100 * k-forcing-number(2) + 1000 * k-forcing-number(9)",
          "let k = 2: (let j = 3: j + k) + (count i in 1..order: i > k) * k-forcing-number(k)",
      }) {
    const language::Formula formula = conjectures::parse_number(number);
    Evaluator fast(formula, Mode::fast);
    Evaluator definition(formula, Mode::definition);
    for (int order = 1; order <= 5; ++order) {
      graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const SmallGraph& graph) {
        EXPECT_EQ(fast.number(graph), definition.number(graph)) << number << " of " << graphs::write_graph6(graph);
        return true;
      });
    }
  }
}

/// The greatest minimal dominating sets, set by set. Order 8 is the first at which an irredundant set may be greater.
TEST(Words, UpperDominationIsThatOfMinimalDominatingSets) {
  int below_irredundance = 0;
  graphs::enumerate(graphs::GraphClass::connected, 8, {}, [&](const SmallGraph& graph) {
    const auto dominates = [&](graphs::VertexSet set) {
      graphs::VertexSet met = set;
      graphs::each(set, [&](int v) { met |= graph.neighbours(v); });
      return met == graph.vertices();
    };
    int greatest = 0;
    for (graphs::VertexSet set = 0; set <= graph.vertices(); ++set) {
      bool minimal = std::popcount(set) > greatest && dominates(set);
      graphs::each(set, [&](int v) { minimal = minimal && !dominates(set & ~graphs::single(v)); });
      if (minimal) greatest = std::popcount(set);
    }
    EXPECT_EQ(upper_domination_number(graph), greatest) << graphs::write_graph6(graph);
    below_irredundance += greatest < upper_irredundance_number(graph) ? 1 : 0;
    return true;
  });
  EXPECT_GT(below_irredundance, 0);
}

/// Where a definition comes to a limit nothing is compared.
TEST(Words, OfRandomGraphsHaveTheSameValuesByEnginesToOrder12) {
  std::mt19937_64 random(graphs::testing::seed());
  for (const std::string_view number : {
           "arboricity",
           "edge-chromatic-number",
           "if perfect then 1 else 0",
           "k-domination-number(3)",
           "rank + 100 * spanning-trees",
           "(if integral then 1 else 0) + (if laplacian-integral then 2 else 0)",
           "sum k in -4..4: eigenvalues-above(k / 2) + 20 * laplacian-eigenvalues-below(2 * k)",
           "eigenvalues-above(sqrt(2)) + 20 * eigenvalues-below((sqrt(5) - 1) / 2)",
           "laplacian-eigenvalues-above(sqrt(max-degree)) + 20 * signless-eigenvalues-below(4 - sqrt(3))",
           "eigenvalues-above(sqrt(2) - sqrt(3)) + 20 * eigenvalues-below(sqrt(3) - sqrt(2))",
           "sum vertex v: (eigenvalues-below(-1) + 20 * eigenvalues-above(1))(G - v)",
       }) {
    const language::Formula formula = conjectures::parse_number(number);
    Evaluator fast(formula, Mode::fast);
    Evaluator definition(formula, Mode::definition);
    int compared = 0;
    for (int i = 0; i < 10; ++i) {
      const SmallGraph graph = graphs::small(graphs::testing::random_graph(8 + i % 5, 0.25 + 0.1 * (i % 6), random));
      std::optional<std::int64_t> value;
      definition.within({.seconds = 0.2});
      try {
        value = definition.number(graph);
      } catch (const text::LimitError&) {
        continue;
      }
      ++compared;
      EXPECT_EQ(fast.number(graph), value) << number << " of " << graphs::write_graph6(graph);
    }
    EXPECT_GT(compared, 0) << number;
  }
}

/// Some of them are eigenvalues: 2 cos(2 pi k / n) of cycles, 2 cos(pi k / (n + 1)) of paths, sums of these of grids.
TEST(Words, AboutEigenvaluesHaveKnownValues) {
  const struct {
    std::string_view number, graph;
    std::int64_t value;
  } table[] = {
      {"eigenvalues-above(sqrt(2))", "cycle:8", 1},
      {"eigenvalues-below(sqrt(2))", "cycle:8", 5},
      {"eigenvalues-above(-sqrt(2))", "cycle:8", 5},
      {"eigenvalues-above((sqrt(5) - 1) / 2)", "cycle:5", 1},
      {"eigenvalues-below((sqrt(5) - 1) / 2)", "cycle:5", 2},
      {"eigenvalues-above(sqrt(3))", "cycle:12", 1},
      {"eigenvalues-below(sqrt(3))", "cycle:12", 9},
      {"eigenvalues-above(1)", "path:60", 20},
      {"eigenvalues-above(sqrt(2))", "cycle:60", 15},
      {"eigenvalues-below(sqrt(3))", "path:5", 4},
      {"eigenvalues-above(sqrt(8))", "star:8", 0},
      {"eigenvalues-below(sqrt(8))", "star:8", 8},
      {"eigenvalues-above(sqrt(2) + sqrt(3))", "grid:3x5", 0},
      {"eigenvalues-below(sqrt(2) + sqrt(3))", "grid:3x5", 14},
      {"eigenvalues-above(sqrt(3) - sqrt(2))", "grid:3x5", 6},
      {"laplacian-eigenvalues-below(2 - sqrt(2))", "cycle:8", 1},
      {"laplacian-eigenvalues-above(2 + sqrt(2))", "cycle:8", 1},
      {"laplacian-eigenvalues-above(3)", "petersen", 4},
      {"signless-eigenvalues-above(2 + sqrt(3))", "cycle:12", 1},
      {"signless-eigenvalues-below(2 + sqrt(3))", "cycle:12", 9},
      {"k-domination-number(3)", "complete:20", 3},
      {"k-domination-number(2)", "cycle:40", 20},
      {"k-forcing-number(2)", "cycle:60", 1},
      {"k-forcing-number(3)", "hypercube:4", 2},
  };
  for (const auto& [number, name, value] : table) {
    const graphs::FamilyMember member = graphs::make_family(name);
    const SmallGraph graph = graphs::small(std::get<graphs::Graph>(member));
    EXPECT_EQ(Evaluator(conjectures::parse_number(number), Mode::fast).number(graph), value)
        << number << " of " << name;
  }
}

/// Of graphs that definitions do not reach; the values are those of theorems.
TEST(Words, OfLargeGraphsHaveKnownValuesByEngines) {
  const struct {
    std::string_view word, graph;
    std::int64_t value;
  } table[] = {
      {"automorphisms", "hypercube:6", 46080},              // 2^6 6!
      {"automorphisms", "kneser:8,2", 40320},               // 8!
      {"automorphisms", "paley:61", 1830},                  // 61 * 60 / 2
      {"automorphisms", "generalised-petersen:12,5", 144},  // R. Frucht, J. Graver and M. Watkins 1971
      {"automorphisms", "grid:8x8", 8},
      {"automorphisms", "path:64", 2},
      {"vertex-orbits", "grid:8x8", 10},
      {"vertex-orbits", "path:63", 32},
      {"edge-orbits", "path:63", 31},
      {"edge-orbits", "generalised-petersen:12,5", 1},
      {"edge-orbits", "generalised-petersen:12,2", 3},
      {"edge-orbits", "complete:64", 1},
      {"vertex-transitive", "hypercube:6", 1},
      {"vertex-transitive", "generalised-petersen:12,2", 0},
      {"edge-transitive", "complete-bipartite:20,30", 1},
      {"edge-transitive", "prism:30", 0},
      // Connected graphs that are edge-transitive have as connectivity their least degree: M. Watkins 1970.
      {"connectivity", "hypercube:6", 6},
      {"connectivity", "kneser:8,2", 15},
      {"connectivity", "paley:61", 30},
      {"connectivity", "complete-bipartite:20,30", 20},
      {"connectivity", "complete:64", 63},
      {"connectivity", "generalised-petersen:31,4", 3},
      {"connectivity", "grid:8x8", 2},
      {"connectivity", "cylinder:8x8", 3},
      {"connectivity", "binary-tree:5", 1},
      {"edge-connectivity", "kneser:8,2", 15},
      {"edge-connectivity", "complete-bipartite:20,30", 20},
      {"largest-induced-path", "cycle:64", 63},
      {"largest-induced-forest", "cycle:64", 63},
      {"largest-induced-tree", "path:64", 64},
      {"largest-induced-bipartite-subgraph", "complete:40", 2},
      {"max-leaf-number", "cycle:40", 2},
      {"total-domination-number", "cycle:24", 12},
      {"paired-domination-number", "cycle:24", 12},
      {"independent-domination-number", "complete-bipartite:20,30", 20},
      {"zero-forcing-number", "path:64", 1},
      {"zero-forcing-number", "hypercube:4", 8},
      {"burning-number", "path:49", 7},  // A. Bonato, J. Janssen and E. Roshanbin 2016
      {"burning-number", "cycle:50", 8},
      {"cop-number", "path:64", 1},
      {"cop-number", "cycle:40", 2},
      {"splittable", "grid:7x9", 1},  // J. Bensmail and F. Mc Inerney 2021
      {"foldable", "grid:8x8", 1},
      {"foldable", "hypercube:6", 1},  // antipodes
      {"splittable", "cycle:63", 0},   // of odd size
      {"foldable", "complete-bipartite:20,30", 1},
      {"splittable", "complete:64", 0},
      {"core", "star:60", 0},
      {"core", "path:63", 0},
      {"core", "path:64", 1},
      {"core", "cycle:64", 1},
      {"core-order", "star:60", 1},
      {"core-order", "path:63", 1},
      {"core-order", "path:64", 64},
      {"metric-dimension", "path:64", 1},
      {"metric-dimension", "hypercube:4", 4},
      {"independent-sets", "path:60", 4052739537881},  // of Fibonacci
      {"matchings", "path:60", 2504730781961},
      {"matchings", "complete:12", 140152},  // involutions
      {"dominating-sets", "complete:40", 1099511627775},
      {"vertex-arboricity", "complete:12", 6},
      {"arboricity", "complete:64", 32},
      {"arboricity", "hypercube:6", 4},
      {"arboricity", "complete-bipartite:20,30", 13},
      {"arboricity", "grid:8x8", 2},
      {"arboricity", "path:64", 1},
      {"edge-chromatic-number", "complete:11", 11},
      {"edge-chromatic-number", "complete:12", 11},
      {"edge-chromatic-number", "complete-bipartite:20,30", 30},  // D. Koenig
      {"edge-chromatic-number", "hypercube:6", 6},
      {"edge-chromatic-number", "paley:13", 7},                   // regular of odd order
      {"edge-chromatic-number", "generalised-petersen:12,5", 3},  // F. Castagna and G. Prins 1972
      {"edge-chromatic-number", "generalised-petersen:9,2", 3},
      {"perfect", "grid:4x5", 1},
      {"perfect", "cycle:19", 0},
      {"perfect", "paley:17", 0},
      {"perfect", "paley:37", 0},
      {"rank", "cycle:64", 62},
      {"rank", "path:63", 62},
      {"spanning-trees", "complete-bipartite:5,5", 390625},
      {"spanning-trees", "complete:10", 100000000},  // A. Cayley
      {"spanning-trees", "hypercube:4", 42467328},
      {"integral", "hypercube:4", 1},
      {"integral", "kneser:6,2", 1},
      {"integral", "complete:10", 1},
      {"integral", "cycle:9", 0},
      {"laplacian-integral", "star:15", 1},
      {"laplacian-integral", "complete-bipartite:4,6", 1},
      {"laplacian-integral", "path:12", 0},
  };
  for (const auto& [word, name, value] : table) {
    const graphs::FamilyMember member = graphs::make_family(name);
    const SmallGraph graph = graphs::small(std::get<graphs::Graph>(member));
    EXPECT_EQ(Evaluator({std::string(word), {}}, Mode::fast).number(graph), value) << word << " of " << name;
  }
  SmallGraph two_cliques{.order = 60};  // that share 7 vertices
  for (int v = 0; v < two_cliques.order; ++v)
    for (int u = 0; u < v; ++u)
      if (v < 33 || u >= 26) two_cliques.add_edge(u, v);
  EXPECT_EQ(Evaluator({"connectivity", {}}, Mode::fast).number(two_cliques), 7);
}

}  // namespace
}  // namespace gamecert::sweeps
