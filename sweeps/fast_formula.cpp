// Compilation and evaluation, with short circuits.
#include "sweeps/fast_formula.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <stdexcept>
#include <string>

#include "solve/limits.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

using conjectures::Element;
using conjectures::Formula;
using conjectures::Meaning;
using conjectures::Range;

FastFormula::FastFormula(const Formula& formula, bool by_play)
    : by_play_(by_play), every_instance_(conjectures::may_refuse(formula)), asked_(1) {
  if (by_play) asked_.front().by_play();
  std::vector<std::string> variables;
  compile(formula, variables);
}

std::size_t FastFormula::compile(const Formula& formula, std::vector<std::string>& variables) {
  const conjectures::Term* term = conjectures::find_term(formula.word);
  const TermValue* by_engine = term != nullptr ? find_term_value(term->name) : nullptr;
  if (term != nullptr && !term->definition.empty() && (by_play_ || by_engine == nullptr)) {
    std::vector<std::string> hidden(variables.size());  // a definition has variables of its own
    return compile(conjectures::definition(*term), hidden);
  }
  const std::size_t index = nodes_.size();
  nodes_.emplace_back();
  Node node;
  node.word = conjectures::find_word(formula.word);
  if (term != nullptr) {
    node.term = by_engine;
    node.of_graph = term->of_graph;
    if (node.term == nullptr && node.of_graph == nullptr)
      throw std::logic_error("nothing says what " + formula.word + " is");
    node.coloured = term->of_colouring;
  } else if (node.word == nullptr) {
    node.number = std::stoll(formula.word);
  } else if (node.word->takes[0] == conjectures::Sort::quantifier) {
    const Formula& over = formula.arguments[0];
    node.range = conjectures::find_range(over.word).value();
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
  }
  nodes_[index] = node;
  return index;
}

void FastFormula::ask(const graphs::SmallGraph& graph) {
  asked_.front().reset(graph);
  used_ = 1;
  induced_.clear();
  cut_.clear();
}

std::int64_t FastFormula::value(std::size_t index, const At& at) {
  const Node& node = nodes_[index];
  if (node.term != nullptr) return node.term->at(at.on, at.green);
  if (node.of_graph != nullptr) return node.of_graph(at.on.graph());
  if (node.word == nullptr) return node.number;
  const auto child = [&](std::size_t i) { return value(node.children[i], at); };
  switch (node.word->meaning) {
    case Meaning::conjunction:
      return child(0) != 0 && child(1) != 0;
    case Meaning::disjunction:
      return child(0) != 0 || child(1) != 0;
    case Meaning::implication:
      return child(0) == 0 || child(1) != 0;
    case Meaning::negation:
      return child(0) == 0;
    case Meaning::forall:
    case Meaning::exists:
    case Meaning::count:
      return quantified(node, at);
    case Meaning::without:
      return value(node.children[1], {without(at.on, bound_[node.variable]), 0});
    case Meaning::ask:
      return at.on.value_of(node.asks);
    case Meaning::strict:
      break;
  }
  const std::int64_t left = child(0);
  return node.word->value(left, child(1));
}

std::int64_t FastFormula::quantified(const Node& node, const At& at) {
  return node.range == Range::colourings ? over_colourings(node, at.on) : over_parts(node, at);
}

std::int64_t FastFormula::over_colourings(const Node& node, GraphProperties& on) {
  std::int64_t count = 0;
  bool all = true;
  for (std::size_t word = 0; word < on.colouring_words(); ++word) {
    if (solve::Watch::interrupted) throw text::LimitError("interrupted");
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

std::int64_t FastFormula::over_parts(const Node& node, const At& at) {
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
    each_edge(asked_.front().graph(), at.on.subgraph(), look);
  }
  return result;
}

std::uint64_t FastFormula::truths(std::size_t index, GraphProperties& on, std::size_t word, std::uint64_t wanted) {
  const Node& node = nodes_[index];
  if (!node.coloured) return value(index, {on, 0}) != 0 ? ~std::uint64_t{0} : 0;
  if (node.term != nullptr && node.term->truths != nullptr) return node.term->truths(on, word);
  const auto child = [&](std::size_t i, std::uint64_t bits) {
    return bits == 0 ? 0 : truths(node.children[i], on, word, bits) & bits;
  };
  if (node.word != nullptr) {
    switch (node.word->meaning) {
      case Meaning::conjunction:
        return child(1, child(0, wanted));
      case Meaning::disjunction: {
        const std::uint64_t left = child(0, wanted);
        return left | child(1, wanted & ~left);
      }
      case Meaning::implication: {
        const std::uint64_t left = child(0, wanted);
        return (wanted & ~left) | child(1, left);
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

GraphProperties& FastFormula::without(GraphProperties& on, Element part) {
  if (!contains(on.subgraph(), part)) return on;
  const std::size_t number = number_without(on.subgraph(), part);
  if (number < used_) return asked_[number];
  if (asked_.size() == used_) asked_.emplace_back();
  asked_[used_].reset(on, part);
  return asked_[used_++];
}

std::size_t FastFormula::number_without(const conjectures::Subgraph& subgraph, Element part) {
  if (!std::has_single_bit(part) || !subgraph.cut.empty()) {
    return cut_.try_emplace(conjectures::without(subgraph, part), used_).first->second;
  }
  const VertexSet kept = subgraph.kept & ~part;
  const auto known = std::ranges::find(induced_, kept, &std::pair<VertexSet, std::size_t>::first);
  if (known != induced_.end()) return known->second;
  return induced_.emplace_back(kept, used_).second;
}

}  // namespace gamecert::sweeps
