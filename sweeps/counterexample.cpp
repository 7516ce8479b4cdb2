// From a failure to the facts it rests on, and from facts to certificates.
#include "sweeps/counterexample.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <stdexcept>

#include "certificates/counterexamples/counterexample.hpp"
#include "certificates/number_claim.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/solve.hpp"
#include "sweeps/engines/extreme_facts.hpp"
#include "sweeps/supported_value.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using certificates::Certificate;
using conjectures::GameAtom;
using language::Formula;

/// Those of the questions that the checker's evaluation asks, which must find the conjecture false.
std::vector<AskedQuestion> needed(const Formula& conjecture, const graphs::SmallGraph& graph,
                                  const std::vector<AskedQuestion>& asked, const std::vector<int>& questions) {
  std::map<std::string, int> numbers;
  for (const int q : questions) {
    const GameAtom& question = asked[static_cast<std::size_t>(q)].question;
    numbers[conjectures::text(question)] = q;
  }
  std::vector<int> used;
  std::vector<bool> seen(asked.size());
  const auto value =
      conjectures::evaluate(conjecture, graph, [&](const GameAtom& question) -> std::optional<std::string> {
        const auto it = numbers.find(conjectures::text(question));
        if (it == numbers.end()) return std::nullopt;
        const auto number = static_cast<std::size_t>(it->second);
        if (!seen[number]) used.push_back(it->second);
        seen[number] = true;
        return asked[number].answer;
      });
  if (value != 0) {
    throw std::logic_error("the facts found do not make the conjecture false at " + graphs::write_small_graph(graph));
  }
  std::vector<AskedQuestion> result;
  result.reserve(used.size());
  for (const int q : used) result.push_back(asked[static_cast<std::size_t>(q)]);
  return result;
}

}  // namespace

Certificate prove_fact(const GameAtom& question, const std::string& expected, const solve::Limits& limits) {
  solve::Request request;
  request.nimber = expected.starts_with("NIMBER");
  request.misere = question.misere;
  request.limits = limits;
  Certificate fact =
      solve::certified({games::find(question.game), games::Instance(question.instance), question.parameters}, request);
  if (fact.claim.statement != expected)
    throw std::logic_error("engines disagree about " + conjectures::text(question) + ": " + fact.claim.statement +
                           " and " + expected);
  return fact;
}

Proof prove_counterexample(const Formula& conjecture, const graphs::SmallGraph& graph, const solve::Limits& limits) {
  solve::Watch watch(limits);
  Proof proof;
  try {
    certificates::Counterexample evidence;
    certificates::KnownNumbers known;
    if (graph.order > most_gone_through && !graph.directed) {
      evidence.facts = extreme_facts(conjecture, graph, watch);
      for (const Certificate& fact : evidence.facts) {
        const certificates::NumberClaim number = certificates::number_claimed(fact.claim.statement);
        known.emplace(language::prefix(number.formula), number.value);
      }
    }
    std::set<std::string, std::less<>> used;
    const Formula left = certificates::with_numbers(conjecture, known, used);
    const auto [settled, asked] = settled_value(left, graph, watch);
    for (const SettlingInstance& one : settled.instances)
      proof.witnesses.push_back({*one.quantified, one.chosen, one.text});
    if (settled.value != 0) throw std::logic_error("the conjecture is true at " + graphs::write_small_graph(graph));
    for (const AskedQuestion& fact : needed(left, graph, asked, settled.questions)) {
      evidence.facts.push_back(prove_fact(fact.question, fact.answer, watch.left()));
    }
    certificates::Claim claim;
    claim.game = "conjecture";
    claim.instance = graphs::write_small_graph(graph);
    claim.statement = "FAILS " + language::prefix(conjecture);
    proof.certificate.emplace(Certificate{std::move(claim), std::move(evidence)});
  } catch (const text::LimitError& limit) {
    proof.missing = limit.what();
  }
  return proof;
}

}  // namespace gamecert::sweeps
