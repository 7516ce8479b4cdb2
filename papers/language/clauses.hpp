// `for` and `when` behind a line of a file of claims.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "papers/asked_game.hpp"

namespace gamecert::papers {

/// `k = A..B` or `k = A, B, C`: what is said of each of them.
class Loop {
 public:
  Loop(const LinePiece& line, const Names& known) {
    const auto [name, values] = line.split_or_refuse(" = ");
    name_ = name.text;
    if (known.has_variable(name_)) name.refuse("a name that is not taken");
    if (const auto ends = values.split("..")) {
      first_.emplace(ends->first.expression(known));
      last_.emplace(ends->second.expression(known));
      return;
    }
    list_ = values.expressions(known);
  }

  const std::string& name() const { return name_; }
  /// Calls visit with every value of the variable, which it keeps.
  template <class Visit>
  void each(Variables& variables, Surroundings in, Visit&& visit) const {
    std::int64_t& here = variables[name_];
    for (const Expression& one : list_) {
      here = one.value(variables, in);
      visit();
    }
    if (!first_) return;
    const std::int64_t last = last_->value(variables, in);
    for (std::int64_t value = first_->value(variables, in); value <= last; ++value) {
      here = value;
      visit();
    }
  }

 private:
  std::string name_;
  std::vector<Expression> list_;
  std::optional<Expression> first_, last_;
};

/// ` for LOOP` and ` when CONDITION`, in any order: each may use the names before it, and stands around those behind
/// it.
class Clauses {
 public:
  /// Of the line, which ends before them afterwards; `known` has their names as well.
  Clauses(LinePiece& line, Names& known) {
    constexpr std::string_view loop = " for ", condition = " when ";
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
        clauses_.emplace_back(AskedExpression(clause, known));
      }
    }
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
    } else if (std::get<AskedExpression>(clauses_[clause]).truth(at, in)) {
      from(clause + 1, at, in, visit);
    }
  }

  std::vector<std::variant<Loop, AskedExpression>> clauses_;
};

}  // namespace gamecert::papers
