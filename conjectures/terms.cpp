// The table of terms: those that are computed, and those of definitions.txt.
#include <algorithm>
#include <iterator>
#include <mutex>
#include <stdexcept>
#include <unordered_map>

#include "conjectures/definitions.hpp"
#include "conjectures/formula.hpp"
#include "conjectures/placed_graph.hpp"
#include "graphs/invariants.hpp"
#include "graphs/numbers/matrices.hpp"
#include "graphs/numbers/treewidth.hpp"

namespace gamecert::conjectures {
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
Number vertex_orbits(const PlacedGraph& graph) { return orbits(graph, Range::vertices); }
Number edge_orbits(const PlacedGraph& graph) { return orbits(graph, Range::edges); }
constexpr std::string_view of_words =
    "theorems of docs/WORDS.md: what words of graphs are computed by is what they mean";

constexpr Term computed_terms[] = {
    {"connected", property, false, "any two vertices are joined by a path (arcs either way), and there is a vertex", "",
     true, computed<graphs::connected>},
    {"tree", property, false, "connected, and size is order - 1", "", false, computed<graphs::tree>},
    {"bipartite", property, false, "no odd cycle", "", false, computed<graphs::bipartite>},
    {"odd-type", property, false, "order + size is odd", "", false, computed<odd_type>},
    {"even-type", property, false, "order + size is even", "", false, computed<graphs::even_type>},
    {"all-even", property, false, "every degree is even", "", false, computed<graphs::all_even>},
    {"all-odd", property, false, "every degree is odd", "", false, computed<graphs::all_odd>},
    {"odd-degenerate", property, false, "vertices of odd degree can be deleted one by one until one is left", ""},
    {"order", invariant, false, "number of vertices", "", true, computed<vertices>},
    {"size", invariant, false, "number of edges, or of arcs", "", true, computed<size>},
    {"min-degree", invariant, false, "least degree; 0 for the null graph", "", false, computed<graphs::min_degree>},
    {"max-degree", invariant, false, "greatest degree; 0 for the null graph", "", false, computed<graphs::max_degree>},
    {"components", invariant, false, "number of components (of the underlying graph)", "", true},
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
    {"treewidth", invariant, false, "least width of a tree decomposition; -1 of the null graph", "", false,
     computed<graphs::treewidth>, "R. Diestel, Graph Theory (2017), section 12.3", of_words},
    {"winnable", property, true, "the game of ELLO with this colouring is winnable", "", true},
    {"plausible", property, true,
     "in every component the game is parity-plausible, and neither it nor its reflection is all red", ""},
    {"parity-plausible", property, true, "order + size and the number of green vertices have the same parity", ""},
    {"nontrivial", property, true, "some vertex is green", "", true},
    {"greens", invariant, true, "number of green vertices", "", true},
};

/// Lines of definitions.txt into terms.
void add_defined_terms(std::string_view text, std::vector<Term>& terms) {
  std::string_view line, theorem;
  const auto take = [&](std::string_view word) {
    if (!line.starts_with(word)) return false;
    line.remove_prefix(word.size());
    return true;
  };
  while (!text.empty()) {
    line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.starts_with('#')) continue;
    if (take("theorem ")) {
      theorem = line;
      continue;
    }
    const bool on_digraphs = take("digraphs ");
    const bool of_number = take("invariant ");
    const bool known = of_number || take("property ");
    const std::size_t equals = line.find(" = ");
    if (!known || equals == line.npos) throw std::logic_error("no line of definitions.txt: " + std::string(line));
    terms.push_back({line.substr(0, equals), of_number ? invariant : property, false, "", line.substr(equals + 3),
                     on_digraphs, nullptr, "", theorem});
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
  const auto it = read.find(term.name);
  if (it != read.end()) return it->second;
  Formula formula = term.kind == property ? read_prefix(term.definition) : read_prefix_number(term.definition);
  return read.emplace(term.name, std::move(formula)).first->second;
}

std::set<std::string_view> theorems_under(const Formula& formula) {
  std::set<std::string_view> result;
  for (const Formula& argument : formula.arguments) result.merge(theorems_under(argument));
  const Term* term = find_term(formula.word);
  if (term == nullptr || !formula.arguments.empty()) return result;  // no term: the range of a quantifier
  if (!term->theorem.empty()) result.insert(term->theorem);
  if (!term->definition.empty()) result.merge(theorems_under(definition(*term)));
  return result;
}

std::set<std::string_view> theorems_under_words() {
  std::set<std::string_view> result;
  for (const Term& term : terms())
    if (!term.theorem.empty()) result.insert(term.theorem);
  return result;
}

}  // namespace gamecert::conjectures
