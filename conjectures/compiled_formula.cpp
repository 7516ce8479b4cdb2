// Compilation and evaluation, with short circuits.
#include "conjectures/compiled_formula.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <string>

#include "graphs/formats.hpp"
#include "text/deadline.hpp"

namespace gamecert::conjectures {
namespace {

/// How much longer one subformula takes than another, roughly.
double cost(const Formula& formula) {
  const LanguageWord* word = find_word(formula.word);
  if (word == nullptr) {
    const Term* term = find_term(formula.word);
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
  return sum * (range == Range::colourings || range == Range::sets ? 100 : 10);
}

bool takes_numbers(Meaning meaning) {
  return meaning == Meaning::sum || meaning == Meaning::min || meaning == Meaning::max;
}

}  // namespace

CompiledFormula::CompiledFormula(const Formula& formula, MakeGameValues make) : make_(std::move(make)) {
  asked_.push_back(make_());
  std::vector<std::string> variables;
  compile(formula, variables);
}

std::size_t CompiledFormula::compile(const Formula& formula, std::vector<std::string>& variables) {
  const Term* term = find_term(formula.word);
  const GameValues::Way way = term == nullptr ? nullptr : asked_.front()->way_to(*term);
  if (term != nullptr && !term->definition.empty() && way == nullptr) {
    std::vector<std::string> hidden(variables.size());  // a definition has variables of its own
    return compile(definition(*term), hidden);
  }
  const std::size_t index = nodes_.size();
  nodes_.emplace_back();
  Node node;
  node.word = find_word(formula.word);
  if (term != nullptr) {
    node.term = term;
    node.way = way;
    node.winnable = term->name == "winnable";
    if (term->name == "odd-degenerate") node.way = [](GameValues& on) -> std::int64_t { return on.odd_degenerate(); };
    if (term->value == nullptr && node.way == nullptr && term->of_graph == nullptr && !node.winnable)
      throw std::logic_error("nothing says what " + formula.word + " is");
    node.coloured = term->of_colouring;
  } else if (node.word == nullptr) {
    const auto variable = std::find(variables.rbegin(), variables.rend(), formula.word);
    node.is_variable = variable != variables.rend();
    node.variable = static_cast<std::size_t>(variables.rend() - variable) - 1;
    if (!node.is_variable) node.number = std::stoll(formula.word);
  } else if (node.word->meaning == Meaning::ask) {
    node.asks = formula;
    for (std::size_t i = 1; i < formula.arguments.size(); ++i) {
      node.children[i - 1] = compile(formula.arguments[i].arguments[0], variables);
      node.coloured = node.coloured || nodes_[node.children[i - 1]].coloured;
    }
  } else if (node.word->meaning == Meaning::pattern) {
    node.pattern = std::make_shared<graphs::SmallGraph>(graphs::small(graphs::read_graph6(formula.arguments[0].word)));
  } else {
    compile_arguments(node, formula, variables);
  }
  nodes_[index] = node;
  return index;
}

void CompiledFormula::compile_arguments(Node& node, const Formula& formula, std::vector<std::string>& variables) {
  node.computed = node.word->value;
  if (const GameValues::WordWay way = asked_.front()->way_to(*node.word)) node.computed = way;
  if (formula.arguments.empty()) return;  // infinite
  const std::size_t outer = variables.size();
  const Formula& first = formula.arguments[0];
  node.variable = outer;
  if (node.word->quantifies()) {
    node.range = find_range_word(first.word)->range;
    if (node.range != Range::colourings) variables.push_back(first.arguments[0].word);
  }
  for (std::size_t i = node.word->first_formula(); i < formula.arguments.size(); ++i) {
    if (node.word->meaning == Meaning::let && i == 2) variables.push_back(first.word);
    bound_.resize(std::max(bound_.size(), variables.size()));
    node.children[i] = compile(formula.arguments[i], variables);
    node.coloured = node.coloured || nodes_[node.children[i]].coloured;
  }
  variables.resize(outer);
  if (node.word->quantifies() && node.range == Range::colourings) node.coloured = false;
  if (node.word->meaning == Meaning::change) {
    remade_.resize(nodes_.size());
    node.coloured = node.word->arguments == 2 && nodes_[node.children[0]].coloured;
  }
  node.last_first =
      formula.arguments.size() == 2 && node.word->first_formula() == 0 && cost(formula.arguments[1]) < cost(first);
}

void CompiledFormula::ask(const graphs::SmallGraph& graph) {
  text::pause();
  asked_.front()->ask(graph);
  used_ = 1;
  left_.clear();
}

std::int64_t CompiledFormula::value(std::size_t index, const At& at) {
  const Node& node = nodes_[index];
  if (node.way != nullptr) return node.way(at.on);
  if (node.winnable)
    return static_cast<std::int64_t>(
        at.on.winnable(at.green / 64, graphs::single(static_cast<int>(at.green % 64))) >> at.green % 64 & 1);
  if (node.term != nullptr)
    return node.term->of_graph != nullptr ? node.term->of_graph(at.on.graph()) : node.term->value(at.on, at.green);
  if (node.is_variable) return bound_[node.variable];
  if (node.word == nullptr) return node.number;
  const auto child = [&](std::size_t i) { return value(node.children[i], at); };
  const std::size_t first = node.last_first ? 1 : 0;  // of two, each of which may settle the value
  switch (node.word->meaning) {
    case Meaning::conjunction:
      return child(first) != 0 && child(1 - first) != 0;
    case Meaning::disjunction:
      return child(first) != 0 || child(1 - first) != 0;
    case Meaning::implication:
      return (child(first) != 0) == (first == 1) || (child(1 - first) != 0) == (first == 0);
    case Meaning::negation:
      return child(0) == 0;
    case Meaning::choice:
      return child(child(0) != 0 ? 1 : 2);
    case Meaning::let:
      bound_[node.variable] = child(1);
      return child(2);
    case Meaning::change:
      return changed(node, at);
    case Meaning::ask:
      return asked(node, at);
    case Meaning::pattern:
      return node.word->meets(at.on.placed(), *node.pattern);
    case Meaning::strict: {
      const std::int64_t left = node.word->arguments > 0 ? child(0) : 0;
      return node.computed(at.on.placed(), left, node.word->arguments > 1 ? child(1) : 0);
    }
    default:
      return node.range == Range::colourings ? over_colourings(node, at.on) : over_parts(node, at);
  }
}

std::int64_t CompiledFormula::over_colourings(const Node& node, GameValues& on) {
  const Meaning meaning = node.word->meaning;
  std::int64_t result = meaning == Meaning::forall ? 1 : value_of_none(meaning);
  for (std::size_t word = 0; word < on.colouring_words(); ++word) {
    text::pause();
    const std::uint64_t wanted = on.colourings();
    if (takes_numbers(meaning)) {
      graphs::each(wanted, [&](int bit) {
        const VertexSet green = word * 64 + static_cast<VertexSet>(bit);
        result = joined(meaning, result, value(node.children[1], {on, green}));
      });
      continue;
    }
    const std::uint64_t found = truths(node.children[1], on, word, wanted) & wanted;
    if (meaning == Meaning::forall && found != wanted) return 0;
    if (meaning == Meaning::exists && found != 0) return 1;
    if (meaning == Meaning::count) result += std::popcount(found);
  }
  return result;
}

std::int64_t CompiledFormula::over_parts(const Node& node, const At& at) {
  const Meaning meaning = node.word->meaning;
  std::int64_t result = meaning == Meaning::forall ? 1 : value_of_none(meaning);
  each_part(node.range, at.on.placed(), [&](VertexSet part) {
    bound_[node.variable] = static_cast<Number>(part);
    text::pause();
    const Number found = value(node.children[1], at);
    if (takes_numbers(meaning)) return result = joined(meaning, result, found), true;
    if (meaning == Meaning::count) return result += found != 0, true;
    if ((found != 0) == (meaning == Meaning::forall)) return true;
    result = found != 0;
    return false;
  });
  return result;
}

std::int64_t CompiledFormula::asked(const Node& node, const At& at) {
  VertexSet sets[most_attributes];
  const std::size_t count = node.asks.arguments.size() - 1;
  for (std::size_t i = 0; i < count; ++i) sets[i] = at.on.attribute(node.asks, i + 1, value(node.children[i], at));
  return at.on.asked(node.asks, std::span(sets).first(count));
}

std::int64_t CompiledFormula::changed(const Node& node, const At& at) {
  const std::size_t body = node.word->arguments - 1;
  const VertexSet set = body == 0 ? 0 : static_cast<VertexSet>(value(node.children[0], at));
  PlacedGraph graph = at.on.placed();
  node.word->change(graph, set);
  if (!graph.remade && node.word->takes[0] == Sort::element) return value(node.children[body], {left(graph), 0});
  std::unique_ptr<GameValues>& on = remade_[node.children[body]];
  if (on == nullptr) on = make_();
  on->ask(graph);
  return value(node.children[body], {*on, 0});
}

std::uint64_t CompiledFormula::truths(std::size_t index, GameValues& on, std::size_t word, std::uint64_t wanted) {
  const Node& node = nodes_[index];
  if (!node.coloured) return value(index, {on, 0}) != 0 ? ~std::uint64_t{0} : 0;
  if (node.term != nullptr && node.term->truths != nullptr) return node.term->truths(on, word);
  if (node.winnable) return on.winnable(word, wanted);
  const std::size_t first = node.last_first ? 1 : 0;
  const auto child = [&](std::size_t i, std::uint64_t bits) {
    return bits == 0 ? 0 : truths(node.children[i], on, word, bits) & bits;
  };
  if (node.word != nullptr) {
    switch (node.word->meaning) {
      case Meaning::conjunction:
        return child(1 - first, child(first, wanted));
      case Meaning::disjunction: {
        const std::uint64_t one = child(first, wanted);
        return one | child(1 - first, wanted & ~one);
      }
      case Meaning::implication: {
        const std::uint64_t one = child(first, wanted) ^ (first == 0 ? wanted : 0);
        const std::uint64_t other = child(1 - first, wanted & ~one) ^ (first == 0 ? 0 : wanted & ~one);
        return one | other;
      }
      case Meaning::negation:
        return ~child(0, wanted);
      default:
        break;
    }
  }
  std::uint64_t result = 0;
  graphs::each(wanted, [&](int bit) {
    if (value(index, {on, word * 64 + static_cast<VertexSet>(bit)}) != 0) result |= graphs::single(bit);
  });
  return result;
}

GameValues& CompiledFormula::left(const PlacedGraph& graph) {
  if (graph.kept == asked_.front()->placed().kept && graph.cut.empty()) return *asked_.front();
  const auto [it, fresh] = left_.try_emplace(graph.deletions(), used_);
  if (!fresh) return *asked_[it->second];
  if (asked_.size() == used_) asked_.push_back(make_());
  asked_[used_]->ask(graph);
  return *asked_[used_++];
}

}  // namespace gamecert::conjectures
