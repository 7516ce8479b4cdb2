// Lines of files of claims about all numbers and all heaps: decided as single values are.
#include <gtest/gtest.h>

#include <string>

#include "certificates/checker.hpp"
#include "papers/language/expression.hpp"
#include "tests/papers/changed_entry.hpp"
#include "tests/papers/stated.hpp"

namespace gamecert::papers {
namespace {

/// What a certified line about all numbers says of a single one is its value there.
TEST(ClaimsFile, StatementsAboutAllNumbersAreDecidedAsTheirValuesAre) {
  for (const char* said : {
           "n - 5 < 7 - n",
           "3 * n - 2 <= n + 9",
           "power-of-two(n) | power-of-two(n + 3)",
           "n xor (n + 1) = n + n + 1",
           "n xor 5 xor 3 > n",
           "forall k in 2..n: n xor k >= n - k",
           "exists k in 1..n - 1: 2 * k = n & !power-of-two(k)",
           "let m = n + 2: exists k in m..2 * m: power-of-two(k) & (n < 3 -> k = 4)",
           "(if power-of-two(n) then n > 4 else n < 9) <-> n != 6",
           "forall k in n..3: forall m in k..5: k xor m < 7 | (exists j in 0..m: j + j = m)",
       }) {
    const Expression value(said, {"n"});
    for (int n = 0; n < 20; ++n) {
      const std::string line =
          "certify all n >= " + std::to_string(n) + ": n = " + std::to_string(n) + " -> (" + said + ")";
      Trial trial({});
      std::string found;
      try {
        stated(line)(1, trial);
        ASSERT_EQ(trial.certificates().size(), 1U);
        certificates::check(trial.certificates().front());
      } catch (const Failure& failure) {
        found = failure.where;
      }
      EXPECT_EQ(found.empty(), value.truth({{"n", n}})) << line << found;
    }
  }
  Trial trial({});
  stated("certify all n >= 1: exists k in 1..n: n xor k = 0")(1, trial);
  EXPECT_EQ(certificates::text(trial.certificates().front().claim),
            "numbers all x0 or < x0 1 some x1 and not or < x1 1 < x0 x1 = xor x0 x1 0 TRUE");
  EXPECT_EQ(failure("certify all n >= 0: exists k in 1..n: n xor k = 0", 1),
            "some number: against exists k in 1..n: n xor k = 0");
  for (const char* said :
       {"n * n = n", "bit(n, 0) = 0", "lg(n) < n", "(count k in 1..n: k > 0) = n", "n / 2 < n", "k = 1"})
    EXPECT_THROW(stated(std::string("certify all n >= 1: ") + said), text::InputError) << said;
}

/// A printed statement that is false is no better for being about all numbers.
TEST(ClaimsFile, FalseStatementsAboutAllNumbersFail) {
  for (const auto& [id, stage, right, wrong] : {
           std::tuple("geo.prop-1.repaired", 2, "in-e(n, a, b)) when n = 2", "in-e-as-printed(n, a, b)) when n = 2"),
           std::tuple("geo.prop-8.repaired", 2, " | power(n) & x = 1 & y = n when", " when"),
           std::tuple("geo.strat-W.moves", 2, "| power(n) & (v = 1 | v = n) when", "when"),
           std::tuple("geo.strat-W.moves", 2, "!leaves-e(n, v, y) | power(n) & v = 1", "!leaves-e(n, v, y)"),
           std::tuple("geo.prop-5v", 1, "(leads(n, 2*p) -> (r = 1 <-> power(n)))", "(r = 1 <-> power(n))"),
           std::tuple("geo.prop-5ii", 1, "forall b in c + 1..n + 2", "forall b in c..n + 2"),
           std::tuple("geo.fact-uniq", 1, "-> k = i)", "-> k < i)"),
       }) {
    Trial trial({});
    EXPECT_THROW(exchanged(id, right, wrong)(stage, trial), Failure) << id;
  }
}

TEST(ClaimsFile, PeriodsAreProvedForAllHeaps) {
  Trial trial({});
  stated("periodic 0.3 from 1 period 2: k mod 2")(1, trial);
  ASSERT_EQ(trial.certificates().size(), 1U);
  certificates::check(trial.certificates().front());
  EXPECT_EQ(certificates::text(trial.certificates().front().claim), "octal 0.3 PERIOD 2 FROM 1 0 1 0");
  EXPECT_EQ(failure("periodic 0.3 from 1 period 2: 1 - k mod 2", 1), "0.3: heap of 0: expected 0, found 1");
  try {
    exchanged("tri.tbl-3", "from 53 period 34: printed-dawson(k)", "from 35 period 34: dawson-kayles(k)")(1, trial);
    ADD_FAILURE() << "the values repeat from 53 on";
  } catch (const Failure& found) {
    EXPECT_EQ(found.where, "0.07: heap of 69: expected 0, found 8");
  }
  // The games by their rules.
  for (const auto& [id, game] : {std::pair("tri.tbl-2", "kayles"), std::pair("tri.tbl-3", "dawson-kayles")}) {
    const std::string values = std::string(game) + " on heaps:{m} = " + game + "(m) for m in 1..12\nholds n = n";
    EXPECT_NO_THROW(exchanged(id, "periodic", "expect nimber of " + values + "\nperiodic")(1, trial)) << game;
  }
}

}  // namespace
}  // namespace gamecert::papers
