// Refutations by cases, and what is right about one by all assignments.
#include <algorithm>
#include <cstdlib>
#include <functional>

#include "certificates/number_claim.hpp"
#include "conjectures/questions.hpp"
#include "encode/solitaires/questions.hpp"
#include "encode/two_players/claiming.hpp"
#include "graphs/formats.hpp"
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

namespace {

/// Every clause added follows from the formula, and the last one is empty: by all assignments.
bool steps_right(const Cnf& cnf, const encode::Lrat& steps) {
  constexpr int most = 16;
  if (cnf.variables() > most) return false;
  bool empty = false;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const auto [deletion, literals, hints] = steps[i];
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

Cnf better_sets(const Claim& claim) {
  const NumberClaim number = number_claimed(claim.statement);
  return sets_beyond(extreme_of_sets(number.formula).value(), claim.instance, number.value);
}

}  // namespace

bool refutation_right(const Claim& claim, const Refutation& refutation) {
  return !refutation.play && steps_right(formula(claim), refutation.steps);
}

Certificate certify_extreme(const std::string& graph6, const std::string& word,
                            const std::vector<std::vector<int>>& sets) {
  const int value = static_cast<int>(word == "chromatic-number" ? sets.size() : sets[0].size());
  Certificate result{claim("value", graph6, "EQUALS " + std::to_string(value) + " " + word), Extreme{sets}};
  result.evidence.as<Extreme>()->steps = refuted(better_sets(result.claim));
  return result;
}

bool extreme_right(const Claim& claim, const Extreme& extreme) {
  const NumberClaim number = number_claimed(claim.statement);
  const graphs::Graph graph = graphs::read_graph6(claim.instance);
  const std::string& word = number.formula.word;
  const auto in = [](const std::vector<int>& set, int v) { return std::ranges::count(set, v) > 0; };
  const auto near = [&](const std::vector<int>& set, int v) {
    return std::ranges::count_if(graph.neighbours(v), [&](int u) { return in(set, u); });
  };
  const bool colours = word == "chromatic-number";
  if (std::cmp_not_equal(colours ? extreme.sets.size() : extreme.sets.at(0).size(), number.value)) return false;
  if (!colours && extreme.sets.size() != 1) return false;
  for (int v = 0; v < graph.size(); ++v) {
    if (word == "domination-number" && !in(extreme.sets[0], v) && near(extreme.sets[0], v) == 0) return false;
    if (colours && std::ranges::none_of(extreme.sets, [&](const auto& set) { return in(set, v); })) return false;
    for (const std::vector<int>& set : extreme.sets)
      if (word != "domination-number" && in(set, v) && near(set, v) > 0) return false;
  }
  const graphs::SmallGraph small = graphs::small(graph);
  return conjectures::evaluate(number.formula, small, [](const auto&) { return std::nullopt; }) == number.value &&
         steps_right(better_sets(claim), extreme.steps);
}

namespace {

/// Breaker's claim: that the formula of these sets has no model.
Cnf escapes(const Claim& claim, const std::vector<std::vector<int>>& sets) {
  const games::Setup subject(games::find(claim.game), games::Instance(claim.instance), claim.parameters);
  const bool left_wins = claim.statement == "OUTCOME left" || claim.statement == "OUTCOME L";
  using Player = encode::Claiming::Player;
  return encode::Claiming(subject, left_wins ? Player::right : Player::left).escapes(sets);
}

}  // namespace

Certificate certify_breaker(const std::string& name, const std::string& instance, const std::string& first,
                            const std::string& statement, const std::vector<std::vector<int>>& sets) {
  const games::GameInfo& info = games::find(name).info;
  const games::Parameters complete(info, {{"first", games::parameter_value(info, "first", first)}});
  Certificate result{claim(name, instance, statement, {complete.values().begin(), complete.values().end()}),
                     Breaker{sets}};
  result.evidence.as<Breaker>()->steps = refuted(escapes(result.claim, sets));
  return result;
}

bool breaker_right(const Claim& claim, const Breaker& breaker) {
  const games::Setup subject(games::find(claim.game), games::Instance(claim.instance), claim.parameters);
  const std::string_view first = subject.parameters().word("first");
  const bool left_wins = claim.statement == "OUTCOME left" || claim.statement == "OUTCOME L";
  const bool breaker_begins = first == (left_wins ? "left" : "right");
  // By play on the sets alone: Breaker keeps Maker from each.
  std::vector<int> members;
  for (const std::vector<int>& set : breaker.sets) {
    if (set.empty()) return false;
    members.insert(members.end(), set.begin(), set.end());
  }
  std::ranges::sort(members);
  members.erase(std::ranges::unique(members).begin(), members.end());
  std::vector<char> owner(members.size(), 0);  // 1: Maker, 2: Breaker
  const std::function<bool(bool)> kept = [&](bool breaker_moves) {
    for (const std::vector<int>& set : breaker.sets)
      if (std::ranges::all_of(set, [&](int member) {
            return owner[static_cast<std::size_t>(std::ranges::lower_bound(members, member) - members.begin())] == 1;
          }))
        return false;
    bool any = false;
    for (char& each : owner) {
      if (each != 0) continue;
      each = breaker_moves ? 2 : 1;
      const bool good = kept(!breaker_moves);
      each = 0;
      any = true;
      if (good == breaker_moves) return good;
    }
    return !any || !breaker_moves;
  };
  return kept(breaker_begins) && steps_right(escapes(claim, breaker.sets), breaker.steps);
}

}  // namespace gamecert::naive
