// Formulas, solvers, and what their answers mean in the game.
#include "solve/formula_answers.hpp"

#include <stdexcept>

#include "encode/game_qbf.hpp"
#include "encode/smt.hpp"
#include "solve/sat_answers.hpp"
#include "solve/search/first_moves.hpp"
#include "solve/solvers/refutation.hpp"
#include "solve/solvers/smt.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

/// InputError for what formulas do not answer.
void require_answerable(const Request& request, const std::string& engine) {
  for (const auto& [asked, option] : {std::pair(request.nimber, "--nimber"), std::pair(request.all_moves, "--moves")}) {
    if (asked)
      throw text::InputError("expected --engine best or search for " + std::string(option) + ", found --engine " +
                             engine);
  }
}

}  // namespace

Answer solve_solitaire_by_smt(const games::Setup& setup, const Request& request) {
  require_answerable(request, "smt");
  Watch watch(request.limits);
  const games::Game& game = setup.game();
  const auto against = [&](const std::string& statement) -> std::optional<std::vector<int>> {
    const encode::Smt script = encode::smt_question(setup, statement, formula_watch(watch));
    watch.look();
    const SmtResult result = solve_smt(script, watch.left());
    if (result.status == SmtResult::Status::unknown) throw text::LimitError(result.message);
    if (result.status == SmtResult::Status::unsatisfiable) return std::nullopt;
    return script.moves(result.values);
  };
  Answer answer = decide_by_refuting(game, against, request.certificate);
  if (answer.statement == "WINNABLE") return answer;
  answer.certainty = Answer::Certainty::evidence;
  answer.doubt = "by Z3 alone, without a refutation";
  return answer;
}

QbfResult solve_qbf_by_z3(const encode::Qbf& qbf, const Limits& limits) {
  using enum QbfResult::Status;
  const SmtResult result = solve_smt(encode::smt_question(qbf), limits);
  const auto status = result.status == SmtResult::Status::satisfiable     ? is_true
                      : result.status == SmtResult::Status::unsatisfiable ? is_false
                                                                          : unknown;
  return {status, result.message};
}

Answer solve_by_qbf(const games::Setup& setup, const Request& request, const QbfSolver& solver,
                    const std::string& name) {
  if (setup.info().players != 2)
    throw text::InputError("expected a game for two for --engine qbf, found the solitaire " + setup.info().called());
  require_answerable(request, request.engine == Engine::smt ? "smt" : "qbf");
  Watch watch(request.limits);
  encode::require_formula(setup, formula_watch(watch));
  const games::Game& game = setup.game();
  encode::Goal goal{.misere = request.misere, .first_moves = first_moves(game, watch.left())};
  const auto is_true = [&] {
    const encode::Qbf qbf = encode::game_qbf(setup, goal, formula_watch(watch));
    watch.look();
    const QbfResult result = solver(qbf, watch.left());
    if (result.status == QbfResult::Status::unknown) throw text::LimitError(result.message);
    return result.status == QbfResult::Status::is_true;
  };
  const auto at_least = [&](int points) {
    goal.at_least = points;
    return is_true();
  };
  Answer answer{.certainty = Answer::Certainty::evidence, .doubt = "by " + name + " alone, without a strategy"};
  if (setup.info().stuck == games::Stuck::loses) {
    answer.statement = is_true() ? "OUTCOME N" : "OUTCOME P";
  } else if (!game.refinements().gain) {
    answer.statement = at_least(1) ? "OUTCOME first" : at_least(0) ? "OUTCOME tie" : "OUTCOME second";
  } else {
    const auto [least, greatest] = encode::score_bounds(setup, formula_watch(watch));
    const auto reaches = [&, least = least, greatest = greatest](int points) {
      const bool result = at_least(points);
      if (result ? points > greatest : points <= least)
        throw std::logic_error("engines disagree: by " + name + " the first player " + (result ? "can" : "cannot") +
                               " score " + std::to_string(points) + ", by the rules every score is between " +
                               std::to_string(least) + " and " + std::to_string(greatest));
      return result;
    };
    int score = game.head_start();
    if (reaches(score)) {
      while (reaches(score + 1)) ++score;
    } else {
      do --score;
      while (!reaches(score));
    }
    answer.statement = "SCORE " + std::to_string(score);
  }
  return answer;
}

}  // namespace gamecert::solve
