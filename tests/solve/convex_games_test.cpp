// Games on points in convex position: the engines against the rules alone.
#include "solve/boards/convex_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/instances/ready_game.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/triangulations/triangulation_classes.hpp"
#include "solve/boards/all_green.hpp"
#include "solve/boards/kayles.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

using graphs::Edge;

/// The values of heaps up to a size from what a move leaves: two rows out of one with `least` to 2 pins fewer.
std::vector<int> rows(int last, int least) {
  std::vector<int> values;
  for (int pins = 0; pins <= last; ++pins) {
    std::set<int> met;
    for (int taken = least; taken <= std::min(pins, 2); ++taken) {
      for (int left = 0; left + taken <= pins; ++left)
        met.insert(values[static_cast<std::size_t>(left)] ^ values[static_cast<std::size_t>(pins - taken - left)]);
    }
    int value = 0;
    while (met.contains(value)) ++value;
    values.push_back(value);
  }
  return values;
}

TEST(Heaps, HaveTheNimbersOfThePrintedTables) {
  const std::vector<int> one_or_two = rows(500, 1);
  const std::vector<int> two = rows(500, 2);
  for (int pins = 0; pins <= 500; ++pins) {
    EXPECT_EQ(kayles().value(pins), one_or_two[static_cast<std::size_t>(pins)]) << pins;
    EXPECT_EQ(dawson_kayles().value(pins), two[static_cast<std::size_t>(pins)]) << pins;
  }
}

Answer answer(const char* game, const std::string& line, const Request& request,
              const std::map<std::string, int>& parameters = {}) {
  return solve(games::Setup(games::find(game), games::Instance(line), parameters), request);
}

/// The engine's answers and those of the rules alone, with all moves.
void expect_like_the_rules(const char* game, const std::string& line, bool nimbers, bool misere = false) {
  const auto handle = games::make(games::find(game), games::Instance(line));
  for (const bool nimber : {false, true}) {
    if (nimber && !nimbers) continue;
    for (const bool all : {false, true}) {
      const Answer fast = answer(game, line, {.misere = misere, .nimber = nimber, .all_moves = all});
      const Answer slow =
          answer(game, line, {.misere = misere, .nimber = nimber, .all_moves = true, .engine = Engine::search});
      ASSERT_EQ(fast.statement, slow.statement) << game << " " << line;
      if (all) {
        EXPECT_EQ(fast.winning_moves, slow.winning_moves) << game << " " << line;
      } else if (!fast.moves.empty()) {
        EXPECT_EQ(std::ranges::count(*slow.winning_moves, fast.moves.front()), 1) << game << " " << line;
      }
      EXPECT_EQ(fast.moves.empty(), slow.moves.empty()) << game << " " << line;
      if (!fast.names) continue;
      const std::vector<int>& moves = all ? *fast.winning_moves : fast.moves;
      ASSERT_EQ(fast.names->size(), moves.size());
      for (std::size_t i = 0; i < moves.size(); ++i) EXPECT_EQ((*fast.names)[i], handle->move_name(moves[i]));
    }
  }
}

std::vector<std::string> triangulated(int last, graphs::ConvexKind kind) {
  std::vector<std::string> lines;
  for (int n = 3; n <= last; ++n) {
    for (const graphs::Triangulation& each : graphs::convex_classes(n, kind)) lines.push_back(graphs::text(each));
  }
  return lines;
}

TEST(ConvexGames, TriangleColouringIsKaylesOfThePaths) {
  for (const std::string& line : triangulated(9, graphs::ConvexKind::simple_branching))
    expect_like_the_rules("triangle-colouring", line, true);
  for (const char* line : {"zigzag:6", "disc:4+0:0-1-2,0-2-3", "points:0,0;4,0;4,4;0,5:0-2"})
    expect_like_the_rules("triangle-colouring", line, true);
}

TEST(ConvexGames, SimpleBranchingIsWhatItsClassesAre) {
  for (int n = 3; n <= 11; ++n) {
    const auto classes = graphs::convex_classes(n);
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count_if(classes, simple_branching)),
              graphs::convex_classes(n, graphs::ConvexKind::simple_branching).size());
  }
}

TEST(ConvexGames, FlipIsParity) {
  for (const bool misere : {false, true}) {
    for (const std::string& line : triangulated(9, graphs::ConvexKind::all))
      expect_like_the_rules("flip", line, true, misere);
    for (const char* line : {"zigzag:6", "points:0,0;4,0;4,4;0,5:0-2"})
      expect_like_the_rules("flip", line, true, misere);
  }
}

TEST(ConvexGames, FlipToTriangleIsASumOfRegions) {
  for (const std::string& line : triangulated(10, graphs::ConvexKind::all))
    expect_like_the_rules("flip-to-triangle", line, false);
  for (const std::string& line : triangulated(12, graphs::ConvexKind::serpentine))
    expect_like_the_rules("flip-to-triangle", line, false);
  for (const char* line : {"zigzag:13", "points:0,0;4,0;4,4;0,5:0-2"})
    expect_like_the_rules("flip-to-triangle", line, false);
}

TEST(ConvexGames, TriangleIsDawsonsKaylesOfThePoints) {
  for (int n = 1; n <= 9; ++n) expect_like_the_rules("triangle", "convex:" + std::to_string(n) + ":", true);
  expect_like_the_rules("triangle", "points:0,0;4,0;0,5;4,4;-1,2", true);
}

TEST(ConvexGames, TriangleIsDecidedAsInTheorem2) {
  // Which does not mention that with fewer than 3 points nobody wins.
  const std::set<int> zeros = {5, 9, 21, 25, 29};
  for (int n = 3; n <= 500; ++n) {
    const bool second = zeros.contains(n % 34) || n == 15 || n == 35;
    EXPECT_EQ(triangle_nimber(n) == 0, second) << n;
  }
}

TEST(ConvexGames, CompleteTriangulationIsWonByOneTriangleOrTied) {
  for (int n = 1; n <= 8; ++n) {
    const std::string line = "convex:" + std::to_string(n) + ":";
    const Answer fast = answer("complete-triangulation", line, {});
    const Answer slow = answer("complete-triangulation", line, {.all_moves = true, .engine = Engine::search});
    EXPECT_EQ(fast.statement, slow.statement) << n;
    for (const int move : fast.moves) EXPECT_EQ(std::ranges::count(*slow.winning_moves, move), 1) << n;
    EXPECT_EQ(fast.moves.size(), n < 2 ? 0U : 1U);
  }
}

/// The score of flips played one after another.
int green_after(const std::string& line, const std::vector<int>& flips) {
  const auto game = games::make(games::find("all-green"), games::Instance(line));
  games::Position at = game->start();
  const int black = game->remaining(at);
  for (const int flip : flips) {
    EXPECT_EQ(std::ranges::count(game->moves(at), flip), 1) << line;
    at = game->play(at, flip);
  }
  return black - game->remaining(at);
}

TEST(ConvexGames, AllGreenIsABestMatching) {
  for (const std::string& line : triangulated(10, graphs::ConvexKind::all)) {
    const Answer fast = answer("all-green", line, {.all_moves = true});
    const Answer slow = answer("all-green", line, {.all_moves = true, .engine = Engine::search});
    ASSERT_EQ(fast.statement, slow.statement) << line;
    EXPECT_EQ(fast.winning_moves, slow.winning_moves) << line;
    EXPECT_EQ("SCORE " + std::to_string(green_after(line, fast.moves)), fast.statement) << line;
  }
}

/// Whether the moves win by the rules, and not before the last.
bool wins(const games::Game& game, const std::vector<int>& moves) {
  games::Position at = game.start();
  for (const int move : moves) {
    if (game.won(at) || std::ranges::count(game.moves(at), move) != 1) return false;
    at = game.play(at, move);
  }
  return game.won(at);
}

TEST(ConvexGames, GreenWinsFollowsFromAllGreen) {
  std::set<std::string> met;
  for (const std::string& line : triangulated(8, graphs::ConvexKind::all)) {
    for (const int ratio : {0, games::ratio_value(1, 9), games::ratio_value(1, 1), games::ratio_value(3, 1),
                            games::ratio_value(7, 3), games::ratio_value(9999, 1)}) {
      const std::map<std::string, int> parameters = {{"ratio", ratio}};
      const Answer fast = answer("green-wins", line, {.all_moves = true}, parameters);
      const Answer slow = answer("green-wins", line, {.all_moves = true, .engine = Engine::search}, parameters);
      ASSERT_EQ(fast.statement, slow.statement) << line << " " << ratio;
      EXPECT_EQ(fast.winning_moves, slow.winning_moves) << line << " " << ratio;
      EXPECT_EQ(fast.best, slow.best) << line;
      const auto game = games::make(games::find("green-wins"), games::Instance(line), parameters);
      EXPECT_EQ(wins(*game, fast.moves), fast.statement == "WINNABLE") << line << " " << ratio;
      met.insert(fast.statement);
    }
  }
  EXPECT_EQ(met.size(), 2U);
}

TEST(ConvexGames, BichromaticColouringIsATie) {
  for (const std::string& line : triangulated(6, graphs::ConvexKind::all))
    expect_like_the_rules("bichromatic-colouring", line, false);
  expect_like_the_rules("bichromatic-colouring", "disc:4+0:0-1-2,0-2-3", false);
}

TEST(ConvexGames, AreDecidedOnLargeBoards) {
  const auto statement = [](const char* game, const char* line) { return answer(game, line, {}).statement; };
  EXPECT_EQ(statement("all-green", "fan:100000"), "SCORE 200001");
  EXPECT_EQ(statement("triangle-colouring", "zigzag:1000"), "OUTCOME first");
  EXPECT_EQ(statement("flip", "fan:998"), "OUTCOME N");
  EXPECT_EQ(statement("triangle", "convex:200:"), "OUTCOME first");
  EXPECT_EQ(statement("triangle", "convex:991:"), "OUTCOME second");
  EXPECT_EQ(statement("triangle", "convex:1000:"), "OUTCOME first");
  EXPECT_EQ(statement("complete-triangulation", "convex:999:"), "SCORE 1");
  for (const char* line : {"wheel:1000", "fan:1000 marked=0-1"}) {
    EXPECT_EQ(answer("triangle-colouring", line, {}).certainty, Answer::Certainty::unknown);
  }
  EXPECT_EQ(statement("bichromatic-colouring", "zigzag:1000"), "OUTCOME tie");
  EXPECT_EQ(statement("green-wins", "fan:100000"), "WINNABLE");
  EXPECT_EQ(answer("green-wins", "fan:100000", {}, {{"ratio", games::ratio_value(9999, 1)}}).statement, "WINNABLE");
  EXPECT_EQ(answer("flip", "fan:998", {.engine = Engine::search}).certainty, Answer::Certainty::unknown);
}

TEST(ConvexGames, AnEmptyAttributeMarksNothing) {
  EXPECT_EQ(answer("flip", "fan:998 marked=", {}).statement, "OUTCOME N");
  EXPECT_EQ(answer("bichromatic-colouring", "fan:998 painted=", {}).statement, "OUTCOME tie");
}

TEST(ConvexGames, WithoutTimeForEvidenceTheAnswerHasNone) {
  const Answer found = answer("flip", "fan:20", {.certificate = true, .limits = {.seconds = 0.01}});
  EXPECT_EQ(found.statement, "OUTCOME N");
  EXPECT_FALSE(found.evidence);
  EXPECT_EQ(found.doubt, "time limit of 0.01 s reached");
  EXPECT_TRUE(answer("flip", "fan:4", {.certificate = true}).evidence);
  EXPECT_EQ(answer("flip", "fan:20 marked=0-2", {.certificate = true, .limits = {.seconds = 0.01}}).certainty,
            Answer::Certainty::unknown);
  text::interrupted = true;
  EXPECT_EQ(answer("flip", "fan:20", {.certificate = true}).certainty, Answer::Certainty::unknown);
  text::interrupted = false;
}

}  // namespace
}  // namespace gamecert::solve
