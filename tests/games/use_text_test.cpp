// Texts with the names of built-in games: the same rules are the game itself, others are refused.
#include "games/texts/use_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "text/errors.hpp"

namespace gamecert::games {
namespace {

TEST(UseText, EveryBuiltInTextIsItsGame) {
  std::size_t count = 0;
  for (const std::string_view text : built_in_texts()) {
    const UsersGame users = read_users_game(text);
    EXPECT_EQ(&use_text(users), known(users.text.name)) << users.text.name;
    EXPECT_EQ(find_text(users.text.name), nullptr) << users.text.name;
    ++count;
  }
  EXPECT_EQ(count, registry().size());
}

TEST(UseText, ProseAndBlanksDoNotMatter) {
  std::string text(
      *std::ranges::find_if(built_in_texts(), [](auto each) { return each.starts_with("game capture "); }));
  text.insert(text.find('\n') + 1, "# a comment\n\n> Other prose.\n");
  EXPECT_EQ(&use_text(read_users_game(text)), known("capture"));
}

/// A clause `always` says nothing that could fail, and makes other rules all the same.
TEST(UseText, AnotherClauseIsRefused) {
  for (const std::string_view text : built_in_texts()) {
    const std::size_t show = text.find("\nshow ");
    std::string changed(text);
    changed.insert(show == text.npos ? text.size() : show + 1, "always order >= 0\n");
    const UsersGame users = read_users_game(changed);
    try {
      use_text(users);
      ADD_FAILURE() << users.text.name;
    } catch (const text::InputError& error) {
      EXPECT_NE(std::string(error.what()).find("the built-in game " + users.text.name + ", or another name"),
                std::string::npos)
          << error.what();
    }
  }
}

std::string taking(const std::string& more) {
  return "game use-text-taking 1\n" + more +
         "two players on a graph; who cannot move loses\nposition open: vertices\nstart open = V\nmove v in open\n"
         "  open := open - v\n";
}

TEST(UseText, AShortNameMeansOneTextUnlessItIsReplaced) {
  const UsersGame first = read_users_game(taking("> Take\n> a vertex.\n> A source, 1999.\n"));
  const std::string rules = taking("");
  const UsersGame second = read_users_game(rules.substr(0, rules.find("  open")) + "  open := open - N[v]\n");
  const Entry& one = use_text(first);
  EXPECT_EQ(&use_text(first), &one);
  EXPECT_EQ(summary_of(one.info), "Take a vertex.");
  EXPECT_THROW(use_text(second), text::InputError);
  EXPECT_EQ(known("use-text-taking"), &one);
  const Entry& other = use_text(second, OtherText::replaced);
  EXPECT_EQ(known("use-text-taking"), &other);
  EXPECT_EQ(known(one.info.name), &one);
  EXPECT_EQ(one.info.called(), other.info.called());
}

TEST(UseText, ProseBelowWhatIsGivenSaysWhatItIs) {
  const UsersGame users = read_users_game(
      "game use-text-given 1\n> Take a vertex.\ntwo players on a graph; who cannot move loses\n"
      "> At any time.\ngiven shut, far: vertices\n> not to be\n# no prose\n> taken\ngiven most in 1..3, usually 2\n"
      "position open: vertices\n> What is left.\nstart open = V - shut - far\nmove v in open\n  open := open - v\n");
  EXPECT_EQ(users.prose, "Take a vertex.\nAt any time.\nWhat is left.");
  const GameInfo& info = use_text(users).info;
  EXPECT_EQ(meaning_of(info, info.attributes.at(0)), "not to be taken");
  EXPECT_EQ(meaning_of(info, info.attributes.at(1)), "not to be taken");
  EXPECT_EQ(meaning_of(info, info.parameters.at(0)), info.parameters.at(0).meaning);
}

/// As rules in C++ declare it.
TEST(UseText, BuiltInTextsSayInProseWhatListsShow) {
  for (const Entry& entry : registry()) {
    const TextGame* game = find_text(entry.info.name);
    if (game == nullptr) continue;
    const std::string summary = summary_of(entry.info);
    EXPECT_TRUE(summary.size() > 20 && !summary.ends_with('.') && summary.find('\n') == summary.npos) << summary;
    for (const AttributeInfo& attribute : entry.info.attributes)
      EXPECT_NE(meaning_of(entry.info, attribute), attribute.meaning) << entry.info.name << " " << attribute.name;
    for (const ParameterInfo& parameter : entry.info.parameters)
      EXPECT_NE(meaning_of(entry.info, parameter), parameter.meaning) << entry.info.name << " " << parameter.name;
  }
}

}  // namespace
}  // namespace gamecert::games
