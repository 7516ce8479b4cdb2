// `for` and `when` behind a line of a file of claims.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// `k = A..B` or `k = A, B, C`: what is said of each of them.
class Loop {
 public:
  Loop(const LinePiece& line, const Names& known) {
    const auto [name, values] = line.split_or_refuse(" = ");
    name_ = name.text;
    if (known.has_variable(name_)) name.refuse("a name that is not taken");
    if (const auto ends = values.split("..")) {
      of_sets_ = ends->second.text == "V";
      ranges_.emplace_back(ends->first.expression(known), ends->second.expression(known));
    } else {
      for (const Expression& one : values.expressions(known)) ranges_.emplace_back(one, one);
    }
  }

  const std::string& name() const { return name_; }
  /// Whether it goes through sets of vertices, which are numbers up to V, that of all.
  bool of_sets() const { return of_sets_; }
  /// Calls visit with every value of the variable, which it keeps.
  template <class Visit>
  void each(Variables& variables, Surroundings in, Visit&& visit) const {
    for (const auto& [first, last] : ranges_) {
      const std::int64_t end = last.value(variables, in);
      for (std::int64_t value = first.value(variables, in); value <= end; ++value) {
        variables[name_] = value;
        visit();
      }
    }
  }

 private:
  std::string name_;
  bool of_sets_ = false;
  std::vector<std::pair<Expression, Expression>> ranges_;
};

/// ` for LOOP` and ` when CONDITION`, in any order: each may use the names before it, and stands around those behind
/// it.
class Clauses {
 public:
  /// Of the line, which ends before them afterwards; `known` has their names as well.
  Clauses(LinePiece& line, Names& known) {
    static constexpr std::string_view loop = " for ", condition = " when ";
    const auto next = [](const LinePiece& piece) { return std::min(piece.find(loop), piece.find(condition)); };
    LinePiece rest = line.part(next(line));
    line = line.part(0, next(line));
    while (!rest.text.empty()) {
      const bool is_loop = rest.starts_with(loop);
      rest = rest.part((is_loop ? loop : condition).size());
      const LinePiece clause = rest.part(0, next(rest));
      rest = rest.part(clause.text.size());
      if (is_loop) {
        known.variables.push_back(std::get<Loop>(clauses_.emplace_back(Loop(clause, known))).name());
      } else {
        clauses_.emplace_back(clause.expression(known));
      }
    }
  }

  /// Whether a variable goes through sets of vertices.
  bool of_sets(std::string_view variable) const {
    return std::ranges::any_of(clauses_, [&](const auto& clause) {
      const auto* const loop = std::get_if<Loop>(&clause);
      return loop != nullptr && loop->name() == variable && loop->of_sets();
    });
  }

  /// Calls visit for all values of the variables that meet the conditions.
  template <class Visit>
  void each(Variables at, Surroundings in, Visit&& visit) const {
    from(0, at, in, visit);
  }

 private:
  template <class Visit>
  void from(std::size_t clause, Variables& at, Surroundings in, Visit& visit) const {
    if (clause == clauses_.size()) {
      visit(at);
    } else if (const auto* loop = std::get_if<Loop>(&clauses_[clause])) {
      loop->each(at, in, [&] { from(clause + 1, at, in, visit); });
    } else if (std::get<Expression>(clauses_[clause]).truth(at, in)) {
      from(clause + 1, at, in, visit);
    }
  }

  std::vector<std::variant<Loop, Expression>> clauses_;
};

}  // namespace gamecert::papers
