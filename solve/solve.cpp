// Questions to engines.
#include "solve/solve.hpp"

#include <new>
#include <string_view>
#include <variant>

#include "games/instances/instance_text.hpp"
#include "solve/agreement.hpp"
#include "solve/boards/convex_answers.hpp"
#include "solve/boards/lights_out.hpp"
#include "solve/boards/mirror.hpp"
#include "solve/ello/ello.hpp"
#include "solve/formula_answers.hpp"
#include "solve/sat_answers.hpp"
#include "solve/search/search.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

void require_sensible(const games::GameInfo& info, const Request& request) {
  const bool last_move_decides = info.players == 2 && info.stuck == games::Stuck::loses;
  const bool has_nimbers = last_move_decides || info.sums;
  if ((last_move_decides || !request.misere) && (has_nimbers || !request.nimber)) return;
  throw text::InputError("expected a game " +
                         std::string(request.nimber ? "with nimbers" : "that the last move decides") + " for " +
                         (request.nimber ? "--nimber" : "--play misere") + ", found " +
                         (info.players == 1 ? "the solitaire " : "") + std::string(info.name));
}

Answer unknown(const std::string& reason) {
  Answer answer;
  answer.certainty = Answer::Certainty::unknown;
  answer.doubt = reason;
  return answer;
}

Answer by_rules(const games::Entry& entry, const games::Instance& instance,
                const std::map<std::string, int>& parameters, const Request& request) {
  const auto game = games::make(entry, instance, parameters);
  Watch(request.limits).look();  // making a board may have taken long
  if (request.engine == Engine::best && !request.nimber && !game->lines_to_complete().empty()) {
    auto answer = mirror(*game, instance);
    const bool lost = answer && answer->statement == "OUTCOME second";
    if (lost && request.all_moves) answer->winning_moves.emplace();
    if (answer && (lost || !request.all_moves)) return *std::move(answer);
  }
  return search(*game, request);
}

Answer by_engine(const games::Entry& entry, const games::Instance& instance,
                 const std::map<std::string, int>& parameters, const Request& request) {
  if (request.engine == Engine::sat) return solve_by_sat(entry, instance, parameters, request);
  if (request.engine == Engine::qbf) {
    const auto depqbf = [](const encode::Qbf& qbf, const Limits& limits) { return solve_qbf(qbf, limits); };
    return solve_by_qbf(entry, instance, parameters, request, depqbf, "DepQBF");
  }
  if (request.engine == Engine::smt) {
    return entry.info.players == 1 ? solve_solitaire_by_smt(entry, instance, parameters, request)
                                   : solve_by_qbf(entry, instance, parameters, request, solve_qbf_by_z3, "Z3");
  }
  if (request.engine == Engine::search) return by_rules(entry, instance, parameters, request);
  if (entry.info.name == "ello" && std::holds_alternative<graphs::Graph>(instance.board()))
    return solve_ello(instance, request);
  if (entry.info.name == "lights-out") return solve_lights_out(instance, request);
  const auto without_evidence = [&] {
    return convex_answer(entry.info, instance, games::Parameters(entry.info, parameters), request);
  };
  if (!request.certificate) {
    const auto answer = without_evidence();
    return answer ? *answer : by_rules(entry, instance, parameters, request);
  }
  try {
    return by_rules(entry, instance, parameters, request);
  } catch (const text::LimitError& limit) {
    if (Watch::interrupted) throw;
    auto answer = without_evidence();
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
    const Answer answer = by_engine(games::find("all-green"), instance, {}, score);
    if (answer.certainty != Answer::Certainty::certain) return std::nullopt;
    return std::stoi(answer.statement.substr(answer.statement.find(' ')));
  } catch (const text::LimitError&) {
    return std::nullopt;
  } catch (const std::bad_alloc&) {
    return std::nullopt;
  }
}

Answer decide(const games::Entry& entry, const games::Instance& instance, const std::map<std::string, int>& parameters,
              const Request& request) {
  const games::Parameters checked(entry.info, parameters);
  instance.require(entry.info);
  Answer answer = by_engine(entry, instance, parameters, request);
  if (entry.info.name == "green-wins") answer.best = best_of_all_green(instance, request);
  return answer;
}

Answer within_limits(const games::Entry& entry, const games::Instance& instance,
                     const std::map<std::string, int>& parameters, const Request& request) {
  try {
    Request timed = request;
    if (!timed.limits.since) timed.limits.since = std::chrono::steady_clock::now();
    return decide(entry, instance, parameters, timed);
  } catch (const text::LimitError& limit) {
    return unknown(limit.what());
  } catch (const std::bad_alloc&) {
    return unknown("out of memory");
  }
}

/// Evidence is wanted of one engine only, all winning moves of those that can tell.
Answer by_all_engines(const games::Entry& entry, const games::Instance& instance,
                      const std::map<std::string, int>& parameters, const Request& request) {
  Agreement agreement;
  for (const auto& [name, engine] : engines) {
    if (engine == Engine::all) continue;
    Request one = request;
    one.engine = engine;
    one.all_moves = request.all_moves && (engine == Engine::best || engine == Engine::search);
    one.certificate = request.certificate && !agreement.has_evidence();
    one.limits.since = std::nullopt;
    try {
      agreement.add(std::string(name), within_limits(entry, instance, parameters, one));
    } catch (const text::InputError& error) {
      if (engine == Engine::best) throw;  // what no engine takes
      agreement.does_not_apply(std::string(name), error.what());
    }
  }
  return agreement.result();
}

}  // namespace

Answer solve(const games::Entry& entry, const games::Instance& instance, const std::map<std::string, int>& parameters,
             const Request& request) {
  require_sensible(entry.info, request);
  if (request.engine == Engine::all) return by_all_engines(entry, instance, parameters, request);
  return within_limits(entry, instance, parameters, request);
}

certificates::Claim claim(const games::Entry& entry, const games::Instance& instance,
                          const std::map<std::string, int>& parameters, const Request& request,
                          const std::string& statement) {
  certificates::Claim result;
  result.game = entry.info.name;
  result.version = entry.info.version;
  const games::Parameters checked(entry.info, parameters);
  result.parameters = {checked.values().begin(), checked.values().end()};
  result.misere = request.misere;
  result.instance = games::canonical_text(instance, entry.info);
  result.statement = statement;
  return result;
}

}  // namespace gamecert::solve
