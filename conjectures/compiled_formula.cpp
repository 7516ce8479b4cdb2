// Compilation and evaluation, with short circuits.
#include "conjectures/compiled_formula.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <stdexcept>
#include <string>

namespace gamecert::conjectures {
namespace {

/// How much longer one subformula takes than another, roughly.
double cost(const Formula& formula) {
  const LanguageWord* word = find_word(formula.word);
  if (word == nullptr) {
    const Term* term = find_term(formula.word);
    if (term == nullptr || term->of_graph != nullptr || find_primitive(term->name) != nullptr) return 1;
    return term->definition.empty() ? 10 : cost(definition(*term));
  }
  if (word->meaning == Meaning::ask) return 100;
  double sum = 1;
  for (const Formula& argument : formula.arguments) sum += cost(argument);
  if (word->takes[0] != Sort::quantifier) return sum;
  return sum * (find_range(formula.arguments[0].word) == Range::colourings ? 100 : 10);
}

}  // namespace

CompiledFormula::CompiledFormula(const Formula& formula, MakeGameValues make)
    : make_(make), every_instance_(may_refuse(formula)) {
  asked_.push_back(make_());
  std::vector<std::string> variables;
  compile(formula, variables);
}

CompiledFormula::CompiledFormula(const CompiledFormula& other)
    : make_(other.make_), every_instance_(other.every_instance_), nodes_(other.nodes_), bound_(other.bound_.size()) {
  asked_.push_back(make_());
}

CompiledFormula& CompiledFormula::operator=(const CompiledFormula& other) { return *this = CompiledFormula(other); }

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
    node.term = find_primitive(term->name);
    node.way = way;
    node.of_graph = term->of_graph;
    node.winnable = term->name == "winnable";
    if (term->name == "odd-degenerate") node.way = [](GameValues& on) -> std::int64_t { return on.odd_degenerate(); };
    if (node.term == nullptr && node.way == nullptr && node.of_graph == nullptr && !node.winnable)
      throw std::logic_error("nothing says what " + formula.word + " is");
    node.coloured = term->of_colouring;
  } else if (node.word == nullptr) {
    node.number = std::stoll(formula.word);
  } else if (node.word->takes[0] == Sort::quantifier) {
    const Formula& over = formula.arguments[0];
    node.range = find_range(over.word).value();
    const bool colourings = node.range == Range::colourings;
    node.variable = variables.size();
    if (!colourings) variables.push_back(over.arguments[0].word);
    bound_.resize(std::max(bound_.size(), variables.size()));
    node.children[1] = compile(formula.arguments[1], variables);
    if (!colourings) variables.pop_back();
    node.coloured = !colourings && nodes_[node.children[1]].coloured;
  } else if (node.word->meaning == Meaning::without) {
    const auto variable = std::ranges::find(variables, formula.arguments[0].word);
    assert(variable != variables.end());
    node.variable = static_cast<std::size_t>(variable - variables.begin());
    node.children[1] = compile(formula.arguments[1], variables);
  } else if (node.word->meaning == Meaning::ask) {
    node.asks = formula;
  } else {
    for (std::size_t i = 0; i < formula.arguments.size(); ++i) {
      node.children[i] = compile(formula.arguments[i], variables);
      node.coloured = node.coloured || nodes_[node.children[i]].coloured;
    }
    node.last_first =
        !every_instance_ && formula.arguments.size() == 2 && cost(formula.arguments[1]) < cost(formula.arguments[0]);
  }
  nodes_[index] = node;
  return index;
}

void CompiledFormula::ask(const graphs::SmallGraph& graph) {
  asked_.front()->pause();
  asked_.front()->ask(graph);
  used_ = 1;
  induced_.clear();
  cut_.clear();
}

std::int64_t CompiledFormula::value(std::size_t index, const At& at) {
  const Node& node = nodes_[index];
  if (node.term != nullptr) return node.term->at(at.on, at.green);
  if (node.of_graph != nullptr) return node.of_graph(at.on.graph());
  if (node.way != nullptr) return node.way(at.on);
  if (node.winnable)
    return static_cast<std::int64_t>(
        at.on.winnable(at.green / 64, graphs::single(static_cast<int>(at.green % 64))) >> at.green % 64 & 1);
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
    case Meaning::forall:
    case Meaning::exists:
    case Meaning::count:
      return quantified(node, at);
    case Meaning::without:
      return value(node.children[1], {without(at.on, bound_[node.variable]), 0});
    case Meaning::ask:
      return at.on.asked(node.asks);
    case Meaning::strict:
      break;
  }
  const std::int64_t left = child(0);
  return node.word->value(left, child(1));
}

std::int64_t CompiledFormula::quantified(const Node& node, const At& at) {
  return node.range == Range::colourings ? over_colourings(node, at.on) : over_parts(node, at);
}

std::int64_t CompiledFormula::over_colourings(const Node& node, GameValues& on) {
  std::int64_t count = 0;
  bool all = true;
  for (std::size_t word = 0; word < on.colouring_words(); ++word) {
    on.pause();
    const std::uint64_t wanted = on.colourings();
    const std::uint64_t found = truths(node.children[1], on, word, wanted) & wanted;
    all = all && found == wanted;
    count += std::popcount(found);
    if (every_instance_ || node.word->meaning == Meaning::count) continue;
    if (node.word->meaning == Meaning::forall ? !all : count != 0) break;
  }
  if (node.word->meaning == Meaning::count) return count;
  return node.word->meaning == Meaning::forall ? all : count != 0;
}

std::int64_t CompiledFormula::over_parts(const Node& node, const At& at) {
  const Meaning meaning = node.word->meaning;
  std::int64_t result = meaning == Meaning::forall;
  const auto look = [&](Element part) {
    bound_[node.variable] = part;
    const bool found = value(node.children[1], at) != 0;
    if (meaning == Meaning::count) return result += found, true;
    if (found == (meaning == Meaning::forall)) return true;
    result = found;
    return every_instance_;
  };
  if (node.range == Range::vertices) {
    each_vertex(at.on.subgraph(), look);
  } else {
    each_edge(asked_.front()->graph(), at.on.subgraph(), look);
  }
  return result;
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

GameValues& CompiledFormula::without(GameValues& on, Element part) {
  if (!contains(on.subgraph(), part)) return on;
  const std::size_t number = number_without(on.subgraph(), part);
  if (number < used_) return *asked_[number];
  if (asked_.size() == used_) asked_.push_back(make_());
  asked_[used_]->ask(on, part);
  return *asked_[used_++];
}

std::size_t CompiledFormula::number_without(const Subgraph& subgraph, Element part) {
  if (!std::has_single_bit(part) || !subgraph.cut.empty()) {
    return cut_.try_emplace(conjectures::without(subgraph, part), used_).first->second;
  }
  const VertexSet kept = subgraph.kept & ~part;
  const auto known = std::ranges::find(induced_, kept, &std::pair<VertexSet, std::size_t>::first);
  if (known != induced_.end()) return known->second;
  return induced_.emplace_back(kept, used_).second;
}

}  // namespace gamecert::conjectures
