// Wide boards have the positions and moves that the rules have, and strategies win on them against random play.
#include "solve/theorems/wide_games.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <random>

#include "shuffled_boards.hpp"
#include "solve/solve.hpp"
#include "solve/theorems/theorem_play.hpp"

namespace gamecert::solve {
namespace {

using testing::Given;
using testing::readings;
using testing::seed;
using testing::shuffled;

/// The cells of every plane.
std::vector<std::vector<bool>> cells(const games::Game& game, games::PositionView at) {
  const std::size_t words = at.size() / game.planes();
  std::vector<std::vector<bool>> result(game.planes());
  for (std::size_t plane = 0; plane < game.planes(); ++plane)
    for (int cell = 0; cell < game.cells(); ++cell)
      result[plane].push_back((at[plane * words + static_cast<std::size_t>(cell / 64)] >> (cell % 64) & 1) != 0);
  return result;
}

/// Along random play.
void expect_alike(const std::string& name, const std::string& line, const Given& given, std::mt19937& random) {
  const games::Setup setup(games::find(name), games::Instance(line), given);
  const auto wide = wide_game(setup);
  ASSERT_TRUE(wide) << setup.text();
  const games::Game& game = setup.game();
  EXPECT_EQ(wide->cells(), game.cells());
  EXPECT_EQ(wide->codes(), game.codes());
  for (int trial = 0; trial < 4; ++trial) {
    games::Position at = game.start(), wide_at = wide->start();
    for (;;) {
      const std::vector<int> moves = game.moves(at);
      ASSERT_EQ(wide->moves(wide_at), moves) << setup.text();
      ASSERT_EQ(cells(*wide, wide_at), cells(game, at)) << setup.text();
      EXPECT_EQ(wide->remaining(wide_at), game.remaining(at)) << setup.text();
      games::Options options;
      wide->options(wide_at, options);
      EXPECT_EQ(options.moves, moves);
      games::Options expected;
      game.options(at, expected);
      EXPECT_EQ(options.again, expected.again);
      EXPECT_EQ(options.gains, expected.gains);
      EXPECT_EQ(options.won, expected.won);
      if (moves.empty()) break;
      const int move = moves[random() % moves.size()];
      EXPECT_EQ(wide->move_name(move), game.move_name(move));
      at = game.play(at, move);
      wide_at = wide->play(wide_at, move);
    }
  }
}

TEST(WideGames, HaveThePositionsAndMovesOfTheRules) {
  std::mt19937 random(seed);
  for (const Given& reading : readings("geodetic"))
    for (const char* board : {"path:1", "path:9", "cycle:3", "cycle:8", "cycle:11", "rays:3,4", "rays:4,2", "star:6",
                              "binary-tree:4", "cycle:70"})
      expect_alike("geodetic", shuffled(std::string(board), random), reading, random);
  for (const char* board : {"path:9 roots=4", "path:3+star:5", "binary-tree:4", "directed-path:6"})
    expect_alike("hackendot", board, {}, random);
  for (const char* board : {"path:7", "grid:3x4", "complete:4", "cycle:9", "path:1+path:2", "path:40", "petersen"}) {
    const std::string line = shuffled(std::string(board), random);
    for (const int colours : {1, 2, 3}) {
      expect_alike("proper", line, {{"colours", colours}}, random);
      expect_alike("sequential", line, {{"colours", colours}}, random);
      for (const int distance : {1, 2, 3})
        expect_alike("distance", line, {{"colours", colours}, {"distance", distance}}, random);
    }
    for (const Given& reading : readings("weak"))
      if (reading.at("reading") != 2) expect_alike("weak", line, reading, random);
  }
  expect_alike("sequential", "cycle:6 order=5,0,3,1,2,4", {}, random);
  for (const char* board : {"fan:6", "wheel:5", "zigzag:7", "fan:30"}) expect_alike("nimstring", board, {}, random);
  for (const char* board : {"fan:6", "wheel:7", "zigzag:9"}) expect_alike("bichromatic-colouring", board, {}, random);
  for (const char* board : {"fan:7", "fan:8", "fan:12", "fan:17"}) expect_alike("flip-to-triangle", board, {}, random);
  for (const char* board : {"path:7", "grid:3x4", "complete:5", "cycle:9", "path:1+path:2", "complete-bipartite:3,4"})
    expect_alike("capture", shuffled(std::string(board), random), {}, random);
}

TEST(WideGames, AreOfBoardsTheyAreMadeFor) {
  for (const auto& [name, line] : {std::pair("geodetic", "grid:2x3"),
                                   {"geodetic", "path:3 labelled=1"},
                                   {"proper", "path:3 painted=1:1"},
                                   {"sequential", "path:3 painted=1:1"},
                                   {"nimstring", "fan:3 marked=0-1"},
                                   {"capture", "path:3 painted=0-1:1"},
                                   {"bichromatic-colouring", "fan:3 painted=0-1:1"},
                                   {"bichromatic-colouring", "disc:3+3:0-1-3,1-4-3,1-2-4,2-5-4,2-0-5,0-3-5,3-4-5"},
                                   {"flip-to-triangle", "zigzag:9"},
                                   {"flip-to-triangle", "fan:9 marked=0-1"},
                                   {"arc-kayles", "path:3"}})
    EXPECT_FALSE(wide_game({games::find(name), games::Instance(line)})) << name << " " << line;
  const std::string_view extendable = "extendable";
  EXPECT_EQ(games::find("weak").info.parameters.front().words[2], extendable);
  EXPECT_FALSE(wide_game({games::find("weak"), games::Instance("path:3"), {{"reading", 2}}}));
}

/// Whoever wins plays by the theorem, to the end.
void expect_to_win(const std::string& name, const std::string& line, const Given& given, std::mt19937& random,
                   bool misere = false) {
  const games::Setup setup(games::find(name), games::Instance(line), given);
  const auto wide = wide_game(setup);
  ASSERT_TRUE(wide);
  const int winner = solve(setup, {.misere = misere, .theorems = true}).statement == "OUTCOME N" ? 0 : 1;
  const TheoremPlay by_theorem(setup, misere);
  games::Position at = wide->start();
  games::Options options;
  std::vector<int> played;
  int mover = 0;
  for (wide->options(at, options); !options.moves.empty(); wide->options(at, options), mover = 1 - mover) {
    std::size_t i = random() % options.moves.size();
    if (mover == winner) {
      const auto choice = by_theorem.move(played, at, options);
      ASSERT_TRUE(choice) << setup.text() << " after " << played.size();
      i = *choice;
    }
    played.push_back(options.moves[i]);
    at = wide->play(at, options.moves[i]);
  }
  EXPECT_EQ(mover == winner, misere) << setup.text();
}

TEST(WideGames, AreWonByStrategiesAgainstRandomPlay) {
  std::mt19937 random(seed);
  expect_to_win("geodetic", testing::random_tree(1100, random), {}, random);
  for (const Given& reading : readings("geodetic")) {
    for (const bool misere : {false, true})
      for (const char* board : {"cycle:1101", "cycle:2047", "cycle:2048"})
        expect_to_win("geodetic", shuffled(std::string(board), random), reading, random, misere);
    for (const char* board : {"rays:3,400", "rays:5,220", "rays:4,300"})
      expect_to_win("geodetic", shuffled(std::string(board), random), reading, random);
  }
  expect_to_win("hackendot", testing::random_tree(1100, random), {}, random);
  for (const char* board : {"path:600", "path:601", "cycle:600", "cycle:601", "grid:25x25"})
    expect_to_win("proper", shuffled(std::string(board), random), {}, random);
  expect_to_win("proper", "grid:31x31", {{"colours", 3}}, random);
  expect_to_win("distance", shuffled("path:600", random), {{"distance", 3}}, random);
  for (const Given& reading : readings("weak"))
    for (const char* board : {"path:520", "cycle:520"})
      if (reading.at("reading") != 2) expect_to_win("weak", shuffled(std::string(board), random), reading, random);
  for (const char* board : {"path:600", "cycle:601"})
    expect_to_win("sequential", shuffled(std::string(board), random), {}, random);
}

/// The score of the first player, if one player answers by the theorem and the other takes any edge.
int score_by_images(const std::string& board, int player, std::mt19937& random) {
  const games::Setup setup(games::find("capture"), games::Instance(board));
  const auto wide = wide_game(setup);
  const TheoremPlay by_theorem(setup, false);
  games::Position at = wide->start();
  games::Options options;
  std::vector<int> played;
  int score = 0;
  for (wide->options(at, options); !options.moves.empty(); wide->options(at, options)) {
    const int mover = static_cast<int>(played.size() % 2);
    std::size_t i = random() % options.moves.size();
    if (mover == player) i = by_theorem.move(played, at, options).value();
    score += mover == 0 ? options.gains[i] : -options.gains[i];
    played.push_back(options.moves[i]);
    at = wide->play(at, options.moves[i]);
  }
  return score;
}

TEST(WideGames, AreNeverWorseByImagesThanASymmetryPromises) {
  std::mt19937 random(seed);
  EXPECT_LE(score_by_images("grid:20x30", 1, random), 0);
  EXPECT_LE(score_by_images(shuffled(std::string("grid:25x25"), random), 1, random), 0);
  EXPECT_LE(score_by_images("complete-bipartite:30,40", 1, random), 0);
}

/// Who completes a triangle, if one player plays by the theorem and the other takes any move; nothing in a tie.
std::optional<int> winner_by_theorem(const std::string& name, const std::string& board, int player,
                                     std::mt19937& random) {
  const games::Setup setup(games::find(name), games::Instance(board));
  const auto wide = wide_game(setup);
  const TheoremPlay by_theorem(setup, false);
  games::Position at = wide->start();
  games::Options options;
  std::vector<int> played;
  for (wide->options(at, options); !options.moves.empty(); wide->options(at, options)) {
    std::size_t i = random() % options.moves.size();
    if (static_cast<int>(played.size() % 2) == player) i = by_theorem.move(played, at, options).value();
    played.push_back(options.moves[i]);
    at = wide->play(at, played.back());
  }
  if (!wide->won(at)) return std::nullopt;
  return static_cast<int>((played.size() + 1) % 2);
}

TEST(WideGames, OfFlipsInFansAreWonByTheorem) {
  std::mt19937 random(seed);
  for (int trial = 0; trial < 20; ++trial) {
    EXPECT_EQ(winner_by_theorem("flip-to-triangle", "fan:100", 0, random), 0);
    EXPECT_EQ(winner_by_theorem("flip-to-triangle", "fan:101", 1, random), 1);
  }
}

TEST(WideGames, OfTrianglesColouredAreNotLostByTheorem) {
  std::mt19937 random(seed);
  for (int trial = 0; trial < 3; ++trial)
    for (const char* board : {"wheel:550", "fan:550", "zigzag:551"}) {
      EXPECT_NE(winner_by_theorem("bichromatic-colouring", board, 0, random), 1) << board;
      EXPECT_NE(winner_by_theorem("bichromatic-colouring", board, 1, random), 0) << board;
    }
}

TEST(WideGames, OfFansAreAnsweredByImagesUntilATriangleCanBeCompleted) {
  const games::Setup setup(games::find("nimstring"), games::Instance("fan:600"));
  const auto wide = wide_game(setup);
  const TheoremPlay by_theorem(setup, false);
  games::Position at = wide->start();
  games::Options options;
  std::vector<int> played;
  const auto play = [&](const std::string& move) {
    played.push_back(wide->move_code(move));
    at = wide->play(at, played.back());
    wide->options(at, options);
  };
  const auto answer = [&] {
    const auto choice = by_theorem.move(played, at, options);
    return choice ? wide->move_name(options.moves[*choice]) : "";
  };
  wide->options(at, options);
  EXPECT_EQ(answer(), "0-301");
  play("0-301");
  play("5-6");
  EXPECT_EQ(answer(), "596-597");
  play("596-597");
  play("0-5");
  EXPECT_EQ(answer(), "") << "the edge 0-6 completes a triangle";
}

}  // namespace
}  // namespace gamecert::solve
