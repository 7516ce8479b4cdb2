// `for` in a line of a file of claims.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "papers/language/line_piece.hpp"

namespace gamecert::papers {

/// `k = A..B` or `k = A, B, C`: the test at each of them.
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
  void each(const Variables& at, Visit&& visit, Surroundings in = {}) const {
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

}  // namespace gamecert::papers
