// Models of small formulas by backtracking with unit propagation: the solver of these tests.
#pragma once

#include <cstdlib>
#include <optional>
#include <set>
#include <vector>

#include "encode/cnf.hpp"

namespace gamecert::testing {

using Clauses = std::vector<std::vector<int>>;

inline Clauses clauses_of(const encode::Cnf& cnf) {
  Clauses clauses;
  for (int i = 0; i < cnf.clauses(); ++i) clauses.emplace_back(cnf.clause(i).begin(), cnf.clause(i).end());
  return clauses;
}

class Backtracking {
 public:
  Backtracking(int variables, Clauses clauses)
      : variables_(variables), clauses_(std::move(clauses)), at_(2 * static_cast<std::size_t>(variables) + 2) {
    for (std::size_t i = 0; i < clauses_.size(); ++i) {
      if (clauses_[i].empty()) contradiction_ = true;
      for (const int literal : clauses_[i]) at_[index(literal)].push_back(i);
    }
  }
  explicit Backtracking(const encode::Cnf& cnf) : Backtracking(cnf.variables(), clauses_of(cnf)) {}

  /// A model in which the assumptions hold, by variable from 1. Variables are tried in order, false first.
  std::optional<std::vector<char>> model(const std::vector<int>& assumptions = {}) {
    value_.assign(static_cast<std::size_t>(variables_) + 1, 0);
    trail_.clear();
    if (contradiction_) return std::nullopt;
    for (const auto& clause : clauses_) {
      if (clause.size() == 1 && !assume(clause.front())) return std::nullopt;
    }
    for (const int literal : assumptions) {
      if (!assume(literal)) return std::nullopt;
    }
    if (!search(1)) return std::nullopt;
    std::vector<char> model(value_.size(), 0);
    for (std::size_t v = 1; v < value_.size(); ++v) model[v] = value_[v] > 0 ? 1 : 0;
    return model;
  }

  /// The values of variables 1..count in all models.
  std::set<std::vector<char>> projections(int count) {
    std::set<std::vector<char>> found;
    std::vector<int> prefix;
    extend(prefix, count, found);
    return found;
  }

 private:
  static std::size_t index(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }
  int value(int literal) const {
    const int v = value_[static_cast<std::size_t>(std::abs(literal))];
    return literal > 0 ? v : -v;
  }

  /// Makes the literal true and all that follows at once; false on a contradiction.
  bool assume(int first) {
    std::vector<int> open{first};
    while (!open.empty()) {
      const int literal = open.back();
      open.pop_back();
      if (value(literal) > 0) continue;
      if (value(literal) < 0) return false;
      value_[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? 1 : -1;
      trail_.push_back(literal);
      for (const std::size_t i : at_[index(-literal)]) {
        int unit = 0;
        bool open_ended = false;
        for (const int other : clauses_[i]) {
          if (value(other) < 0) continue;
          open_ended = value(other) > 0 || unit != 0;
          if (open_ended) break;
          unit = other;
        }
        if (open_ended) continue;
        if (unit == 0) return false;
        open.push_back(unit);
      }
    }
    return true;
  }

  bool search(int variable) {
    while (variable <= variables_ && value(variable) != 0) ++variable;
    if (variable > variables_) return true;
    const std::size_t mark = trail_.size();
    for (const int literal : {-variable, variable}) {
      if (assume(literal) && search(variable + 1)) return true;
      for (; trail_.size() > mark; trail_.pop_back()) value_[static_cast<std::size_t>(std::abs(trail_.back()))] = 0;
    }
    return false;
  }

  void extend(std::vector<int>& prefix, int count, std::set<std::vector<char>>& found) {
    if (!model(prefix)) return;
    const int next = static_cast<int>(prefix.size()) + 1;
    if (next > count) {
      std::vector<char> values;
      for (const int literal : prefix) values.push_back(literal > 0 ? 1 : 0);
      found.insert(values);
      return;
    }
    for (const int literal : {-next, next}) {
      prefix.push_back(literal);
      extend(prefix, count, found);
      prefix.pop_back();
    }
  }

  int variables_;
  Clauses clauses_;
  std::vector<std::vector<std::size_t>> at_;  // by literal: the clauses it stands in
  bool contradiction_ = false;
  std::vector<int> value_;  // by variable: true 1, false -1
  std::vector<int> trail_;
};

}  // namespace gamecert::testing
