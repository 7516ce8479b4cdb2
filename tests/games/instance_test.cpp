// Instance lines: what is read, and where exactly a bad one goes wrong.
#include <gtest/gtest.h>

#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/triangulation.hpp"

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
    {"flip", "wheel:4", 1,
     "expected a triangulation of points in the plane, such as fan:5 or points:..., the board of flip, found one "
     "without coordinates"},
    {"flip", "convex:5:", 1,
     "expected a triangulation of points in the plane, such as fan:5 or points:..., the board of flip, found points "
     "without edges"},
    {"flip", "path:3", 1,
     "expected a triangulation of points in the plane, such as fan:5 or points:..., the board of flip, found a graph"},
    {"triangle", "fan:3", 1,
     "expected points without edges such as convex:7:, the board of triangle, found a triangulation"},
    {"nimstring", "convex:4:", 1,
     "expected a triangulation such as wheel:6, the board of nimstring, found points without edges"},
    {"nimstring", "complete:4", 1, "expected a triangulation such as wheel:6, the board of nimstring, found a graph"},
    {"ello", "fan:3", 1, "expected a graph or a digraph, the board of ello, found a triangulation"},
    {"kayles", "fan:3", 1, "expected heaps such as heaps:3,5, the board of kayles, found a triangulation"},
    {"nimstring", "fan:2 marked=1-3", 14, "expected an edge of the board, found 1-3"},
    {"nimstring", "fan:2 marked=0-1,1-0", 18, "expected every edge once, found 1-0 twice"},
    {"nimstring", "fan:2 marked=0-1:1", 17, "expected ',' and one more entry, or the end, found ':1'"},
    {"nimstring", "fan:2 marked=0", 15, "expected '-' and the other end of an edge, found the end"},
    {"nimstring", "fan:2 marked=0-", 16, "expected a vertex, found ''"},
    {"nimstring", "fan:2 marked=0-4", 16, "expected a vertex 0..3, found 4"},
    {"nimstring", "fan:2 marked=,", 14, "expected a vertex, found ','"},
    {"nimstring", "fan:2 painted=0-1:1", 7, "expected the attribute marked of nimstring, found 'painted'"},
    {"triangle", "convex:5: marked=0-2,3-0,1-4", 18, "expected segments that do not cross, found 1-4 and 0-2"},
    {"triangle", "convex:4: marked=0-1,1-2,0-2", 18, "expected no triangle complete at the start, found 0-1,0-2,1-2"},
    {"triangle-colouring", "fan:2 marked=0-1,1-2,0-2", 14,
     "expected no triangle complete at the start, found 0-1,0-2,1-2"},
    {"four-cycle", "fan:2 marked=0-1,1-2,2-3,0-3", 14,
     "expected no four-cycle complete at the start, found 0-1,0-3,1-2,2-3"},
    {"flip-to-triangle", "fan:2 marked=0-1,1-2,0-2", 14,
     "expected no triangle complete at the start, found 0-1,0-2,1-2"},
    {"bichromatic-colouring", "fan:2 painted=0-1:2,1-2:2,0-2:2", 15,
     "expected no triangle of one colour complete at the start, found 0-1,0-2,1-2"},
    {"bichromatic-triangle", "convex:3: painted=0-1:2,1-2:2,0-2:2", 19,
     "expected no triangle of one colour complete at the start, found 0-1,0-2,1-2"},
    {"bichromatic-triangle", "convex:4: painted=0-2:2,1-3:1", 19,
     "expected segments that do not cross, found 1-3 and 0-2"},
    {"bichromatic-colouring", "fan:2 painted=0-1:3", 19, "expected a value 1..2, found 3"},
    {"bichromatic-colouring", "fan:2 painted=0-1", 18, "expected ':' and a value, found the end"},
};

TEST(Instances, GoWrongAtTheRightPlaceWithTheRightWords) {
  for (const Bad& bad : bad_lines) {
    try {
      make(find(bad.game), Instance(bad.line));
      ADD_FAILURE() << "accepted: " << bad.line;
    } catch (const text::InputError& error) {
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
  EXPECT_THROW(Instance("directed-cycle:3").graph(), text::InputError);
}

TEST(Parameters, AreCheckedAgainstTheGame) {
  const GameInfo& info = find("ello-modular").info;
  EXPECT_EQ(Parameters(info, {}).number("modulus"), 3);
  EXPECT_THROW(Parameters(info, {{"modulus", 1}}), text::InputError);
  EXPECT_THROW(Parameters(info, {{"colours", 2}}), text::InputError);
}

TEST(Instances, HaveTheirEdgesBetweenAnyTwoBarePoints) {
  EXPECT_EQ(Instance("convex:4:").edges().size(), 6U);
  EXPECT_EQ(Instance("convex:4: marked=3-0,1-0").edge_set("marked"), (std::vector<int>{0, 2}));
  EXPECT_EQ(Instance("zigzag:2 marked=2-1").edge_set("marked"), (std::vector<int>{2}));
  EXPECT_EQ(Instance("fan:2 painted=2-0:2,0-1:1").edge_values("painted", 1, 2), (std::vector<int>{1, 2, 0, 0, 0}));
  EXPECT_EQ(Instance("convex:3:").triangulation().faces().size(), 1U);
}

TEST(Parameters, OfRatiosAreWrittenAsSuch) {
  const GameInfo& info = find("green-wins").info;
  EXPECT_EQ(parameter_value(info, "ratio", "none"), 0);
  EXPECT_EQ(parameter_value(info, "ratio", "3/2"), ratio_value(3, 2));
  EXPECT_EQ(parameter_value(info, "ratio", "9999/9999"), ratio_value(9999, 9999));
  EXPECT_EQ(value_text(info, "ratio", ratio_value(3, 2)), "3/2");
  EXPECT_EQ(value_text(info, "ratio", 0), "none");
  EXPECT_EQ(Parameters(info, {}).number("ratio"), 0);
  for (const int value : {-1, 1, 9999, 30000, ratio_value(10000, 1)})
    EXPECT_THROW(Parameters(info, {{"ratio", value}}), text::InputError) << value;
  for (const char* text : {"0",  "1", "0/1", "1/0",  "10000/1", "1/10000", "-1/2", "1/-2", "1/2/3", "1/",
                           "/1", "/", "",    " 1/2", "1 /2",    "1/2 ",    "1.5",  "+1/2", "x",     "None"}) {
    try {
      parameter_value(info, "ratio", text);
      ADD_FAILURE() << text;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.what(), "expected --ratio p/q, numbers 1..9999, found '" + std::string(text) + "'");
    }
  }
}

TEST(GameNames, SuggestTheNearest) {
  try {
    find("elo");
    ADD_FAILURE();
  } catch (const text::InputError& error) {
    EXPECT_EQ(error.what(), std::string("expected the name of a game (did you mean 'ello'?), found 'elo'"));
  }
}

}  // namespace
}  // namespace gamecert::games
