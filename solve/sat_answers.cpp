// Formula, solver, and what its answer means in the game.
#include "solve/sat_answers.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "graphs/errors.hpp"
#include "solve/elaborate.hpp"
#include "solve/sat.hpp"
#include "solve/temporary_file.hpp"

namespace gamecert::solve {
namespace {

using games::Position;

/// A line of play that the rules allow, and what it leads to.
struct Outcome {
  bool won = false;
  int score = 0;
};

Outcome played(const games::Game& game, const std::vector<int>& moves) {
  games::Options options;
  Position at = game.start();
  Outcome outcome{.won = game.won(at), .score = game.head_start()};
  for (const int move : moves) {
    game.options(at, options);
    const auto found = std::ranges::find(options.moves, move);
    if (found == options.moves.end()) throw std::logic_error("engines disagree: a model describes an illegal move");
    const auto i = static_cast<std::size_t>(found - options.moves.begin());
    outcome.score += options.gains[i];
    outcome.won = options.won[i] != 0;
    const games::PositionView next = options.position(i);
    at.assign(next.begin(), next.end());
  }
  return outcome;
}

/// Some whole play: the least move every time.
std::vector<int> any_play(const games::Game& game) {
  std::vector<int> moves;
  Position at = game.start();
  for (std::vector<int> legal = game.moves(at); !legal.empty(); legal = game.moves(at)) {
    moves.push_back(legal.front());
    at = game.play(at, moves.back());
  }
  return moves;
}

class Solitaire {
 public:
  Solitaire(const games::Entry& entry, const games::Instance& instance, const std::map<std::string, int>& parameters,
            const Request& request)
      : entry_(entry),
        instance_(instance),
        parameters_(parameters),
        request_(request),
        watch_(request.limits),
        game_(games::make(entry, instance, parameters)) {}

  Answer answer() { return entry_.info.stuck == games::Stuck::ends ? best_score() : goal(); }

 private:
  /// A line of play against the statement; if there is none, refutation_ or missing_ is set where evidence is wanted.
  std::optional<std::vector<int>> against(const std::string& statement) {
    const encode::Question question = encode::question(entry_, instance_, parameters_, statement);
    watch_.look();
    SatVerdict verdict = decide_formula(question.cnf, request_.certificate, watch_.left());
    if (verdict.model) return question.moves(*verdict.model);
    refutation_ = std::move(verdict.refutation);
    missing_ = std::move(verdict.missing);
    return std::nullopt;
  }

  Answer goal() {
    Answer answer;
    if (auto moves = against("UNWINNABLE")) {
      if (!played(*game_, *moves).won) throw std::logic_error("engines disagree: a model describes no win");
      answer.statement = "WINNABLE";
      if (request_.certificate) answer.evidence = certificates::Order{*moves};
      answer.moves = std::move(*moves);
    } else {
      answer.statement = "UNWINNABLE";
      answer.doubt = missing_;
      if (refutation_) answer.evidence = certificates::Refutation{std::nullopt, std::move(*refutation_)};
    }
    return answer;
  }

  Answer best_score() {
    std::vector<int> best = any_play(*game_);
    int score = played(*game_, best).score;
    while (auto moves = against("SCORE <= " + std::to_string(score))) {
      const int better = played(*game_, *moves).score;
      if (better <= score) throw std::logic_error("engines disagree: a model describes no better play");
      score = better;
      best = std::move(*moves);
    }
    Answer answer{.statement = "SCORE " + std::to_string(score), .doubt = missing_};
    if (refutation_) answer.evidence = certificates::Refutation{best, std::move(*refutation_)};
    answer.moves = std::move(best);
    return answer;
  }

  const games::Entry& entry_;
  const games::Instance& instance_;
  const std::map<std::string, int>& parameters_;
  const Request& request_;
  Watch watch_;
  std::unique_ptr<games::Game> game_;
  std::optional<encode::Lrat> refutation_;
  std::string missing_;  // why there is none, if it was wanted
};

}  // namespace

SatVerdict decide_formula(const encode::Cnf& cnf, bool refutation, const Limits& limits) {
  Watch watch(limits);
  std::optional<TemporaryFile> drat;
  if (refutation) drat.emplace();
  SatResult result = solve_sat(cnf, limits, drat ? drat->path() : std::filesystem::path());
  switch (result.status) {
    case SatResult::Status::unknown:
      throw LimitError(result.message);
    case SatResult::Status::satisfiable:
      return {std::move(result.model), std::nullopt};
    case SatResult::Status::unsatisfiable:
      break;
  }
  if (!refutation) return {};
  try {
    std::ifstream proof(drat->path(), std::ios::binary);
    encode::Lrat steps = elaborate(cnf, proof, watch.left());
    if (const auto reason = encode::refutation_fails(cnf, steps))
      throw std::logic_error("engines disagree: an elaborated refutation is none: " + *reason);
    return {std::nullopt, std::move(steps)};
  } catch (const LimitError& limit) {
    if (Watch::interrupted) throw;
    return {.missing = limit.what()};
  } catch (const InputError& error) {  // a proof cut off, or a step that does not follow by unit propagation
    return {.missing = error.what()};
  }
}

Answer solve_by_sat(const games::Entry& entry, const games::Instance& instance,
                    const std::map<std::string, int>& parameters, const Request& request) {
  if (entry.info.players != 1)
    throw InputError("expected a game of one player for --engine sat, found " + std::string(entry.info.name));
  if (request.all_moves)
    throw InputError("expected --moves with another engine, found --engine sat, which finds one line of play");
  return Solitaire(entry, instance, parameters, request).answer();
}

}  // namespace gamecert::solve
