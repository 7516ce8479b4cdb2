// Prefix text: what is read comes back, and what is ill-typed is refused with its column.

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "conjectures/questions.hpp"
#include "language/about.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

TEST(Formula, PrefixTextComesBack) {
  for (const char* text : {"oddity",
                           "-> oddity odd-degenerate",
                           "& | tree bipartite ! event",
                           "<-> connected = components 1",
                           "forall colouring -> & parity-plausible nontrivial winnable",
                           "forall vertex v delete v oddity",
                           "exists vertex a1 forall vertex b delete a1 delete b | tree <= size 3",
                           "= count colouring winnable winnable-colourings",
                           ">= nimber node-kayles mod + order * 2 size - 7 min-degree",
                           "exists colouring & winnable exists colouring < greens 3",
                           "forall vertex v delete v forall colouring -> plausible winnable",
                           "forall edge e delete e connected",
                           "= count edge e exists vertex v delete v delete e tree size",
                           "forall edge e = delete e size - size 1",
                           "exists vertex v > delete v + 1 nimber node-kayles delete v 3",
                           "= max set S if = induce S size 0 card S -infinite sum vertex v degree v",
                           "let d max-degree exists vertex v & = degree v d adjacent v v",
                           "forall pair p join p contract p remove p complement line free Bw",
                           "forall vertex u forall vertex v | same u v | in u N v < distance u v infinite",
                           "if true = -7 card union V difference V V square cone false",
                           "forall block B exists component C in B C"}) {
    EXPECT_EQ(prefix(read_prefix(text)), text);
  }
}

TEST(Formula, QuantifiersAreArguments) {
  const Formula formula = read_prefix("forall vertex v delete v oddity");
  const Formula expected{"forall", {{"vertex", {{"v", {}}}}, {"delete", {{"v", {}}, {"oddity", {}}}}}};
  EXPECT_EQ(formula, expected);
}

TEST(Formula, IllTypedTextIsRefusedAtItsColumn) {
  struct Case {
    std::string text;
    std::size_t column;
  };
  const Case cases[] = {
      {"", 1},
      {"order", 1},
      {"& tree", 7},
      {"& tree order", 8},
      {"= tree 1", 3},
      {"tree tree", 6},
      {"tree ", 6},
      {" tree", 1},
      {"&  tree tree", 3},
      {"oddities", 1},
      {"= 01 1", 3},
      {"= 1234567890123456789 1", 3},
      {"= -01 1", 3},
      {"= - 1", 6},
      {"winnable", 1},
      {"= greens 1", 3},
      {"forall tree tree", 8},
      {"forall vertex tree tree", 15},
      {"forall vertex V tree", 15},
      {"forall vertex 1 tree", 15},
      {"forall vertex v forall vertex v tree", 31},
      {"delete v tree", 8},
      {"& forall vertex v tree delete v tree", 31},
      {"forall edge tree tree", 13},
      {"forall edge vertex tree", 13},
      {"forall vertex edge tree", 15},
      {"forall edges e tree", 8},
      {"forall edge e forall vertex e tree", 29},
      {"forall edge e delete f tree", 22},
      {"forall edge e delete e order", 24},
      {"forall edge e = 1 delete e tree", 28},
      {"forall edge e delete e = 1", 27},
      {"forall edge e e", 15},
      {"edge e tree", 1},
      {"& forall colouring winnable winnable", 29},
      {"forall colouring forall vertex v delete v winnable", 43},
      {"= nimber ello 1", 10},
      {"= nimber sequential 2 1", 10},
      {"= nimber hackendot 1", 10},
      {"= nimber nimstring 1", 10},
      {"= nimber flip 1", 10},
      {"= nimber kayles 1", 10},
      {"= score bichromatic-complete 1", 9},
      {"forall colouring", 17},
      {"colouring", 1},
  };
  for (const auto& [text, column] : cases) {
    try {
      read_prefix(text);
      ADD_FAILURE() << text;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.column(), column) << text << ": " << error.what();
      EXPECT_NE(std::string(error.what()).find("expected"), std::string::npos);
    }
  }
}

TEST(Formula, SetsHaveNoSetsOrOrdersAsMembers) {
  for (const char* range :
       {"order s", "component C", "block B", "pair p", "nonedge p", "set S", "subset S V", "subset F E", "colouring"})
    EXPECT_THROW(read_prefix("= card those " + std::string(range) + " true 1"), text::InputError) << range;
  for (const char* range : {"order s", "vertex v", "set S", "colouring", "member v V"})
    EXPECT_THROW(read_prefix("= least " + std::string(range) + " true 1"), text::InputError) << range;
  for (const char* range : {"vertex v", "edge e", "arc a", "member v V", "member e E", "range k 0 3"})
    EXPECT_NO_THROW(read_prefix("= card those " + std::string(range) + " true 1")) << range;
}

TEST(Formula, DeepNestingIsRefused) {
  std::string text;
  for (int i = 0; i < 1'000'000; ++i) text += "! ";
  EXPECT_THROW(read_prefix(text + "tree"), text::InputError);
}

TEST(Formula, RandomWordsAreReadOrRefused) {
  std::mt19937 random(1);
  const std::vector<std::string> words = {"&",      "!",      "=",           "forall", "colouring", "vertex", "v",
                                          "delete", "order",  "7",           "tree",   "winnable",  "edge",   "e",
                                          "count",  "nimber", "node-kayles", "+",      "exists"};
  int read = 0;
  for (int i = 0; i < 100'000; ++i) {
    std::string text = words[random() % words.size()];
    for (int k = 0; k < 6 && random() % 4 != 0; ++k) text += " " + words[random() % words.size()];
    try {
      ASSERT_EQ(prefix(read_prefix(text)), text);
      ++read;
    } catch (const text::InputError&) {
    }
  }
  EXPECT_GT(read, 100);
}

TEST(Formula, OnlySomeWordsAreAboutDigraphs) {
  for (const char* text : {"connected", "= order + size 1", "-> connected = components 1", "> winnable-colourings 3",
                           "forall colouring -> & nontrivial < greens 2 winnable",
                           "exists vertex v delete v ! connected", "= count colouring winnable mod size 2"}) {
    EXPECT_NO_THROW(require_about(read_prefix(text), GraphKind::digraphs)) << text;
  }
  const std::pair<const char*, std::string> refused[] = {
      {"oddity", "oddity"},
      {"-> connected tree", "tree"},
      {"= nimber node-kayles 1", "nimber(node-kayles)"},
      {"forall colouring -> plausible winnable", "plausible"},
      {"exists vertex v delete v <= max-degree 3", "max-degree"},
      {"= 1 count colouring parity-plausible", "parity-plausible"},
  };
  for (const auto& [text, word] : refused) {
    try {
      require_about(read_prefix(text), GraphKind::digraphs);
      ADD_FAILURE() << text;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.what(), "expected words about digraphs, found that '" + word + "' is about graphs, not digraphs");
    }
  }
}

TEST(Formula, GamesOnDigraphsAreNotAboutGraphs) {
  EXPECT_NO_THROW(require_about(read_prefix("& oddity = nimber proper 2 1"), GraphKind::graphs));
  for (const char* text : {"= nimber blue-red 1", "exists vertex v delete v < nimber oriented 3 2"}) {
    EXPECT_THROW(require_about(read_prefix(text), GraphKind::graphs), text::InputError) << text;
    EXPECT_NO_THROW(require_about(read_prefix(text), GraphKind::digraphs)) << text;
    EXPECT_THROW(evaluate(read_prefix(text), {.order = 2}, {}), text::InputError) << text;
  }
}

TEST(Terms, WithDefinitionsAreAboutDigraphsIfTheirDefinitionsAre) {
  for (const Term& term : terms()) {
    if (term.definition.empty()) continue;
    if (term.on_digraphs) {
      EXPECT_NO_THROW(require_about(definition(term), GraphKind::digraphs)) << term.name;
    } else {
      EXPECT_EQ(misfit({std::string(term.name), {}}, GraphKind::digraphs, &game_words()), term.name);
    }
  }
}

void words_of(const Formula& formula, std::set<std::string>& words) {
  words.insert(formula.word);
  for (const Formula& argument : formula.arguments) words_of(argument, words);
}

TEST(Terms, HaveDefinitionsInWordsThatStandBeforeThem) {
  std::set<std::string> before;
  for (const Term& term : terms()) {
    EXPECT_EQ(find_term(term.name), &term);
    EXPECT_EQ(term.meaning.empty(), !term.definition.empty());
    if (!term.definition.empty()) {
      std::set<std::string> words;
      words_of(definition(term), words);
      for (const std::string& word : words) {
        const Term* used = find_term(word);
        EXPECT_TRUE(used == nullptr || before.contains(word)) << term.name << " uses " << word;
        EXPECT_TRUE(used == nullptr || !used->of_colouring ||
                    prefix(definition(term)).find("colouring") != std::string::npos);
      }
    }
    EXPECT_TRUE(before.insert(std::string(term.name)).second) << term.name << " is there twice";
    EXPECT_EQ(find_word(term.name), nullptr) << term.name;
  }
  EXPECT_EQ(find_term("odd"), nullptr);
}

}  // namespace
}  // namespace gamecert::conjectures
