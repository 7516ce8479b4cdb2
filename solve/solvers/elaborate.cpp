// Backward trimming (Heule, Hunt and Wetzler, "Trimming while checking clausal proofs", 2013).
//
// Forward, the clauses of the proof come and go until unit propagation meets a conflict. Backward from there, each
// step is undone, and a clause that a later conflict needed is checked: with its literals false, unit propagation,
// through clauses already needed first, meets a conflict, whose reasons are the hints and needed in turn. A literal
// that lasts, once it is needed, is a step of its own, the clause of this literal, so that hints need not repeat how
// it came about. Steps come out last first, and so the first use of a clause that is seen is its last.
#include "solve/solvers/elaborate.hpp"

#include <algorithm>
#include <string>

#include "solve/solvers/proof_events.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using Clause = UnitPropagation::Clause;
constexpr Clause none = UnitPropagation::none;

/// Steps with their hints, last in first out, one number after the other: the hints, how many, the clause added. A
/// hint is a clause and whether this is its last use. The numbers stand in blocks that are given back when they have
/// been taken out.
class ReversedSteps {
 public:
  void hint(Clause clause, bool last_use) {
    push(clause << 1 | (last_use ? 1U : 0U));
    ++open_;
    if (last_use) ++last_uses_;
  }
  void end(Clause clause) {
    push(open_);
    push(clause);
    hints_ += open_;
    open_ = 0;
    ++size_;
  }
  std::size_t size() const { return size_; }
  std::size_t hints() const { return hints_; }
  std::size_t last_uses() const { return last_uses_; }
  std::size_t bytes() const { return blocks_.size() * block_size * sizeof(std::uint32_t); }
  /// Takes the last step out: returns the clause, and the hints with their marks.
  Clause take(std::vector<std::uint32_t>& hints) {
    const Clause clause = pop();
    hints.resize(pop());
    for (std::size_t i = hints.size(); i-- > 0;) hints[i] = pop();
    --size_;
    return clause;
  }

 private:
  static constexpr std::size_t block_size = std::size_t{1} << 20;

  void push(std::uint32_t number) {
    if (blocks_.empty() || blocks_.back().size() == block_size) blocks_.emplace_back().reserve(block_size);
    blocks_.back().push_back(number);
  }
  std::uint32_t pop() {
    const std::uint32_t number = blocks_.back().back();
    blocks_.back().pop_back();
    if (blocks_.back().empty()) blocks_.pop_back();
    return number;
  }

  std::vector<std::vector<std::uint32_t>> blocks_;
  std::uint32_t open_ = 0;  // hints of the step not yet ended
  std::size_t size_ = 0, hints_ = 0, last_uses_ = 0;
};

class Elaboration {
 public:
  Elaboration(const encode::Cnf& cnf, const Limits& limits)
      : cnf_(cnf),
        watch_(limits),
        propagation_(cnf.variables()),
        seen_(static_cast<std::size_t>(cnf.variables()), 0),
        units_(seen_.size(), none) {
    std::vector<DratLiteral> literals;
    for (int i = 0; i < cnf.clauses(); ++i) {
      literals.clear();
      for (const int each : cnf.clause(i)) literals.push_back(literal(each));
      propagation_.store(literals);
    }
  }

  encode::Lrat run(std::istream& drat) {
    DratReader proof(drat, cnf_.variables());
    auto [events, conflict] = play_forward(proof, propagation_, watch_);
    if (conflict == none) {
      throw text::InputError("expected a proof that ends in a conflict, found none after " +
                             std::to_string(proof.step()) + " steps");
    }
    stored_ = propagation_.clauses();
    hints_of(conflict, propagation_.trail().size());
    end(none, 0);
    for (; !events.empty(); events.pop_back()) {
      if (!events.back().nothing()) undo(events.back(), events.size());
      if (events.size() % 1024 == 0)
        watch_.hold(propagation_.bytes() + reversed_.bytes() + events.capacity() * sizeof(ProofEvent));
    }
    implied_from(0);
    return in_order();
  }

 private:
  void undo(ProofEvent event, std::size_t step) {
    const Clause clause = event.clause();
    watch_.step();
    if (event.deletion()) {
      propagation_.reactivate(clause);
      return;
    }
    const std::size_t place = propagation_.place_of_implied(clause);
    if (place < propagation_.trail().size()) implied_from(place);
    propagation_.deactivate(clause);
    if (place < propagation_.trail().size()) propagation_.shrink(place);
    if (!propagation_.is_marked(clause)) return;
    if (!check(clause)) {
      std::string found;
      for (const DratLiteral each : propagation_.literals(clause)) found += " " + std::to_string(signed_literal(each));
      throw text::InputError("step " + std::to_string(step) +
                             " of the proof: expected a clause implied by unit propagation, " + "found" +
                             (found.empty() ? " the empty one" : found));
    }
    end(clause, propagation_.literals(clause).size());
  }

  void end(Clause clause, std::size_t literals) {
    literals_ += literals;
    reversed_.end(clause);
  }

  /// Hints for the clause, if it follows by unit propagation.
  bool check(Clause clause) {
    const std::size_t lasting = propagation_.trail().size();
    for (const DratLiteral each : propagation_.literals(clause)) {
      if (!propagation_.is_true(each)) continue;
      hint(unit_of(each));
      return true;
    }
    for (const DratLiteral each : propagation_.literals(clause)) {
      seen_[each / 2] = assumed;
      if (!propagation_.is_false(each)) propagation_.assume(each ^ 1);
    }
    const Clause conflict = propagation_.propagate();
    if (conflict != none) hints_of(conflict, lasting);
    propagation_.undo(lasting);
    for (const DratLiteral each : propagation_.literals(clause)) seen_[each / 2] = 0;
    return conflict != none;
  }

  /// Hints that lead to the conflict: the units among what lasts, the reasons on trial in order, the clause itself.
  void hints_of(Clause conflict, std::size_t lasting) {
    const auto& trail = propagation_.trail();
    reasons_.assign(1, conflict);
    see(conflict, lasting);
    for (std::size_t place = trail.size(); place-- > lasting;) {
      char& seen = seen_[trail[place] / 2];
      if (seen != needed) continue;
      seen = 0;
      const Clause reason = propagation_.reason(trail[place]);
      reasons_.push_back(reason);
      see(reason, lasting);
    }
    for (const DratLiteral each : lasting_needed_) {
      seen_[each / 2] = 0;
      hint(unit_of(each));
    }
    lasting_needed_.clear();
    for (std::size_t i = reasons_.size(); i-- > 0;) hint(use(reasons_[i]));
  }
  /// Marks the false literals of a clause as needed.
  void see(Clause clause, std::size_t lasting) {
    for (const DratLiteral each : propagation_.literals(clause)) {
      char& seen = seen_[each / 2];
      if (seen != 0 || propagation_.is_true(each)) continue;
      seen = needed;
      if (propagation_.place(each) < lasting) lasting_needed_.push_back(each ^ 1);
    }
  }

  struct Use {
    Clause clause;
    bool last;
  };
  void hint(Use use) { reversed_.hint(use.clause, use.last); }
  Use use(Clause clause) {
    const bool last = !propagation_.is_marked(clause);
    propagation_.mark(clause);
    return {clause, last};
  }
  /// The clause of one literal for a literal that lasts: its reason, or one numbered behind the clauses of the proof.
  Use unit_of(DratLiteral literal) {
    const Clause reason = propagation_.reason(literal);
    if (propagation_.literals(reason).size() == 1) return use(reason);
    Clause& unit = units_[literal / 2];
    if (unit != none) return {unit, false};
    if (stored_ + derived_.size() == UnitPropagation::most_clauses)
      throw text::LimitError("a proof of more than 2^31 clauses");
    unit = stored_ + static_cast<Clause>(derived_.size());
    derived_.push_back(literal);
    return {unit, true};
  }
  /// The steps of the literals that last, from a place on, as far as they are needed.
  void implied_from(std::size_t first) {
    const auto& trail = propagation_.trail();
    for (std::size_t place = trail.size(); place-- > first;) {
      const DratLiteral literal = trail[place];
      Clause& unit = units_[literal / 2];
      if (unit == none) continue;
      const Clause reason = propagation_.reason(literal);
      for (const DratLiteral each : propagation_.literals(reason)) {
        if (each != literal) hint(unit_of(each ^ 1));
      }
      hint(use(reason));
      end(unit, 1);
      unit = none;
    }
  }

  encode::Lrat in_order() {
    encode::Lrat lrat(cnf_.clauses());
    std::vector<int> numbers(stored_ + derived_.size(), 0);
    for (int i = 0; i < cnf_.clauses(); ++i) numbers[static_cast<std::size_t>(i)] = i + 1;
    const std::size_t size = literals_ + reversed_.hints() + reversed_.last_uses();
    watch_.hold(propagation_.bytes() + reversed_.bytes() + (numbers.size() + size) * sizeof(int) +
                2 * reversed_.size() * encode::Lrat::step_bytes);
    lrat.reserve(2 * reversed_.size(), size);
    std::vector<std::uint32_t> marked_hints;
    std::vector<int> literals, hints, unused;
    while (reversed_.size() > 0) {
      watch_.step();
      const Clause clause = reversed_.take(marked_hints);
      literals.clear();
      hints.clear();
      unused.clear();
      if (clause != none && clause >= stored_) literals.push_back(signed_literal(derived_[clause - stored_]));
      if (clause < stored_) {
        for (const DratLiteral each : propagation_.literals(clause)) literals.push_back(signed_literal(each));
      }
      for (const std::uint32_t hint : marked_hints) {
        hints.push_back(numbers[hint >> 1]);
        if ((hint & 1) != 0) unused.push_back(hints.back());
      }
      lrat.add(literals, hints);
      if (clause == none) break;
      numbers[clause] = lrat.last();
      if (!unused.empty()) lrat.remove(unused);
    }
    return lrat;
  }

  enum : char { needed = 1, assumed = 2 };

  const encode::Cnf& cnf_;
  Watch watch_;
  UnitPropagation propagation_;
  Clause stored_ = 0;                 // how many clauses formula and proof have; numbers from there on are of derived_
  std::vector<DratLiteral> derived_;  // literals that lasted when they were needed
  std::vector<char> seen_;            // by variable, in one check
  std::vector<Clause> units_;         // by variable: of what lasts, its number among derived_ once it is needed
  std::vector<DratLiteral> lasting_needed_;
  std::vector<Clause> reasons_;  // of a conflict, last first
  ReversedSteps reversed_;
  std::size_t literals_ = 0;  // of these steps
};

}  // namespace

encode::Lrat elaborate(const encode::Cnf& cnf, std::istream& drat, const Limits& limits) {
  return Elaboration(cnf, limits).run(drat);
}

}  // namespace gamecert::solve
