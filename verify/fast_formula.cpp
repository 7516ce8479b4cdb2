// Compilation and evaluation, with short circuits.
#include "verify/fast_formula.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <string>

#include "graphs/errors.hpp"
#include "solve/limits.hpp"

namespace gamecert::verify {

using conjectures::Formula;
using conjectures::Meaning;

FastFormula::FastFormula(const Formula& formula) : asked_(1) {
  std::vector<std::string> variables;
  compile(formula, variables);
}

std::size_t FastFormula::compile(const Formula& formula, std::vector<std::string>& variables) {
  const std::size_t index = nodes_.size();
  nodes_.emplace_back();
  Node node;
  node.word = conjectures::find_word(formula.word);
  if (const conjectures::Term* term = conjectures::find_term(formula.word)) {
    node.term = &term_value(term->name);
    node.coloured = term->of_colouring;
  } else if (node.word == nullptr) {
    node.number = std::stoll(formula.word);
  } else if (node.word->takes[0] == conjectures::Place::quantifier) {
    const Formula& over = formula.arguments[0];
    node.over_colourings = over.arguments.empty();
    node.variable = variables.size();
    if (!node.over_colourings) variables.push_back(over.arguments[0].word);
    bound_.resize(std::max(bound_.size(), variables.size()));
    node.children[1] = compile(formula.arguments[1], variables);
    if (!node.over_colourings) variables.pop_back();
    node.coloured = !node.over_colourings && nodes_[node.children[1]].coloured;
  } else if (node.word->meaning == Meaning::without) {
    const auto variable = std::ranges::find(variables, formula.arguments[0].word);
    assert(variable != variables.end());
    node.variable = static_cast<std::size_t>(variable - variables.begin());
    node.children[1] = compile(formula.arguments[1], variables);
  } else if (node.word->meaning != Meaning::nimber) {
    for (std::size_t i = 0; i < formula.arguments.size(); ++i) {
      node.children[i] = compile(formula.arguments[i], variables);
      node.coloured = node.coloured || nodes_[node.children[i]].coloured;
    }
  }
  nodes_[index] = node;
  return index;
}

void FastFormula::ask(const graphs::SmallGraph& graph) {
  asked_.front().reset(graph, graph.vertices());
  kept_.assign(1, graph.vertices());
}

std::int64_t FastFormula::value(std::size_t index, const At& at) {
  const Node& node = nodes_[index];
  if (node.term != nullptr) return node.term->at(at.on, at.green);
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
    case Meaning::nimber:
      return at.on.node_kayles();
    case Meaning::strict:
      break;
  }
  const std::int64_t left = child(0);
  return node.word->value(left, child(1));
}

std::int64_t FastFormula::quantified(const Node& node, const At& at) {
  return node.over_colourings ? over_colourings(node, at.on) : over_vertices(node, at);
}

std::int64_t FastFormula::over_colourings(const Node& node, AskedGraph& on) {
  std::int64_t count = 0;
  for (std::size_t word = 0; word < on.colouring_words(); ++word) {
    if (solve::Watch::interrupted) throw LimitError("interrupted");
    const std::uint64_t wanted = on.colourings();
    const std::uint64_t found = truths(node.children[1], on, word, wanted) & wanted;
    if (node.word->meaning == Meaning::forall && found != wanted) return 0;
    if (node.word->meaning == Meaning::exists && found != 0) return 1;
    count += std::popcount(found);
  }
  return node.word->meaning == Meaning::count ? count : node.word->meaning == Meaning::forall;
}

std::int64_t FastFormula::over_vertices(const Node& node, const At& at) {
  std::int64_t count = 0;
  for (VertexSet left = at.on.kept(); left != 0; left &= left - 1) {
    bound_[node.variable] = left & (~left + 1);
    const bool found = value(node.children[1], at) != 0;
    if (node.word->meaning == Meaning::forall && !found) return 0;
    if (node.word->meaning == Meaning::exists && found) return 1;
    count += found;
  }
  return node.word->meaning == Meaning::count ? count : node.word->meaning == Meaning::forall;
}

std::uint64_t FastFormula::truths(std::size_t index, AskedGraph& on, std::size_t word, std::uint64_t wanted) {
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

AskedGraph& FastFormula::without(AskedGraph& on, VertexSet vertex) {
  if ((on.kept() & vertex) == 0) return on;
  const VertexSet kept = on.kept() & ~vertex;
  const auto known = std::ranges::find(kept_, kept);
  const auto number = static_cast<std::size_t>(known - kept_.begin());
  if (known != kept_.end()) return asked_[number];
  kept_.push_back(kept);
  if (asked_.size() < kept_.size()) asked_.emplace_back();
  asked_[number].reset(graphs::delete_vertex(on.graph(), std::popcount(on.kept() & (vertex - 1))), kept);
  return asked_[number];
}

}  // namespace gamecert::verify
