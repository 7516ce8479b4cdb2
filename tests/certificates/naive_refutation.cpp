// Refutations by cases, and what is right about one by all assignments.
#include <algorithm>
#include <cstdlib>

#include "encode/solitaires/questions.hpp"
#include "naive.hpp"

namespace gamecert::naive {

using namespace certificates;
using encode::Cnf;

namespace {

Cnf formula(const Claim& claim) {
  return encode::question({games::find(claim.game), games::Instance(claim.instance), claim.parameters}, claim.statement)
      .cnf;
}

/// Adds the clause that not all of the literals are true, by propagation or by the two cases of a variable.
int refute(const Cnf& cnf, std::vector<int>& assumed, encode::Lrat& steps) {
  std::vector<int> clause, hints, value(static_cast<std::size_t>(cnf.variables()) + 1, 0);
  const auto of = [&](int literal) {
    return value[static_cast<std::size_t>(std::abs(literal))] * (literal > 0 ? 1 : -1);
  };
  const auto set = [&](int literal) { value[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? 1 : -1; };
  for (const int literal : assumed) {
    set(literal);
    clause.push_back(-literal);
  }
  bool conflict = false;
  for (bool changed = true; changed && !conflict;) {
    changed = false;
    for (int i = 0; i < cnf.clauses() && !conflict; ++i) {
      int open = 0, left = 0;
      bool satisfied = false;
      for (const int literal : cnf.clause(i)) {
        satisfied = satisfied || of(literal) > 0;
        open += of(literal) == 0 ? 1 : 0;
        if (of(literal) == 0) left = literal;
      }
      if (satisfied || open > 1) continue;
      hints.push_back(i + 1);
      conflict = open == 0;
      changed = true;
      if (!conflict) set(left);
    }
  }
  if (!conflict) {
    int variable = 1;
    while (variable <= cnf.variables() && of(variable) != 0) ++variable;
    if (variable > cnf.variables()) return 0;  // a model
    hints.clear();
    for (const int literal : {variable, -variable}) {
      assumed.push_back(literal);
      hints.push_back(refute(cnf, assumed, steps));
      assumed.pop_back();
      if (hints.back() == 0) return 0;
    }
  }
  steps.add(clause, hints);
  const int number = steps.last();
  if (!conflict && !clause.empty()) steps.remove(hints);
  return number;
}

}  // namespace

encode::Lrat refuted(const Cnf& cnf) {
  encode::Lrat steps(cnf.clauses());
  std::vector<int> assumed;
  refute(cnf, assumed, steps);
  return steps;
}

Certificate certify_refuted(const std::string& game, const std::string& instance) {
  Certificate result{claim(game, instance, "UNWINNABLE"), Refutation{}};
  result.evidence.as<Refutation>()->steps = refuted(formula(result.claim));
  return result;
}

bool refutation_right(const Claim& claim, const Refutation& refutation) {
  const Cnf cnf = formula(claim);
  constexpr int most = 16;
  if (cnf.variables() > most || refutation.play) return false;
  bool empty = false;
  for (std::size_t i = 0; i < refutation.steps.size(); ++i) {
    const auto [deletion, literals, hints] = refutation.steps[i];
    empty = !deletion && literals.empty();
    for (unsigned assignment = 0; assignment < 1U << cnf.variables(); ++assignment) {
      const auto is_true = [&](int literal) {
        return (assignment >> (std::abs(literal) - 1) & 1) == (literal > 0 ? 1U : 0U);
      };
      bool model = true;
      for (int k = 0; k < cnf.clauses() && model; ++k) model = std::ranges::any_of(cnf.clause(k), is_true);
      if (model && !deletion && std::ranges::none_of(literals, is_true)) return false;
    }
  }
  return empty;
}

}  // namespace gamecert::naive
