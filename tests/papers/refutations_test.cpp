// What refutes a false entry of a file of claims: facts that are certified in place of its failure.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "certificates/checker.hpp"
#include "tests/papers/changed_entry.hpp"

namespace gamecert::papers {
namespace {

/// A false line with what refutes it behind.
std::string refuted_by(const std::string& refutation) {
  return with("= P when n mod 2 = 1", "= N when n mod 2 = 1") + "refutation " + refutation +
         "\nbecause it has one vertex\n";
}

Failure failure_of(const std::string& text) {
  Trial trial({});
  try {
    const PrintedClaim claim = read_claims(text, "x.claims").at(0);
    claim.check(claim.stages.first, trial);
  } catch (Failure& found) {
    return found;
  }
  return {};
}

std::vector<std::string> certified(const Failure& found) {
  std::vector<std::string> claims;
  for (const certificates::Certificate& certificate : found.certificates) {
    certificates::check(certificate);
    claims.push_back(certificates::text(certificate.claim));
  }
  return claims;
}

TEST(ClaimsFile, WhatRefutesAnEntryIsCertifiedInPlaceOfItsFailure) {
  using Claims = std::vector<std::string>;
  const Failure found = failure_of(refuted_by("outcome of proper colours=2 on path:1 = N"));
  EXPECT_EQ(certified(found), Claims{"proper --colours 2 path:1 OUTCOME N"});
  EXPECT_EQ(read_claims(refuted_by("outcome of proper colours=2 on path:1 = N"), "x.claims").at(0).because,
            "it has one vertex");
  EXPECT_EQ(certified(failure_of(refuted_by("outcome of misere node-kayles on path:{2 - 1} = P"))),
            Claims{"node-kayles --play misere path:1 OUTCOME P"});
  EXPECT_EQ(certified(failure_of(refuted_by("score of capture on path:3 <= 1"))), Claims{"capture path:3 SCORE 0"});
  EXPECT_EQ(certified(failure_of(refuted_by("graph path:2: connected -> size = 0"))),
            Claims{"conjecture A_ FAILS -> connected = size 0"});
  EXPECT_EQ(certified(failure_of(refuted_by("strategy of proper colours=1 on Cg: second moves answers 0:1>2:1 1:1>3:1 "
                                            "2:1>0:1 3:1>1:1 after 0:1 2:1 3:1"))),
            Claims{"proper --colours 1 Cg REFUTED second moves answers 0>2 1>3 2>0 3>1"});
  EXPECT_EQ(certified(failure_of(
                refuted_by("strategy of geodetic reading=contract on path:4: second avoids 0 answers 1>3 2>0 "
                           "3>none after 2"))),
            Claims{"geodetic --reading contract path:4 REFUTED second avoids 0 answers 1>3 2>0 3>none"});
  EXPECT_EQ(certified(failure_of(
                refuted_by("strategy of nimstring on fan:2: second moves again free answers 0-1>0-1 after 0-1"))),
            Claims{"nimstring fan:2 REFUTED second moves again free answers 0>0"});
  EXPECT_EQ(certified(failure_of(refuted_by("all k >= 2: k < 5"))),
            (Claims{"numbers all x0 or < x0 2 < x0 5 FALSE", "numbers all x0 or not = x0 5 < x0 5 FALSE"}));
}

TEST(ClaimsFile, WhatDoesNotRefuteIsNotCertified) {
  EXPECT_THROW(failure_of(refuted_by("outcome of proper colours=2 on path:1 = P")), std::logic_error);
  EXPECT_THROW(failure_of(refuted_by("graph path:2: connected")), std::logic_error);
  EXPECT_THROW(failure_of(refuted_by("all k >= 6: k > 5")), std::logic_error);
  const Failure kept =
      failure_of(refuted_by("strategy of proper colours=1 on path:3: second moves answers 0:1>2:1 2:1>0:1 after 0:1"));
  ASSERT_EQ(kept.certificates.size(), 1U);
  EXPECT_THROW(certificates::check(kept.certificates.front()), certificates::Rejection);
}

TEST(ClaimsFile, AFunctionThatFailsNeedsAFactThatRefutes) {
  const std::string words =
      "claim x: statement\nstatement s\nrange trees of order 10..10\n"
      "pairing of capture on path:2: u-v by {u}-{v} = 0\n";
  EXPECT_EQ(failure_of(words).missing, "no fact is named that contradicts the sentence");
  EXPECT_EQ(failure_of(words + "refutation graph path:2: size = 0\nbecause it has an edge\n").missing, "");
}

TEST(ClaimsFile, WhatOnlyEvaluationFindsIsRefusedWithItsLine) {
  const std::pair<const char*, const char*> wrong[] = {
      {"holds entry(n, 5) > 0", "expected the number of an entry, 1 to 1, found 2"},
      {"holds mapped(n, 3, 0) > 0", "expected the number of a map, found 3"},
      {"expect nimber of proper colours=infinite on path:2 = 0", "expected a number of 31 bits, found infinite"},
      {"on path:{n}: degree(vertex(5)) > 0", "expected a vertex of A_, found 5"},
      {"on path:{n}: edge(1) in E", "expected an edge of A_, found 1"},
      {"on path:{n}: winnable(vertex(0), V)", "expected green vertices of the subgraph, found others"},
      {"on path:{n}: arrays > 0", "expected a triangulation, found A_"},
  };
  for (const auto& [line, why] : wrong) {
    const std::string text =
        "claim x: statement\nstatement s\nrange numbers to 2..2\nholds n = 2\n" + std::string(line);
    Trial trial({});
    try {
      read_claims(text + "\n", "x.claims").front().check(2, trial);
      ADD_FAILURE() << line;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.what(), "x.claims:5, n = 2: " + std::string(why)) << line;
    }
  }
}

TEST(ClaimsFile, RefutationsAreReadWithTheFile) {
  EXPECT_EQ(refusal(entry + "refutation outcome of proper on path:1 = N\n"),
            "x.claims:1:1: expected because with the refutations of x.thm-1, found none");
  EXPECT_EQ(refusal(refuted_by("outcome of propper on path:1 = N")).substr(0, 20), "x.claims:5:23: expec");
  EXPECT_EQ(refusal(refuted_by("graph path:1: treee")).substr(0, 20), "x.claims:5:26: expec");
  EXPECT_EQ(refusal(refuted_by("all k >= 0: k * k = 5")).substr(0, 20), "x.claims:5:24: expec");
  const auto rules_refused = [](const std::string& rules) {
    const std::string text = refusal(refuted_by("strategy of proper on path:1: " + rules));
    return text.substr(0, text.find(';'));
  };
  EXPECT_EQ(rules_refused("third moves answers 0:1>none after 0:1"),
            "x.claims:5:42: expected a move of proper, found 'third'");
  EXPECT_EQ(rules_refused("first moves answers 0:1>none after 0:1 5:1"),
            "x.claims:5:81: expected a move of proper, found '5:1'");
  for (const char* rules : {"first moves", "moves answers 0:1>none", "first scores x answers",
                            "first moves answers 0:1", "first moves answers 0:1>none 0:1>none"})
    EXPECT_EQ(rules_refused(std::string(rules) + " after 0:1"), "x.claims:5:42: expected first or second");
  EXPECT_NE(refusal(refuted_by("strategy of proper on path:1: first moves answers 0>1")).find("expected ' after '"),
            std::string::npos);
}

}  // namespace
}  // namespace gamecert::papers
