// What is made of the answers of several engines.
#include "solve/agreement.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "certificates/solitaires/order.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using Certainty = Answer::Certainty;

Answer answer(Certainty certainty, const std::string& statement, const std::string& doubt = "") {
  return {.certainty = certainty, .statement = statement, .doubt = doubt};
}

TEST(Agreement, PrefersEvidenceThenCertainty) {
  Agreement agreement;
  agreement.add("best", answer(Certainty::unknown, "", "time limit"));
  agreement.add("smt", answer(Certainty::evidence, "OUTCOME N", "by Z3 alone"));
  agreement.does_not_apply("sat", "expected something else");
  EXPECT_EQ(agreement.result().doubt, "by Z3 alone");
  agreement.add("qbf", answer(Certainty::certain, "OUTCOME N"));
  EXPECT_EQ(agreement.result().certainty, Certainty::certain);
  EXPECT_FALSE(agreement.has_evidence());
  Answer certified = answer(Certainty::certain, "OUTCOME N");
  certified.evidence = certificates::Order{};
  agreement.add("search", certified);
  EXPECT_TRUE(agreement.has_evidence());
  const Answer result = agreement.result();
  EXPECT_TRUE(result.evidence);
  ASSERT_EQ(result.opinions.size(), 5U);
  EXPECT_EQ(result.opinions[0].said, "UNKNOWN time limit");
  EXPECT_EQ(result.opinions[1].said, "EVIDENCE OUTCOME N by Z3 alone");
  EXPECT_EQ(result.opinions[2].said, "does not apply: expected something else");
  EXPECT_EQ(result.opinions[3].said, "OUTCOME N");
}

TEST(Agreement, IsUnknownWhereAllAre) {
  Agreement agreement;
  agreement.add("best", answer(Certainty::unknown, "", "first"));
  agreement.add("search", answer(Certainty::unknown, "", "second"));
  EXPECT_EQ(agreement.result().doubt, "first");
}

std::string disagreement(const Answer& a, const Answer& b) {
  Agreement agreement;
  agreement.add("search", a);
  agreement.add("qbf", b);
  try {
    agreement.result();
  } catch (const std::logic_error& error) {
    return error.what();
  }
  return "";
}

TEST(Agreement, SaysWhoDisagrees) {
  EXPECT_EQ(disagreement(answer(Certainty::certain, "OUTCOME N"),
                         answer(Certainty::evidence, "OUTCOME P", "by DepQBF alone")),
            "engines disagree; search: OUTCOME N; qbf: EVIDENCE OUTCOME P by DepQBF alone");
  EXPECT_EQ(disagreement(answer(Certainty::certain, "OUTCOME N"), answer(Certainty::unknown, "", "limit")), "");
  Answer some = answer(Certainty::certain, "OUTCOME N");
  Answer others = some;
  some.winning_moves = {1, 2};
  EXPECT_EQ(disagreement(some, others), "");
  others.winning_moves = {1};
  EXPECT_EQ(disagreement(some, others),
            "engines disagree; search: OUTCOME N; qbf: OUTCOME N; their winning moves differ");
}

TEST(Agreement, ComparesTheGreatestNumbers) {
  Answer some = answer(Certainty::certain, "WINNABLE");
  Answer others = some;
  some.best = 7;
  EXPECT_EQ(disagreement(some, others), "");
  others.best = 8;
  EXPECT_EQ(disagreement(some, others),
            "engines disagree; search: WINNABLE; qbf: WINNABLE; their greatest numbers of green edges differ, 7 and 8");
  Agreement agreement;
  agreement.add("best", answer(Certainty::certain, "WINNABLE"));
  agreement.add("search", some);
  EXPECT_EQ(agreement.result().best, 7);
}

TEST(Agreement, OfAllEnginesHasEveryOpinion) {
  const Answer result = solve(games::Setup(games::find("node-kayles"), games::Instance("path:5")),
                              {.all_moves = true, .engine = Engine::all});
  EXPECT_EQ(result.statement, "OUTCOME N");
  EXPECT_EQ(result.winning_moves, std::vector<int>{2});  // leaves two vertices that are not adjacent
  std::vector<std::string> names;
  for (const Opinion& opinion : result.opinions) names.push_back(opinion.engine);
  EXPECT_EQ(names, (std::vector<std::string>{"best", "search", "sat", "smt", "qbf"}));
  EXPECT_THROW(solve(games::Setup(games::find("node-kayles"), games::Instance("fan:2")), {.engine = Engine::all}),
               text::InputError);
}

}  // namespace
}  // namespace gamecert::solve
