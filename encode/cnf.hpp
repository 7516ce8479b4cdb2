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
  /// A new variable; `name` says what it means, in words of the game: "vertex 2 before vertex 5".
  int variable(std::string name = {});
  /// Adds the clause in normal form: by variable, ascending, each literal once. One that holds a literal and its
  /// negative says nothing and is left out. Every variable is one that variable() has made. LimitError beyond
  /// most_literals.
  void add(std::vector<int> clause);

  static constexpr std::size_t most_literals = 100'000'000;
  [[noreturn]] static void refuse_size();
  /// InputError: the formula has more clauses than were asked for.
  [[noreturn]] static void refuse_clauses(std::size_t most);

  int variables() const { return static_cast<int>(names_.size()); }
  int clauses() const { return static_cast<int>(ends_.size()); }
  std::size_t bytes() const;
  /// Clause i, from 0.
  std::span<const int> clause(int i) const;
  /// Empty where it has none.
  const std::string& name(int variable) const { return names_[static_cast<std::size_t>(variable - 1)]; }

 private:
  std::vector<std::string> names_;  // by variable, from 0
  std::vector<int> literals_;       // of all clauses
  std::vector<std::size_t> ends_;   // of each clause in literals_
};

/// The DIMACS header, and a line a clause.
std::string header(const Cnf& cnf);
std::string clause_lines(const Cnf& cnf);

/// DIMACS: `title` and the names of the variables in comments, then the header and a line a clause.
std::string dimacs(const Cnf& cnf, const std::string& title);

/// A statement, and what makes the formula that has a model if it is false.
struct Denied {
  std::string statement;
  std::function<Cnf()> cnf;
};

}  // namespace gamecert::encode
