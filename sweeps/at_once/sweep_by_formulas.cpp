// The graph is what the solver chooses; solve/graph_search finds one that odd elimination cannot reduce.
#include "sweeps/at_once/sweep_by_formulas.hpp"

#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "graphs/nauty/canonical.hpp"
#include "language/expanded.hpp"
#include "language/formula.hpp"
#include "solve/graph_search.hpp"
#include "sweeps/at_once/class_circuits.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

/// What the graph is asked to meet beside not being odd-degenerate; nothing if the conjecture has no hypotheses.
std::optional<language::Formula> hypotheses(const language::Formula& conjecture) {
  const auto wanted = [](const language::Formula& formula) {
    return language::expanded(formula) == conjectures::odd_elimination;
  };
  if (wanted(conjecture)) return std::nullopt;
  if (conjecture.word == "->" && wanted(conjecture.arguments.at(1))) return conjecture.arguments.at(0);
  throw text::InputError("expected a conjecture HYPOTHESES -> odd-degenerate for --engine sat, found '" +
                         infix(conjecture) + "'");
}

}  // namespace

SweepResult sweep_by_formulas(const SweepRequest& request) {
  const std::optional<language::Formula> given = hypotheses(request.conjecture);
  if (request.all)
    throw text::InputError("expected --all with another engine, found --engine sat, which finds one graph");
  request.require_orders(graphs::SmallGraph::max_order);
  SweepResult result;
  result.complete_through = request.first_order - 1;
  const auto meant = [&](encode::Circuit& circuit, const encode::Adjacency& adjacency) {
    const encode::Literal member = belongs(request.graph_class, circuit, adjacency);
    return given ? circuit.both(member, says(*given, circuit, adjacency)) : member;
  };
  bool vacuous = true;
  try {
    for (int order = request.first_order; order <= request.last_order; ++order) {
      const solve::FoundGraph found =
          solve::find_unwinnable({.game = "odd-elimination", .order = order, .meant = meant}, {});
      if (found.graph) {
        result.verdict = solve::Verdict::fails;
        result.reason = "the first one that a SAT solver found";
        result.counterexamples.push_back(graphs::canonical_form(graphs::small(*found.graph)).graph);
        return result;
      }
      result.complete_through = order;
      vacuous = vacuous && found.lines == 0;
    }
  } catch (const text::LimitError& limit) {
    result.reason = limit.what();
    return result;
  }
  result.verdict = vacuous ? solve::Verdict::vacuous : solve::Verdict::evidence;
  result.reason =
      std::string("a SAT solver found ") + (vacuous ? "no graph that meets the hypotheses" : "no counterexample");
  return result;
}

}  // namespace gamecert::sweeps
