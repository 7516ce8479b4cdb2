// Words by degrees, layers of vertices and common neighbours, and the list of all that have engines.
#include "sweeps/engines/graph_words.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <optional>
#include <string>

#include "graphs/components.hpp"
#include "graphs/invariants.hpp"
#include "language/formula.hpp"
#include "language/placed_graph.hpp"
#include "language/words.hpp"
#include "sweeps/engines/word_engines.hpp"
#include "text/numbers.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using language::infinite;
using language::minus_infinite;
using Number = std::int64_t;

Number eccentricity(const SmallGraph& graph, int v) {
  const VertexSet all = graph.vertices();
  if (graph.order == 1) return 0;
  VertexSet layer = graph.neighbours(v), reached = layer | graphs::single(v);
  Number steps = 1;
  for (; reached != all; ++steps) {
    layer = neighbours_of(graph, layer) & ~reached;
    if (layer == 0) return infinite;
    reached |= layer;
  }
  return steps;
}

Number diameter(const SmallGraph& graph) {
  Number result = minus_infinite;
  for (int v = 0; v < graph.order && result != infinite; ++v) result = std::max(result, eccentricity(graph, v));
  return result;
}

Number radius(const SmallGraph& graph) {
  Number result = infinite;
  for (int v = 0; v < graph.order; ++v) result = std::min(result, eccentricity(graph, v));
  return result;
}

Number triangles(const SmallGraph& graph) {
  Number thrice = 0;
  for (int u = 0; u < graph.order; ++u) {
    graphs::each(graph.neighbours(u) & ~graphs::first_vertices(u),
                 [&](int v) { thrice += std::popcount(graph.neighbours(u) & graph.neighbours(v)); });
  }
  return thrice / 3;
}

/// The layers around v: an edge inside of layer k closes a walk of length 2 k + 1, a vertex of layer k + 1 with two
/// neighbours in layer k one of length 2 k + 2. Sound because each holds a cycle no longer, and around a vertex of a
/// shortest cycle that cycle is met.
Number girth(const SmallGraph& graph) {
  Number result = infinite;
  for (int v = 0; v < graph.order; ++v) {
    VertexSet reached = graphs::single(v), layer = reached;
    for (Number k = 0; layer != 0 && 2 * k + 1 < result; ++k) {
      VertexSet once = 0, twice = 0;
      graphs::each(layer, [&](int u) {
        twice |= once & graph.neighbours(u);
        once |= graph.neighbours(u);
      });
      if ((once & layer) != 0) {
        result = 2 * k + 1;
      } else if ((twice & ~reached) != 0) {
        result = std::min(result, 2 * k + 2);
      }
      layer = once & ~reached;
      reached |= layer;
    }
  }
  return result;
}

Number triangle_free(const SmallGraph& graph) { return graphs::triangle_free(graph); }
Number cyclomatic_number(const SmallGraph& graph) { return graph.size() - graph.order + graphs::components(graph); }
Number forest(const SmallGraph& graph) { return cyclomatic_number(graph) == 0; }
bool all_degrees_are(const SmallGraph& graph, int degree) {
  for (int v = 0; v < graph.order; ++v)
    if (graph.degree(v) != degree) return false;
  return true;
}
Number regular(const SmallGraph& graph) { return all_degrees_are(graph, graph.degree(0)); }
Number cubic(const SmallGraph& graph) { return graph.order > 0 && all_degrees_are(graph, 3); }
Number complete(const SmallGraph& graph) { return 2 * graph.size() == graph.order * (graph.order - 1); }
Number unicyclic(const SmallGraph& graph) { return graphs::connected(graph) && cyclomatic_number(graph) == 1; }
Number leaves(const SmallGraph& graph) {
  Number result = 0;
  for (int v = 0; v < graph.order; ++v) result += graph.degree(v) == 1;
  return result;
}
Number distinct_degrees(const SmallGraph& graph) {
  VertexSet degrees = 0;
  for (int v = 0; v < graph.order; ++v) degrees |= graphs::single(graph.degree(v));
  return std::popcount(degrees);
}
Number cut_vertices(const SmallGraph& graph) { return separation(graph).cut_vertices; }
Number bridges(const SmallGraph& graph) { return separation(graph).bridges; }
Number blocks(const SmallGraph& graph) { return separation(graph).blocks; }
Number eulerian(const SmallGraph& graph) { return graphs::all_even(graph) && graphs::connected(graph); }

template <auto function>
Number at(language::GameValues& on) {
  return function(on.graph());
}

struct Engine {
  std::string_view says;  // expanded text
  language::GameValues::Way way;
};
constexpr Engine engines[] = {
    {"max vertex u max vertex v distance u v", at<diameter>},
    {"min vertex u max vertex v distance u v", at<radius>},
    {"count set S & = card S 3 = induce S size 3", at<triangles>},
    {"min edge e + 1 delete e min vertex u if in u e max vertex v if in v e distance u v -infinite infinite",
     at<girth>},
    {"free Bw", at<triangle_free>},
    {"+ - size order components", at<cyclomatic_number>},
    {"= + - size order components 0", at<forest>},
    {"& connected all-even", at<eulerian>},
    {"= min-degree max-degree", at<regular>},
    {"& = min-degree 3 = max-degree 3", at<cubic>},
    {"= complement size 0", at<complete>},
    {"& connected = + - size order components 1", at<unicyclic>},
    {"count vertex v = degree v 1", at<leaves>},
    {"min set S if forall vertex v exists vertex u & in u S = degree u degree v card S infinite", at<distinct_degrees>},
    {"count vertex v > delete v components components", at<cut_vertices>},
    {"count edge e > delete e components components", at<bridges>},
    {"count block B true", at<blocks>},
    {"min set S if | ! remove S connected = remove S order 1 card S infinite", at<connectivity>},
    {"if < order 2 0 min set S if & > card S 0 ! same S V sum vertex v if in v S card difference N v S 0 infinite",
     at<edge_connectivity>},
    {"& & > order 2 connected = count vertex v > delete v components components 0", at<two_connected>},
    {"& connected forall block B | <= card B 2 induce B & = min-degree 2 = max-degree 2", at<cactus>},
    {"& connected forall block B induce B = complement size 0", at<block_graph>},
    {"& tree forall vertex v <= count vertex u & adjacent u v > degree u 1 2", at<caterpillar>},
    {"longest-cycle", at<circumference>},
    {"& > order 2 = longest-cycle order", at<hamiltonian>},
    {"| = order 1 cone & > order 2 = longest-cycle order", at<traceable>},
    {"forall set S -> & > card S 3 induce S connected ! induce S & = min-degree 2 = max-degree 2", at<chordal>},
    {"exists set S & = induce S size 0 remove S = complement size 0", at<split>},
    {"induced-free Ch", at<cograph>},
    {"induced-free Cs", at<claw_free>},
    {"max set S if induce S = complement size 0 card S -infinite", at<clique_number>},
    {"max set S if = induce S size 0 card S -infinite", at<independence_number>},
    {"min set S if = remove S size 0 card S infinite", at<vertex_cover_number>},
    {"min set S if same union S N S V card S infinite", at<domination_number>},
    {"min set S if colourable card S card S infinite", at<chromatic_number>},
    {"max set S induce S min-degree", at<degeneracy>},
    {"automorphisms", at<automorphisms>},
    {"vertex-orbits", at<vertex_orbits>},
    {"edge-orbits", at<edge_orbits>},
    {"forall vertex u forall vertex v alike u v", at<vertex_transitive>},
    {"forall edge e forall edge f alike e f", at<edge_transitive>},
    {"complement recursive truth exchanged edges R edges F is | & remove ends F = complement size 0 forall "
     "vertex v forall member u N v in symmetric u ends intersection F edges-at u N symmetric v ends "
     "intersection F edges-at v exists member e R exchanged difference R edges-at e union F edges-in e "
     "exchanged E {}",
     at<splittable>},
    {"complement recursive truth exchanged edges R edges F is | & same ends F V forall vertex v forall member "
     "u N v in symmetric u ends intersection F edges-at u N symmetric v ends intersection F edges-at v exists "
     "member e R exchanged difference R edges-at e union F edges-in e exchanged E {}",
     at<foldable>},
    {"forall vertex v forall member a N v forall member b difference N v a let A reach a difference V v let B reach b "
     "difference V v -> & = mod card A 2 mod card B 2 <-> = card A 1 = card B 1 | | > induce union A v size card A > "
     "induce union B v size card B exists member u union A B > degree u 2",
     at<core>},
    {"recursive number left set S is let n min member v S min member a intersection N v S min member b "
     "difference intersection N v S a let A reach a difference S v let B reach b difference S v if & & & & = "
     "mod card A 2 mod card B 2 <-> = card A 1 = card B 1 = induce union A v size card A = induce union B v "
     "size card B forall member u union A B <= card intersection N u S 2 left difference difference S A B "
     "infinite if = n infinite card S n left V",
     at<core_order>},
    {"& minor-free D~{ minor-free EFz_", at<planar>},
    {"& minor-free C~ minor-free D]o", at<outerplanar>},
    {"minor-free C~", at<series_parallel>},
    {"recursive number after number n number i is if = n 0 degree-sequence i greatest range d 0 order >= count range k "
     "1 - order n >= - after - n 1 + k 1 if <= k after - n 1 1 1 0 d i least range n 0 order | = n order = after n 1 0",
     at<havel_hakimi_depth>},
    {"- order recursive number after number n number i is if = n 0 degree-sequence i greatest range d 0 order >= count "
     "range k 1 - order n >= - after - n 1 + k 1 if <= k after - n 1 1 1 0 d i least range n 0 order | = n order = "
     "after n 1 0",
     at<residue>},
    {"greatest range k 0 order <= sum range i 1 k degree-sequence - + order 1 i size", at<annihilation_number>},
    {"/ sum vertex v degree v order", at<average_degree>},
    {"/ sum vertex v eccentricity v order", at<average_eccentricity>},
    {"sum pair p min member u p max member v p distance u v", at<wiener_index>},
    {"/ sum pair p min member u p max member v p distance u v count pair p true", at<average_distance>},
    {"floor / sum pair p let d min member u p max member v p distance u v * d + d 1 2", at<hyper_wiener_index>},
    {"sum pair p / 1 min member u p max member v p distance u v", at<harary_index>},
    {"min vertex v / sum vertex u distance u v - order 1", at<proximity>},
    {"max vertex v / sum vertex u distance u v - order 1", at<remoteness>},
    {"sum edge e * min member v e count vertex w < distance v w max member u e if ! same u v distance u w -infinite "
     "max member v e count vertex w < distance v w max member u e if ! same u v distance u w -infinite",
     at<szeged_index>},
    {"sum edge e let equal count vertex w = min member u e distance u w max member u e distance u w * + min member v e "
     "count vertex w < distance v w max member u e if ! same u v distance u w -infinite / equal 2 + max member v e "
     "count vertex w < distance v w max member u e if ! same u v distance u w -infinite / equal 2",
     at<revised_szeged_index>},
    {"sum vertex v * degree v eccentricity v", at<eccentric_connectivity_index>},
    {"sum vertex v ^ degree v 2", at<first_zagreb_index>},
    {"sum edge e * min member v e degree v max member v e degree v", at<second_zagreb_index>},
    {"sum edge e / 2 sum member v e degree v", at<harmonic_index>},
    {"sum edge e / 1 sqrt * min member v e degree v max member v e degree v", at<randic_index>},
    {"sum edge e / 1 sqrt sum member v e degree v", at<sum_connectivity_index>},
    {"sum edge e / * 2 sqrt * min member v e degree v max member v e degree v sum member v e degree v",
     at<geometric_arithmetic_index>},
    {"sum edge e sqrt / - sum member v e degree v 2 * min member v e degree v max member v e degree v",
     at<atom_bond_connectivity_index>},
    {"sum edge e sqrt sum member v e ^ degree v 2", at<sombor_index>},
    {"those vertex v = eccentricity v min vertex u max vertex v distance u v", centre},
    {"those vertex v = eccentricity v max vertex u max vertex v distance u v", periphery},
    {"those vertex v = sum vertex u distance u v min vertex w sum vertex u distance u w", median},
    {"treewidth", at<treewidth>},
    {"min order s max vertex v max vertex u if | same u v & adjacent u v in u before v s - card before v s card before "
     "u s -infinite",
     at<bandwidth>},
    {"let twice min set S - + order card S remove S count component C = mod card C 2 1 max set S if <= * 2 card S "
     "twice card S -infinite",
     at<matching_number>},
    {"min set S if remove S = + - size order components 0 card S infinite", at<feedback_number>},
    {"max set S if induce S = + - size order components 0 card S -infinite", at<largest_induced_forest>},
    {"max set S if induce S tree card S -infinite", at<largest_induced_tree>},
    {"max set S if induce S bipartite card S -infinite", at<largest_induced_bipartite_subgraph>},
    {"max set S if induce S & tree <= max-degree 2 card S -infinite", at<largest_induced_path>},
    {"max set S if induce S & = + - size order components 0 <= max-degree 2 card S -infinite",
     at<largest_induced_linear_forest>},
    {"max set S if induce S & tree = max-degree - order 1 card S -infinite", at<largest_induced_star>},
    {"if & = order 2 connected 2 max set S if & remove S connected in S N difference V S card S -infinite",
     at<max_leaf_number>},
    {"min set S if & induce S connected same union S N S V card S infinite", at<connected_domination_number>},
    {"min set S if forall vertex v ! same intersection N v S {} card S infinite", at<total_domination_number>},
    {"min set S if & same union S N S V = * 2 induce S let twice min set S - + order card S remove S count "
     "component C = mod card C 2 1 max set S if <= * 2 card S twice card S -infinite card S card S "
     "infinite",
     at<paired_domination_number>},
    {"min set S if & = induce S size 0 same union S N S V card S infinite", at<independent_domination_number>},
    {"max set S if & same union S N S V forall member v S ! same union difference S v N difference S v V "
     "card S -infinite",
     at<upper_domination_number>},
    {"min set S + * 2 card S card difference V union S N S", at<roman_domination_number>},
    {"min set S if forall member v difference V S >= card intersection N v S 2 card S infinite",
     at<two_domination_number>},
    {"min set S if & forall member v S ! same difference union v N v union difference S v N difference S v "
     "{} forall member u difference V S let T union S u exists member v T same difference union v N v "
     "union difference T v N difference T v {} card S infinite",
     at<irredundance_number>},
    {"max set S if forall member v S ! same difference union v N v union difference S v N difference S v "
     "{} card S -infinite",
     at<upper_irredundance_number>},
    {"min set S if forall subset W difference V S -> ! same W {} exists member v difference V W = card "
     "intersection N v W 1 card S infinite",
     at<zero_forcing_number>},
    {"min set S if forall subset W difference V S -> ! same W {} exists member w W exists member v "
     "difference N w W same intersection N v reach w W w card S infinite",
     at<positive_semidefinite_zero_forcing_number>},
    {"min set S if forall subset W difference V union S N S -> ! same W {} exists member v difference V W "
     "= card intersection N v W 1 card S infinite",
     at<power_domination_number>},
    {"min set S if & induce S connected forall subset W difference V S -> ! same W {} exists member v "
     "difference V W = card intersection N v W 1 card S infinite",
     at<connected_forcing_number>},
    {"min set S if & forall member v S ! same intersection N v S {} forall subset W difference V S -> ! "
     "same W {} exists member v difference V W = card intersection N v W 1 card S infinite",
     at<total_forcing_number>},
    {"recursive truth burns number k set B is if = k 0 same B V exists vertex v burns - k 1 union union B "
     "N B v least range k 0 order burns k difference V V",
     at<burning_number>},
    {"sum component P induce P if recursive truth folds set S is | = card S 1 exists member v S & exists "
     "member u difference S v in intersection union v N v S union u N u folds difference S v folds V 1 if "
     "= min set S if same union S N S V card S infinite 2 2 if recursive truth caught number n set C "
     "vertex r is if = n 0 in r C exists member a C exists member b C & same union a b C exists member x "
     "union a N a exists member y union b N b | | in r C in r union x y forall member s union r N r caught "
     "- n 1 union x y s let n least range k 0 ^ order 3 forall vertex a forall vertex b forall vertex r -> "
     "caught + k 1 union a b r caught k union a b r exists vertex a exists vertex b forall vertex r caught "
     "n union a b r 2 if | <= order 18 = min set S if same union S N S V card S infinite 3 3 count range k "
     "4 infinite true",
     at<cop_number>},
    {"min set S if forall vertex u forall vertex v -> ! same u v exists member w S != distance u w "
     "distance v w card S infinite",
     at<metric_dimension>},
    {"max vertex v induce N v max set S if = induce S size 0 card S -infinite", at<local_independence_number>},
    {"count set S = induce S size 0", at<independent_sets>},
    {"count set S same union S N S V", at<dominating_sets>},
    {"count set S induce S = complement size 0", at<cliques>},
    {"count subset F E = card ends F * 2 card F", at<matchings>},
    {"complement min set S if colourable card S card S infinite", at<clique_cover_number>},
    {"recursive truth splits number k set R is if = k 0 same R {} exists subset S R & induce S = + - size "
     "order components 0 splits - k 1 difference R S least range k 0 order splits k V",
     at<vertex_arboricity>},
    {"min set S if forall vertex v >= card intersection union v N v S 2 card S infinite", at<double_domination_number>},
    {"min set S if & = remove S size 0 = * 2 induce S let twice min set S - + order card S remove S count "
     "component C = mod card C 2 1 max set S if <= * 2 card S twice card S -infinite card S induce S let "
     "twice min set S - + order card S remove S count component C = mod card C 2 1 max set S if <= * 2 "
     "card S twice card S -infinite infinite",
     at<edge_domination_number>},
    {"max set S if forall member v S = card intersection N v S 1 induce S size -infinite", at<induced_matching_number>},
    {"min set S if forall subset W difference V S -> ! same W {} exists vertex v = card intersection N v W "
     "1 card S infinite",
     at<skew_zero_forcing_number>},
    {"min set S if > remove S components 1 / card S remove S components infinite", at<toughness>},
    {"forall set S induce S = max set S if induce S = complement size 0 card S -infinite min set S if colourable card "
     "S "
     "card S infinite",
     at<perfect>},
    {"min set S let k card S if line colourable k k infinite", at<edge_chromatic_number>},
    {"min set T if forall set S -> > card S 0 <= induce S size * card T - card S 1 card T infinite", at<arboricity>},
    {"= sum range k - 0 max-degree max-degree - - order eigenvalues-above k eigenvalues-below k order", at<integral>},
    {"= sum range k 0 order - - order laplacian-eigenvalues-above k laplacian-eigenvalues-below k order",
     at<laplacian_integral>},
    {"rank", at<adjacency_rank>},
    {"spanning-trees", at<spanning_trees>}};

struct EngineOfNumber {
  std::string_view before, after;  // the number in a formula
  Number (*value)(const SmallGraph&, Number);
};
constexpr EngineOfNumber engines_of_numbers[] = {
    {"min set S if forall member v difference V S >= card intersection N v S ", " card S infinite",
     k_domination_number},
    {"min set S if forall subset W difference V S -> ! same W {} exists member v difference V W & >= card intersection "
     "N v W 1 <= card intersection N v W ",
     " card S infinite", k_forcing_number}};

}  // namespace

language::GameValues::Way engine_of(std::string_view text) {
  const auto* found = std::ranges::find(engines, text, &Engine::says);
  return found == std::end(engines) ? nullptr : found->way;
}

language::GameValues::WordWay engine_of(const language::LanguageWord& word) {
  return word.text == "alike" ? alike : eigenvalue_engine_of(word.text);
}

language::GameValues::Engine engine_of(const language::Formula& formula) {
  if (formula.word != "min") return {};
  const std::string text = language::prefix(formula);
  for (const auto& [before, after, value] : engines_of_numbers) {
    if (!text.starts_with(before) || !text.ends_with(after)) continue;
    const auto number =
        text::integer64(std::string_view(text).substr(before.size(), text.size() - before.size() - after.size()));
    if (!number) continue;
    return [value = value, number = *number](language::GameValues& on) -> std::optional<Number> {
      return value(on.graph(), number);
    };
  }
  return {};
}

}  // namespace gamecert::sweeps
