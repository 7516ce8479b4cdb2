// Instance lines: what is read, and where exactly a bad one goes wrong.
#include <gtest/gtest.h>

#include "games/game.hpp"

namespace gamecert::games {
namespace {

struct Bad {
  const char* game;
  const char* line;
  std::size_t column;
  const char* message;
};

const Bad bad_lines[] = {
    {"ello", "", 1, "expected an instance, found an empty line"},
    {"ello", "path:5 green=0,5", 16, "expected a vertex 0..4, found 5"},
    {"ello", "path:5 green=0,0", 16, "expected every vertex once, found 0 twice"},
    {"ello", "path:5 green=0,,1", 16, "expected a vertex, found ',1'"},
    {"ello", "path:5 green=0,", 15, "expected ',' and one more entry, or the end, found ','"},
    {"ello", "path:5 green=-1", 14, "expected a vertex, found '-1'"},
    {"ello", "path:5 green=x", 14, "expected a vertex, found 'x'"},
    {"ello", "path:5 green", 8, "expected an attribute `name=value`, found 'green'"},
    {"ello", "path:5 red=0", 8, "expected the attribute green of ello, found 'red'"},
    {"ello", "path:5 green=0 green=1", 16, "expected every attribute once, found 'green' twice"},
    {"ello", "path:5 green=99999999999999999999", 14, "expected a vertex, found '99999999999999999999'"},
    {"node-kayles", "path:5 green=0", 8, "expected no attributes of node-kayles, found 'green'"},
    {"node-kayles", "directed-path:5", 1, "expected a graph, the board of node-kayles, found a digraph"},
    {"lights-out", "directed-path:5", 1, "expected a graph, the board of lights-out, found a digraph"},
    {"ello-modular", "path:3 coloured=0:3", 19, "expected a value 0..2, found 3"},
    {"ello-modular", "path:3 coloured=0", 18, "expected ':' and a value, found the end"},
    {"ello-modular", "path:3 coloured=0:1,0:2", 21, "expected every vertex once, found 0 twice"},
};

TEST(Instances, GoWrongAtTheRightPlaceWithTheRightWords) {
  for (const Bad& bad : bad_lines) {
    try {
      make(find(bad.game), Instance(bad.line));
      ADD_FAILURE() << "accepted: " << bad.line;
    } catch (const InputError& error) {
      EXPECT_EQ(error.what(), std::string(bad.message)) << bad.line;
      EXPECT_EQ(error.column(), bad.column) << bad.line;
    }
  }
}

TEST(Instances, KeepTheirTextWithSingleSpaces) {
  EXPECT_EQ(Instance("  path:3 \t green=2,0 ").text(), "path:3 green=2,0");
  EXPECT_EQ(Instance("path:3 green=2,0").vertices("green"), (std::vector<int>{0, 2}));
  EXPECT_EQ(Instance("path:3 green=").vertices("green"), (std::vector<int>{}));
}

TEST(Instances, ReadEveryKindOfBoard) {
  EXPECT_EQ(Instance("DQc").order(), 5);      // graph6
  EXPECT_EQ(Instance(":Fa@x^").order(), 7);   // sparse6, from the format's description
  EXPECT_EQ(Instance("&DI?AO?").order(), 5);  // digraph6, likewise
  EXPECT_EQ(Instance("petersen").graph().size(), 15);
  EXPECT_THROW(Instance("directed-cycle:3").graph(), InputError);
}

TEST(Parameters, AreCheckedAgainstTheGame) {
  const GameInfo& info = find("ello-modular").info;
  EXPECT_EQ(Parameters(info, {}).number("modulus"), 3);
  EXPECT_THROW(Parameters(info, {{"modulus", 1}}), InputError);
  EXPECT_THROW(Parameters(info, {{"colours", 2}}), InputError);
}

TEST(GameNames, SuggestTheNearest) {
  try {
    find("elo");
    ADD_FAILURE();
  } catch (const InputError& error) {
    EXPECT_EQ(error.what(), std::string("expected the name of a game (did you mean 'ello'?), found 'elo'"));
  }
}

}  // namespace
}  // namespace gamecert::games
