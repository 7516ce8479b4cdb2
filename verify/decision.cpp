// From answers to what may be said of them.
#include "verify/decision.hpp"

#include <utility>

#include "solve/solve.hpp"
#include "verify/acceptance.hpp"

namespace gamecert::verify {

GameDecision decide(const games::Setup& setup, const solve::Request& request) {
  using enum solve::Answer::Certainty;
  GameDecision result;
  result.answer = solve::solve(setup, request);
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
    require_accepted(*result.certificate);
  }
  return result;
}

GameDecision undecided(const std::string& reason) {
  return {.verdict = "UNKNOWN",
          .reason = reason,
          .answer = {.certainty = solve::Answer::Certainty::unknown, .doubt = reason}};
}

}  // namespace gamecert::verify
