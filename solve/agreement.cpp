// Comparison of answers, and the choice of one.
#include "solve/agreement.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

namespace gamecert::solve {
namespace {

using Certainty = Answer::Certainty;

std::string said_by(const Answer& answer) {
  if (answer.certainty == Certainty::certain) return answer.statement;
  if (answer.certainty == Certainty::unknown) return "UNKNOWN " + answer.doubt;
  return "EVIDENCE " + answer.statement + " " + answer.doubt;
}

/// What is asserted differently; nothing if that is nothing.
std::optional<std::string> difference(const Answer& a, const Answer& b) {
  if (a.certainty == Certainty::unknown || b.certainty == Certainty::unknown) return std::nullopt;
  if (a.statement != b.statement) return "";
  if (a.winning_moves && b.winning_moves && *a.winning_moves != *b.winning_moves) return "; their winning moves differ";
  if (a.best && b.best && *a.best != *b.best)
    return "; their greatest numbers of green edges differ, " + std::to_string(*a.best) + " and " +
           std::to_string(*b.best);
  return std::nullopt;
}

}  // namespace

void Agreement::add(const std::string& engine, Answer answer) {
  const bool unknown = answer.certainty == Certainty::unknown;
  opinions_.push_back({engine, said_by(answer), unknown ? Opinion::Kind::unknown : Opinion::Kind::answer});
  answers_.push_back(std::move(answer));
}

void Agreement::does_not_apply(const std::string& engine, const std::string& reason) {
  opinions_.push_back({engine, "does not apply: " + reason, Opinion::Kind::not_applicable});
}

bool Agreement::has_evidence() const {
  return std::ranges::any_of(answers_, [](const Answer& answer) { return answer.evidence.has_value(); });
}

Answer Agreement::result() const {
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    for (std::size_t j = i + 1; j < answers_.size(); ++j) {
      const auto differently = difference(answers_[i], answers_[j]);
      if (!differently) continue;
      std::string message = "engines disagree";
      for (const Opinion& opinion : opinions_) message += "; " + opinion.engine + ": " + opinion.said;
      throw std::logic_error(message + *differently);
    }
  }
  const auto rank = [](const Answer& answer) {
    if (answer.certainty == Certainty::certain) return answer.evidence ? 0 : 1;
    return answer.certainty == Certainty::evidence ? 2 : 3;
  };
  Answer result = *std::ranges::min_element(answers_, {}, rank);
  for (const Answer& answer : answers_) {
    if (!result.best) result.best = answer.best;
  }
  result.opinions = opinions_;
  return result;
}

}  // namespace gamecert::solve
