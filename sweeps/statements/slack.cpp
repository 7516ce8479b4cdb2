// Slacks as formulas.
#include "sweeps/statements/slack.hpp"

#include <limits>
#include <string>
#include <utility>

#include "language/arithmetic.hpp"
#include "language/program.hpp"
#include "language/words.hpp"

namespace gamecert::sweeps {
namespace {

using language::Formula;
using language::Meaning;

/// The same of the negation, if `negated`.
std::optional<Formula> slack_formula(const Formula& formula, bool negated) {
  const std::string& word = formula.word;
  const std::vector<Formula>& parts = formula.arguments;
  if (word == "<=" || word == "<" || word == ">=" || word == ">") {
    const bool rising = (word[0] == '<') != negated;  // the second number is to be the greater one
    return Formula{"-", {parts[rising ? 1 : 0], parts[rising ? 0 : 1]}};
  }
  if (word == "!") return slack_formula(parts[0], !negated);
  if (word == "->" && !negated) return slack_formula(parts[1], false);
  const language::LanguageWord* known = language::find_word(word);
  if (known == nullptr) return std::nullopt;
  const bool all = known->meaning == Meaning::forall || known->meaning == Meaning::conjunction;
  if (known->meaning == Meaning::forall || known->meaning == Meaning::exists) {
    auto body = slack_formula(parts[1], negated);
    if (!body || parts[0].word == "colouring") return std::nullopt;
    return Formula{all != negated ? "min" : "max", {parts[0], std::move(*body)}};
  }
  if (known->meaning != Meaning::conjunction && known->meaning != Meaning::disjunction) return std::nullopt;
  auto one = slack_formula(parts[0], negated), other = slack_formula(parts[1], negated);
  if (!one || !other) return one ? one : other;
  Formula less{"<=", {*one, *other}};
  if (all == negated) std::swap(one, other);
  return Formula{"if", {std::move(less), std::move(*one), std::move(*other)}};
}

double as_double(language::Sort sort, std::int64_t number) {
  const std::string text = language::value_text(sort, number);
  if (text == "infinite") return std::numeric_limits<double>::infinity();
  if (text == "-infinite") return -std::numeric_limits<double>::infinity();
  const std::size_t stroke = text.find('/');
  return std::stod(text.substr(0, stroke)) / (stroke == std::string::npos ? 1 : std::stod(text.substr(stroke + 1)));
}

}  // namespace

std::optional<Formula> slack_of(const Formula& statement) { return slack_formula(statement, false); }

Slack::Slack(const Formula& statement, Evaluator::Mode mode) {
  auto formula = slack_of(statement);
  if (!formula) return;
  sort_ = language::sort_of(*formula);
  evaluator_ = std::make_unique<Evaluator>(std::move(*formula), mode);
}

double Slack::at(const graphs::SmallGraph& graph, const solve::Limits& limits) {
  if (evaluator_ == nullptr) return 0;
  evaluator_->within(limits);
  return as_double(sort_, evaluator_->value(graph));
}

}  // namespace gamecert::sweeps
