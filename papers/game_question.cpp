// Questions to the search, and certificates of its answers.
#include "papers/game_question.hpp"

#include <algorithm>
#include <mutex>
#include <stdexcept>
#include <utility>

#include "solve/sides.hpp"
#include "solve/simulation.hpp"
#include "solve/statement.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

games::Setup setup(const GameQuestion& asked) {
  return {games::find(asked.game), games::Instance(asked.instance), asked.parameters};
}

/// LimitError at a limit.
solve::Answer answer(const games::Setup& setup, const solve::Request& request) {
  solve::Answer result = solve::solve(setup, request);
  if (result.certainty == solve::Answer::Certainty::unknown) throw text::LimitError(result.doubt);
  return result;
}

solve::Request about(const GameQuestion& asked, const Trial& trial) {
  return {.misere = asked.misere, .engine = asked.engine, .limits = trial.left()};
}

Failure failure(const GameQuestion& asked, solve::Request request, std::string_view what) {
  request.misere = asked.misere;
  request.engine = asked.engine;
  const games::Setup subject = setup(asked);
  Failure result{certificates::text(solve::claim(subject, request, std::string(what)))};
  try {
    result.certificates.push_back(solve::certified(subject, request));
  } catch (const text::LimitError& limit) {
    result.missing = limit.what();
  }
  return result;
}

}  // namespace

GameQuestion by_rules(std::string_view game, std::string instance) {
  return {.game = game, .instance = std::move(instance), .engine = solve::Engine::search};
}

int number_in(const std::string& statement, std::string_view word) {
  if (!statement.starts_with(word))
    throw std::logic_error("expected an answer " + std::string(word) + ", found " + statement);
  return solve::number_in(statement);
}

namespace {

/// std::logic_error unless they win.
void play_out(const games::Game& game, const std::vector<int>& moves) {
  games::Position at = game.start();
  for (const int move : moves) {
    const std::vector<int> legal = game.moves(at);
    if (std::ranges::find(legal, move) == legal.end()) throw std::logic_error("an illegal move");
    at = game.play(at, move);
  }
  if (!game.won(at)) throw std::logic_error("moves that do not win");
}

}  // namespace

std::string outcome(const GameQuestion& asked, const Trial& trial) {
  const games::Setup subject = setup(asked);
  const solve::Answer found = answer(subject, about(asked, trial));
  if (subject.info().players > 1)
    return solve::of_first_player(subject, found.statement).substr(std::string_view("OUTCOME ").size());
  if (found.statement != "WINNABLE") return "lost";
  play_out(subject.game(), found.moves);
  return "won";
}

int nimber(const GameQuestion& asked, const Trial& trial) {
  solve::Request request = about(asked, trial);
  request.nimber = true;
  return number_in(answer(setup(asked), request).statement, "NIMBER");
}

int score(const GameQuestion& asked, const Trial& trial) {
  static std::mutex mutex;
  static std::map<std::pair<std::string, solve::Engine>, int> known;  // many claims ask for those of the same trees
  const games::Setup subject = setup(asked);
  const std::pair key((asked.misere ? "misere " : "") + subject.text(), asked.engine);
  {
    const std::lock_guard lock(mutex);
    if (const auto found = known.find(key); found != known.end()) return found->second;
  }
  const std::string word = subject.info().number_favours != 0 ? "NUMBER" : "SCORE";
  const int result = number_in(answer(subject, about(asked, trial)).statement, word);
  const std::lock_guard lock(mutex);
  return known[key] = result;
}

std::vector<std::string> winning_moves(const GameQuestion& asked, const Trial& trial) {
  solve::Request request = about(asked, trial);
  request.all_moves = true;
  const games::Setup subject = setup(asked);
  const solve::Answer found = answer(subject, request);
  std::vector<std::string> names;
  for (const int move : *found.winning_moves) names.push_back(subject.game().move_name(move));
  return names;
}

std::optional<certificates::Certificate> played_alike(const GameQuestion& first, const GameQuestion& second,
                                                      const std::function<int(int)>& corresponding,
                                                      const Trial& trial) {
  return solve::played_alike(setup(first), setup(second), corresponding, trial.left());
}

Failure outcome_failure(const GameQuestion& asked, std::string_view what) { return failure(asked, {}, what); }

Failure nimber_failure(const GameQuestion& asked, std::string_view what) {
  return failure(asked, {.nimber = true}, what);
}

}  // namespace gamecert::papers
