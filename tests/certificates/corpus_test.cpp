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
  const auto all = files("accept");
  for (const auto& path : all) {
    const std::string text = contents(path);
    EXPECT_EQ(verdict(text).reason, "") << path;
    std::istringstream in(text);
    Reader reader(in);
    std::string written;
    while (const auto certificate = reader.next()) written += write(*certificate);
    EXPECT_EQ(written, text) << path;
  }
  EXPECT_EQ(all.size(), 131U);
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
  std::istringstream in(examples);
  Reader reader(in);
  std::set<std::string> seen;
  while (const auto certificate = reader.next()) seen.emplace(certificate->evidence.kind());
  EXPECT_EQ(seen, naive::kind_names());
}

TEST(Corpus, RejectedFilesAreReadAndRejectedForTheirReason) {
  const auto all = files("reject");
  for (const auto& path : all) {
    const auto [read, limit, reason] = verdict(contents(path));
    EXPECT_TRUE(read && !limit) << path << ": " << reason;
    EXPECT_NE(reason.find(expected_reason(path)), std::string::npos) << path << ": '" << reason << "'";
    EXPECT_NE(reason, "") << path;
  }
  EXPECT_EQ(all.size(), 513U);
}

TEST(Corpus, WhatMeetsALimitIsNeitherAcceptedNorRejected) {
  const auto all = files("unknown");
  for (const auto& path : all) {
    const auto [read, limit, reason] = verdict(contents(path));
    EXPECT_TRUE(read && limit) << path << ": " << reason;
    EXPECT_NE(reason.find(expected_reason(path)), std::string::npos) << path << ": '" << reason << "'";
  }
  EXPECT_EQ(all.size(), 15U);
}

TEST(Corpus, MalformedFilesAreNotReadForTheirReason) {
  const auto all = files("malformed");
  for (const auto& path : all) {
    const auto [read, limit, reason] = verdict(contents(path));
    EXPECT_FALSE(read || limit) << path << ": " << reason;
    EXPECT_NE(reason.find(expected_reason(path)), std::string::npos) << path << ": '" << reason << "'";
    EXPECT_NE(reason, "") << path;
  }
  EXPECT_EQ(all.size(), 175U);
}

}  // namespace
}  // namespace gamecert::certificates
