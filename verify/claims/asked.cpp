// Questions to the search, and certificates of its answers.
#include "verify/claims/asked.hpp"

#include <stdexcept>

#include "graphs/errors.hpp"
#include "solve/simulation.hpp"

namespace gamecert::verify::claims {
namespace {

solve::Answer answer(const Asked& asked, const solve::Request& request) {
  solve::Answer result =
      solve::solve(games::find(asked.game), games::Instance(asked.instance), asked.parameters, request);
  if (result.certainty == solve::Answer::Certainty::unknown) throw LimitError(result.doubt);
  return result;
}

solve::Request about(const Asked& asked, const Trial& trial) {
  return {.misere = asked.misere, .limits = trial.left()};
}

/// The number behind `word` in a statement such as NIMBER 3.
int number_in(const std::string& statement, std::string_view word) {
  if (!statement.starts_with(word))
    throw std::logic_error("expected an answer " + std::string(word) + ", found " + statement);
  return std::stoi(statement.substr(word.size() + 1));
}

Failure failure(const Asked& asked, solve::Request request, std::string_view what) {
  request.misere = asked.misere;
  request.certificate = true;
  const games::Entry& entry = games::find(asked.game);
  const games::Instance instance(asked.instance);
  certificates::Claim claim = solve::claim(entry, instance, asked.parameters, request, std::string(what));
  Failure result{certificates::text(claim)};
  try {
    solve::Answer found = answer(asked, request);
    claim.statement = found.statement;
    if (found.evidence) {
      result.certificates.push_back({claim, std::move(*found.evidence)});
    } else {
      result.missing = "no certificate of " + certificates::text(claim);
    }
  } catch (const LimitError& limit) {
    result.missing = limit.what();
  }
  return result;
}

}  // namespace

bool first_player_wins(const Asked& asked, const Trial& trial) {
  return answer(asked, about(asked, trial)).statement == "OUTCOME N";
}

int nimber(const Asked& asked, const Trial& trial) {
  solve::Request request = about(asked, trial);
  request.nimber = true;
  return number_in(answer(asked, request).statement, "NIMBER");
}

int score(const Asked& asked, const Trial& trial) {
  return number_in(answer(asked, about(asked, trial)).statement, "SCORE");
}

std::vector<std::string> winning_moves(const Asked& asked, const Trial& trial) {
  solve::Request request = about(asked, trial);
  request.all_moves = true;
  const solve::Answer found = answer(asked, request);
  const auto game = games::make(games::find(asked.game), games::Instance(asked.instance), asked.parameters);
  std::vector<std::string> names;
  for (const int move : *found.winning_moves) names.push_back(game->move_name(move));
  return names;
}

std::optional<certificates::Certificate> played_alike(const Asked& first, const Asked& second,
                                                      const std::function<int(int)>& corresponding,
                                                      const Trial& trial) {
  const auto game = [](const Asked& asked) {
    return games::make(games::find(asked.game), games::Instance(asked.instance), asked.parameters);
  };
  const auto subject = [](const Asked& asked) {
    return solve::claim(games::find(asked.game), games::Instance(asked.instance), asked.parameters, {}, "");
  };
  auto simulation = solve::simulation(*game(first), *game(second), corresponding, trial.left());
  if (!simulation) return std::nullopt;
  simulation->other = subject(second);
  certificates::Claim claim = subject(first);
  claim.statement = "SAME AS " + certificates::subject_text(simulation->other);
  return certificates::Certificate{std::move(claim), std::move(*simulation)};
}

Failure outcome_failure(const Asked& asked, std::string_view what) { return failure(asked, {}, what); }

Failure nimber_failure(const Asked& asked, std::string_view what) { return failure(asked, {.nimber = true}, what); }

}  // namespace gamecert::verify::claims
