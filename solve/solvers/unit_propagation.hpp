// Unit propagation over clauses that come and go, with an assignment that lasts and one on trial.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solve/solvers/drat.hpp"

namespace gamecert::solve {

/// Two literals of every clause are watched. Marked clauses propagate before the others. What lasts is the closure of
/// the active clauses under unit propagation, in an order in which the reason of each literal comes before it; it
/// grows with the clauses, and shrinks when the reason of a literal goes. On trial are assumptions beside it.
class UnitPropagation {
 public:
  using Clause = std::uint32_t;
  static constexpr Clause none = 0xffffffff;
  static constexpr Clause most_clauses = 0x7fffffff;

  explicit UnitPropagation(int variables);

  /// Stores a clause with the next number, from 0; it is not active yet. No literal is in it twice, nor beside its
  /// negation; their order will change. LimitError if there are too many.
  Clause store(std::span<const DratLiteral> literals);
  /// Makes a stored clause active. Returns a clause without a literal left, or none; after one, only removal.
  Clause activate(Clause clause);
  /// Makes a clause, which is no reason, inactive; its place among what is watched is kept for its return.
  void deactivate(Clause clause) { flags_[clause] &= static_cast<std::uint8_t>(~active); }
  /// The clause comes back where, but for clauses activated since and inactive again, all is as it was when it went.
  void reactivate(Clause clause);
  /// The literal whose reason the clause is, by its place in the trail; trail().size() if there is none.
  std::size_t place_of_implied(Clause clause) const;
  /// Undoes what lasts from a place of the trail on, and adds again what follows all the same. The reason of the
  /// literal there is inactive.
  void shrink(std::size_t place);

  bool is_active(Clause clause) const { return (flags_[clause] & active) != 0; }
  bool is_marked(Clause clause) const { return (flags_[clause] & marked) != 0; }
  void mark(Clause clause) { flags_[clause] |= marked; }
  std::span<const DratLiteral> literals(Clause clause) const {
    return {literals_.data() + begins_[clause], begins_[clause + 1] - begins_[clause]};
  }
  Clause clauses() const { return static_cast<Clause>(flags_.size()); }

  bool is_true(DratLiteral literal) const { return values_[literal] > 0; }
  bool is_false(DratLiteral literal) const { return values_[literal] < 0; }
  /// Everything assigned, in order: what lasts, then what is on trial.
  const std::vector<DratLiteral>& trail() const { return trail_; }
  /// Of the variable of an assigned literal.
  std::size_t place(DratLiteral literal) const { return places_[literal / 2]; }
  Clause reason(DratLiteral literal) const { return reasons_[literal / 2]; }

  /// Puts a literal without a value on trial.
  void assume(DratLiteral literal) { assign(literal, none); }
  /// Propagates what is on trial: a clause without a literal left, or none.
  Clause propagate();
  /// Ends the trial: the trail is cut to what lasts, `lasting` literals.
  void undo(std::size_t lasting);

  std::size_t bytes() const;

 private:
  enum : std::uint8_t { active = 1, marked = 2, unwatched_first = 4, unwatched_second = 8 };
  struct Watch {
    Clause clause;
    DratLiteral other;  // of the clause: if it is true, nothing is to be done
  };

  template <bool lasting>
  Clause propagate_all();
  template <bool lasting>
  Clause visit(int kind, DratLiteral falsified);
  void assign(DratLiteral literal, Clause reason) {
    values_[literal] = 1;
    values_[literal ^ 1] = -1;
    reasons_[literal / 2] = reason;
    places_[literal / 2] = static_cast<std::uint32_t>(trail_.size());
    trail_.push_back(literal);
  }
  void watch(Clause clause, DratLiteral watched, DratLiteral other) {
    watches_[is_marked(clause) ? 1 : 0][watched].push_back({clause, other});
  }
  DratLiteral* data(Clause clause) { return literals_.data() + begins_[clause]; }
  std::size_t size(Clause clause) const { return begins_[clause + 1] - begins_[clause]; }

  std::vector<DratLiteral> literals_;           // of all clauses; the first two of each are watched
  std::vector<std::uint32_t> begins_;           // by clause, and the end
  std::vector<std::uint8_t> flags_;             // by clause
  std::vector<std::vector<Watch>> watches_[2];  // of clauses not marked and marked, by watched literal
  std::vector<std::int8_t> values_;             // by literal: 1 true, -1 false
  std::vector<Clause> reasons_;                 // by variable
  std::vector<std::uint32_t> places_;           // by variable
  std::vector<DratLiteral> trail_;
  std::size_t heads_[2] = {0, 0};   // of the trail, what is propagated over clauses not marked and marked
  std::vector<Clause> idle_units_;  // clauses of one literal that are nobody's reason
};

}  // namespace gamecert::solve
