// Formulas in conjunctive normal form.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace gamecert::encode {

/// Variables count from 1; a literal is a variable or its negative. Clauses keep the order in which they were added,
/// and so do their numbers in refutations, which count from 1.
class Cnf {
 public:
  /// A new variable.
  int variable() { return ++variables_; }
  /// Adds the clause in normal form: by variable, ascending, each literal once. One that holds a literal and its
  /// negative says nothing and is left out. Every variable is one that variable() has made. LimitError beyond
  /// most_literals.
  void add(std::vector<int> clause);

  static constexpr std::size_t most_literals = 100'000'000;
  [[noreturn]] static void refuse_size();
  /// InputError: the formula has more clauses than were asked for.
  [[noreturn]] static void refuse_clauses(std::size_t most);

  int variables() const { return variables_; }
  int clauses() const { return static_cast<int>(ends_.size()); }
  std::size_t bytes() const;
  /// Clause i, from 0.
  std::span<const int> clause(int i) const;

 private:
  int variables_ = 0;
  std::vector<int> literals_;      // of all clauses
  std::vector<std::size_t> ends_;  // of each clause in literals_
};

/// A statement, and what makes the formula that has a model if it is false.
struct Denied {
  std::string statement;
  std::function<Cnf()> cnf;
};

}  // namespace gamecert::encode
