// Refutations are accepted as they stand and rejected for any defect; text and value are one.
#include "encode/lrat.hpp"

#include <gtest/gtest.h>

#include "text/errors.hpp"

namespace gamecert::encode {
namespace {

/// Two variables, all four clauses.
Cnf four_clauses() {
  Cnf cnf;
  cnf.variable();
  cnf.variable();
  cnf.add({1, 2});
  cnf.add({1, -2});
  cnf.add({-1, 2});
  cnf.add({-1, -2});
  return cnf;
}

Lrat read(int clauses, const std::vector<std::string>& lines) {
  Lrat lrat(clauses);
  for (const std::string& line : lines) read_step(line, lrat);
  return lrat;
}

std::string reason(const Cnf& cnf, const std::vector<std::string>& lines) {
  return refutation_fails(cnf, read(cnf.clauses(), lines)).value_or("");
}

TEST(Lrat, RefutesByHints) {
  EXPECT_EQ(reason(four_clauses(), {"5 1 0 1 2 0", "6 0 5 3 4 0"}), "");
  EXPECT_EQ(reason(four_clauses(), {"4 d 1 0"}), "expected the empty clause in the last step, found none");
  EXPECT_EQ(reason(four_clauses(), {"5 1 0 1 2 0", "5 d 1 2 0", "6 0 5 3 4 0"}), "");
}

TEST(Lrat, NeedsNoStepBesideAnEmptyClause) {
  Cnf cnf = four_clauses();
  cnf.add({});
  EXPECT_EQ(reason(cnf, {"6 0 5 0"}), "");
}

TEST(Lrat, ATautologyIsAdmittedAndOfNoUse) {
  EXPECT_EQ(reason(four_clauses(), {"5 1 0 1 2 0", "6 2 -2 0 5 3 0", "7 0 5 3 4 0"}), "");
  EXPECT_NE(reason(four_clauses(), {"5 1 -1 0 1 2 0", "6 0 5 3 4 0"}), "");
}

TEST(Lrat, RejectsEveryDefectForItsReason) {
  const Cnf cnf = four_clauses();
  EXPECT_EQ(reason(cnf, {}), "expected the empty clause in the last step, found none");
  EXPECT_EQ(reason(cnf, {"5 1 0 1 2 0"}), "expected the empty clause in the last step, found none");
  EXPECT_EQ(reason(cnf, {"5 1 0 1 2 0", "6 0 5 3 4 0", "6 d 1 0"}),
            "step 3: expected the empty clause in the last step, found more behind it");
  EXPECT_EQ(reason(cnf, {"5 3 0 1 2 0"}), "step 1: expected variables up to 2, found the literal 3");
  EXPECT_EQ(reason(cnf, {"5 1 0 1 0"}), "step 1: expected a conflict after the last hint, found none");
  EXPECT_EQ(reason(cnf, {"5 1 0 0"}), "step 1: expected a conflict after the last hint, found none");
  EXPECT_EQ(reason(cnf, {"5 1 0 1 2 3 0"}),
            "step 1: expected the conflict at the last hint, found the hint 3 behind it");
  EXPECT_EQ(reason(cnf, {"5 1 0 1 6 0"}), "step 1: expected hints that are there, found 6");
  EXPECT_EQ(reason(cnf, {"5 1 0 1 5 0"}), "step 1: expected hints that are there, found 5");
  EXPECT_EQ(reason(cnf, {"4 d 1 0", "5 1 0 1 2 0"}), "step 2: expected hints that are there, found 1");
  EXPECT_EQ(reason(cnf, {"4 d 1 1 0"}), "step 1: expected to delete clauses that are there, found 1");
  EXPECT_EQ(reason(cnf, {"4 d 5 0"}), "step 1: expected to delete clauses that are there, found 5");
  EXPECT_EQ(reason(cnf, {"5 0 1 0"}),
            "step 1: expected hints that are unit or in conflict, found 1 with more literals left");
  EXPECT_EQ(reason(cnf, {"5 -1 -2 0 3 0"}),
            "step 1: expected hints that are unit or in conflict, found 3, which is satisfied");
  EXPECT_EQ(refutation_fails(cnf, Lrat(2147483647)),
            "expected the refutation of a formula with 4 clauses, found one with 2147483647");
}

TEST(Lrat, LinesHaveOneText) {
  const std::vector<std::string> lines = {"4 d 2 1 0", "5 -1 2 0 1 0", "6 0 0"};
  std::string text, expected;
  for (const auto& line : lines) expected += line + "\n";
  append(text, read(4, lines));
  EXPECT_EQ(text, expected);
}

TEST(Lrat, OtherLinesAreRefusedForTheirReason) {
  const auto refusal = [](const std::string& line) -> std::string {
    try {
      read(4, {line});
    } catch (const text::InputError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(refusal(""), "expected the number of a clause, found an empty line");
  EXPECT_EQ(refusal("6 1 0 1 0"), "expected the number 5, found 6");
  EXPECT_EQ(refusal("5 d 1 0"), "expected the number 4, found 5");
  EXPECT_EQ(refusal("5 1 0 -1 2 0"), "expected hints for unit propagation alone, found a negative one: a RAT step");
  EXPECT_EQ(refusal("4 d -1 0"), "expected numbers of clauses, found a negative one");
  EXPECT_EQ(refusal("4 d 0"), "expected a clause to delete, found none");
  EXPECT_EQ(refusal("5 1 0 1 0 "), "expected the end of the line, found the end of the line");
  EXPECT_EQ(refusal("5 1 0 1 0 7"), "expected the end of the line, found '7'");
  EXPECT_EQ(refusal("5  1 0 1 0"), "expected a literal or 0, found a space too many");
  EXPECT_EQ(refusal("5 1 0 1"), "expected a hint or 0, found the end of the line");
  EXPECT_EQ(refusal("5 1"), "expected a literal or 0, found the end of the line");
  for (const char* word : {"01", "-0", "+1", "x", "2147483648", "-2147483648", "1.", "d"}) {
    EXPECT_EQ(refusal(std::string("5 ") + word + " 0 1 0"),
              std::string("expected ") +
                  (word == std::string("d") ? "the number 4, found 5" : "a literal or 0, found '") +
                  (word == std::string("d") ? "" : word + std::string("'")));
  }
}

}  // namespace
}  // namespace gamecert::encode
