// Every file of the corpus is accepted, rejected or left open as its folder says, for the reason beside it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "certificates/checker.hpp"
#include "certificates/writing/writer.hpp"
#include "samples.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {
namespace {

std::string contents(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::filesystem::path> files(const std::string& folder) {
  std::vector<std::filesystem::path> result;
  const auto corpus = std::filesystem::path(GAMECERT_SOURCE_DIR) / "tests/certificates/corpus";
  for (const auto& entry : std::filesystem::directory_iterator(corpus / folder)) {
    if (entry.path().extension() == ".cert") result.push_back(entry.path());
  }
  std::ranges::sort(result);
  return result;
}

/// The kinds of evidence that no line of the text begins to tell.
std::vector<std::string> missing_in(const std::string& text) {
  std::set<std::string> seen;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string word, kind;
    if (words >> word >> kind && word == "evidence") seen.insert(kind);
  }
  std::vector<std::string> missing;
  std::ranges::set_difference(naive::kind_names(), seen, std::back_inserter(missing));
  return missing;
}

struct Verdict {
  bool read = false;   // every certificate could be read
  bool limit = false;  // a limit was met
  std::string reason;
};

Verdict verdict(const std::string& text) {
  std::istringstream in(text);
  Reader reader(in);
  Verdict result;
  try {
    for (; const auto certificate = reader.next(); result.read = false) {
      result.read = true;
      check(*certificate);
    }
    result.read = true;
  } catch (const Rejection& rejection) {
    result.reason = rejection.what();
  } catch (const text::LimitError& limit) {
    result.limit = true;
    result.reason = limit.what();
  }
  return result;
}

std::string expected_reason(std::filesystem::path path) {
  std::string reason = contents(path.replace_extension(".reason"));
  EXPECT_FALSE(reason.empty()) << path;
  if (!reason.empty()) reason.pop_back();
  return reason;
}

TEST(Corpus, AcceptedFilesAreAcceptedAndComeBack) {
  for (const auto& path : files("accept")) {
    const std::string text = contents(path);
    EXPECT_EQ(verdict(text).reason, "") << path;
    std::istringstream in(text);
    Reader reader(in);
    std::string written;
    while (const auto certificate = reader.next()) written += write(*certificate);
    EXPECT_EQ(written, text) << path;
  }
}

TEST(Corpus, ExamplesOfTheFormatAreAcceptedOneOfEachKind) {
  std::istringstream page(contents(std::filesystem::path(GAMECERT_SOURCE_DIR) / "certificates/FORMAT.md"));
  std::string line;
  while (std::getline(page, line) && line != "## Examples") continue;
  std::string examples;
  while (std::getline(page, line)) {
    if (line.starts_with("    ")) examples.append(line.substr(4)).append("\n");
  }
  EXPECT_EQ(verdict(examples).reason, "");
  EXPECT_EQ(missing_in(examples), std::vector<std::string>{})
      << "certificates/FORMAT.md has no example of this evidence under 'Examples'";
}

TEST(Corpus, EveryKindOfEvidenceHasFilesThatAreAcceptedRejectedAndMalformed) {
  for (const std::string folder : {"accept", "reject", "malformed"}) {
    std::string all;
    for (const auto& path : files(folder)) all += contents(path) + "\n";
    EXPECT_EQ(missing_in(all), std::vector<std::string>{})
        << "tests/certificates/corpus/" << folder << " has no file with this evidence";
  }
  EXPECT_FALSE(files("unknown").empty());
}

TEST(Corpus, RejectedFilesAreReadAndRejectedForTheirReason) {
  for (const auto& path : files("reject")) {
    const auto [read, limit, reason] = verdict(contents(path));
    EXPECT_TRUE(read && !limit) << path << ": " << reason;
    EXPECT_NE(reason.find(expected_reason(path)), std::string::npos) << path << ": '" << reason << "'";
    EXPECT_NE(reason, "") << path;
  }
}

TEST(Corpus, WhatMeetsALimitIsNeitherAcceptedNorRejected) {
  for (const auto& path : files("unknown")) {
    const auto [read, limit, reason] = verdict(contents(path));
    EXPECT_TRUE(read && limit) << path << ": " << reason;
    EXPECT_NE(reason.find(expected_reason(path)), std::string::npos) << path << ": '" << reason << "'";
  }
}

TEST(Corpus, MalformedFilesAreNotReadForTheirReason) {
  for (const auto& path : files("malformed")) {
    const auto [read, limit, reason] = verdict(contents(path));
    EXPECT_FALSE(read || limit) << path << ": " << reason;
    EXPECT_NE(reason.find(expected_reason(path)), std::string::npos) << path << ": '" << reason << "'";
    EXPECT_NE(reason, "") << path;
  }
}

}  // namespace
}  // namespace gamecert::certificates
