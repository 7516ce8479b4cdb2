// Checking refutations: unit propagation along the hints, and nowhere else.
#include <cstdlib>

#include "encode/lrat.hpp"

namespace gamecert::encode {
namespace {

/// The clauses there are, and an assignment that each step makes anew.
class Propagation {
 public:
  Propagation(const Cnf& cnf, const Lrat& lrat)
      : variables_(cnf.variables()),
        there_(static_cast<std::size_t>(lrat.last()) + 1, 0),
        clauses_(there_.size()),
        falsified_(2 * static_cast<std::size_t>(variables_) + 1, 0) {
    for (int i = 0; i < cnf.clauses(); ++i) keep(i + 1, cnf.clause(i));
  }

  /// From here on the clause is there.
  void keep(int number, std::span<const int> literals) {
    clauses_[static_cast<std::size_t>(number)] = literals;
    there_[static_cast<std::size_t>(number)] = 1;
  }
  bool there(int number) const {
    return number > 0 && static_cast<std::size_t>(number) < there_.size() &&
           there_[static_cast<std::size_t>(number)] != 0;
  }
  void remove(int number) { there_[static_cast<std::size_t>(number)] = 0; }

  /// Forgets the assignment and makes the literals false.
  std::optional<std::string> refute(std::span<const int> literals) {
    ++now_;
    for (const int literal : literals) {
      if (std::abs(literal) > variables_)
        return "expected variables up to " + std::to_string(variables_) + ", found the literal " +
               std::to_string(literal);
      is_false(literal) = now_;
    }
    return std::nullopt;
  }

  enum class Effect { conflict, unit, satisfied, open };
  /// What the clause says under the assignment; a unit clause makes its literal true.
  Effect propagate(int number) {
    int unit = 0;
    for (const int literal : clauses_[static_cast<std::size_t>(number)]) {
      if (is_false(literal) == now_ || literal == unit) continue;
      if (unit != 0) return Effect::open;
      unit = literal;
    }
    if (unit == 0) return Effect::conflict;
    if (is_false(-unit) == now_) return Effect::satisfied;
    is_false(-unit) = now_;
    return Effect::unit;
  }

 private:
  std::uint32_t& is_false(int literal) { return falsified_[static_cast<std::size_t>(literal + variables_)]; }

  int variables_;
  std::vector<char> there_;                    // by number
  std::vector<std::span<const int>> clauses_;  // by number
  std::vector<std::uint32_t> falsified_;       // by literal: the step in which it last became false
  std::uint32_t now_ = 0;
};

/// What is wrong with adding the clause.
std::optional<std::string> addition_fails(const Lrat::Step& step, Propagation& propagation) {
  if (auto reason = propagation.refute(step.literals)) return reason;
  using Effect = Propagation::Effect;
  Effect effect = Effect::unit;
  for (const int hint : step.hints) {
    if (effect == Effect::conflict)
      return "expected the conflict at the last hint, found the hint " + std::to_string(hint) + " behind it";
    if (!propagation.there(hint)) return "expected hints that are there, found " + std::to_string(hint);
    effect = propagation.propagate(hint);
    if (effect == Effect::open || effect == Effect::satisfied)
      return "expected hints that are unit or in conflict, found " + std::to_string(hint) +
             (effect == Effect::open ? " with more literals left" : ", which is satisfied");
  }
  if (effect != Effect::conflict) return "expected a conflict after the last hint, found none";
  return std::nullopt;
}

std::optional<std::string> deletion_fails(const Lrat::Step& step, Propagation& propagation) {
  for (const int number : step.hints) {
    if (!propagation.there(number)) return "expected to delete clauses that are there, found " + std::to_string(number);
    propagation.remove(number);
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> refutation_fails(const Cnf& cnf, const Lrat& lrat, const Checkpoint& between) {
  if (lrat.clauses() != cnf.clauses()) {
    return "expected the refutation of a formula with " + std::to_string(cnf.clauses()) + " clauses, found one with " +
           std::to_string(lrat.clauses());
  }
  Propagation propagation(cnf, lrat);
  int last = lrat.clauses();
  bool refuted = false;
  Pace pace(between);
  for (std::size_t i = 0; i < lrat.size(); ++i) {
    pace.step(0);
    const Lrat::Step step = lrat[i];
    const auto place = [&] { return "step " + std::to_string(i + 1) + ": "; };
    if (refuted) return place() + "expected the empty clause in the last step, found more behind it";
    if (const auto reason = step.deletion ? deletion_fails(step, propagation) : addition_fails(step, propagation))
      return place() + *reason;
    if (!step.deletion) propagation.keep(++last, step.literals);
    refuted = !step.deletion && step.literals.empty();
  }
  if (!refuted) return "expected the empty clause in the last step, found none";
  return std::nullopt;
}

}  // namespace gamecert::encode
