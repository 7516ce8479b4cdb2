// Tests of text/nearest.cpp.
#include "text/nearest.hpp"

#include <gtest/gtest.h>

namespace gamecert::text {
namespace {

constexpr std::string_view known[] = {"path", "petersen", "star", "cycle"};

/// The word in the suggestion.
std::string nearest(std::string_view wrong, std::span<const std::string_view> words) {
  const std::string suggestion = did_you_mean(wrong, words);
  if (suggestion.empty()) return "";
  const std::string before = " (did you mean '";
  const std::string behind = "'?)";
  EXPECT_TRUE(suggestion.starts_with(before) && suggestion.ends_with(behind)) << suggestion;
  return suggestion.substr(before.size(), suggestion.size() - before.size() - behind.size());
}

TEST(Nearest, FindsAWordWithALetterMissingAddedChangedOrSwapped) {
  EXPECT_EQ(nearest("pth", known), "path");
  EXPECT_EQ(nearest("paath", known), "path");
  EXPECT_EQ(nearest("bath", known), "path");
  EXPECT_EQ(nearest("ptah", known), "path");
  EXPECT_EQ(nearest("peterson", known), "petersen");
}

TEST(Nearest, IsEmptyIfNothingIsNear) {
  EXPECT_EQ(nearest("wheel", known), "");
  EXPECT_EQ(nearest("", known), "");
  EXPECT_EQ(nearest("xx", known), "");
  EXPECT_EQ(nearest("path", {}), "");
}

TEST(Nearest, PrefersTheLeastDistanceAndThenTheFirst) {
  constexpr std::string_view words[] = {"scar", "star", "spar"};
  EXPECT_EQ(nearest("star", words), "star");
  EXPECT_EQ(nearest("soar", words), "scar");
}

}  // namespace
}  // namespace gamecert::text
