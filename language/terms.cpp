// The table of terms: those that are computed, and those of definitions.txt.
#include "language/terms.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <mutex>
#include <stdexcept>
#include <unordered_map>

#include "graphs/invariants.hpp"
#include "graphs/numbers/matrices.hpp"
#include "graphs/numbers/treewidth.hpp"
#include "language/definitions.hpp"
#include "language/graph_values.hpp"
#include "language/placed_graph.hpp"
#include "language/reader/prefix_reader.hpp"
#include "text/cursor.hpp"

namespace gamecert::language {
namespace {

constexpr auto property = Term::Kind::property;
constexpr auto invariant = Term::Kind::invariant;

template <auto function>
Number computed(const graphs::SmallGraph& graph) {
  return function(graph);
}
Number vertices(const graphs::SmallGraph& graph) { return graph.order; }
Number size(const graphs::SmallGraph& graph) { return graph.size(); }
bool odd_type(const graphs::SmallGraph& graph) { return !graphs::even_type(graph); }
template <auto function>
Number in_place(const graphs::SmallGraph& graph) {
  PlacedGraph placed;
  placed.reset(graph);
  return function(placed);
}
template <graphs::GraphMatrix matrix>
Number distinct_eigenvalues(const graphs::SmallGraph& graph) {
  return graphs::distinct_eigenvalues(graph, matrix);
}
Number vertex_orbits(const PlacedGraph& graph) { return orbits(graph, Range::vertices); }
Number edge_orbits(const PlacedGraph& graph) { return orbits(graph, Range::edges); }
Number components(GraphValues& on, VertexSet) { return std::ssize(on.components()); }
Number greens(GraphValues&, VertexSet green) { return std::popcount(green); }
std::uint64_t plausible(GraphValues& on, std::size_t word) { return on.plausible(word); }
std::uint64_t parity_plausible(GraphValues& on, std::size_t word) { return on.parity_plausible(word); }
std::uint64_t nontrivial(GraphValues&, std::size_t word) { return GraphValues::nontrivial(word); }
/// Of one green set, by its bit in a word.
template <auto truths>
Number truth(GraphValues& on, VertexSet green) {
  return static_cast<Number>(truths(on, green / 64) >> green % 64 & 1);
}
constexpr std::string_view of_words =
    "theorems of docs/WORDS.md: what words of graphs are computed by is what they mean";

const Formula odd_elimination{"wins", {{"odd-elimination", {}}}};
const Formula ello_of_colouring{"wins", {{"ello", {}}, {"green=", {}}}};

constexpr Term computed_terms[] = {
    {"connected", property, false, "any two vertices are joined by a path (arcs either way), and there is a vertex", "",
     true, computed<graphs::connected>},
    {"tree", property, false, "connected, and size is order - 1", "", false, computed<graphs::tree>},
    {"bipartite", property, false, "no odd cycle", "", false, computed<graphs::bipartite>},
    {"odd-type", property, false, "order + size is odd", "", false, computed<odd_type>},
    {"even-type", property, false, "order + size is even", "", false, computed<graphs::even_type>},
    {"all-even", property, false, "every degree is even", "", false, computed<graphs::all_even>},
    {"all-odd", property, false, "every degree is odd", "", false, computed<graphs::all_odd>},
    {"odd-degenerate", property, false, "vertices of odd degree can be deleted one by one until one is left", "", false,
     nullptr, "", "", nullptr, nullptr, &odd_elimination},
    {"order", invariant, false, "number of vertices", "", true, computed<vertices>},
    {"size", invariant, false, "number of edges, or of arcs", "", true, computed<size>},
    {"min-degree", invariant, false, "least degree; 0 for the null graph", "", false, computed<graphs::min_degree>},
    {"max-degree", invariant, false, "greatest degree; 0 for the null graph", "", false, computed<graphs::max_degree>},
    {"components", invariant, false, "number of components (of the underlying graph)", "", true, nullptr, "", "",
     components},
    {"automorphisms", invariant, false, "number of automorphisms", "", false, in_place<automorphisms>},
    {"vertex-orbits", invariant, false, "number of classes of vertices that automorphisms carry to one another", "",
     false, in_place<vertex_orbits>},
    {"edge-orbits", invariant, false, "number of classes of edges that automorphisms carry to one another", "", false,
     in_place<edge_orbits>},
    {"rank", invariant, false, "rank of the adjacency matrix over the rational numbers", "", false,
     computed<graphs::rank>},
    {"binary-rank", invariant, false, "rank of the adjacency matrix over the field of two elements", "", false,
     computed<graphs::binary_rank>},
    {"spanning-trees", invariant, false, "number of spanning trees; 0 if not connected", "", false,
     computed<graphs::spanning_trees>, "R. Diestel, Graph Theory (2017), section 1.5",
     "theorem of Kirchhoff: the number of spanning trees is a minor of the matrix of degrees and edges"},
    {"distinct-eigenvalues", invariant, false, "number of different eigenvalues of the adjacency matrix", "", false,
     distinct_eigenvalues<graphs::adjacency>, "D. Cvetkovic, M. Doob and H. Sachs, Spectra of Graphs (1980)"},
    {"distinct-laplacian-eigenvalues", invariant, false, "number of different eigenvalues of the Laplacian matrix", "",
     false, distinct_eigenvalues<graphs::laplacian>, "R. Merris, Laplacian matrices of graphs: a survey (1994)"},
    {"treewidth", invariant, false, "least width of a tree decomposition; -1 of the null graph", "", false,
     computed<graphs::treewidth>, "R. Diestel, Graph Theory (2017), section 12.3", of_words},
    {"winnable", property, true, "the game of ELLO with this colouring is winnable", "", true, nullptr, "", "", nullptr,
     nullptr, &ello_of_colouring},
    {"plausible", property, true,
     "in every component the game is parity-plausible, and neither it nor its reflection is all red", "", false,
     nullptr, "", "", truth<plausible>, plausible},
    {"parity-plausible", property, true, "order + size and the number of green vertices have the same parity", "",
     false, nullptr, "", "", truth<parity_plausible>, parity_plausible},
    {"nontrivial", property, true, "some vertex is green", "", true, nullptr, "", "", truth<nontrivial>, nontrivial},
    {"greens", invariant, true, "number of green vertices", "", true, nullptr, "", "", greens},
};

/// Lines of definitions.txt into terms.
void add_defined_terms(std::string_view text, std::vector<Term>& terms) {
  std::string_view theorem;
  for (text::Cursor in(text); !in.done(); in.take("\n")) {
    text::Cursor line(in.take_until("\n"));
    if (line.take("#")) continue;
    if (line.take("theorem ")) {
      theorem = line.rest();
      continue;
    }
    const bool on_digraphs = line.take("digraphs ");
    const auto* kind = std::ranges::find(kinds_of_words, line.take_until(" "), &KindOfWord::name);
    line.take(" ");
    const std::string_view name = line.take_until(" ");
    if (kind == std::end(kinds_of_words) || !line.take(" = "))
      throw std::logic_error("no line of definitions.txt: " + std::string(line.rest()));
    const auto as = static_cast<Term::Kind>(kind - std::begin(kinds_of_words));
    terms.push_back({name, as, false, "", line.rest(), on_digraphs, nullptr, "", theorem});
    theorem = {};
  }
}

}  // namespace

std::span<const Term> terms() {
  static const auto all = [] {
    std::vector<Term> result(std::begin(computed_terms), std::end(computed_terms));
    add_defined_terms(built_in_definitions(), result);
    return result;
  }();
  return all;
}

const Term* find_term(std::string_view name) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const Term*> result;
    for (const Term& term : terms()) result.emplace(term.name, &term);
    return result;
  }();
  const auto it = index.find(name);
  return it == index.end() ? nullptr : it->second;
}

const Formula& definition(const Term& term) {
  static std::unordered_map<std::string_view, Formula> read;
  static std::mutex reading;
  const std::lock_guard lock(reading);
  const auto it = read.find(term.definition);
  if (it != read.end()) return it->second;
  Formula formula = PrefixReader(term.definition, {}).whole(kind_of_word(term.kind).gives);
  return read.emplace(term.definition, std::move(formula)).first->second;
}

void each_subformula(const Formula& formula, const std::function<void(const Formula&, const Term*)>& visit) {
  // `order` with an argument is no term: the range of a quantifier.
  const Term* term = formula.arguments.empty() ? find_term(formula.word) : nullptr;
  visit(formula, term);
  if (term != nullptr && !term->definition.empty()) each_subformula(definition(*term), visit);
  for (const Formula& argument : formula.arguments) each_subformula(argument, visit);
}

std::set<std::string_view> theorems_under(const Formula& formula) {
  std::set<std::string_view> result;
  each_subformula(formula, [&](const Formula&, const Term* term) {
    if (term != nullptr && !term->theorem.empty()) result.insert(term->theorem);
  });
  return result;
}

std::set<std::string_view> theorems_under_words() {
  std::set<std::string_view> result;
  for (const Term& term : terms())
    if (!term.theorem.empty()) result.insert(term.theorem);
  return result;
}

}  // namespace gamecert::language
