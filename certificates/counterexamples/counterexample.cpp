// Evidence `counterexample`: facts about games that settle a conjecture to be false at a graph.
#include "certificates/counterexamples/counterexample.hpp"

#include <map>
#include <set>

#include "certificates/checker.hpp"
#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_claim.hpp"
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
struct Facts {
  std::map<std::string, Fact> games;  // by game with its parameters and play, and instance
  KnownNumbers numbers;               // of the graph
};

/// The rules of games of which no fact speaks: they say how long play is, and whether a position is one.
void add_rules_played(const language::Formula& conjecture, Grounds& grounds) {
  conjectures::each_question(conjecture, [&](const language::Formula& asks, const conjectures::GameAtom& question) {
    if (conjectures::counts_play(asks) || asks.arguments.size() > 1)
      grounds.add_rules(games::info_of(question.game), question.parameters);
  });
}

Facts facts_of(const Counterexample& evidence, const std::string& graph, Grounds& grounds) {
  Facts facts;
  std::size_t number = 0;
  for (const Certificate& certificate : evidence.facts) {
    const Claim& claim = certificate.claim;
    ++number;
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
    std::string about = subject_text(claim);
    bool first = false;
    if (claim.game == "value") {
      if (claim.instance != graph) reject(place + "expected a number of " + graph + ", found one of another graph");
      const NumberClaim known = number_claimed(claim.statement);
      about += " " + language::prefix(known.formula);
      first = facts.numbers.try_emplace(language::prefix(known.formula), known.value).second;
    } else {
      first = facts.games.try_emplace(about, Fact{claim.statement, number}).second;
    }
    if (!first) reject(place + "expected one fact about " + text::quoted(about) + ", found another");
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
  Facts facts = facts_of(evidence, claim.instance, grounds);
  std::set<std::string, std::less<>> used;
  const language::Formula left = with_numbers(conjecture, facts.numbers, used);
  for (const auto& [formula, value] : facts.numbers)
    if (!used.contains(formula))
      reject("expected numbers that the conjecture speaks of, found that of " + text::quoted(formula));
  std::string unanswered;
  const conjectures::Answers answers = [&](const conjectures::GameAtom& question) -> std::optional<std::string> {
    const auto it = facts.games.find(text(question));
    if (it == facts.games.end()) {
      if (unanswered.empty()) unanswered = text(question);
      return std::nullopt;
    }
    it->second.used = true;
    return it->second.statement;
  };
  const auto value = conjectures::evaluate(left, graph, answers);
  if (!value) reject("expected facts that settle the conjecture, found none about " + unanswered);
  if (*value != 0) reject("expected a graph at which the conjecture is false, found one at which it is true");
  for (const auto& [about, fact] : facts.games) {
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
