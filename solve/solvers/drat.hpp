// Reading proofs in the binary format DRAT.
#pragma once

#include <cstdint>
#include <istream>
#include <vector>

namespace gamecert::solve {

/// A literal as an index: twice its variable, from 0, and 1 more for its negation.
using DratLiteral = std::uint32_t;

constexpr DratLiteral literal(int signed_literal) {
  return signed_literal > 0 ? 2 * static_cast<DratLiteral>(signed_literal - 1)
                            : 2 * static_cast<DratLiteral>(-signed_literal) - 1;
}
constexpr int signed_literal(DratLiteral literal) {
  const int variable = static_cast<int>(literal / 2) + 1;
  return literal % 2 == 0 ? variable : -variable;
}

/// The steps of a proof, one at a time.
class DratReader {
 public:
  DratReader(std::istream& in, int variables) : in_(in), variables_(variables) {}

  /// Reads a step; false at the end. InputError for what is no proof about the variables.
  bool next();
  /// How many steps were read.
  std::size_t step() const { return step_; }
  bool deletion() const { return deletion_; }
  /// Ascending, each once.
  const std::vector<DratLiteral>& literals() const { return literals_; }
  /// Whether the clause holds a literal and its negation.
  bool tautology() const;

 private:
  DratLiteral next_literal();
  [[noreturn]] void fail(const char* expected, const std::string& found) const;

  std::istream& in_;
  int variables_;
  std::size_t step_ = 0;
  bool deletion_ = false;
  std::vector<DratLiteral> literals_;
};

}  // namespace gamecert::solve
