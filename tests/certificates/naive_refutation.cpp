// Refutations by cases, and what is right about one by all assignments.
#include <algorithm>
#include <cstdlib>
#include <optional>

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

/// Who wins as is claimed; null for a tie.
std::optional<encode::Claiming::Player> winner(const Claim& claim) {
  using Player = encode::Claiming::Player;
  const std::string& result = claim.statement.substr(claim.statement.find(' ') + 1);
  if (result.starts_with("tie")) return std::nullopt;
  return result == "left" || result == "L" || result == "first" ? Player::left : Player::right;
}

games::Setup subject(const Claim& claim) {
  return {games::find(claim.game), games::Instance(claim.instance), claim.parameters};
}

/// That the formula of these sets has no model.
Cnf escapes(const Claim& claim, const Sets& sets, bool avoids) {
  return encode::Claiming(subject(claim), {winner(claim), avoids}).escapes(sets);
}

/// By play on the sets alone: whether the holder ends with none of them whole, who wants that or its contrary.
class SetsAlone {
 public:
  SetsAlone(const Sets& sets, bool avoids, int a, int b) : sets_(sets), avoids_(avoids), length_{b, a} {
    for (const std::vector<int>& set : sets) members_.insert(members_.end(), set.begin(), set.end());
    std::ranges::sort(members_);
    members_.erase(std::ranges::unique(members_).begin(), members_.end());
    // Members of no set, which the players may take as well.
    owner_.resize(members_.size() + 1, 0);
  }
  bool without(bool holder_moves) { return without(holder_moves, length_[holder_moves ? 1 : 0]); }

 private:
  bool held(int member) const {
    return owner_[static_cast<std::size_t>(std::ranges::lower_bound(members_, member) - members_.begin())] == 1;
  }
  bool without(bool holder_moves, int left) {
    for (const std::vector<int>& set : sets_)
      if (std::ranges::all_of(set, [&](int member) { return held(member); })) return false;
    if (left == 0) return without(!holder_moves);
    const bool aim = avoids_ == holder_moves;
    bool open = false;
    for (char& each : owner_) {
      if (each != 0) continue;
      open = true;
      each = holder_moves ? 1 : 2;
      const bool result = without(holder_moves, left - 1);
      each = 0;
      if (result == aim) return aim;
    }
    return !open || !aim;
  }

  const Sets& sets_;
  bool avoids_;
  int length_[2];  // of a turn of the other player, and of the holder
  std::vector<int> members_;
  std::vector<char> owner_;  // 1: the holder, 2: the other player
};

bool sets_right(const Claim& claim, const Sets& sets, const encode::Lrat& steps, bool avoids) {
  const games::Setup asked = subject(claim);
  const std::string first(asked.info().sided ? asked.parameters().word("first") : "left");
  const auto bias = [&](bool left) {
    const std::string name = left ? "a" : "b";
    return asked.parameters().values().contains(name) ? asked.parameters().number(name) : 1;
  };
  for (const bool left_begins : {true, false})
    for (const bool left_holds : {true, false}) {
      const auto winning = winner(claim);
      if (winning && left_holds != ((*winning == encode::Claiming::Player::left) == avoids)) continue;
      if (first != "both" && left_begins != (first == "left")) continue;
      SetsAlone alone(sets, avoids, bias(left_holds), bias(!left_holds));
      if (!alone.without(left_begins == left_holds)) return false;
    }
  return steps_right(escapes(claim, sets, avoids), steps);
}

}  // namespace

Certificate certify_claiming(const std::string& name, const std::string& instance,
                             const std::map<std::string, int>& parameters, const std::string& statement,
                             const Sets& sets, bool avoids) {
  const games::Parameters complete(games::find(name).info, parameters);
  Certificate result{claim(name, instance, statement, {complete.values().begin(), complete.values().end()}),
                     Breaker{sets}};
  encode::Lrat steps = refuted(escapes(result.claim, sets, avoids));
  if (avoids)
    result.evidence = Avoider{sets, std::move(steps)};
  else
    result.evidence = Breaker{sets, std::move(steps)};
  return result;
}

bool breaker_right(const Claim& claim, const Breaker& breaker) {
  return sets_right(claim, breaker.sets, breaker.steps, false);
}

bool avoider_right(const Claim& claim, const Avoider& avoider) {
  return sets_right(claim, avoider.sets, avoider.steps, true);
}

}  // namespace gamecert::naive
