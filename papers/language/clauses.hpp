// `for` and `when` behind a line of a file of claims.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
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
      first_.emplace(ends->first.expression(known));
      last_.emplace(ends->second.expression(known));
      return;
    }
    LinePiece rest = values;
    while (const auto more = rest.split(", ")) {
      list_.push_back(more->first.expression(known));
      rest = more->second;
    }
    list_.push_back(rest.expression(known));
  }

  const std::string& name() const { return name_; }
  template <class Visit>
  void each(const Variables& at, Surroundings in, Visit&& visit) const {
    Variables variables = at;
    std::int64_t& here = variables[name_];
    for (const Expression& one : list_) visit((here = one.value(at, in), variables));
    if (!first_) return;
    const std::int64_t last = last_->value(at, in);
    for (std::int64_t value = first_->value(at, in); value <= last; ++value) visit((here = value, variables));
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
        clauses_.emplace_back(clause.expression(known));
      }
    }
  }

  /// Calls visit for all values of the variables that meet the conditions.
  template <class Visit>
  void each(const Variables& at, Surroundings in, Visit&& visit, std::size_t from = 0) const {
    if (from == clauses_.size()) {
      visit(at);
    } else if (const auto* loop = std::get_if<Loop>(&clauses_[from])) {
      loop->each(at, in, [&](const Variables& next) { each(next, in, visit, from + 1); });
    } else if (std::get<Expression>(clauses_[from]).truth(at, in)) {
      each(at, in, visit, from + 1);
    }
  }

 private:
  std::vector<std::variant<Loop, Expression>> clauses_;
};

}  // namespace gamecert::papers
