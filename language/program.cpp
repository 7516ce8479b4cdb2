// From formulas to nodes; a definition is made ready once.
#include "language/program.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "graphs/formats.hpp"
#include "language/arithmetic.hpp"

namespace gamecert::language {
namespace {

/// How much longer one subformula takes than another, roughly.
double cost(const Formula& formula) {
  const LanguageWord* word = find_word(formula.word);
  if (word == nullptr) {
    const Term* term = find_term(formula.word);
    if (term == nullptr && !formula.arguments.empty()) return 1000;  // a call, which what stands before it may end
    if (term == nullptr || term->of_graph != nullptr || term->value != nullptr) return 1;
    return term->definition.empty() ? 10 : cost(definition(*term));
  }
  if (word->meaning == Meaning::ask) return 100;
  double sum = 1;
  for (const Formula& argument : formula.arguments) sum += cost(argument);
  if (word->meaning == Meaning::pattern) return 100;
  if (!word->quantifies()) return sum;
  const Range range = find_range_word(formula.arguments[0].word)->range;
  if (range == Range::orders) return sum * 1000;
  const bool sets = range == Range::colourings || range == Range::sets || range == Range::subsets;
  return sum * (sets ? 100 : 10);
}

/// Where what a condition chooses leaves the result as it is, the condition need not be asked.
bool chooses_first(const Formula& extreme) {
  if ((extreme.word != "min" && extreme.word != "max") || extreme.arguments[1].word != "if") return false;
  const std::vector<Formula>& parts = extreme.arguments[1].arguments;
  return parts[2].word == (extreme.word == "min" ? "infinite" : "-infinite") && cost(parts[1]) < cost(parts[0]);
}

Members members_of(Sort set) {
  return set == Sort::edges     ? Members::edges
         : set == Sort::arcs    ? Members::arcs
         : set == Sort::numbers ? Members::numbers
                                : Members::vertices;
}

Number number_alone(const PlacedGraph&, Number a, Number) { return number_as_set(a); }
/// What is in no set of numbers is no limit here.
Number number_in(const PlacedGraph&, Number a, Number set) {
  return a >= 0 && a < 64 && (static_cast<VertexSet>(set) >> a & 1) != 0;
}
Number arc_alone(const PlacedGraph& graph, Number a, Number) { return static_cast<Number>(arc_as_set(graph, a)); }

constexpr LanguageWord fraction_word{"a fraction",  Meaning::strict,
                                     Sort::number,  1,
                                     {Sort::whole}, [](const PlacedGraph&, Number a, Number) { return fraction(a); }};

}  // namespace

Program::Program(const Formula& formula, const GameValues* ways, const Outside& outside)
    : ways_(ways), others_(outside.words) {
  std::vector<Variable> variables;
  for (const Parameter& each : outside.parameters) variables.push_back({each.name, slots_++, each.sort});
  root_ = compile(formula, variables);
}

std::size_t Program::add(Node node) {
  nodes_.push_back(std::move(node));
  return nodes_.size() - 1;
}

std::size_t Program::as_fraction(std::size_t index) {
  if (nodes_[index].sort != Sort::whole) return index;
  Node node{.kind = Node::Kind::word, .sort = Sort::number, .word = &fraction_word};
  node.value = fraction_word.value;
  node.children[0] = index;
  node.coloured = nodes_[index].coloured;
  return add(std::move(node));
}

std::size_t Program::compile(const Formula& formula, std::vector<Variable>& variables) {
  const auto variable = std::find_if(variables.rbegin(), variables.rend(),
                                     [&](const Variable& each) { return each.name == formula.word; });
  Node node{.formula = &formula};
  if (variable != variables.rend() && variable->recursion) return called(formula, Variable(*variable), variables);
  if (variable != variables.rend() && formula.arguments.empty()) {
    node.kind = Node::Kind::variable;
    node.slot = variable->slot;
    node.sort = variable->sort;
    return add(std::move(node));
  }
  if (const OtherWord* other = find_other(others_, formula.word, !formula.arguments.empty())) {
    node.kind = Node::Kind::other;
    node.other = other;
    node.sort = other->gives;
    compile_given(node, variables);
    return add(std::move(node));
  }
  if (const Term* term = find_term(formula.word)) return defined(formula, *term);
  node.word = find_word(formula.word);
  if (node.word == nullptr) {
    node.number = std::stoll(formula.word);
    return add(std::move(node));
  }
  if (node.word->meaning == Meaning::recursion) return recursive(formula, variables);
  node.kind = Node::Kind::word;
  node.sort = node.word->gives;
  if (node.word->meaning == Meaning::ask) {
    compile_question(node, variables);
  } else if (node.word->meaning == Meaning::pattern) {
    node.pattern = std::make_shared<graphs::SmallGraph>(graphs::small(graphs::read_graph6(formula.arguments[0].word)));
  } else {
    if (ways_ != nullptr) node.engine = ways_->engine_for(formula);
    compile_word(node, variables);
  }
  return add(std::move(node));
}

/// The node of what calls it; the definition is made ready once, with slots of its own.
std::size_t Program::recursive(const Formula& formula, std::vector<Variable>& variables) {
  const Formula& head = formula.arguments[0];
  const auto same = std::ranges::find_if(recursions_, [&](const Recursion& other) {
    return other.definition->arguments[0] == head && other.definition->arguments[1] == formula.arguments[1];
  });
  const auto number = static_cast<std::size_t>(same - recursions_.begin());
  const Variable function{head.word, 0, *sort_named(head.arguments[0].word), number};
  if (same == recursions_.end()) define(formula, function);
  variables.push_back(function);
  const std::size_t scope = compile(formula.arguments[2], variables);
  variables.pop_back();
  return scope;
}

void Program::define(const Formula& formula, const Variable& function) {
  const Formula& head = formula.arguments[0];
  const std::size_t number = recursions_.size();
  recursions_.push_back({.name = head.word, .definition = &formula, .first_slot = slots_});
  std::vector<Variable> own{function};
  for (std::size_t i = 1; i < head.arguments.size(); ++i)
    own.push_back({head.arguments[i].arguments[0].word, slots_++, *sort_named(head.arguments[i].word)});
  recursions_[number].falls_as_set = is_set(own[1].sort);
  std::size_t body = compile(formula.arguments[1], own);
  if (function.sort == Sort::number) body = as_fraction(body);
  recursions_[number].body = body;
  recursions_[number].end_slot = slots_;
}

std::size_t Program::called(const Formula& formula, const Variable& function, std::vector<Variable>& variables) {
  Node node{.kind = Node::Kind::call, .sort = function.sort, .formula = &formula};
  node.slot = *function.recursion;
  compile_given(node, variables);
  return add(std::move(node));
}

void Program::compile_given(Node& node, std::vector<Variable>& variables) {
  for (const Formula& argument : node.formula->arguments) {
    node.given.push_back(compile(argument, variables));
    node.sorts.push_back(nodes_[node.given.back()].sort);
    node.coloured = node.coloured || nodes_[node.given.back()].coloured;
  }
}

std::size_t Program::defined(const Formula& formula, const Term& term) {
  Node node{.kind = Node::Kind::term, .term = &term, .formula = &formula};
  node.sort = kind_of_word(term.kind).gives;
  node.coloured = term.of_colouring;
  node.way = ways_ == nullptr ? nullptr : ways_->way_to(term);
  if (node.way != nullptr || term.definition.empty()) return add(std::move(node));
  if (!definitions_.contains(&term)) {
    std::vector<Variable> own;
    const std::size_t root = compile(definition(term), own);
    definitions_[&term] = root;
    nodes_[root].closed = !nodes_[root].coloured;
  }
  const std::size_t root = definitions_.at(&term);
  if (ways_ != nullptr) return root;
  node.kind = Node::Kind::defined;
  node.children[0] = root;
  return add(std::move(node));
}

void Program::compile_question(Node& node, std::vector<Variable>& variables) {
  for (std::size_t i = 1; i < node.formula->arguments.size(); ++i) {
    const std::size_t child = compile(node.formula->arguments[i].arguments[0], variables);
    node.children[i - 1] = child;
    node.coloured = node.coloured || nodes_[child].coloured;
    node.orders[i - 1] = nodes_[child].sort == Sort::order;
  }
}

/// The variable of a quantifier, and what its range is made of.
void Program::bind_range(Node& node, std::vector<Variable>& variables) {
  const Formula& over = node.formula->arguments[0];
  const RangeWord& range = *find_range_word(over.word);
  node.range = range.range;
  if (range.range == Range::colourings) return;
  std::vector<Sort> given;
  for (std::size_t i = 0; i < range.arguments; ++i) {
    node.of_range[i] = compile(over.arguments[i + 1], variables);
    node.coloured = node.coloured || nodes_[node.of_range[i]].coloured;
    given.push_back(nodes_[node.of_range[i]].sort);
  }
  const Sort sort = sort_of_variable(range, given);
  node.members = members_of(is_set(sort) ? sort : set_of_members(sort));
  node.slot = slots_++;
  variables.push_back({over.arguments[0].word, node.slot, sort});
}

void Program::compile_word(Node& node, std::vector<Variable>& variables) {
  const Formula& formula = *node.formula;
  const LanguageWord& word = *node.word;
  const std::size_t outer = variables.size();
  bool coloured = false;
  if (word.quantifies()) bind_range(node, variables);
  const Sort chosen = word.quantifies() && variables.size() > outer ? variables.back().sort : Sort::any;
  std::vector<Sort> given;
  for (std::size_t i = word.first_formula(); i < formula.arguments.size(); ++i) {
    if (word.meaning == Meaning::let && i == 2) {
      node.slot = slots_++;
      variables.push_back({formula.arguments[0].word, node.slot, given.back()});
    }
    node.children[i] = compile(formula.arguments[i], variables);
    given.push_back(nodes_[node.children[i]].sort);
    coloured = coloured || nodes_[node.children[i]].coloured;
  }
  variables.resize(outer);
  if (word.meaning == Meaning::collected) given = {set_of_members(chosen)};
  if (!given.empty()) node.sort = given_by(word, given).value();
  if (node.range != Range::colourings || !word.quantifies()) node.coloured = node.coloured || coloured;
  if (word.meaning == Meaning::change) node.coloured = word.arguments == 2 && nodes_[node.children[0]].coloured;
  choose_function(node);
  // Words of others may refuse what the first argument leaves out.
  node.last_first = others_ == nullptr && formula.arguments.size() == 2 && word.first_formula() == 0 &&
                    cost(formula.arguments[1]) < cost(formula.arguments[0]);
  node.chosen_first = others_ == nullptr && chooses_first(formula);
}

void Program::choose_function(Node& node) {
  const LanguageWord& word = *node.word;
  const GameValues::WordWay way = ways_ == nullptr ? nullptr : ways_->way_to(word);
  node.value = way != nullptr ? way : word.value;
  // A way takes numbers as fractions: below.
  const std::size_t first = word.first_formula();
  if (word.text == "only") {
    const Sort of = nodes_[node.children[0]].sort;
    node.value = of == Sort::whole ? number_alone : arc_alone;
  }
  if (word.text == "in") {
    const Node& left = nodes_[node.children[0]];
    if (left.word != nullptr && left.word->text == "only" && left.sort == Sort::numbers) {
      node.children[0] = left.children[0];
      node.value = number_in;
    }
  }
  const auto is_fraction = [&](std::size_t i) { return nodes_[node.children[i]].sort == Sort::number; };
  if (word.meaning == Meaning::choice && node.sort == Sort::number)
    for (const std::size_t i : {1, 2}) node.children[i] = as_fraction(node.children[i]);
  if (word.quantifies()) node.fractions = is_fraction(1);
  if (word.meaning != Meaning::strict || word.of_fractions == nullptr) return;
  bool any = way != nullptr;
  for (std::size_t i = first; i < word.arguments; ++i) any = any || is_fraction(i);
  if (!any) return;
  for (std::size_t i = first; i < word.arguments; ++i) node.children[i] = as_fraction(node.children[i]);
  if (way == nullptr) node.value = word.of_fractions;
}

Sort sort_of(const Formula& formula, const OtherWords* others) {
  const Program program(formula, nullptr, {{}, others, {}});
  return program[program.root()].sort;
}

}  // namespace gamecert::language
