// Files of claims: what is read, what is refused and where, and that nothing in them is dead.
#include "papers/language/claims_file.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>
#include <string>

#include "certificates/checker.hpp"
#include "papers/folder.hpp"
#include "papers/language/check_function.hpp"
#include "tests/papers/changed_entry.hpp"
#include "tests/papers/stated.hpp"

namespace gamecert::papers {
namespace {

TEST(ClaimsFile, AnEntryHasItsFields) {
  const auto claims = read_claims(
      "# a comment\n\n" + with("claim x.thm-1: statement, Section 2, Theorem 1", "claim x.thm-1: statement") +
          "printed on paths\n  they are won\nreading of k\n"
          "worth evidence\nfault misprint\notherwise cycles\nused nowhere\nknown little\n\n"
          "claim x.open: open question\n"
          "statement open: what else?\nknown nothing\n",
      "x.claims");
  ASSERT_EQ(claims.size(), 2U);
  const PrintedClaim& claim = claims[0];
  EXPECT_EQ(claim.id, "x.thm-1");
  EXPECT_EQ(claim.statement, "starts are in N on paths");
  EXPECT_EQ(claim.printed, "on paths they are won");
  EXPECT_EQ(claim.where, "Section 2, Theorem 1");
  EXPECT_EQ(claim.range, "paths of order");
  EXPECT_EQ(claim.reading, "of k");
  EXPECT_EQ(claim.known, "little");
  EXPECT_EQ(claim.fault, FaultKind::misprint);
  EXPECT_EQ(claim.otherwise, "cycles");
  EXPECT_EQ(claim.used, "nowhere");
  EXPECT_EQ(claim.worth, solve::Verdict::evidence);
  EXPECT_EQ(claim.stages.first, 1);
  EXPECT_EQ(claim.stages.last, 5);
  EXPECT_EQ(claim.stages.most, 9);
  ASSERT_TRUE(claim.check);
  Trial trial({});
  for (int n = 1; n <= 5; ++n) claim.check(n, trial);
  EXPECT_EQ(trial.instances(), 3U);
  EXPECT_EQ(word(claims[1].kind), "open question");
  EXPECT_FALSE(claims[1].check);
  EXPECT_EQ(word(claims[1].fault), "not known");
}

TEST(ClaimsFile, WhatIsCertifiedKeepsACertificateOfEveryAnswer) {
  const auto claims = read_claims(with("certify outcome of proper colours=2 on path:{n} = N when n mod 2 = 1\n"
                                       "certify winnable of every colouring of path:2 = greens = 1 when n = 1\n"
                                       "expect outcome of proper colours=2 on path:{n} = P when n mod 2 = 0",
                                       "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1"),
                                  "x.claims");
  ASSERT_EQ(claims.size(), 1U);
  Trial trial({});
  for (int n = 1; n <= 4; ++n) claims[0].check(n, trial);
  EXPECT_EQ(trial.instances(), 8U);
  ASSERT_EQ(trial.certificates().size(), 6U);
  for (const certificates::Certificate& certificate : trial.certificates()) certificates::check(certificate);
  EXPECT_EQ(trial.certificates().front().claim.statement, "OUTCOME N");
}

TEST(ClaimsFile, WhatIsWrongIsNamedWithItsPlace) {
  EXPECT_EQ(refusal(entry), "");
  EXPECT_EQ(refusal("kind statement\n"), "x.claims:1:1: expected claim ID: KIND, found 'kind'");
  EXPECT_EQ(refusal(entry + "\n" + entry),
            "x.claims:6:7: expected every ID once, found 'x.thm-1', which stands in x.claims:1 too");
  EXPECT_EQ(refusal(entry + "statment again\n"),
            "x.claims:5:1: expected a field of a claim (did you mean 'statement'?), found 'statment'");
  EXPECT_EQ(refusal(entry + "statement again\n"),
            "x.claims:5:1: expected every field once, found a second 'statement'");
  EXPECT_EQ(
      refusal(with("x.thm-1: statemnt", "x.thm-1: statement")),
      "x.claims:1:16: expected statement, proof or strategy, algorithm, table, figure, belief, open question (did "
      "you mean 'statement'?), found 'statemnt'");
  const auto ranging = [](const std::string& range) { return refusal(with(range, "paths of order 1..5 most 9")); };
  EXPECT_EQ(ranging("paths of order 1..5"), "");
  EXPECT_EQ(ranging("the path of order 5"), "");
  EXPECT_EQ(ranging("paths of order 5..1"),
            "x.claims:3:22: expected FIRST..LAST most M with FIRST <= LAST <= M, found '5..1'");
  EXPECT_EQ(ranging("paths of order 1..5 most 4"),
            "x.claims:3:22: expected FIRST..LAST most M with FIRST <= LAST <= M, found '1..5'");
  EXPECT_EQ(ranging("paths of order 5 most 4"),
            "x.claims:3:22: expected FIRST..LAST before 'short' and 'most', found '5'");
  EXPECT_EQ(ranging("paths of order 1..5 short 3"), "");
  EXPECT_EQ(ranging("paths of order 1..5 short 3 most 9"), "");
  EXPECT_EQ(ranging("paths of order 2..5 short 1"), "");
  for (const char* const range : {"1..5 short 6", "2..5 short 0 most 9"})
    EXPECT_EQ(ranging("paths of order " + std::string(range)),
              "x.claims:3:22: expected FIRST..LAST short S with FIRST - 1 <= S <= LAST, found '" +
                  std::string(range).substr(0, 4) + "'");
  EXPECT_EQ(ranging("paths of order 1..x"), "x.claims:3:25: expected a whole number, found 'x'");
  EXPECT_EQ(ranging("1..5"), "x.claims:3:7: expected what the stages go through, and then their numbers, found '1..5'");
  EXPECT_EQ(refusal(entry + "fault slip\n"),
            "x.claims:5:7: expected false statement, false proof, misprint, corner, reading, scan, found 'slip'");
  EXPECT_EQ(refusal("claim x thm: statement\nstatement s\n"), "x.claims:1:7: expected one ID, found 'x thm'");
  EXPECT_EQ(refusal("claim x.thm\nstatement s\n"), "x.claims:1:12: expected ': ' behind 'x.thm', found none");
  EXPECT_EQ(refusal(with("path:{m}", "path:{n}")),
            "x.claims:4:45: expected a property or an invariant (did you mean 'n'?), found 'm'");
  EXPECT_EQ(refusal(with("prper", "proper")).substr(0, 18), "x.claims:4:19: exp");
  EXPECT_EQ(refusal(with("colors=2", "colours=2")),
            "x.claims:4:26: expected an option of proper (did you mean 'colours'?), found 'colors'");
  EXPECT_EQ(refusal(with("outcme", "outcome")),
            "x.claims:4:8: expected outcome, winner, nimber, score, moves or winnable, found 'outcme'");
  EXPECT_EQ(refusal(with("check diamond-pat groups=1111111",
                         "expect outcome of proper colours=2 on "
                         "path:{n} = N when n mod 2 = 1")),
            "x.claims:4:7: expected the name of a function (did you mean 'diamond-path'?), found "
            "'diamond-pat'");
  const auto checking = [](const std::string& arguments) {
    return refusal(
        with("check diamond-path" + arguments, "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1"));
  };
  EXPECT_EQ(checking(" groups=1111111"), "");
  EXPECT_EQ(checking(""), "x.claims:4:19: expected groups=..., found nothing");
  EXPECT_EQ(checking(" groups=seven"), "x.claims:4:27: expected a number or an invariant, found 'seven'");
  EXPECT_EQ(checking(" groups=232 k=2"), "x.claims:4:31: expected no other arguments, found 'k=2'");
  EXPECT_EQ(refusal("claim x.thm-1: statement\nstatement it holds\n"),
            "x.claims:1:1: expected what is known of x.thm-1, which is not tested, found nothing");
  EXPECT_EQ(refusal("claim x.thm-1: statement\nrange paths\nknown all\n"),
            "x.claims:1:1: expected a statement of x.thm-1, found none");
  EXPECT_EQ(refusal("claim x.thm-1: statement\nstatement it holds\nrange paths\nknown all\n"),
            "x.claims:1:1: expected a range and tests of x.thm-1, or neither, found one");
}

TEST(ClaimsFile, WhatIsProvedSaysByWhat) {
  EXPECT_EQ(refusal(entry + "proof page\nbecause of parity\n"), "");
  EXPECT_EQ(refusal(entry + "proof certificate\n"), "");
  EXPECT_EQ(refusal(entry + "because of parity\n"),
            "x.claims:1:1: expected proof with because of x.thm-1: certificate, argument or page, found none");
  EXPECT_EQ(refusal(entry + "proof pages\n"),
            "x.claims:5:7: expected certificate, argument, page (did you mean 'page'?), found 'pages'");
  EXPECT_EQ(refusal(entry + "proof page\nworth evidence\n"),
            "x.claims:1:1: expected proof or worth of x.thm-1, as both say what a run is worth, found both");
  EXPECT_EQ(refusal(entry + "worth proved\n"), "x.claims:5:7: expected evidence, found 'proved'");
  EXPECT_EQ(refusal(entry + "proof page\nprinted p\nfault corner\notherwise o\nused u\n"),
            "x.claims:1:1: expected proof of x.thm-1, or a fault and what refutes it, found both");
  for (const auto& [word, kind] : proof_words()) {
    const auto claims = read_claims(entry + "proof " + std::string(word) + "\n", "x.claims");
    EXPECT_EQ(claims.front().proof, kind);
    EXPECT_EQ(claims.front().worth, solve::Verdict::proved);
    EXPECT_FALSE(in_words(kind).empty());
  }
}

/// Before anyone is accused: without the printed sentence, what else it could mean and what it is used for no entry has
/// a fault, of whatever kind; and nothing else has these fields.
TEST(ClaimsFile, AFaultNeedsItsGrounds) {
  const std::string_view grounds[] = {"printed p\n", "otherwise o\n", "used u\n"};
  for (const auto& [word, fault] : fault_words()) {
    const std::string begin = entry + "reading r\nfault " + std::string(word) + "\n";
    for (const std::string_view left_out : grounds) {
      std::string fields;
      for (const std::string_view field : grounds) fields += field == left_out ? "" : field;
      const std::string name(left_out.substr(0, left_out.find(' ')));
      EXPECT_EQ(refusal(begin + fields), "x.claims:1:1: expected '" + name +
                                             "' of x.thm-1, as it has a fault: printed, " +
                                             "otherwise, used, found none");
    }
    EXPECT_EQ(refusal(begin + "printed p\notherwise o\nused u\n"), "");
  }
  EXPECT_EQ(refusal(entry + "printed p\nfault reading\notherwise o\nused u\n"),
            "x.claims:1:1: expected the reading of x.thm-1, which is its fault, found none");
  for (const char* field : {"otherwise o\n", "used u\n"})
    EXPECT_EQ(refusal(entry + field),
              "x.claims:1:1: expected otherwise and used with a fault, in x.thm-1, found no fault");
}

TEST(ClaimsFile, ConjecturesAreReadWithTheFile) {
  const std::string line = "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1";
  EXPECT_EQ(refusal(with("every tree of order n: oddity", line)), "");
  EXPECT_EQ(refusal(with("every tree of order n: oddty", line)).substr(0, 15), "x.claims:4:24: ");
  EXPECT_EQ(refusal(with("every tre of order n: oddity", line)).substr(0, 14), "x.claims:4:7: ");
  EXPECT_EQ(refusal(with("every tree of size n: oddity", line)).substr(0, 11), "x.claims:4:");
}

/// A function that no entry names is dead, and a name in a file of which there is no function is refused when it is
/// read.
TEST(ClaimsFile, EveryFunctionIsNamed) {
  std::set<std::string> named;
  for (const PrintedClaim& claim : all()) {
    for (const std::string& line : claim.tests) {
      std::istringstream words(line);
      std::string first, function;
      words >> first >> function;
      if (first == "check") named.insert(function);
    }
  }
  for (const CheckFunction& function : check_functions())
    EXPECT_TRUE(named.contains(std::string(function.name))) << function.name;
  EXPECT_EQ(named.size(), check_functions().size());
}

TEST(ClaimsFile, EveryFileThereIsComesWithTheProgram) {
  std::set<std::string> there, taken;
  const std::filesystem::path root(GAMECERT_SOURCE_DIR);
  for (const auto& file : std::filesystem::recursive_directory_iterator(root / "papers")) {
    if (of_paper(file.path().filename().string()) && file.path().filename() != "CMakeLists.txt")
      there.insert(file.path().lexically_relative(root).string());
  }
  for (const PaperFolder& folder : built_in_folders())
    for (const PaperFolder::File& file : folder.files) taken.insert(folder.name + "/" + file.name);
  EXPECT_EQ(there, taken);
  std::set<std::string> ids;
  for (const PrintedClaim& claim : all()) EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
}

}  // namespace
}  // namespace gamecert::papers
