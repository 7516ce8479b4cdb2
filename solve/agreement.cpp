// Comparison of answers, and the choice of one.
#include "solve/agreement.hpp"

#include <algorithm>
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

bool differ(const Answer& a, const Answer& b) {
  if (a.certainty == Certainty::unknown || b.certainty == Certainty::unknown) return false;
  if (a.statement != b.statement) return true;
  return a.winning_moves && b.winning_moves && *a.winning_moves != *b.winning_moves;
}

}  // namespace

void Agreement::add(const std::string& engine, Answer answer) {
  opinions_.push_back({engine, said_by(answer)});
  answers_.push_back(std::move(answer));
}

void Agreement::does_not_apply(const std::string& engine, const std::string& reason) {
  opinions_.push_back({engine, "does not apply: " + reason});
}

bool Agreement::has_evidence() const {
  return std::ranges::any_of(answers_, [](const Answer& answer) { return answer.evidence.has_value(); });
}

Answer Agreement::result() const {
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    for (std::size_t j = i + 1; j < answers_.size(); ++j) {
      if (!differ(answers_[i], answers_[j])) continue;
      std::string message = "engines disagree";
      for (const auto& [engine, said] : opinions_) message += "; " + engine + ": " + said;
      if (answers_[i].statement == answers_[j].statement) message += "; their winning moves differ";
      throw std::logic_error(message);
    }
  }
  const auto rank = [](const Answer& answer) {
    if (answer.certainty == Certainty::certain) return answer.evidence ? 0 : 1;
    return answer.certainty == Certainty::evidence ? 2 : 3;
  };
  Answer result = *std::ranges::min_element(answers_, {}, rank);
  result.opinions = opinions_;
  return result;
}

}  // namespace gamecert::solve
