// Questions to the search, and certificates of its answers.
#include "papers/game_question.hpp"

#include <stdexcept>

#include "solve/simulation.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

/// A question with its game and instance found.
struct AskedPosition {
  explicit AskedPosition(const GameQuestion& asked)
      : entry(games::find(asked.game)), instance(asked.instance), parameters(asked.parameters) {}

  std::unique_ptr<games::Game> game() const { return games::make(entry, instance, parameters); }
  certificates::Claim claim(const solve::Request& request, const std::string& statement) const {
    return solve::claim(entry, instance, parameters, request, statement);
  }
  /// LimitError at a limit.
  solve::Answer answer(const solve::Request& request) const {
    solve::Answer result = solve::solve(entry, instance, parameters, request);
    if (result.certainty == solve::Answer::Certainty::unknown) throw text::LimitError(result.doubt);
    return result;
  }

  const games::Entry& entry;
  games::Instance instance;
  const std::map<std::string, int>& parameters;
};

solve::Request about(const GameQuestion& asked, const Trial& trial) {
  return {.misere = asked.misere, .engine = asked.engine, .limits = trial.left()};
}

/// The number behind `word` in a statement such as NIMBER 3.
int number_in(const std::string& statement, std::string_view word) {
  if (!statement.starts_with(word))
    throw std::logic_error("expected an answer " + std::string(word) + ", found " + statement);
  return std::stoi(statement.substr(word.size() + 1));
}

Failure failure(const GameQuestion& asked, solve::Request request, std::string_view what) {
  request.misere = asked.misere;
  request.engine = asked.engine;
  request.certificate = true;
  const AskedPosition subject(asked);
  certificates::Claim claim = subject.claim(request, std::string(what));
  Failure result{certificates::text(claim)};
  try {
    solve::Answer found = subject.answer(request);
    claim.statement = found.statement;
    if (found.evidence) {
      result.certificates.push_back({claim, std::move(*found.evidence)});
    } else {
      result.missing = "no certificate of " + certificates::text(claim);
    }
  } catch (const text::LimitError& limit) {
    result.missing = limit.what();
  }
  return result;
}

}  // namespace

bool first_player_wins(const GameQuestion& asked, const Trial& trial) {
  return AskedPosition(asked).answer(about(asked, trial)).statement == "OUTCOME N";
}

std::string outcome(const GameQuestion& asked, const Trial& trial) {
  return AskedPosition(asked).answer(about(asked, trial)).statement.substr(std::string_view("OUTCOME ").size());
}

namespace {

std::string nimber_statement(const GameQuestion& asked, const Trial& trial) {
  solve::Request request = about(asked, trial);
  request.nimber = true;
  return AskedPosition(asked).answer(request).statement;
}

}  // namespace

int nimber(const GameQuestion& asked, const Trial& trial) {
  return number_in(nimber_statement(asked, trial), "NIMBER");
}

bool is_loony(const GameQuestion& asked, const Trial& trial) {
  return nimber_statement(asked, trial) == "NIMBER loony";
}

int score(const GameQuestion& asked, const Trial& trial) {
  return number_in(AskedPosition(asked).answer(about(asked, trial)).statement, "SCORE");
}

std::vector<std::string> winning_moves(const GameQuestion& asked, const Trial& trial) {
  solve::Request request = about(asked, trial);
  request.all_moves = true;
  const AskedPosition subject(asked);
  const solve::Answer found = subject.answer(request);
  const auto game = subject.game();
  std::vector<std::string> names;
  for (const int move : *found.winning_moves) names.push_back(game->move_name(move));
  return names;
}

std::optional<certificates::Certificate> played_alike(const GameQuestion& first, const GameQuestion& second,
                                                      const std::function<int(int)>& corresponding,
                                                      const Trial& trial) {
  const AskedPosition left(first), right(second);
  auto simulation = solve::simulation(*left.game(), *right.game(), corresponding, trial.left());
  if (!simulation) return std::nullopt;
  simulation->other = right.claim({}, "");
  certificates::Claim claim = left.claim({}, "");
  claim.statement = "SAME AS " + certificates::subject_text(simulation->other);
  return certificates::Certificate{std::move(claim), std::move(*simulation)};
}

Failure outcome_failure(const GameQuestion& asked, std::string_view what) { return failure(asked, {}, what); }

Failure nimber_failure(const GameQuestion& asked, std::string_view what) {
  return failure(asked, {.nimber = true}, what);
}

}  // namespace gamecert::papers
