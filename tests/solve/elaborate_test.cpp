// Proofs of the solver, elaborated, are refutations the checker accepts; proofs by hand meet every corner.
#include "solve/solvers/elaborate.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "formulas.hpp"
#include "solve/solvers/drat.hpp"
#include "solve/solvers/sat.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using encode::Cnf;
using encode::Lrat;

/// The literals of a step behind its kind, in binary DRAT.
std::string step(char kind, const std::vector<int>& literals) {
  std::string text(1, kind);
  for (const int each : literals) {
    auto number = static_cast<unsigned>(each > 0 ? 2 * each : -2 * each + 1);
    for (; number > 127; number >>= 7) text += static_cast<char>(number | 128);
    text += static_cast<char>(number);
  }
  return text + '\0';
}

Lrat elaborated(const Cnf& cnf, const std::string& drat, const Limits& limits = {}) {
  std::istringstream in(drat);
  return elaborate(cnf, in, limits);
}

/// The lines of the refutation, found right.
std::string lines(const Cnf& cnf, const std::string& drat) {
  const Lrat lrat = elaborated(cnf, drat);
  EXPECT_EQ(encode::refutation_fails(cnf, lrat), std::nullopt);
  std::string text;
  append(text, lrat);
  return text;
}

std::string refusal(const Cnf& cnf, const std::string& drat) {
  try {
    elaborated(cnf, drat);
  } catch (const text::InputError& error) {
    return error.what();
  }
  return "";
}

Cnf formula(int variables, const std::vector<std::vector<int>>& clauses) {
  Cnf cnf = formulas::variables(variables);
  for (const auto& clause : clauses) cnf.add(clause);
  return cnf;
}

const Cnf four_clauses = formula(2, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}});

/// By the solver; true if it is refuted, and then the elaborated proof was found right.
bool refuted(const Cnf& cnf) {
  const auto file = std::filesystem::temp_directory_path() / ("elaborate_test." + std::to_string(getpid()));
  const SatResult result = solve_sat(cnf, {}, file);
  EXPECT_NE(result.status, SatResult::Status::unknown) << result.message;
  const bool unsatisfiable = result.status == SatResult::Status::unsatisfiable;
  if (unsatisfiable) {
    std::ifstream in(file, std::ios::binary);
    EXPECT_EQ(encode::refutation_fails(cnf, elaborate(cnf, in, {})), std::nullopt);
  }
  std::filesystem::remove(file);
  return unsatisfiable;
}

TEST(Elaborate, OneLemma) {
  EXPECT_EQ(lines(four_clauses, step('a', {1}) + step('a', {})),
            "5 1 0 1 2 0\n5 d 1 2 0\n6 2 0 5 3 0\n6 d 3 0\n7 0 6 5 4 0\n");
}

TEST(Elaborate, NeedsNoProofWherePropagationSuffices) {
  EXPECT_EQ(lines(formula(2, {{1}, {-1, 2}, {-2}}), ""), "4 2 0 1 2 0\n4 d 1 2 0\n5 0 4 3 0\n");
  EXPECT_EQ(lines(formula(1, {{1}, {-1}}), step('a', {})), "3 0 1 2 0\n");
  EXPECT_EQ(lines(formula(3, {{1}, {-1, 2}, {-1, -2, 3}, {-2, -3, -1}}), ""),
            "5 2 0 1 2 0\n5 d 2 0\n6 3 0 5 1 3 0\n6 d 3 0\n7 0 6 5 1 4 0\n");
}

TEST(Elaborate, AnEmptyClauseOfTheFormulaIsTheConflict) {
  EXPECT_EQ(lines(formula(2, {{1, 2}, {}}), ""), "3 0 2 0\n");
  EXPECT_EQ(lines(formula(0, {{}}), step('a', {})), "2 0 1 0\n");
}

TEST(Elaborate, RepeatedLiteralsAndTautologiesOfTheProofAreNoTrouble) {
  const std::string plain = lines(four_clauses, step('a', {1}));
  EXPECT_EQ(lines(four_clauses, step('a', {1, 1, 1})), plain);
  EXPECT_EQ(lines(four_clauses, step('a', {2, -2}) + step('d', {2, -2}) + step('a', {1})), plain);
}

TEST(Elaborate, LeavesOutWhatIsNotNeeded) {
  EXPECT_EQ(lines(formula(4, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {3, 4}}), step('a', {3, 4, 1}) + step('a', {1})),
            "6 1 0 1 2 0\n6 d 1 2 0\n7 2 0 6 3 0\n7 d 3 0\n8 0 7 6 4 0\n");
}

TEST(Elaborate, DeletionsOfReasonsAndOfWhatIsNotThereAreIgnored) {
  const Cnf open = formula(4, {{1}, {-1, 2}, {3, 4, -2}, {3, -4}, {-3, 4}, {-3, -4, -2}});
  EXPECT_NE(lines(open, step('d', {1}) + step('d', {2, -1}) + step('d', {3, 4}) + step('a', {3})), "");
}

TEST(Elaborate, DeletedClausesAreNotUsedAfterwards) {
  EXPECT_EQ(refusal(four_clauses, step('d', {2, 1}) + step('a', {1})),
            "step 2 of the proof: expected a clause implied by unit propagation, found 1");
  EXPECT_NE(lines(four_clauses, step('a', {1, 2}) + step('d', {2, 1}) + step('a', {1})), "");
}

TEST(Elaborate, AStepThatDoesNotFollowIsRefusedByItsNumber) {
  const Cnf cnf =
      formula(3, {{1, 2, 3}, {1, 2, -3}, {1, -2, 3}, {1, -2, -3}, {-1, 2, 3}, {-1, 2, -3}, {-1, -2, 3}, {-1, -2, -3}});
  EXPECT_EQ(refusal(cnf, step('a', {2, 3}) + step('a', {1}) + step('a', {2})),
            "step 2 of the proof: expected a clause implied by unit propagation, found 1");
  EXPECT_EQ(refusal(formula(2, {{1, 2}}), step('a', {})),
            "step 1 of the proof: expected a clause implied by unit propagation, found the empty one");
  EXPECT_EQ(refusal(formula(2, {{1, 2}}), step('a', {1}) + step('d', {1, 2})),
            "expected a proof that ends in a conflict, found none after 2 steps");
}

TEST(Elaborate, RefusesWhatIsNoProof) {
  EXPECT_EQ(refusal(four_clauses, "x"), "step 1 of the proof: expected 'a' or 'd', found byte 120");
  EXPECT_EQ(refusal(four_clauses, step('a', {3})), "step 1 of the proof: expected variables of the formula, found 3");
  EXPECT_EQ(refusal(four_clauses, "a\x02"), "step 1 of the proof: expected a literal or 0, found the end of the file");
  EXPECT_EQ(refusal(four_clauses, step('d', {1}) + "a\xff\xff\xff\xff\xff\xff"),
            "step 2 of the proof: expected a literal of at most 35 bits, found a longer one");
  EXPECT_EQ(refusal(four_clauses, std::string("a\x01", 2)),
            "step 1 of the proof: expected variables of the formula, found 0");
}

TEST(Elaborate, ProofsOfTheSolverBecomeRefutations) {
  EXPECT_TRUE(refuted(four_clauses));
  EXPECT_TRUE(refuted(formula(2, {{1}, {-1, 2}, {-2}})));
  EXPECT_TRUE(refuted(formula(1, {{}})));
  for (int holes = 1; holes < 8; ++holes) EXPECT_TRUE(refuted(formulas::pigeonhole(holes + 1, holes))) << holes;
  for (const int vertices : {4, 10, 20, 30, 40}) EXPECT_TRUE(refuted(formulas::parity(vertices, 1))) << vertices;
  EXPECT_TRUE(refuted(formulas::random_3sat(200, 4.8, 7)));
}

TEST(Elaborate, ProofsOfRandomFormulasBecomeRefutations) {
  int count = 0;
  for (unsigned seed = 0; seed < 300; ++seed)
    count += refuted(formulas::random_3sat(5 + static_cast<int>(seed % 60), 5.5, seed)) ? 1 : 0;
  EXPECT_GT(count, 200);
}

/// Random clauses come and go, few of which do not follow. What is accepted is right, and nothing is refused whose
/// steps all follow, by plain propagation, from what is there.
TEST(Elaborate, RandomProofsAreRefusedOnlyAtAStepThatDoesNotFollow) {
  int accepted = 0;
  int refused = 0;
  for (unsigned seed = 0; seed < 3000; ++seed) {
    std::mt19937 random(seed);
    const int count = 4 + static_cast<int>(random() % 5);
    const Cnf cnf = formulas::random_3sat(count, 6, seed);
    std::vector<std::vector<int>> there;
    for (int i = 0; i < cnf.clauses(); ++i) there.emplace_back(cnf.clause(i).begin(), cnf.clause(i).end());
    // Whether unit propagation from the negated clause meets a conflict among the clauses there.
    const auto follows = [&](const std::vector<int>& clause) {
      std::vector<int> value(static_cast<std::size_t>(count) + 1, 0);
      const auto is = [&](int each) { return value[static_cast<std::size_t>(std::abs(each))] * (each > 0 ? 1 : -1); };
      for (const int each : clause) value[static_cast<std::size_t>(std::abs(each))] = each > 0 ? -1 : 1;
      for (bool changed = true; changed;) {
        changed = false;
        for (const auto& other : there) {
          int open = 0;
          int left = 0;
          bool satisfied = false;
          for (const int each : other) {
            satisfied = satisfied || is(each) > 0;
            if (is(each) == 0) left = each;
            open += is(each) == 0 ? 1 : 0;
          }
          if (satisfied || open > 1) continue;
          if (open == 0) return true;
          value[static_cast<std::size_t>(std::abs(left))] = left > 0 ? 1 : -1;
          changed = true;
        }
      }
      return false;
    };
    std::string drat;
    bool sound = true;
    for (int i = 0; i < 60 && !follows({}); ++i) {
      if (random() % 4 == 0) {
        const std::size_t gone = random() % there.size();
        if (there[gone].size() < 3) continue;
        const auto clause = there[gone];
        there.erase(there.begin() + static_cast<std::ptrdiff_t>(gone));
        drat += step('d', clause);
        continue;
      }
      std::vector<int> lemma;
      for (int v = 1; v <= count; ++v) {
        if (random() % 3 == 0) lemma.push_back(random() % 2 == 0 ? v : -v);
      }
      if (lemma.empty() || (!follows(lemma) && random() % 50 != 0)) continue;
      sound = sound && follows(lemma);
      there.push_back(lemma);
      drat += step('a', lemma);
    }
    try {
      std::istringstream in(drat);
      const Lrat lrat = elaborate(cnf, in, {});
      ASSERT_EQ(encode::refutation_fails(cnf, lrat), std::nullopt) << "seed " << seed;
      ++accepted;
    } catch (const text::InputError& error) {
      const bool open = std::string(error.what()).find("ends in a conflict") != std::string::npos;
      ASSERT_TRUE(open ? !follows({}) : !sound) << "seed " << seed << ": " << error.what();
      ++refused;
    }
  }
  EXPECT_GT(accepted, 1000);
  EXPECT_GT(refused, 100);
}

TEST(Elaborate, KeepsTheLimits) {
  const auto file = std::filesystem::temp_directory_path() / ("elaborate_limits." + std::to_string(getpid()));
  const Cnf cnf = formulas::pigeonhole(9, 8);
  ASSERT_EQ(solve_sat(cnf, {}, file).status, SatResult::Status::unsatisfiable);
  for (const Limits& limits : {Limits{.seconds = 0.02}, Limits{.megabytes = 1}}) {
    std::ifstream in(file, std::ios::binary);
    EXPECT_THROW(elaborate(cnf, in, limits), text::LimitError);
  }
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace gamecert::solve
