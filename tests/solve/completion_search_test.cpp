// Games that completing a triangle or a cycle ends: by nimbers of parts as by scores of whole boards.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "games/instances/ready_game.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/triangulations/triangulation_classes.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

/// The outcome with all moves by nimbers of parts, and by scores of whole boards.
TEST(Search, DecidesGamesThatAWinEndsByNimbersAsByScores) {
  std::vector<std::string> boards = {"wheel:3",
                                     "wheel:4",
                                     "wheel:5",
                                     "convex:6:0-2,2-4,0-4 marked=0-2,2-3",
                                     "fan:5 marked=0-3,4-5",
                                     "wheel:5 marked=0-1,2-3"};
  for (int n = 3; n <= 7; ++n) {
    for (const graphs::Triangulation& each : graphs::convex_classes(n)) boards.push_back(graphs::text(each));
    for (int inner = 1; inner + n <= 6; ++inner) {
      for (const graphs::Triangulation& each : graphs::disc_classes(n, inner)) boards.push_back(graphs::text(each));
    }
  }
  const std::vector<std::string> points = {"convex:1:",
                                           "convex:2:",
                                           "convex:3:",
                                           "convex:4: marked=0-1,0-2",
                                           "convex:5: marked=0-2",
                                           "convex:6:",
                                           "convex:7: marked=0-1,3-5",
                                           "convex:2: marked=0-1",
                                           "points:0,0;6,0;0,6;1,1",
                                           "points:0,0;6,0;0,6;1,1;2,1",
                                           "points:0,0;6,0;0,6;1,1;2,1;1,3",
                                           "points:0,0;6,0;0,6;1,1;2,1 marked=0-3,3-4"};
  std::map<std::string, int> statements;
  for (const char* name : {"triangle", "triangle-colouring", "four-cycle"}) {
    for (const std::string& line : name == std::string("triangle") ? points : boards) {
      const auto game = games::make(games::find(name), games::Instance(line));
      const Answer by_nimbers = search(*game, {.all_moves = true});
      const Answer by_scores = search(*game, {.all_moves = true, .engine = Engine::search});
      EXPECT_EQ(by_nimbers.statement, by_scores.statement) << name << " " << line;
      EXPECT_EQ(by_nimbers.winning_moves, by_scores.winning_moves) << name << " " << line;
      EXPECT_EQ(by_nimbers.moves, by_scores.moves) << name << " " << line;
      ++statements[by_scores.statement];
    }
  }
  for (const char* statement : {"OUTCOME first", "OUTCOME second", "OUTCOME tie"}) EXPECT_GT(statements[statement], 2);
}

}  // namespace
}  // namespace gamecert::solve
