// Questions to engines.
#include "solve/solve.hpp"

#include <new>
#include <string_view>
#include <variant>

#include "games/instances/instance_text.hpp"
#include "games/play/mirroring.hpp"
#include "games/play/partizan.hpp"
#include "games/texts/called_texts.hpp"
#include "solve/agreement.hpp"
#include "solve/boards/convex_answers.hpp"
#include "solve/boards/directed_paths.hpp"
#include "solve/boards/lights_out.hpp"
#include "solve/boards/mirror.hpp"
#include "solve/claiming.hpp"
#include "solve/ello/ello.hpp"
#include "solve/formula_answers.hpp"
#include "solve/local/conflict_answers.hpp"
#include "solve/local/exchanges.hpp"
#include "solve/local/pairs.hpp"
#include "solve/points/cancelling.hpp"
#include "solve/points/lead_search.hpp"
#include "solve/sat_answers.hpp"
#include "solve/search/search.hpp"
#include "solve/sides.hpp"
#include "solve/solvers/subprocess.hpp"
#include "solve/statement.hpp"
#include "solve/theorems/by_theorem.hpp"
#include "solve/theorems/open_boards.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

Answer unknown(const std::string& reason) {
  Answer answer;
  answer.certainty = Answer::Certainty::unknown;
  answer.doubt = reason;
  return answer;
}

Answer by_rules(const games::Setup& setup, const Request& request) {
  const games::Game& game = setup.game();
  Watch(request.limits).look();  // making a board may have taken long
  if (request.engine == Engine::best && !request.nimber && !games::lines_to_complete(game).empty()) {
    auto answer = mirror(game, setup.instance());
    const bool lost = answer && answer->statement == "OUTCOME second";
    if (lost && request.all_moves) answer->winning_moves.emplace();
    if (answer && (lost || !request.all_moves)) return *std::move(answer);
  }
  return search(game, request);
}

/// By what reaches every board of a game, if it is not too large.
Answer by_search(const games::Setup& setup, const Request& request) {
  if (auto answer = solve_by_pairs(setup, request)) return *std::move(answer);
  if (auto answer = solve_by_exchanges(setup, request, worth_exchanging)) return *std::move(answer);
  if (auto answer = solve_by_conflicts(setup, request)) return *std::move(answer);
  if (auto answer = solve_by_cancelling(setup, request)) return *std::move(answer);
  if (auto answer = solve_by_leads(setup, request, worth_striking)) return *std::move(answer);
  return by_rules(setup, request);
}

/// By the engines of this game, of which what is quick comes first, and then by what reaches all its boards.
Answer by_best(const games::Setup& setup, const Request& request) {
  if (setup.info().name == "ello" && std::holds_alternative<graphs::Graph>(setup.instance().board()))
    return solve_ello(setup.instance(), request);
  if (setup.info().name == "lights-out") return solve_lights_out(setup.instance(), request);
  if (!request.certificate) {
    if (auto answer = convex_answer(setup, request)) return *std::move(answer);
    if (auto answer = directed_path_answer(setup, request)) return *std::move(answer);
  }
  return by_search(setup, request);
}

/// By the engine that is asked for.
Answer by_one_way(const games::Setup& setup, const Request& request) {
  if (request.value) return search_value(setup, request);
  if (request.engine == Engine::sat) return solve_by_sat(setup, request);
  if (request.engine == Engine::qbf && !children_allowed)
    throw text::InputError(
        "expected an engine of this process, found qbf, the program DepQBF: gamecert solve GAME BOARD --engine qbf");
  if (request.engine == Engine::qbf) {
    const auto depqbf = [](const encode::Qbf& qbf, const Limits& limits) { return solve_qbf(qbf, limits); };
    return solve_by_qbf(setup, request, depqbf, "DepQBF");
  }
  if (request.engine == Engine::smt) {
    return setup.info().players == 1 ? solve_solitaire_by_smt(setup, request)
                                     : solve_by_qbf(setup, request, solve_qbf_by_z3, "Z3");
  }
  if (request.engine == Engine::search) return by_rules(setup, request);
  if (request.theorems) {
    if (auto answer = solve_by_theorem(setup, request, by_best)) return *std::move(answer);
  }
  return by_best(setup, request);
}

/// Where no evidence is found in time, a theorem may know the answer without.
Answer by_engine(const games::Setup& setup, const Request& request) {
  try {
    const text::Deadline within = deadline_of(request.limits);
    return by_one_way(setup, request);
  } catch (const text::LimitError& limit) {
    if (text::interrupted || request.engine != Engine::best || !request.certificate || request.value) throw;
    auto answer = convex_answer(setup, request);
    if (!answer) answer = directed_path_answer(setup, request);
    if (!answer) throw;
    answer->doubt = limit.what();
    return *std::move(answer);
  }
}

/// How many edges all-green makes green on the same board, if that is certain within the limits.
std::optional<int> best_of_all_green(const games::Instance& instance, const Request& request) {
  if (request.engine == Engine::smt) return std::nullopt;  // Z3 alone would say that there is no better play
  Request score = request;
  score.certificate = score.all_moves = false;
  try {
    const Answer answer = by_engine({games::find("all-green"), instance}, score);
    if (answer.certainty != Answer::Certainty::certain) return std::nullopt;
    return number_in(answer.statement);
  } catch (const text::LimitError&) {
    return std::nullopt;
  } catch (const std::bad_alloc&) {
    return std::nullopt;
  }
}

Answer decide(const games::Setup& setup, const Request& request) {
  if (auto answer = solve_by_claiming(setup, request)) return *std::move(answer);
  Answer answer =
      setup.info().sided && !request.value ? solve_sided(setup, request, by_engine) : by_engine(setup, request);
  if (setup.info().name == "green-wins") answer.best = best_of_all_green(setup.instance(), request);
  return answer;
}

Answer within_limits(const games::Setup& setup, const Request& request) {
  try {
    Request timed = request;
    if (!timed.limits.since) timed.limits.since = std::chrono::steady_clock::now();
    return decide(setup, timed);
  } catch (const text::LimitError& limit) {
    return unknown(limit.what());
  } catch (const std::bad_alloc&) {
    return unknown("out of memory");
  }
}

/// With the reason why no theorem answers, where nothing else does.
Answer with_open_question(const games::Setup& setup, Answer answer) {
  if (answer.certainty != Answer::Certainty::unknown) return answer;
  if (const std::string reason = why_no_theorem(setup); !reason.empty()) answer.doubt += "; " + reason;
  return answer;
}

/// Evidence is wanted of one engine only, all winning moves of those that can tell.
Answer by_all_engines(const games::Setup& setup, const Request& request) {
  Agreement agreement;
  for (const auto& [name, engine] : engines) {
    if (engine == Engine::all) continue;
    Request one = request;
    one.engine = engine;
    one.all_moves = request.all_moves && (engine == Engine::best || engine == Engine::search);
    one.certificate = request.certificate && !agreement.has_evidence();
    one.limits.since = std::nullopt;
    try {
      agreement.add(std::string(name), within_limits(setup, one));
    } catch (const text::InputError& error) {
      if (engine == Engine::best) throw;  // what no engine takes
      agreement.does_not_apply(std::string(name), error.what());
    }
  }
  return agreement.result();
}

}  // namespace

void require_values(const games::Setup& setup, const Request& request) {
  std::string why = games::why_no_values(setup.info(), setup.entry().refinements);
  if (why.empty() && request.misere) why = "values are of normal play";
  if (why.empty() && request.nimber) why = "a nimber is another question";
  if (why.empty() && request.all_moves) why = "winning moves are those of an outcome";
  if (why.empty() && request.engine != Engine::best && request.engine != Engine::search)
    why = "only search finds values, by engines best and search";
  if (!why.empty())
    throw text::InputError("expected a question that has a value for --value, found " + setup.info().called() + ": " +
                           why);
}

void require_sensible(const games::GameInfo& info, const Request& request) {
  const bool has_nimbers = info.last_move_decides() || info.sums;
  if ((info.has_misere_play() || !request.misere) && (has_nimbers || !request.nimber)) return;
  throw text::InputError(
      "expected a game " + std::string(request.nimber ? "with nimbers" : "that the last move decides") + " for " +
      (request.nimber ? "--nimber" : "--play misere") + ", found " + (info.players == 1 ? "the solitaire " : "") +
      info.called() + (request.misere ? games::why_no_misere(info) : ""));
}

Answer solve(const games::Setup& setup, const Request& request) {
  if (request.value) {
    require_values(setup, request);
    return within_limits(setup, request);
  }
  require_sensible(setup.info(), request);
  if (request.engine == Engine::all) return by_all_engines(setup, request);
  return with_open_question(setup, within_limits(setup, request));
}

certificates::Claim claim(const games::Setup& setup, const Request& request, const std::string& statement) {
  certificates::Claim result;
  result.game = setup.info().name;
  result.version = setup.info().version;
  result.parameters = {setup.parameters().values().begin(), setup.parameters().values().end()};
  result.misere = request.misere;
  result.instance = games::canonical_text(setup);
  result.statement = statement;
  return result;
}

certificates::Certificate certified(const games::Setup& setup, Request request) {
  request.certificate = true;
  Answer answer = solve(setup, request);
  if (answer.certainty != Answer::Certainty::certain || !answer.evidence)
    throw text::LimitError(setup.text() + ": " + (answer.doubt.empty() ? "no evidence" : answer.doubt));
  return {claim(setup, request, answer.statement), std::move(*answer.evidence)};
}

}  // namespace gamecert::solve
