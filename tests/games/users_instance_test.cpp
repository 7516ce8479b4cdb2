// Lines as users write them, against the same lines written out.
#include "games/instances/users_instance.hpp"

#include <gtest/gtest.h>

#include <string>

#include "games/game.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

struct Line {
  const char* game;
  const char* given;
  const char* written;
};

TEST(UsersInstances, AreWrittenOutWhereCertificatesDoNotNameThem) {
  const Line lines[] = {
      {"lights-out", "grid:2x2 lit=all", "grid:2x2 lit=0,1,2,3"},
      {"lights-out", "grid:5x5 lit=0-3,7,20-24", "grid:5x5 lit=0,1,2,3,7,20,21,22,23,24"},
      {"lights-out", "grid:5x5 lit=3", "grid:5x5 lit=3"},
      {"ello", " king:2x2\tgreen=0-0 ", "C~ green=0"},
      {"ello", "torus:3x3 green=all", "cycle:3*cycle:3 green=0,1,2,3,4,5,6,7,8"},
      {"ello", "wheel:4 green=4", "Dl{ green=4"},
      {"ello", "fan:2", "C|"},
      {"proper", "path:3 painted=all:1", "path:3 painted=0:1,1:1,2:1"},
      {"proper", "path:5 painted=0:1,2-3:2", "path:5 painted=0:1,2:2,3:2"},
      {"capture", "path:3 painted=all:2", "path:3 painted=0-1:2,1-2:2"},
      {"capture", "path:3 painted=0-1:2", "path:3 painted=0-1:2"},
      {"nimstring", "fan:1 marked=all", "fan:1 marked=0-1,0-2,1-2"},
      {"nimstring", "wheel:4 marked=0-1", "wheel:4 marked=0-1"},
      {"node-kayles", "edges:1-0,2-1", "Bg"},
      {"node-kayles", "fan:1+wheel:3", "FwCWw"},
      {"node-kayles", "complement(wheel:4)", "DQ?"},
      {"sequential", "path:3 order=2-0", nullptr},
      {"hackendot", "path:3 roots=all", "path:3 roots=0,1,2"},
      {"blue-red", "directed-path:2+directed-path:1", "&BO?"},
  };
  for (const auto& [game, given, written] : lines) {
    const GameInfo& info = find(game).info;
    if (written == nullptr) {
      EXPECT_THROW(users_instance(given, &info).require(info), text::InputError) << given;
      continue;
    }
    EXPECT_EQ(users_instance(given, &info).text(), written) << given;
    EXPECT_EQ(users_instance(written, &info).text(), written);
    EXPECT_EQ(Instance(written).text(), written) << "read by the checker";
  }
}

/// Of a game that is given `sets`, of which the registry has none.
TEST(UsersInstances, HaveTheSetsOfASystem) {
  GameInfo info = find("ello").info;
  info.attributes = {{"sets", AttributeInfo::Shape::vertices, "sets"},
                     {"green", AttributeInfo::Shape::vertices, "points"}};
  struct System {
    const char* given;
    std::vector<graphs::Edge> edges;
    std::vector<int> sets, green;
  };
  const System systems[] = {
      {"sets:0-1,1-2", {{0, 3}, {1, 3}, {1, 4}, {2, 4}}, {3, 4}, {}},
      {"sets:2-0-1", {{0, 3}, {1, 3}, {2, 3}}, {3}, {}},
      {"sets:4:0-1,0-1 green=0-3", {{0, 4}, {0, 5}, {1, 4}, {1, 5}}, {4, 5}, {0, 1, 2, 3}},
      {"sets:0+sets:0-1", {{0, 1}, {2, 4}, {3, 4}}, {1, 4}, {}},
      {"sets:2:", {}, {}, {}},
  };
  for (const System& system : systems) {
    SCOPED_TRACE(system.given);
    const Instance given = users_instance(system.given, &info);
    for (const Instance& instance : {given, Instance(given.text())}) {
      EXPECT_EQ(instance.edges(), system.edges);
      EXPECT_EQ(instance.vertices("sets"), system.sets);
      EXPECT_EQ(instance.vertices("green"), system.green);
    }
  }
  EXPECT_THROW(users_instance("sets:0-1,1-2 sets=3", &info), text::InputError) << "said twice";
  EXPECT_THROW(users_instance("sets:0-1", &find("ello").info), text::InputError) << "a game without sets";
}

TEST(UsersInstances, KeepBoardsWithoutAGame) {
  EXPECT_EQ(users_instance("wheel:4", nullptr).text(), "wheel:4");
  EXPECT_EQ(users_instance("fan:1+A_", nullptr).text(), "DwC");
  EXPECT_EQ(users_instance("disc:3+1:0-1-3,1-2-3,0-2-3", nullptr).text(), "disc:3+1:0-1-3,1-2-3,0-2-3");
  EXPECT_EQ(users_instance("grid:2x2 lit=1-2", nullptr).text(), "grid:2x2 lit=1,2");
  EXPECT_EQ(users_instance("path:3 painted=0-1:2", nullptr).text(), "path:3 painted=0-1:2") << "vertices or an edge";
}

TEST(UsersInstances, RefuseAtTheColumnThatWasGiven) {
  struct Bad {
    const char* game;
    const char* line;
    std::size_t column;
    const char* message;
  };
  const Bad lines[] = {
      {"lights-out", "  tours:3x3 lit=all", 3, "expected the name of a family (did you mean 'torus'?), found 'tours'"},
      {"proper", "path:3 painted=all", 16, "expected all:VALUE, found all"},
      {"proper", "path:3 painted=0-1", 16, "expected 0-1:VALUE, found 0-1"},
      {"capture", "path:3 painted=all", 16, "expected all:VALUE, found all"},
      {"lights-out", "king:0x3 lit=all", 6, "expected a number of at least 1, found 0"},
      {"lights-out", "king:2x2  lit=0-4", 15, "expected vertices A-B with A at most B, of 0..3, found 0-4"},
      {"lights-out", "king:2x2 lit=2-1", 14, "expected vertices A-B with A at most B, of 0..3, found 2-1"},
      {"lights-out", "king:2x2 lit=0-2,1", 10, "expected every vertex once, found 1 twice"},
      {"lights-out", "king:2x2 green=0", 10, "expected the attribute lit of lights-out, found 'green'"},
      {"lights-out", "path:4 lit=0-", 13, "expected ',' and one more entry, or the end, found '-'"},
      {"kayles", "torus:3x3", 1, "expected heaps such as heaps:3,5, the board of kayles, found a graph"},
      {"node-kayles", "convex:5:", 1, "expected a graph, the board of node-kayles, found points without edges"},
  };
  for (const auto& [game, line, column, message] : lines) {
    const GameInfo& info = find(game).info;
    try {
      users_instance(line, &info).require(info);
      ADD_FAILURE() << "accepted: " << line;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.column(), column) << line;
      EXPECT_STREQ(error.what(), message) << line;
    }
  }
}

}  // namespace
}  // namespace gamecert::games
