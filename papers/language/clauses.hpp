// `for` and `when` behind a line of a file of claims.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// `k in A..B`, `vertex v`, `set S` and what else a quantifier goes through, or `k in A, B, C` and `k = A`, of any
/// sort: what is said of each of them.
class Loop {
 public:
  Loop(const LinePiece& line, const Names& known) {
    const auto value = line.split(" = ");
    const auto list = value ? value : line.split(" in ");
    if (!value && !(list && list->second.split(", "))) {
      const std::string name = name_of(line, list ? list->first : line);
      range_.emplace(line.read([&](std::string_view text) { return Instances(text, known, {name}); }));
      variable_ = {name, range_->sorts().front()};
      return;
    }
    if (known.has_variable(list->first.text)) list->first.refuse("a name that is not taken");
    for (LinePiece rest = list->second; !rest.text.empty();) {
      const auto more = rest.split(", ");
      values_.push_back((more ? more->first : rest).expression(known, Sort::any));
      rest = more ? more->second : rest.part(rest.text.size());
    }
    variable_ = {std::string(list->first.text), values_.front().sort()};
  }

  const language::Parameter& variable() const { return variable_; }
  /// Calls visit with every value of the variable, which it keeps.
  template <class Visit>
  void each(Variables& variables, Surroundings in, Visit&& visit) const {
    for (const Expression& one : values_) {
      variables[variable_.name] = one.value(variables, in);
      visit();
    }
    if (!range_) return;
    const Variables around = variables;
    range_->each(around, in, [&](std::span<const std::int64_t> values) {
      variables[variable_.name] = values.front();
      visit();
    });
  }

 private:
  /// The last word in front of `in`, or the second one.
  static std::string name_of(const LinePiece& line, LinePiece head) {
    const LinePiece first = head.take_word();
    const LinePiece name = head.text.empty() ? first : head.take_word();
    if (name.text.empty()) line.refuse("a name");
    return std::string(name.text);
  }

  language::Parameter variable_;
  std::optional<Instances> range_;
  std::vector<Expression> values_;
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
        known.variables.push_back(std::get<Loop>(clauses_.emplace_back(Loop(clause, known))).variable());
      } else {
        clauses_.emplace_back(clause.expression(known, Sort::truth));
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
    } else if (std::get<Expression>(clauses_[clause]).truth(at, in)) {
      from(clause + 1, at, in, visit);
    }
  }

  std::vector<std::variant<Loop, Expression>> clauses_;
};

}  // namespace gamecert::papers
