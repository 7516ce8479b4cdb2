// What entries that are proved lean on: lines that certify, and theorems that stand on the pages they name.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>

#include "papers/claim.hpp"
#include "tests/papers/stated.hpp"

namespace gamecert::papers {
namespace {

/// In small letters, with every gap between words one space.
std::string plain(const std::string& text) {
  std::string result;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isspace(byte) == 0) result += static_cast<char>(std::tolower(byte));
    if (std::isspace(byte) != 0 && !result.empty() && result.back() != ' ') result += ' ';
  }
  return result;
}

std::string page(const std::string& name) {
  std::ifstream in(std::filesystem::path(GAMECERT_SOURCE_DIR) / "docs" / name);
  EXPECT_TRUE(in) << name;
  return plain({std::istreambuf_iterator<char>(in), {}});
}

/// Calls visit with the parts of every match in the text; the number of matches.
template <class Visit>
int each_match(const std::string& text, const char* pattern, Visit&& visit) {
  const std::regex wanted(pattern);
  int count = 0;
  for (std::sregex_iterator at(text.begin(), text.end(), wanted), end; at != end; ++at, ++count) visit(*at);
  return count;
}

TEST(Proved, EveryEntryHasALineThatCertifiesAndSaysWhatItProves) {
  int proved = 0;
  for (const PrintedClaim& claim : all()) {
    if (claim.worth != solve::Verdict::proved) continue;
    ++proved;
    const auto certifies = [](const std::string& line) {
      return std::ranges::any_of(
          std::to_array<std::string_view>({"certify ", "periodic ", "check ", "cancelling ", "simulation "}),
          [&](std::string_view word) { return line.starts_with(word); });
    };
    EXPECT_TRUE(std::ranges::any_of(claim.tests, certifies)) << claim.id;
    const bool all_there_is = claim.stages.first == claim.stages.last;
    const bool by_lemma = std::ranges::any_of(claim.tests, [](const std::string& line) {
      return line.starts_with("check lemma ") || line.starts_with("check reduction");
    });
    EXPECT_TRUE(all_there_is || by_lemma || !claim.because.empty() || !claim.known.empty()) << claim.id;
  }
  EXPECT_GT(proved, 150);
}

TEST(Proved, TheoremsThatAreNamedStandOnTheirPages) {
  int theorems = 0, headings = 0;
  for (const PrintedClaim& claim : all()) {
    const std::string text = claim.because + " " + claim.known;
    theorems += each_match(text, "(theorem|lemma) on ([^.;:]*?)( and that on the cone)?,? (of|in) docs/([A-Z]+\\.md)",
                           [&](const auto& part) {
                             const std::string name = "**" + part[1].str() + " on " + part[2].str();
                             EXPECT_NE(page(part[5]).find(plain(name)), std::string::npos) << claim.id << ": " << name;
                           });
    headings += each_match(text, "docs/([A-Z]+\\.md), \"([^\"]*)\"", [&](const auto& part) {
      EXPECT_NE(page(part[1]).find(plain("## " + part[2].str())), std::string::npos) << claim.id << ": " << part[2];
    });
    each_match(text, "docs/([A-Z]+\\.md)", [&](const auto& part) { EXPECT_NE(page(part[1]), "") << claim.id; });
  }
  EXPECT_GT(theorems, 50);
  EXPECT_GT(headings, 10);
}

/// The first line about all numbers of every entry, denied: automata find some number for which it is true.
TEST(Proved, WhatAutomataDecideIsFalseWhenDenied) {
  const std::string begin = "certify all n >= ";
  int entries = 0;
  for (const PrintedClaim& claim : all()) {
    const auto line = std::ranges::find_if(claim.tests, [&](const std::string& one) { return one.starts_with(begin); });
    if (line == claim.tests.end()) continue;
    ++entries;
    const std::string head = line->substr(0, line->find(": ") + 2);
    Trial trial({});
    EXPECT_THROW(exchanged(claim.id, head, head + "n = n + 1 <-> ")(claim.stages.first, trial), Failure) << claim.id;
  }
  EXPECT_GT(entries, 20);
}

}  // namespace
}  // namespace gamecert::papers
