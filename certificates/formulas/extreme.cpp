// Evidence `extreme`: the formula that some set is better is made again, and its refutation is checked.
#include "certificates/formulas/extreme.hpp"

#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/formulas/listed_sets.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_claim.hpp"
#include "encode/solitaires/set_circuit.hpp"
#include "encode/tseitin.hpp"
#include "games/instances/instance.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/infix.hpp"
#include "language/terms.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground of_sets{Ground::Kind::encodings, "encoding of sets",
                     "formulas made from conditions whose models are sets of vertices: docs/ENCODINGS.md"};

using language::Formula;

/// Words that rules of games cannot say, in words that they can.
const std::pair<std::string_view, std::string_view> said_otherwise[] = {
    {"tree", "& connected = size - order 1"},
    {"complete", "! exists nonedge p true"},
    {"forest", "forall edge e ! exists member v e in difference e v reach-along v difference E edges-in e"},
};

Formula in_words_of_rules(const Formula& formula) {
  if (formula.arguments.empty()) {
    for (const auto& [word, meaning] : said_otherwise)
      if (formula.word == word) return language::read_prefix(meaning, nullptr);
    const language::Term* term = language::find_term(formula.word);
    if (term != nullptr && !term->definition.empty()) return in_words_of_rules(language::definition(*term));
  }
  Formula result{formula.word, {}};
  for (const Formula& argument : formula.arguments) result.arguments.push_back(in_words_of_rules(argument));
  return result;
}

Formula compared(const ExtremeOfSets& sets, std::string_view sign, int value) {
  return in_words_of_rules({"&", {sets.condition, {std::string(sign), {sets.number, {std::to_string(value), {}}}}}});
}

/// Whether these are the classes of a proper colouring, so many.
bool colours(const graphs::SmallGraph& graph, const std::vector<std::vector<int>>& classes, int count) {
  graphs::VertexSet coloured = 0;
  for (const std::vector<int>& members : classes) {
    graphs::VertexSet all = 0;
    for (const int v : members) all |= graphs::single(v);
    for (const int v : members)
      if ((graph.rows[static_cast<std::size_t>(v)] & all) != 0) return false;
    coloured |= all;
  }
  return coloured == graph.vertices() && std::cmp_equal(classes.size(), count);
}

encode::Cnf colourings(const games::Instance& graph, int count) {
  encode::Cnf cnf;
  for (int i = 0; i < graph.order() * count; ++i) cnf.variable();
  for (int v = 0; v < graph.order(); ++v) {
    std::vector<int> some;
    for (int c = 0; c < count; ++c) some.push_back(v * count + c + 1);
    cnf.add(std::move(some));
  }
  for (const auto& [u, v] : graph.edges())
    for (int c = 0; c < count; ++c) cnf.add({-(u * count + c + 1), -(v * count + c + 1)});
  return cnf;
}

void check_extreme(const Claim& claim, const Extreme& evidence, Grounds& grounds) {
  require_plain(claim, "value");
  const NumberClaim number = number_claimed(claim.statement);
  for (const std::string_view theorem : language::theorems_under(number.formula)) grounds.add(theorem_ground(theorem));
  const auto sets = extreme_of_sets(number.formula);
  if (!sets)
    reject("expected the greatest or the least number of a set of vertices, found " +
           text::quoted(language::infix(number.formula)));
  const graphs::SmallGraph graph = graphs::read_small_graph(claim.instance);
  if (graph.directed) reject("expected a graph, found a digraph");
  for (const std::vector<int>& set : evidence.sets)
    if (!std::ranges::is_sorted(set, std::ranges::less_equal()) ||
        (!set.empty() && (set.front() < 0 || set.back() >= graph.order)))
      reject("expected vertices of the graph in ascending order, found others");
  if (sets->of_colours()
          ? !colours(graph, evidence.sets, number.value)
          : evidence.sets.size() != 1 || !has_number(*sets, claim.instance, evidence.sets[0], "=", number.value))
    reject("expected sets that have the number " + std::to_string(number.value) + ", found others");
  const encode::Cnf better = sets_beyond(*sets, claim.instance, number.value);
  if (const auto reason = encode::refutation_fails(better, evidence.steps)) reject(*reason);
}

Extreme read_extreme(Lines& lines, const Claim&) { return read_listed_sets<Extreme>(lines, "a vertex"); }

std::string reading(const Claim& claim) {
  const NumberClaim number = number_claimed(claim.statement);
  return language::infix(number.formula) + " = " + std::to_string(number.value);
}

}  // namespace

std::optional<ExtremeOfSets> extreme_of_sets(const Formula& formula) {
  if (formula.arguments.empty()) {
    const language::Term* term = language::find_term(formula.word);
    if (term == nullptr || term->definition.empty()) return std::nullopt;
    return extreme_of_sets(language::definition(*term));
  }
  const bool greatest = formula.word == "max";
  if (language::binds(formula, "E")) return std::nullopt;  // which hides the set of edges
  if ((!greatest && formula.word != "min") || formula.arguments[0].word != "set") return std::nullopt;
  ExtremeOfSets sets{formula.arguments[0].arguments[0].word, {"true", {}}, formula.arguments[1], greatest};
  if (sets.number.word == "if" && sets.number.arguments[2].word == (greatest ? "-infinite" : "infinite")) {
    sets.condition = sets.number.arguments[0];
    sets.number = Formula(sets.number.arguments[1]);
  }
  return sets;
}

bool ExtremeOfSets::of_colours() const {
  const Formula size{"card", {{set, {}}}};
  return !greatest && number == size && condition == Formula{"colourable", {size}};
}

encode::Cnf sets_beyond(const ExtremeOfSets& sets, const std::string& graph6, int value) {
  const games::Instance graph(graph6);
  if (sets.of_colours()) return colourings(graph, value - 1);
  encode::Circuit circuit;
  encode::Requirement requirement;
  for (int v = 0; v < graph.order(); ++v) requirement.inputs.push_back(circuit.input());
  const Formula better = compared(sets, sets.greatest ? ">" : "<", value);
  requirement.clauses.push_back({encode::true_of_set(better, sets.set, graph, circuit, requirement.inputs)});
  return encode::clauses_of(circuit, requirement).cnf;
}

bool has_number(const ExtremeOfSets& sets, const std::string& graph6, const std::vector<int>& set,
                std::string_view sign, int value) {
  const games::Instance graph(graph6);
  encode::Circuit circuit;
  std::vector<encode::Literal> members(static_cast<std::size_t>(graph.order()), encode::never);
  for (const int v : set) members.at(static_cast<std::size_t>(v)) = encode::always;
  return encode::true_of_set(compared(sets, sign, value), sets.set, graph, circuit, members) == encode::always;
}

Kind extreme_kind() {
  std::vector<Ground> sometimes;
  for (const std::string_view theorem : language::theorems_under_words()) sometimes.push_back(theorem_ground(theorem));
  Kind kind = kind_of<Extreme>(read_extreme, check_extreme, {definitions_of_conjectures, of_sets}, sometimes);
  kind.reads = reading;
  return kind;
}

}  // namespace gamecert::certificates
