// Pages of properties and numbers of graphs, from the table of terms.
#include <algorithm>
#include <array>

#include "cli/help/topics.hpp"
#include "conjectures/defined_words.hpp"
#include "conjectures/language.hpp"
#include "language/formula.hpp"
#include "language/placed_graph.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "sweeps/class_text.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/graph_properties.hpp"

namespace gamecert::cli {
namespace {

using language::Formula;
using language::Range;
using language::Term;

/// How many instances the quantifiers of a formula go through, inside one another: a product of powers.
struct Cost {
  int orders = 0, edge_sets = 0, sets = 0, pairs = 0, edges = 0, vertices = 0;  // n!, 2^m, 2^n, n^2, m, n
  bool searches = false;                                                        // each instance is a search of its own
  bool plays = false;
  auto size() const { return std::array{orders, edge_sets, sets, 2 * pairs + 2 * edges + vertices}; }

  std::string text() const {
    std::string product;
    const auto power = [&](const std::string& base, int exponent) {
      if (exponent == 0) return;
      product.append(product.empty() ? "" : " * ").append(base);
      if (exponent > 1) product.append("^").append(std::to_string(exponent));
    };
    power("n!", orders);
    power("2^m", edge_sets);
    power("2^n", sets);
    power("n^2", pairs);
    power("m", edges);
    power("n", vertices);
    std::string text = product.empty() ? "computed at once" : "at most " + product + " instances";
    if (searches) text += product.empty() ? ", by a search" : ", with a search at each";
    if (plays) text += product.empty() ? ", by play" : ", with play at each";
    return text;
  }
};

Cost cost_of(const Formula& formula);

Cost cost_of(const Term& term) {
  if (!term.definition.empty()) return cost_of(language::definition(term));
  constexpr std::string_view searched[] = {"automorphisms", "vertex-orbits", "edge-orbits", "treewidth"};
  return {.searches = std::ranges::count(searched, term.name) != 0, .plays = term.asks != nullptr};
}

void add_range(Cost& cost, const Formula& over) {
  switch (language::find_range_word(over.word)->range) {
    case Range::subsets:
      ++(over.arguments[1].word == "E" ? cost.edge_sets : cost.sets);
      return;
    case Range::orders:
      ++cost.orders;
      return;
    case Range::sets:
    case Range::colourings:
      ++cost.sets;
      return;
    case Range::pairs:
    case Range::nonedges:
      ++cost.pairs;
      return;
    case Range::edges:
      ++cost.edges;
      return;
    default:
      ++cost.vertices;
  }
}

Cost cost_of(const Formula& formula) {
  if (const Term* term = language::find_term(formula.word); term != nullptr && formula.arguments.empty())
    return cost_of(*term);
  const language::LanguageWord* word = language::find_word(formula.word);
  if (word == nullptr) return {};
  constexpr std::string_view searched[] = {"longest-cycle", "colourable",   "alike",     "contains",
                                           "free",          "induced-free", "minor-free"};
  Cost cost{.searches = std::ranges::count(searched, formula.word) != 0,
            .plays = word->meaning == language::Meaning::ask};
  for (std::size_t i = word->first_formula(); i < formula.arguments.size(); ++i) {
    const Cost part = cost_of(formula.arguments[i]);
    const bool searches = cost.searches || part.searches, plays = cost.plays || part.plays;
    if (part.size() > cost.size()) cost = part;
    cost.searches = searches;
    cost.plays = plays;
  }
  if (word->quantifies()) add_range(cost, formula.arguments[0]);
  return cost;
}

/// `winnable(odd-elimination)`; empty if the word asks no game.
std::string question_text(const Term& term) {
  if (term.asks == nullptr) return "";
  Formula asks = *term.asks;
  if (term.of_colouring) asks.arguments.back().arguments = {{"S", {}}};
  return language::infix(asks) + (term.of_colouring ? ", where S are the green vertices" : "");
}

/// Whether the sweep has a faster way than the definition.
bool has_engine(const Term& term) {
  static const sweeps::GraphProperties properties;
  return properties.way_to(term) != nullptr;
}

/// `a, b`: the theorems by which engines answer.
std::string theorems_of_engines(const Formula& formula) {
  using Mode = sweeps::Evaluator::Mode;
  const std::vector<std::string> always = sweeps::Evaluator(formula, Mode::definition).notes();
  std::string text;
  for (const std::string& note : sweeps::Evaluator(formula, Mode::fast).notes())
    if (std::ranges::count(always, note) == 0) text += (text.empty() ? "" : "; ") + note;
  return text;
}

std::string as_class(const Term& term) {
  if (term.kind != Term::Kind::property || term.of_colouring) return "";
  const std::string name(term.name);
  const sweeps::MeantClass meant = sweeps::read_class("all," + name);
  const std::string written = "--class " + name + ": ";
  if (meant.conditions.empty()) return written + "generated";
  return written + (sweeps::hereditary(meant.conditions.front())
                        ? "filtered, and geng extends no graph that has it not, as it holds of induced subgraphs"
                        : "filtered");
}

/// What the reader of a page is told that a word is: a fraction is a number too.
struct Kind {
  std::string_view called, gives;
};
constexpr Kind property{"property", "a truth value"}, number{"number", "a number"}, set{"set", "a set of vertices"};
const Kind& kind_of(Term::Kind kind) {
  return kind == Term::Kind::property ? property : kind == Term::Kind::set ? set : number;
}

/// Of a word that stands for its definition.
bool show_inlined(const std::string& name, const Kind& kind, bool behind) {
  const auto& entries = conjectures::inlined_entries();
  const auto word = std::ranges::find(entries, name, &conjectures::DefinedWord::name);
  if (word == entries.end() || &kind_of(word->kind) != &kind) return false;
  const language::UserWord& defined = conjectures::inlined_words().at(name);
  Page page(std::string(kind.called) + " " + name + ": " + word->meaning);
  page.row("gives", std::string(kind.gives));
  page.row("about", word->on_digraphs ? "graphs and digraphs" : "graphs");
  page.row("written", head_text(*word) + "; in formulas and certificates its definition stands in its place");
  page.row("defined", word->definition);
  page.row("cost", cost_of(defined.definition).text());
  page.row("source", word->source);
  page.row("theorem", word->theorem);
  std::string values;  // 2, or the empty set
  for (const language::Parameter& each : word->parameters)
    values += (values.empty() ? "(" : ", ") + std::string(each.sort == language::Sort::whole ? "2" : "{}");
  const std::string written = name + values + (values.empty() ? "" : ")");
  page.example(std::string("gamecert table '") + (&kind == &property ? "count(" : "max(") + written +
               ")' --order 1..5");
  return page.print(behind);
}

bool show_term(const std::string& name, const Kind& kind, bool behind) {
  const Term* term = language::find_term(name);
  if (term == nullptr) return show_inlined(name, kind, behind);
  if (&kind_of(term->kind) != &kind) return false;
  const bool is_property = &kind == &property;
  const bool defined = !term->definition.empty();
  const conjectures::DefinedWord word = conjectures::described(*term);
  Page page(std::string(kind.called) + " " + name + ": " + word.meaning);
  page.row("gives", std::string(kind.gives));
  page.row("about", term->of_colouring
                        ? "a colouring: inside `forall colouring:`, `exists colouring:`, `count colouring:`"
                    : term->on_digraphs ? "graphs and digraphs"
                                        : "graphs");
  page.row("written",
           term->of_colouring ? "" : name + ", of another graph " + name + "(G - v), " + name + "(complement(G))");
  page.row("defined", word.definition);
  page.row("asks", question_text(*term));
  page.row("cost", (defined ? "by the definition " : "") + cost_of(*term).text() +
                       (defined && has_engine(*term) ? "; without --definition by an engine" : ""));
  page.row("class", as_class(*term));
  page.row("source", word.source);
  page.row("theorem", word.theorem);
  if (!term->of_colouring) page.row("engine", theorems_of_engines({name, {}}));
  if (term->of_colouring) {
    page.example(is_property ? "gamecert table 'sum(count colouring: " + name + ")' --order 1..4"
                             : "gamecert table 'max(max colouring: " + name + ")' --order 1..4");
  } else {
    const bool of_roots = word.definition.find("sqrt") != std::string::npos;  // which tables do not keep
    const std::string value = &kind == &set ? "|" + name + "|" : of_roots ? "floor(" + name + ")" : name;
    page.example(is_property ? "gamecert table 'count(" + name + ")' --order 1..5"
                             : "gamecert table 'histogram(" + value + ")' --order 1..5");
  }
  return page.print(behind);
}

void each_term(const Kind& kind, const VisitName& visit) {
  for (const Term& term : language::terms())
    if (&kind_of(term.kind) == &kind) visit(std::string(term.name));
  for (const conjectures::DefinedWord& word : conjectures::inlined_entries())
    if (&kind_of(word.kind) == &kind) visit(word.name);
}

}  // namespace

std::string summary_of_term(const std::string& name) {
  if (const Term* term = language::find_term(name)) return conjectures::described(*term).meaning;
  return std::ranges::find(conjectures::inlined_entries(), name, &conjectures::DefinedWord::name)->meaning;
}

void each_property_name(const VisitName& visit) { each_term(property, visit); }
void each_number_name(const VisitName& visit) { each_term(number, visit); }
void each_set_name(const VisitName& visit) { each_term(set, visit); }
bool show_property(const std::string& name, bool behind) { return show_term(name, property, behind); }
bool show_number(const std::string& name, bool behind) { return show_term(name, number, behind); }
bool show_set(const std::string& name, bool behind) { return show_term(name, set, behind); }

}  // namespace gamecert::cli
