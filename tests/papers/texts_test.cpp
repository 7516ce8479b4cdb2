// What claims are called and what is said of them: ids that belong together, numbers that no run has found.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "papers/claim.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

std::vector<std::string> selected(std::string_view id) {
  std::vector<std::string> ids;
  for (const PrintedClaim* claim : select(id)) ids.emplace_back(claim->id);
  return ids;
}

TEST(ClaimsTexts, PartsBelongToTheirStatement) {
  using Ids = std::vector<std::string>;
  EXPECT_EQ(selected("cap.thm-4.3"),
            (Ids{"cap.thm-4.3", "cap.thm-4.3-construction", "cap.thm-4.3-construction.repaired"}));
  EXPECT_EQ(selected("cap.thm-4.3-construction"),
            (Ids{"cap.thm-4.3-construction", "cap.thm-4.3-construction.repaired"}));
  EXPECT_EQ(selected("cap.fig-2"), (Ids{"cap.fig-2a", "cap.fig-2b", "cap.fig-2b-leaves", "cap.fig-2b-leaves.none"}));
  EXPECT_EQ(selected("ello.prop-3.5"), (Ids{"ello.prop-3.5i", "ello.prop-3.5ii", "ello.prop-3.5iii"}));
  EXPECT_EQ(selected("ello.prop-3.5i"), (Ids{"ello.prop-3.5i"}));
  EXPECT_EQ(selected("ello.lem-3.1iv"), (Ids{"ello.lem-3.1iv-a", "ello.lem-3.1iv-b", "ello.lem-3.1iv-b.repaired"}));
  EXPECT_EQ(selected("ello.prop-7.3a"), (Ids{"ello.prop-7.3a-i", "ello.prop-7.3a-ii"}));
  EXPECT_EQ(selected("ello.rem-3.20"), (Ids{"ello.rem-3.20-even", "ello.rem-3.20-odd", "ello.rem-3.20-odd.repaired"}));
  EXPECT_EQ(selected("ello.rem-3"), (Ids{"ello.rem-3-coincide", "ello.rem-3-disc", "ello.rem-3-disc.red"}));
  EXPECT_EQ(selected("cap.obs-7.4"), (Ids{"cap.obs-7.3/7.4"}));
  EXPECT_EQ(selected("ello.thm-4.1i"), (Ids{"ello.thm-4.1i/ii"}));
  EXPECT_EQ(selected("ello.thm-4.1ii"), (Ids{"ello.thm-4.1i/ii"}));
  EXPECT_EQ(selected("ello.thm-4.1i/ii"), (Ids{"ello.thm-4.1i/ii"}));
  EXPECT_EQ(selected("tri.prop-1"),
            (Ids{"tri.prop-1", "tri.prop-1.forced", "tri.prop-1.strings", "tri.prop-1.winning"}));
}

TEST(ClaimsTexts, NumbersOfOtherStatementsAreNoParts) {
  EXPECT_FALSE(belongs("tri.thm-12.g", "tri.thm-1"));
  EXPECT_FALSE(belongs("col.prop-10.far", "col.prop-1"));
  EXPECT_FALSE(belongs("ello.prop-3.11i", "ello.prop-3"));
  EXPECT_FALSE(belongs("cap.fig-1", "cap.fig"));
  EXPECT_FALSE(belongs("ello.prop-3.5ii", "ello.prop-3.5i"));
  EXPECT_FALSE(belongs("capture.thm-1", "cap"));
  for (const char* unknown : {"", "ello.prop-3", "cap.thm", "cap.thm-", "cap.", "col.fact-2"})
    EXPECT_THROW(select(unknown), text::InputError) << unknown;
}

/// An entry that goes on behind the id of another belongs to it, unless it goes on with a digit.
TEST(ClaimsTexts, EveryIdThatContinuesAnotherBelongsToIt) {
  int pairs = 0;
  for (const PrintedClaim& statement : all()) {
    EXPECT_TRUE(belongs(statement.id, statement.id));
    for (const PrintedClaim& part : all()) {
      if (!part.id.starts_with(statement.id + ".") && !part.id.starts_with(statement.id + "-")) continue;
      ++pairs;
      EXPECT_TRUE(belongs(part.id, statement.id)) << part.id << " of " << statement.id;
    }
  }
  EXPECT_GT(pairs, 70);
}

TEST(ClaimsTexts, EntriesSayWhereTheyStand) {
  int printed = 0, readings = 0;
  for (const PrintedClaim& claim : all()) {
    EXPECT_FALSE(claim.where.empty()) << claim.id;
    printed += claim.printed.empty() ? 0 : 1;
    readings += claim.reading.empty() ? 0 : 1;
    EXPECT_NE(claim.printed, claim.statement) << claim.id;
  }
  EXPECT_GT(printed, 150);
  EXPECT_GT(readings, 30);
}

/// What is proved says how the sentence follows from what is certified, names the theorem it follows from, or its
/// certificate is of the sentence itself;
/// what fails has a line that certifies itself, or names facts.
TEST(ClaimsTexts, VerdictsRestOnWhatIsCertified) {
  constexpr std::string_view of_itself[] = {"check lemma ", "check reduction", "check cone-of-elimination", "periodic ",
                                            "certify "};
  int proved = 0, faulty = 0;
  for (const PrintedClaim& claim : all()) {
    const auto tested_by = [&](std::string_view word) {
      return std::ranges::any_of(claim.tests, [&](const std::string& line) { return line.starts_with(word); });
    };
    if (claim.worth == solve::Verdict::proved) {
      ++proved;
      EXPECT_TRUE(!claim.because.empty() || claim.known.find("docs/") != std::string::npos ||
                  std::ranges::any_of(of_itself, tested_by))
          << claim.id;
      // A theorem on a page is a proof in words, of which certificates show samples; docs/NUMBERS.md and
      // docs/REDUCTIONS.md say what evidence means.
      const std::string text = std::regex_replace(claim.because + claim.known, std::regex("docs/NUMBERS.md"), "");
      const bool by_page = text.find("docs/") != std::string::npos;
      EXPECT_TRUE(claim.proof == ProofKind::page ? by_page
                                                 : !by_page || text.find("docs/REDUCTIONS.md") != std::string::npos)
          << claim.id;
      EXPECT_TRUE(claim.proof != ProofKind::argument || !text.empty()) << claim.id;
    }
    EXPECT_EQ(claim.worth == solve::Verdict::proved, claim.proof != ProofKind::none) << claim.id;
    if (claim.fault == FaultKind::none) continue;
    ++faulty;
    EXPECT_FALSE(std::ranges::all_of(claim.tests, [](const std::string& line) { return line.starts_with("check "); }))
        << claim.id;
    EXPECT_EQ(tested_by("refutation "), !claim.because.empty()) << claim.id;
  }
  EXPECT_GT(proved, 30);
  EXPECT_GT(faulty, 40);
}

/// Entries that a text names.
std::vector<std::string> entries_named(const std::string& text) {
  const std::regex entry(R"(\b(ello|geo|cap|col|tri)\.[a-z]+[A-Za-z0-9./-]*[A-Za-z0-9])");
  std::vector<std::string> ids;
  for (std::sregex_iterator at(text.begin(), text.end(), entry), end; at != end; ++at) ids.push_back(at->str());
  return ids;
}

/// The rule of docs/CLAIM_FILES.md, "Before anyone is accused", over all entries that fail.
TEST(ClaimsTexts, NobodyIsAccusedWithoutGrounds) {
  int failing = 0, elsewhere = 0, scans = 0;
  for (const PrintedClaim& claim : all()) {
    const bool of_scan = claim.id.ends_with(".scan");
    EXPECT_EQ(claim.fault == FaultKind::scan, of_scan) << claim.id;
    for (const std::string* text : {&claim.reading, &claim.otherwise, &claim.used}) {
      for (const std::string& id : entries_named(*text)) {
        ++elsewhere;
        EXPECT_TRUE(std::ranges::any_of(all(), [&](const PrintedClaim& one) { return one.id == id; }))
            << claim.id << " speaks of " << id;
      }
    }
    if (claim.fault == FaultKind::none) continue;
    ++failing;
    for (const std::string* text : {&claim.printed, &claim.otherwise, &claim.used}) {
      EXPECT_FALSE(text->empty()) << claim.id;
      EXPECT_FALSE(text != &claim.printed && text->ends_with('.')) << claim.id << ": a point too many: " << *text;
    }
    EXPECT_TRUE(claim.fault != FaultKind::reading || !claim.reading.empty()) << claim.id;
    // Lines about sets say in words what fails: a set is a number there.
    for (const std::string& line : claim.tests) {
      const bool about_sets = line.starts_with("on ") || line.starts_with("certify on ");
      const bool formula = line.starts_with("every ") || line.starts_with("graph ");
      if (about_sets || (formula && claim.tests.size() == 1)) {
        EXPECT_NE(line.find(" at "), std::string::npos) << claim.id << ": " << line;
      }
    }
    if (!of_scan) continue;
    ++scans;
    // Beside it stands what the paper's own proof quotes, with a reading of the symbol, and holds.
    const PrintedClaim& other = *select(claim.id.substr(0, claim.id.size() - std::string_view(".scan").size())).front();
    EXPECT_NE(other.fault, FaultKind::scan) << claim.id;
    EXPECT_FALSE(claim.reading.empty()) << claim.id;
    EXPECT_FALSE(accuses(claim.fault)) << claim.id;
  }
  EXPECT_GT(failing, 60);
  EXPECT_GT(elsewhere, 60);
  EXPECT_GE(scans, 7);
}

/// What is known of a claim beforehand says nothing that only a run can find: its numbers stand in the statement, or
/// are those of a theorem or of another entry, which there is.
TEST(ClaimsTexts, WhatIsKnownBeforehandHasNoNumbersOfItsOwn) {
  const std::regex entry(R"((ello|geo|cap|col|tri)\.[a-z]+-[A-Za-z0-9.-]*[A-Za-z0-9])");
  const std::regex citation(
      R"((Theorem|Proposition|Lemma|Corollary|Conjecture|Observation|Figure|Table) [0-9.]*[0-9])");
  const std::regex field(R"(GF\(2\^64\))");
  const std::regex number("[0-9][0-9,]*");
  int known = 0;
  for (const PrintedClaim& claim : all()) {
    std::string text(claim.known);
    known += text.empty() ? 0 : 1;
    for (std::sregex_iterator at(text.begin(), text.end(), entry), end; at != end; ++at)
      EXPECT_NO_THROW(select(at->str())) << claim.id << " speaks of " << at->str();
    text = std::regex_replace(text, entry, "");
    text = std::regex_replace(text, citation, "");
    text = std::regex_replace(text, field, "");
    for (std::sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at)
      EXPECT_NE(claim.statement.find(at->str()), std::string::npos) << claim.id << ": " << claim.known;
  }
  EXPECT_GT(known, 15);
}

/// A remark is made from what the run found: the words between have no numbers but those of a theorem.
TEST(ClaimsTexts, RemarksAreMadeFromResults) {
  const std::regex remark(R"(remark\(([^;]*);)"), literal(R"x("([^"]*)")x");
  const std::regex citation(R"((Proposition|Prop) [0-9.]*[0-9])"), number("[0-9]");
  int remarks = 0;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(GAMECERT_SOURCE_DIR) / "papers")) {
    if (file.path().extension() != ".cpp") continue;
    std::ifstream in(file.path());
    const std::string source{std::istreambuf_iterator<char>(in), {}};
    for (std::sregex_iterator call(source.begin(), source.end(), remark), end; call != end; ++call) {
      const std::string arguments = call->str(1);
      for (std::sregex_iterator at(arguments.begin(), arguments.end(), literal); at != end; ++at) {
        ++remarks;
        EXPECT_FALSE(std::regex_search(std::regex_replace(at->str(1), citation, ""), number))
            << file.path().filename() << ": " << at->str(1);
      }
    }
  }
  EXPECT_GT(remarks, 10);
}

}  // namespace
}  // namespace gamecert::papers
