// Mirroring against search, and its certificates on large boards.
#include "solve/boards/mirror.hpp"

#include <gtest/gtest.h>

#include "certificates/checker.hpp"
#include "certificates/plays/symmetry.hpp"
#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

TEST(Mirror, AgreesWithSearchWhereItWorks) {
  int mirrored = 0;
  int checked = 0;
  for (const char* name : {"triangle-colouring", "four-cycle"}) {
    const games::Entry& entry = games::find(name);
    for (const char* family : {"fan:", "zigzag:", "wheel:"}) {
      for (int t = *family == 'w' ? 3 : 1; t <= 8; ++t) {
        const games::Instance instance(family + std::to_string(t));
        const auto answer = mirror(*games::make(entry, instance), instance);
        if (!answer) continue;
        ++mirrored;
        const Request by_rules{.engine = Engine::search};
        EXPECT_EQ(answer->statement, solve(games::Setup(entry, instance), by_rules).statement)
            << name << " " << instance.text();
        certificates::check({claim(games::Setup(entry, instance), {}, answer->statement), *answer->evidence});
        ++checked;
      }
    }
  }
  EXPECT_GE(mirrored, 35);
  EXPECT_EQ(checked, mirrored);
}

TEST(Mirror, WorksOnBoardsOfFiveHundredTriangles) {
  for (const auto& [name, board] : {std::pair("triangle-colouring", "zigzag:500"),
                                    {"triangle-colouring", "fan:499"},
                                    {"triangle-colouring", "wheel:500"},
                                    {"four-cycle", "zigzag:499"},
                                    {"four-cycle", "fan:500"},
                                    {"four-cycle", "wheel:499"},
                                    {"four-cycle", "wheel:500"}}) {
    const games::Entry& entry = games::find(name);
    const games::Instance instance(board);
    const Request request{.certificate = true};
    const Answer answer = solve(games::Setup(entry, instance), request);
    EXPECT_EQ(answer.statement, *board == 'w' ? "OUTCOME second" : "OUTCOME first") << name << " " << board;
    ASSERT_TRUE(answer.evidence && answer.evidence->as<certificates::Symmetry>() != nullptr) << board;
    certificates::check({claim(games::Setup(entry, instance), request, answer.statement), *answer.evidence});
  }
}

TEST(Mirror, OfALostBoardAlsoTellsThatNoMoveWins) {
  for (const char* game : {"triangle-colouring", "four-cycle"}) {
    const Answer answer = solve(games::Setup(games::find(game), games::Instance("wheel:40")), {.all_moves = true});
    EXPECT_EQ(answer.statement, "OUTCOME second");
    EXPECT_EQ(answer.winning_moves, std::vector<int>{});
  }
}

TEST(Mirror, AppliesToUncolouredRowsAndWheelsOnly) {
  const games::Entry& entry = games::find("triangle-colouring");
  for (const char* board : {"fan:5 marked=0-1", "convex:6:0-2,2-4,0-4"}) {
    const games::Instance instance(board);
    EXPECT_FALSE(mirror(*games::make(entry, instance), instance)) << board;
  }
}

}  // namespace
}  // namespace gamecert::solve
