// Runs of claims: where limits of time, interrupts and errors end a range, and what is reported then.
#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "papers/claim.hpp"
#include "tests/papers/stated.hpp"

namespace gamecert::papers {
namespace {

struct Reported {
  std::vector<std::string> ids;
  std::vector<Result> results;
  bool whole = false;
};

Reported reported(const std::vector<const PrintedClaim*>& claims, const RunRequest& request) {
  Reported found;
  found.whole = run(claims, request, [&](const PrintedClaim& claim, const Result& result) {
    found.ids.emplace_back(claim.id);
    found.results.push_back(result);
  });
  return found;
}

PrintedClaim claim(std::string id, std::function<void(int, Trial&)> check) {
  return {.id = std::move(id), .statement = "", .range = "stages", .stages = {1, 3, 3}, .check = std::move(check)};
}

void quick(int, Trial& trial) { trial.count(); }
void endless(int, Trial& trial) {
  while (true) trial.look();
}
void interrupting(int, Trial&) { text::interrupted = true; }

TEST(ClaimsRun, AStageThatEndsPastItsTimeDoesNotCount) {
  const PrintedClaim late = claim("late", [](int stage, Trial& trial) {
    trial.count();
    if (stage == 2) std::this_thread::sleep_for(std::chrono::milliseconds(600));
  });
  const Reported found = reported({&late}, {.seconds = 0.5});
  ASSERT_EQ(found.results.size(), 1U);
  EXPECT_TRUE(found.whole);
  EXPECT_EQ(found.results[0].verdict, solve::Verdict::unknown);
  EXPECT_EQ(found.results[0].complete_through, 1);
  EXPECT_EQ(found.results[0].instances, 1U);
  EXPECT_EQ(found.results[0].reason, "time limit of 0.5 s reached");
}

TEST(ClaimsRun, ALimitInsideOneInstanceStopsTheRange) {
  const PrintedClaim long_instance = claim("long", [](int stage, Trial& trial) {
    if (stage == 1) return trial.count();
    stated("graph grid:4x5: parity-driven")(stage, trial);
  });
  const Reported found = reported({&long_instance}, {.seconds = 0.2});
  ASSERT_EQ(found.results.size(), 1U);
  EXPECT_EQ(found.results[0].complete_through, 1);
  EXPECT_EQ(found.results[0].verdict, solve::Verdict::unknown);
  EXPECT_EQ(found.results[0].reason, "time limit of 0.2 s reached");
}

TEST(ClaimsRun, ABudgetIsAdvisedWhereItWouldShowMore) {
  const auto reason = [](int most, double seconds, solve::Verdict worth) {
    PrintedClaim measured = claim("measured", quick);
    measured.stages.most = most;
    measured.worth = worth;
    measured.known = "as far as it goes";
    return reported({&measured}, {.seconds = seconds}).results.at(0).reason;
  };
  using enum solve::Verdict;
  EXPECT_EQ(reason(9, 0, evidence), "as far as it goes; with --budget a run goes further");
  EXPECT_EQ(reason(9, 5, evidence), "as far as it goes");
  EXPECT_EQ(reason(3, 0, evidence), "as far as it goes");
  EXPECT_EQ(reason(9, 0, holds), "as far as it goes");
}

TEST(ClaimsRun, AShortRunEndsWhereTheEntrySays) {
  PrintedClaim dear = claim("dear", quick);
  dear.stages = {1, 3, 9, 2};
  const PrintedClaim cheap = claim("cheap", quick);
  const Reported found = reported({&dear, &cheap}, {.brief = true});
  EXPECT_EQ(found.results.at(0).complete_through, 2);
  EXPECT_EQ(found.results.at(0).verdict, solve::Verdict::holds);
  EXPECT_EQ(found.results.at(1).complete_through, 3);
  EXPECT_EQ(reported({&dear}, {}).results.at(0).complete_through, 3);
  dear.stages.brief = 0;
  EXPECT_EQ(reported({&dear}, {.brief = true}).results.at(0).verdict, solve::Verdict::unknown);
  EXPECT_EQ(reported({&dear}, {.brief = true}).results.at(0).reason, "takes too long for a short run");
}

TEST(ClaimsRun, AnInterruptReportsWhatRan) {
  const PrintedClaim first = claim("first", endless), second = claim("second", quick),
                     third = claim("third", interrupting), fourth = claim("fourth", quick);
  const Reported found = reported({&first, &second, &third, &fourth}, {.jobs = 2});
  text::interrupted = false;
  EXPECT_FALSE(found.whole);
  EXPECT_EQ(found.ids, (std::vector<std::string>{"first", "second", "third"}));
  for (const std::size_t running : {0, 2}) {
    EXPECT_TRUE(found.results.at(running).interrupted);
    EXPECT_EQ(found.results.at(running).verdict, solve::Verdict::unknown);
    EXPECT_EQ(found.results.at(running).reason, "interrupted");
  }
  EXPECT_EQ(found.results.at(1).verdict, solve::Verdict::holds);
  EXPECT_FALSE(found.results.at(1).interrupted);
}

TEST(ClaimsRun, AnInterruptBeforeItsEndMakesNoCompleteRangeHold) {
  PrintedClaim longer = claim("longer", [](int stage, Trial&) {
    if (stage == 3) text::interrupted = true;
  });
  longer.stages = {1, 1, 3};
  const Reported found = reported({&longer}, {.seconds = 60});
  text::interrupted = false;
  EXPECT_FALSE(found.whole);
  EXPECT_EQ(found.results.at(0).complete_through, 2);
  EXPECT_EQ(found.results.at(0).verdict, solve::Verdict::unknown);
}

TEST(ClaimsRun, AFailureWhoseCertificateWasInterruptedIsEvidence) {
  const PrintedClaim wrong = claim("wrong", [](int, Trial&) {
    text::interrupted = true;
    throw Failure{.where = "here", .missing = "interrupted"};
  });
  const Reported found = reported({&wrong}, {});
  text::interrupted = false;
  EXPECT_FALSE(found.whole);
  EXPECT_EQ(found.results.at(0).verdict, solve::Verdict::evidence);
  EXPECT_EQ(found.results.at(0).failure.where, "here");
}

TEST(ClaimsRun, AnErrorComesThroughAfterWhatEndedBeforeIt) {
  const PrintedClaim right = claim("right", quick),
                     wrong = claim("wrong", [](int, Trial&) { throw std::logic_error("wrong"); });
  std::vector<std::string> ids;
  const auto keep = [&](const PrintedClaim& done, const Result&) { ids.emplace_back(done.id); };
  EXPECT_THROW(run({&right, &wrong}, {.jobs = 1}, keep), std::logic_error);
  EXPECT_EQ(ids, std::vector<std::string>{"right"});
}

}  // namespace
}  // namespace gamecert::papers
