// Which folders use a word of claims.
#include "papers/claim_words.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gamecert::papers {
namespace {

/// The folders that use the word with this usage.
std::vector<std::string> users(const std::string& usage, const std::vector<PaperFolder>& folders) {
  const std::vector<ClaimWord> words = claim_words(folders);
  const auto found = std::ranges::find(words, usage, &ClaimWord::usage);
  return found == words.end() ? std::vector<std::string>{"no such word"} : found->users;
}

PaperFolder folder(const std::string& name, const std::string& claims) {
  return {.name = name, .files = {{"x.claims", claims}, {"paper.txt", "title winnable(S, c) and loony(F)\n"}}};
}

using List = std::vector<std::string>;

TEST(ClaimWords, AWordIsUsedWhereItStandsInATest) {
  const std::vector<PaperFolder> folders = {
      folder("one", "statement loony(F) is said here alone\non path:{n}: winnable(V, green)\n  for set green\n"),
      folder("two", "define f(S) = winnable(S, S)\nprinted check lemma\non every tree of order n: un-winnable(V)\n"),
      folder("three", "check played-lemma name=x\nmeasure {winnable} vertices\nholds entry(1, 2, 3) = first\n")};
  EXPECT_EQ(users("winnable(set, set)", folders), (List{"one", "two"}));
  EXPECT_EQ(users("loony(edges)", folders), List{});
  EXPECT_EQ(users("check lemma", folders), List{});
  EXPECT_EQ(users("check played-lemma", folders), List{"three"});
  EXPECT_EQ(users("entry(number, number, ...)", folders), List{"three"});
  EXPECT_EQ(users("first", folders), List{"three"});
  EXPECT_EQ(users("second", folders), List{});
}

/// What nobody uses goes.
TEST(ClaimWords, EveryWordHasAUser) {
  for (const ClaimWord& word : claim_words(built_in_folders())) EXPECT_FALSE(word.users.empty()) << word.usage;
  EXPECT_EQ(users("won-by(order, set)", built_in_folders()), List{"papers/ello"});
}

}  // namespace
}  // namespace gamecert::papers
