// Evidence `counterexample`: facts about games that settle a conjecture to be false at a graph.
#include "certificates/counterexamples/counterexample.hpp"

#include <map>

#include "certificates/checker.hpp"
#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "conjectures/questions.hpp"
#include "games/registry/infos.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "language/infix.hpp"
#include "language/terms.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

constexpr std::string_view fails = "FAILS ";

struct Fact {
  std::string statement;
  std::size_t number;  // from 1
  bool used = false;
};
using Facts = std::map<std::string, Fact>;  // by game with its parameters and play, and instance

/// The rules of games of which no fact speaks: they say how long play is, and whether a position is one.
void add_rules_played(const language::Formula& conjecture, Grounds& grounds) {
  conjectures::each_question(conjecture, [&](const language::Formula& asks, const conjectures::GameAtom& question) {
    if (conjectures::counts_play(asks) || asks.arguments.size() > 1)
      grounds.add_rules(games::info_of(question.game), question.parameters);
  });
}

Facts facts_of(const Counterexample& evidence, Grounds& grounds) {
  Facts facts;
  for (const Certificate& certificate : evidence.facts) {
    const Claim& claim = certificate.claim;
    const std::size_t number = facts.size() + 1;
    const std::string place = "fact " + std::to_string(number) + ": ";
    try {
      if (certificate.evidence.kind() == Counterexample::kind)
        reject("expected a claim about a game, found a counterexample");
      grounds.add(check(certificate));
    } catch (const Rejection& rejection) {
      reject(place + rejection.what());
    } catch (const text::LimitError& limit) {
      throw text::LimitError(place + limit.what());
    }
    if (!facts.try_emplace(subject_text(claim), Fact{claim.statement, number}).second) {
      reject(place + "expected one fact about " + text::quoted(subject_text(claim)) + ", found another");
    }
  }
  return facts;
}

void check_counterexample(const Claim& claim, const Counterexample& evidence, Grounds& grounds) {
  require_plain(claim, "conjecture");
  if (!claim.statement.starts_with(fails))
    reject("expected FAILS and a conjecture, found " + text::quoted(claim.statement));
  language::Formula conjecture;
  try {
    conjecture = conjectures::read_prefix(std::string_view(claim.statement).substr(fails.size()));
  } catch (const text::InputError& error) {
    text::throw_shifted(error, fails.size());
  }
  for (const std::string_view theorem : language::theorems_under(conjecture)) grounds.add(theorem_ground(theorem));
  if (const std::string only = language::prefix(conjecture);
      fails.size() + only.size() != claim.statement.size() || !claim.statement.ends_with(only))
    reject("expected the conjecture " + text::quoted(only) + ", found " +
           text::quoted(claim.statement.substr(fails.size())));
  const graphs::SmallGraph graph = graphs::read_small_graph(claim.instance);
  if (graph.order == 0) reject("expected a graph of order at least 1, found the null graph");

  add_rules_played(conjecture, grounds);
  Facts facts = facts_of(evidence, grounds);
  std::string unanswered;
  const conjectures::Answers answers = [&](const conjectures::GameAtom& question) -> std::optional<std::string> {
    const auto it = facts.find(text(question));
    if (it == facts.end()) {
      if (unanswered.empty()) unanswered = text(question);
      return std::nullopt;
    }
    it->second.used = true;
    return it->second.statement;
  };
  const auto value = conjectures::evaluate(conjecture, graph, answers);
  if (!value) reject("expected facts that settle the conjecture, found none about " + unanswered);
  if (*value != 0) reject("expected a graph at which the conjecture is false, found one at which it is true");
  for (const auto& [about, fact] : facts) {
    if (!fact.used)
      reject("fact " + std::to_string(fact.number) + ": expected a fact that the conjecture asks for, found " +
             text::quoted(about));
  }
}

/// Of a claim that was accepted.
std::string reading(const Claim& claim) {
  const std::string_view prefix = std::string_view(claim.statement).substr(fails.size());
  const std::string infix = language::infix(conjectures::read_prefix(prefix));
  return infix == prefix ? "" : infix;
}

Counterexample read_counterexample(Lines& lines, const Claim&) {
  if (!lines.inside().empty()) lines.fail("evidence about a game inside a counterexample", "another counterexample");
  return {lines.certificates(lines.number("a number of facts"), Counterexample::kind)};
}

}  // namespace

Kind counterexample_kind() {
  std::vector<Ground> theorems;
  for (const std::string_view theorem : language::theorems_under_words()) theorems.push_back(theorem_ground(theorem));
  Kind kind =
      kind_of<Counterexample>(read_counterexample, check_counterexample, {definitions_of_conjectures}, theorems);
  kind.reads = reading;
  return kind;
}

}  // namespace gamecert::certificates
