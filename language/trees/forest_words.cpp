// Each line of the table is a theorem about forests: docs/TREES.md has the reasons.
#include "language/trees/forest_words.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "graphs/formats.hpp"
#include "graphs/small_graph.hpp"
#include "language/reader/prefix_reader.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"

namespace gamecert::language::trees {
namespace {

constexpr std::pair<std::string_view, std::string_view> said[] = {
    {"connected", "= components 1"},
    {"tree", "= components 1"},
    {"bipartite", "true"},
    {"forest", "true"},
    {"chordal", "true"},
    {"perfect", "true"},
    {"mop", "false"},
    {"linear-mop", "false"},
    {"hamiltonian", "false"},
    {"unicyclic", "false"},
    {"cactus", "= components 1"},
    {"block-graph", "= components 1"},
    {"traceable", "& = components 1 <= max-degree 2"},
    {"complete", "! exists nonedge p true"},
    {"odd-type", "= mod + card V size 2 1"},
    {"even-type", "= mod + card V size 2 0"},
    {"all-even", "forall vertex v = mod degree v 2 0"},
    {"all-odd", "forall vertex v = mod degree v 2 1"},
    {"order", "card V"},
    {"min-degree", "if = card V 0 0 min vertex v degree v"},
    {"max-degree", "if = card V 0 0 max vertex v degree v"},
    {"average-degree", "/ * 2 size card V"},
    {"local-independence-number", "max vertex v degree v"},
    {"cyclomatic-number", "0"},
    {"girth", "infinite"},
    {"spanning-trees", "if = components 1 1 0"},
    {"edge-connectivity", "if & > card V 1 = components 1 1 0"},
    {"cut-vertices", "count vertex v > degree v 1"},
    {"bridges", "size"},
    {"blocks", "+ size count vertex v = degree v 0"},
    {"treewidth", "if = card V 0 -1 if = size 0 0 1"},
    {"degeneracy", "if = size 0 0 1"},
    {"arboricity", "if = size 0 0 1"},
    {"vertex-arboricity", "if = card V 0 0 1"},
    {"clique-number", "if = card V 0 0 if = size 0 1 2"},
    {"chromatic-number", "if = card V 0 0 if = size 0 1 2"},
    {"edge-chromatic-number", "max-degree"},
    {"largest-induced-forest", "card V"},
    {"largest-induced-bipartite-subgraph", "card V"},
    {"matching-number", "min set S if = remove S size 0 card S infinite"},
    {"clique-cover-number", "- card V matching-number"},
    {"rank", "* 2 matching-number"},
    {"binary-rank", "* 2 matching-number"},
    {"positive-eigenvalues", "matching-number"},
    {"negative-eigenvalues", "matching-number"},
    {"nullity", "- card V * 2 matching-number"},
};

bool has_cycle(std::string_view graph6) {
  PlacedGraph graph;
  graph.reset(graphs::small(graphs::read_graph6(graph6)));
  return graph.rows.size() > graph.rows.order - std::ssize(parts(Range::components, graph));
}

/// A word about a pattern that no forest contains; nothing for others.
std::optional<Formula> of_pattern(const Formula& formula) {
  const LanguageWord* word = find_word(formula.word);
  if (word == nullptr || word->meaning != Meaning::pattern || !has_cycle(formula.arguments[0].word))
    return std::nullopt;
  return Formula{formula.word == "contains" ? "false" : "true", {}};
}

}  // namespace

Formula on_forests(const Formula& formula) {
  if (formula.arguments.empty()) {
    const Term* term = find_term(formula.word);
    if (term == nullptr) return formula;
    const auto* simpler = std::ranges::find(said, formula.word, [](const auto& line) { return line.first; });
    if (simpler != std::end(said))
      return on_forests(PrefixReader(simpler->second, {}).whole(kind_of_word(term->kind).gives));
    return term->definition.empty() ? formula : on_forests(definition(*term));
  }
  if (std::optional<Formula> known = of_pattern(formula)) return *std::move(known);
  Formula result{formula.word, {}};
  for (const Formula& argument : formula.arguments) result.arguments.push_back(on_forests(argument));
  return result;
}

}  // namespace gamecert::language::trees
