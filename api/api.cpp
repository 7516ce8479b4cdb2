// From plain values to those of the rooms, and back.
#include "api/api.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <sstream>
#include <utility>

#include "certificates/checker.hpp"
#include "certificates/format.hpp"
#include "certificates/writing/writer.hpp"
#include "conjectures/language.hpp"
#include "games/instances/named_game.hpp"
#include "games/instances/users_instance.hpp"
#include "games/texts/use_text.hpp"
#include "graphs/graph_class.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/class_text.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"
#include "verify/decision.hpp"
#include "verify/pictures.hpp"
#include "verify/sweep_decision.hpp"

namespace gamecert::api {
namespace {

/// What work() gives; its complaints as WrongInput.
template <class Work>
auto said(Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (const text::InputError& error) {
    if (error.place().line > 0)
      throw WrongInput(std::to_string(error.place().line) + ":" + std::to_string(error.column()) + ": " + error.what());
    throw WrongInput((error.column() > 0 ? "column " + std::to_string(error.column()) + ": " : "") + error.what());
  }
}

solve::Engine engine_of(const std::string& name) {
  std::vector<std::string_view> names;
  for (const auto& [known, engine] : solve::engines) {
    if (known == name) return engine;
    names.push_back(known);
  }
  throw text::InputError("expected an engine" + text::did_you_mean(name, names) + ", found " + text::quoted(name));
}

void require(bool met, const std::string& expected, auto found) {
  if (met) return;
  std::ostringstream text;
  text << "expected " << expected << ", found " << found;
  throw text::InputError(text.str());
}

games::Setup setup_of(const GameAsked& asked) {
  std::set<std::string> names;
  for (const auto& [name, value] : asked.options) names.insert(name);
  const games::Entry& entry = games::find(asked.game, names);
  std::map<std::string, int> values;
  for (const auto& [name, value] : asked.options) values[name] = games::parameter_value(entry.info, name, value);
  return {entry, games::users_instance(asked.board, &entry.info), values};
}

class Certificates final : public verify::SweepReader {
 public:
  explicit Certificates(std::vector<std::string>& texts) : texts_(texts) {}
  void certified(std::size_t, const certificates::Certificate& certificate) override {
    texts_.push_back(certificates::write(certificate));
  }

 private:
  std::vector<std::string>& texts_;
};

}  // namespace

std::string use_game(const std::string& text) {
  return said([&] {
    const games::UsersGame users = games::read_users_game(text);
    games::use_text(users);
    return users.text.name;
  });
}

GameReply decide(const GameAsked& asked) {
  return said([&] {
    require(asked.seconds > 0, "seconds above 0", asked.seconds);
    require(asked.megabytes > 0, "megabytes from 1 on", asked.megabytes);
    const games::Setup setup = setup_of(asked);
    const solve::Request request{.misere = asked.misere,
                                 .nimber = asked.nimber,
                                 .all_moves = asked.all_moves,
                                 .certificate = asked.certificate,
                                 .theorems = true,
                                 .engine = engine_of(asked.engine),
                                 .limits = {.seconds = asked.seconds, .megabytes = asked.megabytes}};
    const verify::GameDecision decision = verify::decide(setup, request);
    GameReply answer;
    answer.verdict = decision.verdict.empty() ? "CERTAIN" : decision.verdict;
    answer.statement = decision.statement;
    answer.reason = decision.reason;
    const solve::Answer& found = decision.answer;
    if (!decision.statement.empty())
      answer.moves = verify::move_names(setup, found, found.winning_moves ? *found.winning_moves : found.moves);
    if (decision.certificate) answer.certificate = certificates::write(*decision.certificate);
    return answer;
  });
}

ConjectureReply sweep(const ConjectureAsked& asked) {
  return said([&] {
    require(asked.jobs >= 0, "jobs from 0 on", asked.jobs);
    require(asked.seconds_a_graph > 0, "seconds of a graph above 0", asked.seconds_a_graph);
    graphs::check_nauty();
    const sweeps::MeantClass meant = sweeps::read_class(asked.graph_class);
    sweeps::SweepRequest request;
    request.graph_class = meant.generated;
    request.conditions = meant.conditions;
    request.first_order = asked.first_order;
    request.last_order = asked.last_order;
    request.jobs = asked.jobs;
    request.seconds_a_graph = asked.seconds_a_graph;
    request.mode = asked.definition ? sweeps::Evaluator::Mode::definition : sweeps::Evaluator::Mode::fast;
    request.mode = request.evaluation();
    request.require_orders(graphs::largest_order(request.graph_class));
    request.conjecture = conjectures::parse_conjecture(asked.conjecture, request.subject());
    ConjectureReply answer;
    Certificates reader(answer.certificates);
    const verify::SweepDecision decision = verify::decide(request, verify::SweepEngine::enumeration, reader);
    answer.statement = decision.statement;
    for (const graphs::SmallGraph& graph : decision.result.counterexamples)
      answer.counterexamples.push_back(graphs::write_small_graph(graph));
    return answer;
  });
}

CertificateReply check(const std::string& certificates) {
  std::istringstream in(certificates);
  certificates::Reader reader(in);
  std::size_t accepted = 0;
  try {
    for (; const auto certificate = reader.next(); ++accepted) certificates::check(*certificate);
  } catch (const certificates::Rejection& rejection) {
    const std::size_t line = rejection.line == 0 ? reader.first_line() : rejection.line;
    return {.reason = std::to_string(line) + ": " + rejection.what()};
  } catch (const text::LimitError& limit) {
    return {.reason = std::to_string(reader.first_line()) + ": " + limit.what()};
  }
  if (accepted == 0) return {.reason = "expected a certificate, found none"};
  return {.accepted = true};
}

std::string draw(const std::string& board) {
  return said([&] { return pictures::svg(std::vector{verify::picture_of(games::users_instance(board, nullptr))}); });
}

}  // namespace gamecert::api
