// From answers to what may be said of them.
#include "verify/decision.hpp"

#include <new>
#include <utility>

#include "language/arithmetic.hpp"
#include "solve/points/cancelling.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"
#include "verify/acceptance.hpp"

namespace gamecert::verify {

namespace {

/// An interrupt may end the check: then there is an answer without a certificate.
void check_certificate(GameDecision& decision) {
  try {
    require_accepted(*decision.certificate);
  } catch (const text::LimitError& limit) {
    if (!text::interrupted) throw;
    decision.certificate.reset();
    decision.verdict = "EVIDENCE";
    decision.reason = std::string("without a certificate: ") + limit.what();
  }
}

/// What may be said of an answer to the question.
GameDecision decision_of(const games::Setup& setup, const solve::Request& request, solve::Answer found) {
  using enum solve::Answer::Certainty;
  GameDecision result;
  result.answer = std::move(found);
  solve::Answer& answer = result.answer;
  if (answer.certainty == unknown) {
    result.verdict = "UNKNOWN";
    result.reason = answer.doubt;
    return result;
  }
  result.statement = answer.statement;
  if (answer.certainty == evidence) {
    result.verdict = "EVIDENCE";
    result.reason = answer.doubt;
  } else if (request.certificate && !answer.evidence) {
    result.verdict = "EVIDENCE";
    result.reason = "without a certificate" + (answer.doubt.empty() ? "" : ": " + answer.doubt);
  } else if (request.certificate) {
    result.certificate.emplace(solve::claim(setup, request, answer.statement), *std::exchange(answer.evidence, {}));
    check_certificate(result);
  }
  return result;
}

}  // namespace

GameDecision decide(const games::Setup& setup, const solve::Request& request) {
  return decision_of(setup, request, solve::solve(setup, request));
}

GameDecision decide(const games::Setup& setup, const solve::Request& request,
                    const std::vector<graphs::Edge>& exchange) {
  if (exchange.empty()) return decide(setup, request);
  solve::Answer answer;
  try {
    const text::Deadline within = solve::deadline_of(request.limits);
    answer = solve::solve_by_exchange(setup, request, exchange);
  } catch (const text::LimitError& limit) {
    return undecided(limit.what());
  } catch (const std::bad_alloc&) {
    return undecided("out of memory");
  }
  return decision_of(setup, request, std::move(answer));
}

std::string text(const GameDecision& decision) {
  std::string words;
  for (const std::string& word : {decision.verdict, decision.statement, decision.reason}) {
    if (!word.empty()) words += (words.empty() ? "" : " ") + word;
  }
  return words;
}

std::vector<std::pair<std::string, std::string>> value_facts(const solve::ValueFacts& facts) {
  std::vector<std::pair<std::string, std::string>> result;
  for (const auto& [name, fact] : {std::pair("left-stop", facts.left_stop),
                                   {"right-stop", facts.right_stop},
                                   {"mean", facts.mean},
                                   {"temperature", facts.temperature},
                                   {"temperature-at-most", facts.temperature_at_most}})
    if (fact) result.emplace_back(name, language::fraction_text(*fact));
  if (facts.outcome) result.emplace_back("outcome", std::string(1, *facts.outcome));
  return result;
}

std::vector<std::string> move_names(const games::Setup& setup, const solve::Answer& answer,
                                    const std::vector<int>& moves) {
  if (answer.names) return *answer.names;
  std::vector<std::string> result;
  if (moves.empty()) return result;
  if (setup.entry().refinements.move_name) {
    for (int move : moves) result.push_back(setup.game().move_name(move));
  } else {
    for (int move : moves) result.push_back(std::to_string(move));
  }
  return result;
}

GameDecision undecided(const std::string& reason) {
  return {.verdict = "UNKNOWN",
          .reason = reason,
          .answer = {.certainty = solve::Answer::Certainty::unknown, .doubt = reason}};
}

}  // namespace gamecert::verify
