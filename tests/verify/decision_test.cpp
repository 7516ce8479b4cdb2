// Decisions about games and conjectures: their words, and that nothing leaves unchecked.
#include "verify/decision.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "certificates/checker.hpp"
#include "conjectures/language.hpp"
#include "games/setup.hpp"
#include "text/errors.hpp"
#include "verify/sweep_decision.hpp"

namespace gamecert::verify {
namespace {

games::Setup setup(const char* game, const char* line) { return {games::find(game), games::Instance(line)}; }

TEST(Decision, AnAnswerComesWithTheCertificateThatWasWanted) {
  const GameDecision plain = decide(setup("node-kayles", "path:3"), {});
  EXPECT_EQ(plain.statement, "OUTCOME N");  // the middle vertex takes all
  EXPECT_TRUE(plain.verdict.empty());
  EXPECT_FALSE(plain.certificate);
  const GameDecision certified = decide(setup("node-kayles", "path:3"), {.certificate = true});
  ASSERT_TRUE(certified.certificate);
  EXPECT_EQ(certified.certificate->claim.statement, "OUTCOME N");
  EXPECT_NO_THROW(certificates::check(*certified.certificate));
}

TEST(Decision, ALimitIsUnknownAndAMissingCertificateIsEvidence) {
  const GameDecision limited = decide(setup("node-kayles", "grid:8x8"), {.limits = {.seconds = 0.01}});
  EXPECT_EQ(limited.verdict, "UNKNOWN");
  EXPECT_TRUE(limited.statement.empty());
  EXPECT_FALSE(limited.reason.empty());
  const GameDecision bare = decide(setup("node-kayles", "path:4"), {.certificate = true, .engine = solve::Engine::qbf});
  EXPECT_EQ(bare.verdict, "EVIDENCE");
  EXPECT_FALSE(bare.certificate);
}

TEST(Decision, WhatTheGameDoesNotAllowIsRefused) {
  EXPECT_THROW(decide(setup("ello", "path:3 green=0"), {.nimber = true}), text::InputError);
  EXPECT_THROW(setup("node-kayles", "heaps:3"), text::InputError);
}

sweeps::SweepRequest about(const char* conjecture, int last) {
  sweeps::SweepRequest request;
  request.last_order = last;
  request.jobs = 1;
  request.conjecture = conjectures::parse_conjecture(conjecture, conjectures::GraphKind::graphs);
  return request;
}

TEST(SweepDecision, EveryCounterexampleIsCertifiedInItsOrder) {
  sweeps::SweepRequest request = about("size <= 2", 4);  // connected graphs of order at most 4 with 3 edges or more
  request.all = true;
  std::vector<std::size_t> numbers;
  const SweepDecision decision =
      decide(request, SweepEngine::enumeration, [&](std::size_t number, const certificates::Certificate& certificate) {
        numbers.push_back(number);
        EXPECT_NO_THROW(certificates::check(certificate));
      });
  EXPECT_EQ(numbers, (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7}));  // the triangle, and 6 graphs of order 4
  EXPECT_EQ(decision.statement, "FAILS Bw");
  EXPECT_TRUE(decision.settled());
}

TEST(SweepDecision, WhatHoldsNamesItsRangeAndCountsItsGraphs) {
  const auto none = [](std::size_t, const certificates::Certificate&) { FAIL() << "a counterexample"; };
  const SweepDecision decision = decide(about("size + 1 >= order", 5), SweepEngine::enumeration, none);
  EXPECT_EQ(decision.statement, "HOLDS order 1..5 connected graphs 31");  // 1 + 1 + 2 + 6 + 21, OEIS A001349
  EXPECT_TRUE(decision.settled());
}

}  // namespace
}  // namespace gamecert::verify
