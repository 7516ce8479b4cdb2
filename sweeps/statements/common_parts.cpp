// Parts counted by their text; the greatest that stand there more than once are taken out of those around them.
#include "sweeps/statements/common_parts.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "language/outside.hpp"
#include "language/program.hpp"
#include "language/terms.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using language::Formula;
using language::Meaning;
using language::Sort;

bool connects(const Formula& formula) {
  const language::LanguageWord* word = language::find_word(formula.word);
  return word != nullptr && word->meaning <= Meaning::negation;
}

/// What costs no more to compute than to look up.
bool cheap(const Formula& part) {
  if (!part.arguments.empty()) return false;
  return language::find_term(part.word) == nullptr || part.word == "order" || part.word == "size";
}

/// Calls visit(part, bound) for the parts of a formula that are about the graph at hand, the outer ones first, with the
/// names bound around them, as long as it returns true. What is about another graph, a colouring or a game is not gone
/// into, nor what is looked at under a condition.
class Parts {
 public:
  using Visit = std::function<bool(Formula& part, const std::vector<std::string>& bound)>;
  explicit Parts(Visit visit) : visit_(std::move(visit)) {}

  void arguments(Formula& formula) {
    const language::LanguageWord* word = language::find_word(formula.word);
    if (word == nullptr) return;
    switch (word->meaning) {
      case Meaning::change:
      case Meaning::recursion:
      case Meaning::ask:
      case Meaning::pattern:
        return;
      case Meaning::choice:
        return part(formula.arguments[0]);
      case Meaning::let:
        part(formula.arguments[1]);
        return body(formula.arguments[2], formula.arguments[0].word);
      default:
        break;
    }
    if (!word->quantifies()) {
      for (Formula& argument : formula.arguments) part(argument);
      return;
    }
    Formula& over = formula.arguments[0];
    if (language::find_range_word(over.word)->range == language::Range::colourings) return;
    for (std::size_t i = 1; i < over.arguments.size(); ++i) part(over.arguments[i]);
    body(formula.arguments[1], over.arguments[0].word);
  }

 private:
  void part(Formula& formula) {
    if (visit_(formula, bound_)) arguments(formula);
  }
  void body(Formula& formula, const std::string& name) {
    bound_.push_back(name);
    part(formula);
    bound_.pop_back();
  }

  Visit visit_;
  std::vector<std::string> bound_;
};

bool closed(const Formula& part, const std::vector<std::string>& bound) {
  return !cheap(part) &&
         std::ranges::none_of(bound, [&](const std::string& name) { return language::has_word(part, name); });
}

/// The sort of a closed part that can be kept as a number.
std::optional<Sort> kept_sort(const Formula& part) {
  const Sort sort = language::sort_of(part);
  if (sort == Sort::truth || sort == Sort::whole || sort == Sort::number) return sort;
  return std::nullopt;
}

}  // namespace

StatementEvaluators::StatementEvaluators(const std::vector<Formula>& statements, Evaluator::Mode mode) : mode_(mode) {
  if (statements.size() == 1) {
    alone_ = std::make_unique<Evaluator>(statements.front(), mode);
    return;
  }
  const std::function<void(const Formula&)> count = [&](const Formula& formula) {
    if (connects(formula)) {
      std::ranges::for_each(formula.arguments, count);
      return;
    }
    Formula part = formula;
    ++counts_[language::prefix(part)];
    Parts([&](const Formula& inside, const auto& bound) {
      if (closed(inside, bound)) ++counts_[language::prefix(inside)];
      return true;
    }).arguments(part);
  };
  formulas_ = statements;
  std::ranges::for_each(statements, count);
  for (const Formula& each : statements) statements_.push_back(node_of(each));
  for (const auto& [text, part] : places_) common_ += counts_.at(text) > 1 ? 1 : 0;
}

std::size_t StatementEvaluators::node_of(const Formula& formula) {
  Node node;
  if (connects(formula)) {
    node.meaning = language::find_word(formula.word)->meaning;
    for (const Formula& argument : formula.arguments) node.children.push_back(node_of(argument));
  } else {
    node.part = part_of(formula);
  }
  nodes_.push_back(std::move(node));
  return nodes_.size() - 1;
}

std::size_t StatementEvaluators::part_of(const Formula& formula) {
  const std::string text = language::prefix(formula);
  if (const auto known = places_.find(text); known != places_.end()) return known->second;
  Part made;
  language::Outside outside;
  Formula left = formula;
  Parts([&](Formula& part, const auto& bound) {
    const auto count = closed(part, bound) ? counts_.find(language::prefix(part)) : counts_.end();
    if (count == counts_.end() || count->second < 2) return true;
    const auto sort = kept_sort(part);
    if (!sort) return true;
    const std::size_t use = part_of(part);
    const auto known = std::ranges::find(made.uses, use);
    const auto place = static_cast<std::size_t>(known - made.uses.begin());
    const std::string name = "common-part-" + std::to_string(place);
    if (known == made.uses.end()) {
      made.uses.push_back(use);
      outside.parameters.push_back({name, *sort});
    }
    part = {name, {}};
    return false;
  }).arguments(left);
  made.evaluator = made.uses.empty() ? std::make_unique<Evaluator>(std::move(left), mode_)
                                     : std::make_unique<Evaluator>(std::move(left), mode_, std::move(outside));
  parts_.push_back(std::move(made));
  places_[text] = parts_.size() - 1;
  return parts_.size() - 1;
}

void StatementEvaluators::ask(const graphs::SmallGraph& graph) {
  graph_ = &graph;
  ++graphs_;
}

InstanceTruth StatementEvaluators::instance(std::size_t statement, const solve::Limits* limits) {
  if (alone_ != nullptr) {
    if (limits != nullptr) alone_->within(*limits);
    return alone_->instance(*graph_);
  }
  try {
    return by_common_parts(statement, limits);
  } catch (const text::LimitError&) {
    if (text::interrupted) throw;
  }
  // A common part may be one that need not be looked at.
  Evaluator alone(formulas_[statement], mode_);
  if (limits != nullptr) alone.within(*limits);
  return alone.instance(*graph_);
}

InstanceTruth StatementEvaluators::by_common_parts(std::size_t statement, const solve::Limits* limits) {
  limits_ = limits;
  const Node& node = nodes_[statements_[statement]];
  if (node.meaning != Meaning::implication) return truth(node) ? InstanceTruth::holds : InstanceTruth::fails;
  if (!truth(nodes_[node.children[0]])) return InstanceTruth::none;
  return truth(nodes_[node.children[1]]) ? InstanceTruth::holds : InstanceTruth::fails;
}

bool StatementEvaluators::truth(const Node& node) {
  const auto child = [&](std::size_t i) { return truth(nodes_[node.children[i]]); };
  switch (node.meaning) {
    case Meaning::conjunction:
      return child(0) && child(1);
    case Meaning::disjunction:
      return child(0) || child(1);
    case Meaning::implication:
      return !child(0) || child(1);
    case Meaning::negation:
      return !child(0);
    default:
      return value(node.part) != 0;
  }
}

std::int64_t StatementEvaluators::value(std::size_t number) {
  Part& part = parts_[number];
  if (part.known_at == graphs_) return part.value;
  for (std::size_t i = 0; i < part.uses.size(); ++i) part.evaluator->set(i, value(part.uses[i]));
  if (limits_ != nullptr) part.evaluator->within(*limits_);
  part.value = part.evaluator->value(*graph_);
  part.known_at = graphs_;
  return part.value;
}

}  // namespace gamecert::sweeps
