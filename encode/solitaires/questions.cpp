// Which formula belongs to which statement.
#include "encode/solitaires/questions.hpp"

#include <algorithm>

#include "encode/constraints.hpp"
#include "encode/play.hpp"
#include "encode/solitaires/ello_order.hpp"
#include "encode/tseitin.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"

namespace gamecert::encode {
namespace {

constexpr std::string_view bound = "SCORE <= ";

/// InputError where the formula must have more clauses: at least one for every vertex that has a neighbour, in a
/// digraph an arc to it.
void require_few(const games::Instance& instance, int most_clauses) {
  std::vector<char> reached(static_cast<std::size_t>(instance.order()), 0);
  for (int u = 0; u < instance.order(); ++u) {
    for (const int v : instance.neighbours(u)) reached[static_cast<std::size_t>(v)] = 1;
  }
  if (std::ranges::count(reached, 1) > most_clauses) Cnf::refuse_clauses(static_cast<std::size_t>(most_clauses));
}

/// An order of the vertices.
Question by_order(const games::Setup& setup, const Making& making) {
  const games::Instance& instance = setup.instance();
  require_few(instance, making.most_clauses);
  Question result;
  result.order = setup.info().name == "ello" ? ello_orders(result.cnf, instance, making.between)
                                             : odd_elimination_orders(result.cnf, instance, making.between);
  return result;
}

/// In every step exactly one choice; its variables are the first ones.
Question by_play(const games::Setup& setup, std::string_view statement, const Making& making) {
  Circuit circuit(making.between);
  const auto game = make_circuit(setup.info(), setup.instance(), setup.parameters(), circuit);
  const Play play = unrolled(*game, circuit, static_cast<std::size_t>(making.most_clauses));  // a choice has a clause
  Requirement requirement{{}, legal_choices(play)};
  // Play that breaks the rules is a model too, so that where there is none the rules are kept in all play.
  const bool goal = setup.info().stuck == games::Stuck::loses;
  requirement.clauses.push_back(
      {goal ? play.end.won : more_than(circuit, play.end.score, bound_of(setup.info(), statement)), play.broken});
  Question result;
  int variables = 0;
  for (const Step& step : play.steps) {
    auto& choices = result.choices.emplace_back();
    for (std::size_t m = 0; m < step.choices.size(); ++m) {
      if (step.choices[m] == never) continue;
      requirement.inputs.push_back(step.choices[m]);
      choices.emplace_back(++variables, static_cast<int>(m));
    }
    requirement.inputs.push_back(step.rests);
    choices.emplace_back(++variables, -1);
  }
  result.cnf = clauses_of(circuit, requirement).cnf;
  for (const auto& step : result.choices) {
    circuit.step(result.cnf.bytes());
    std::vector<int> literals;
    for (const auto& [variable, move] : step) literals.push_back(variable);
    exactly_one(result.cnf, literals);
  }
  return result;
}

}  // namespace

int bound_of(const games::GameInfo& info, std::string_view statement) {
  if (statement.starts_with(bound))
    if (const auto value = text::integer(statement.substr(bound.size()))) return *value;
  throw text::InputError("expected a statement `SCORE <= v` about " + info.called() + ", found '" +
                         std::string(statement.substr(0, 40)) + "'");
}

void require_question(const games::GameInfo& info, std::string_view statement) {
  if (info.players != 1) throw text::InputError("expected a solitaire, found " + info.called() + ", a game for two");
  if (info.stuck == games::Stuck::ends) {
    bound_of(info, statement);
  } else if (statement != "UNWINNABLE") {
    throw text::InputError("expected the statement UNWINNABLE about " + info.called() + ", found '" +
                           std::string(statement.substr(0, 40)) + "'");
  }
}

Question question(const games::Setup& setup, std::string_view statement, const Making& making) {
  const std::string_view game = setup.info().name;
  require_question(setup.info(), statement);
  const bool orders = making.form == Form::usual && (game == "ello" || game == "odd-elimination");
  return orders ? by_order(setup, making) : by_play(setup, statement, making);
}

}  // namespace gamecert::encode
