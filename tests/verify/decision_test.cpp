// Decisions about games and conjectures: their words, and that nothing leaves unchecked.
#include "verify/decision.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "certificates/checker.hpp"
#include "conjectures/language.hpp"
#include "games/instances/setup.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
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
  const GameDecision limited = decide(setup("node-kayles", "grid:8x9"), {.limits = {.seconds = 0.01}});
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
  request.conjecture = conjectures::parse_conjecture(conjecture, language::GraphKind::graphs);
  return request;
}

/// Checks what it is told, and writes it down.
struct Listener : SweepReader {
  std::vector<std::string> so_far;
  std::vector<std::size_t> numbers;
  void found(const graphs::SmallGraph& graph) override { so_far.push_back(graphs::write_small_graph(graph)); }
  void certified_so_far(const certificates::Certificate& certificate) override {
    EXPECT_NO_THROW(certificates::check(certificate));
    EXPECT_EQ(certificate.claim.instance, so_far.back());
  }
  void certified(std::size_t number, const certificates::Certificate& certificate) override {
    EXPECT_NO_THROW(certificates::check(certificate));
    numbers.push_back(number);
  }
};

TEST(SweepDecision, EveryCounterexampleIsCertifiedInItsOrder) {
  sweeps::SweepRequest request = about("size <= 2", 4);  // connected graphs of order at most 4 with 3 edges or more
  request.all = true;
  Listener listener;
  const SweepDecision decision = decide(request, SweepEngine::enumeration, listener);
  EXPECT_EQ(listener.so_far.back(), "Bw");
  EXPECT_EQ(listener.numbers,
            (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7}));  // the triangle, and 6 graphs of order 4
  EXPECT_EQ(decision.statement, "FAILS Bw");
  EXPECT_TRUE(decision.settled());
}

TEST(SweepDecision, WhatHoldsNamesItsRangeAndCountsItsGraphs) {
  Listener listener;
  const SweepDecision decision = decide(about("size + 1 >= order", 5), SweepEngine::enumeration, listener);
  EXPECT_TRUE(listener.so_far.empty() && listener.numbers.empty());
  EXPECT_EQ(decision.statement, "HOLDS order 1..5 connected graphs 31");  // 1 + 1 + 2 + 6 + 21, OEIS A001349
  EXPECT_TRUE(decision.settled());
}

}  // namespace
}  // namespace gamecert::verify
