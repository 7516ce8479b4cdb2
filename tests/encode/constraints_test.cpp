// Cardinality and parity as clauses have the models that they should have, and no others.
#include "encode/constraints.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "tests/encode/backtracking.hpp"

namespace gamecert {
namespace {

using encode::Cnf;
using testing::Backtracking;

/// Variables 1..count, every third negated.
std::vector<int> some_literals(Cnf& cnf, int count) {
  std::vector<int> literals;
  for (int i = 0; i < count; ++i) {
    const int variable = cnf.variable();
    literals.push_back(i % 3 == 2 ? -variable : variable);
  }
  return literals;
}

/// How many of the literals hold under each of the projections.
std::vector<int> holding(const std::vector<int>& literals, const std::set<std::vector<char>>& projections) {
  std::vector<int> counts;
  for (const std::vector<char>& values : projections) {
    counts.push_back(0);
    for (const int literal : literals)
      counts.back() += (values[static_cast<std::size_t>(std::abs(literal)) - 1] != 0) == (literal > 0) ? 1 : 0;
  }
  return counts;
}

TEST(Constraints, LetExactlyOneHold) {
  for (int count = 0; count <= 20; ++count) {
    Cnf cnf;
    const std::vector<int> literals = some_literals(cnf, count);
    encode::exactly_one(cnf, literals);
    const std::vector<int> counts = holding(literals, Backtracking(cnf).projections(count));
    EXPECT_EQ(counts, std::vector<int>(static_cast<std::size_t>(count), 1)) << count;
    EXPECT_LE(cnf.clauses(), std::max(4 * count, 16)) << count;
  }
}

TEST(Constraints, LetAnOddOrAnEvenNumberHold) {
  for (int count = 0; count <= 11; ++count) {
    for (const bool odd : {false, true}) {
      Cnf cnf;
      const std::vector<int> literals = some_literals(cnf, count);
      encode::parity(cnf, literals, odd);
      const std::vector<int> counts = holding(literals, Backtracking(cnf).projections(count));
      const std::size_t expected = count == 0 ? (odd ? 0U : 1U) : std::size_t{1} << (count - 1);
      EXPECT_EQ(counts.size(), expected) << count;
      for (const int number : counts) EXPECT_EQ(number % 2 == 1, odd) << count;
      for (int i = 0; i < cnf.clauses(); ++i) EXPECT_LE(cnf.clause(i).size(), 4U);
    }
  }
}

}  // namespace
}  // namespace gamecert
