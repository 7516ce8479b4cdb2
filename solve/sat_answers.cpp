// Formula, solver, and what its answer means in the game.
#include "solve/sat_answers.hpp"

#include <fstream>
#include <stdexcept>

#include "certificates/formulas/lrat.hpp"
#include "encode/solitaires/models.hpp"
#include "solve/solvers/elaborate.hpp"
#include "solve/solvers/refutation.hpp"
#include "solve/solvers/sat.hpp"
#include "solve/solvers/temporary_file.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {

encode::Checkpoint formula_watch(Watch& watch) {
  return [&watch](std::size_t bytes) {
    watch.look();
    watch.hold(bytes);
  };
}

SatVerdict decide_formula(const encode::Cnf& cnf, bool refutation, const Limits& limits) {
  Watch watch(limits);
  std::optional<TemporaryFile> drat;
  if (refutation) drat.emplace();
  SatResult result = solve_sat(cnf, limits, drat ? drat->path() : std::filesystem::path());
  switch (result.status) {
    case SatResult::Status::unknown:
      throw text::LimitError(result.message);
    case SatResult::Status::satisfiable:
      return {std::move(result.model), std::nullopt};
    case SatResult::Status::unsatisfiable:
      break;
  }
  if (!refutation) return {};
  try {
    std::ifstream proof(drat->path(), std::ios::binary);
    encode::Lrat steps = elaborate(cnf, proof, watch.left());
    if (const auto reason = encode::refutation_fails(cnf, steps, formula_watch(watch)))
      throw std::logic_error("engines disagree: an elaborated refutation is none: " + *reason);
    return {std::nullopt, std::move(steps)};
  } catch (const text::LimitError& limit) {
    return {.missing = limit.what()};
  } catch (const text::InputError& error) {  // a proof cut off, or a step that does not follow by unit propagation
    return {.missing = error.what()};
  }
}

Answer solve_by_sat(const games::Setup& setup, const Request& request) {
  if (setup.info().players != 1)
    throw text::InputError("expected a game of one player for --engine sat, found " + setup.info().called());
  if (request.all_moves)
    throw text::InputError("expected --moves with another engine, found --engine sat, which finds one line of play");
  Watch watch(request.limits);
  const games::Game& game = setup.game();
  SatVerdict verdict;
  const auto against = [&](const std::string& statement) -> std::optional<std::vector<int>> {
    const encode::Question question = encode::question(setup, statement, {.between = formula_watch(watch)});
    watch.look();
    verdict = decide_formula(question.cnf, request.certificate, watch.left());
    if (verdict.model) return encode::line_of_play(setup.info(), question, *verdict.model);
    return std::nullopt;
  };
  Answer answer = decide_by_refuting(game, against, request.certificate);
  if (verdict.model) return answer;
  answer.doubt = verdict.missing;
  if (verdict.refutation) {
    const bool score = setup.info().stuck == games::Stuck::ends;
    answer.evidence =
        certificates::Refutation{score ? std::optional(answer.moves) : std::nullopt, std::move(*verdict.refutation)};
  }
  return answer;
}

}  // namespace gamecert::solve
