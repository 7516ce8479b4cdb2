// Boards with what a text is given: as many as there are ways, each once, and read as boards.
#include "games/texts/given_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/instances/instance.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::games {
namespace {

std::vector<std::string> boards(const std::string& given, const std::string& board, std::size_t most = 1000) {
  return given_boards(board,
                      read_users_game("game trial 1\ntwo players on a graph; who cannot move loses\n" + given +
                                      "position open: vertices\nstart open = V\nmove v in open\n  open := open - v\n")
                          .text,
                      most);
}

TEST(GivenBoards, AreAllWaysInWhichSomethingIsGiven) {
  struct Case {
    const char *given, *board;
    std::size_t ways;
  };
  for (const Case& one : {Case{"", "path:3", 0},
                          {"given k in 1..3, usually 1\n", "path:3", 0},
                          {"given green: vertices\n", "path:3", 8},
                          {"given green as s: vertices\n", "@", 2},
                          {"given shut: edges\n", "cycle:4", 16},
                          {"given first: order\n", "C?", 24},
                          {"given weight: 0..9 at vertices\n", "path:2", 9},
                          {"given weight: 0..1 at edges\n", "path:3", 4},
                          {"given green: vertices\ngiven weight: 0..2 at edges\n", "path:2", 12}}) {
    const std::vector<std::string> lines = boards(one.given, one.board);
    EXPECT_EQ(std::set(lines.begin(), lines.end()).size(), one.ways) << one.given << one.board;
    EXPECT_EQ(lines.size(), one.ways) << one.given << one.board;
    EXPECT_TRUE(std::ranges::all_of(lines, [&](const auto& line) { return Instance(line).text() == line; }));
  }
}

TEST(GivenBoards, AreEachOnceWhereOnlySomeAreTaken) {
  const std::vector<std::string> lines =
      boards("given green, red: vertices\ngiven weight: 0..9 at edges\n", "complete:4", 50);
  EXPECT_EQ(std::set(lines.begin(), lines.end()).size(), 50);
}

}  // namespace
}  // namespace gamecert::games
