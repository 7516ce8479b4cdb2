// Play by theorems wins against every play on small boards, and against random play on large ones.
#include "solve/theorems/theorem_play.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "games/theorems/board_theorem.hpp"
#include "shuffled_boards.hpp"
#include "solve/position_worths.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

using games::Setup;
using testing::Given;
using testing::readings;
using testing::seed;
using testing::shuffled;

/// Play in which one player moves by the theorem.
class TheoremPlayer {
 public:
  TheoremPlayer(const Setup& setup, bool misere, int player)
      : setup_(setup), by_theorem_(setup, misere), misere_(misere), player_(player) {}

  /// Against every play of the other; at the end `ends_well` is asked of who made the last move, and whether it won at
  /// once. False as soon as there is no move by the theorem, or play does not end well.
  bool against_all() { return goes_well(setup_.game().start(), 0); }
  bool against_random(std::mt19937& random) {
    games::Position at = setup_.game().start();
    played_.clear();
    for (int mover = 0;;) {
      const auto choice = option(at, mover, random);
      if (options_.moves.empty()) return ended(mover, false);
      if (!choice) return false;
      played_.push_back(options_.moves[*choice]);
      if (options_.won[*choice] != 0) return ended(1 - mover, true);
      at = games::Position(options_.position(*choice).begin(), options_.position(*choice).end());
      if (options_.again[*choice] == 0) mover = 1 - mover;
    }
  }

 private:
  std::optional<std::size_t> option(const games::Position& at, int mover, std::mt19937& random) {
    setup_.game().options(at, options_);
    if (options_.moves.empty()) return std::nullopt;
    if (mover != player_) return random() % options_.moves.size();
    return by_theorem_.move(played_, at, options_);
  }
  /// A tie will do, where play may end in one.
  bool ended(int next, bool won) const {
    if (won) return next != player_;
    if (setup_.info().stuck == games::Stuck::ends) return true;
    return (next != player_) != misere_;
  }
  bool goes_well(const games::Position& at, int mover) {
    games::Options options;
    setup_.game().options(at, options);
    if (options.moves.empty()) return ended(mover, false);
    const auto own = mover == player_ ? by_theorem_.move(played_, at, options) : std::nullopt;
    if (mover == player_ && !own) return false;
    for (std::size_t i = own.value_or(0); i < (own ? *own + 1 : options.moves.size()); ++i) {
      played_.push_back(options.moves[i]);
      const bool well = options.won[i] != 0 ? ended(1 - mover, true)
                                            : goes_well({options.position(i).begin(), options.position(i).end()},
                                                        options.again[i] != 0 ? mover : 1 - mover);
      played_.pop_back();
      if (!well) return false;
    }
    return true;
  }

  const Setup& setup_;
  TheoremPlay by_theorem_;
  bool misere_;
  int player_;
  std::vector<int> played_;
  games::Options options_;
};

/// Where play may end in a tie both players move by the theorem in turn, else the one who wins.
void expect_to_win(const std::string& game, const std::string& line, const Given& given, bool misere,
                   std::mt19937* random) {
  const Setup setup(games::find(game), games::Instance(line), given);
  const games::BoardTheorem* about = nullptr;
  std::optional<games::BoardWorth> worth;
  for (const games::BoardTheorem& theorem : games::board_theorems()) {
    if (theorem.game != game || theorem.with_symmetry || worth) continue;
    about = &theorem;
    worth = theorem.worth(setup, misere, {});
  }
  ASSERT_TRUE(worth) << setup.text();
  using enum games::BoardWorth::Winner;
  for (const int player : {0, 1}) {
    if (worth->winner == (player == 0 ? second : first)) continue;
    TheoremPlayer played(setup, misere, player);
    for (int i = 0; i < (random != nullptr ? 5 : 1); ++i)
      EXPECT_TRUE(random != nullptr ? played.against_random(*random) : played.against_all())
          << about->name << " " << setup.text() << (misere ? " misere" : "") << " player " << player;
  }
}

TEST(PlayByTheorem, WinsAgainstEveryPlayOnSmallBoards) {
  std::mt19937 random(seed);
  for (const Given& reading : readings("geodetic")) {
    for (int n = 3; n <= 17; ++n)
      for (const bool misere : {false, true})
        expect_to_win("geodetic", shuffled("cycle:" + std::to_string(n), random), reading, misere, nullptr);
    for (const char* board :
         {"rays:3,2", "rays:3,3", "rays:3,4", "rays:3,6", "rays:4,2", "rays:4,3", "rays:5,2", "rays:2,4"})
      expect_to_win("geodetic", shuffled(std::string(board), random), reading, false, nullptr);
  }
  for (int trial = 0; trial < 12; ++trial) {
    const std::string tree = testing::random_tree(7, random);
    for (const Given& reading : readings("geodetic")) expect_to_win("geodetic", tree, reading, false, nullptr);
    expect_to_win("hackendot", tree + " roots=3", {}, false, nullptr);
  }
  for (const char* board : {"path:2+star:3", "directed-path:6"}) expect_to_win("hackendot", board, {}, false, nullptr);
  for (const Given& reading : readings("weak")) {
    for (int n = 1; n <= 7; ++n) {
      const bool surrounded = reading.at("reading") == 1;
      if (surrounded && n % 2 == 1) continue;
      expect_to_win("weak", shuffled("path:" + std::to_string(n), random), reading, false, nullptr);
      if (n > 2) expect_to_win("weak", shuffled("cycle:" + std::to_string(n), random), reading, false, nullptr);
    }
  }
  for (const char* board : {"fan:6", "fan:7", "fan:8", "fan:9"})
    expect_to_win("flip-to-triangle", board, {}, false, nullptr);
  for (const char* board :
       {"fan:1", "fan:2", "fan:3", "fan:4", "zigzag:4", "convex:6:0-2,0-4,2-4", "wheel:3", "wheel:4", "wheel:5"})
    expect_to_win("bichromatic-colouring", board, {}, false, nullptr);
}

/// Whether what play by the theorem calls lost is lost by search, and what it calls good wins, along random play in
/// which the winner follows the theorem for some moves. How often it was called lost.
int lost_as_searched(const std::string& game, const std::string& line, const Given& given, bool misere,
                     std::mt19937& random) {
  const Setup setup(games::find(game), games::Instance(line), given);
  const TheoremPlay by_theorem(setup, misere);
  PositionWorths worths(setup.game(), misere, {});
  int lost = 0;
  for (unsigned trial = 0; trial < 12; ++trial) {
    games::Position at = setup.game().start();
    std::vector<int> played;
    bool followed = true;
    games::Options options;
    int mover = 0;
    for (setup.game().options(at, options); !options.moves.empty(); setup.game().options(at, options)) {
      if (by_theorem.lost(played, at, options, mover, followed)) {
        ++lost;
        EXPECT_EQ(worths.of(at).worth, -1) << setup.text() << (misere ? " misere" : "") << " after " << played.size();
      }
      const auto choice = by_theorem.move(played, at, options);
      if (choice && by_theorem.winner() == mover) {
        EXPECT_GT(worths.worth(options, *choice), 0) << setup.text() << " after " << played.size();
      }
      const bool follows = choice && by_theorem.winner() == mover && random() % 8 >= trial % 4;
      const std::size_t i = follows ? *choice : random() % options.moves.size();
      if (by_theorem.winner() == mover) followed = followed && choice == i;
      played.push_back(options.moves[i]);
      if (options.won[i] != 0) break;
      at = {options.position(i).begin(), options.position(i).end()};
      if (options.again[i] == 0) mover = 1 - mover;
    }
  }
  return lost;
}

TEST(PlayByTheorem, CallsLostWhatSearchDoes) {
  std::mt19937 random(seed);
  const auto expect_some = [&](const std::string& game, const std::string& line, const Given& given = {},
                               bool misere = false) {
    EXPECT_GT(lost_as_searched(game, shuffled(line, random), given, misere, random), 0) << game << " " << line;
  };
  for (const Given& reading : readings("geodetic")) {
    for (const bool misere : {false, true}) expect_some("geodetic", "cycle:11", reading, misere);
    EXPECT_GT(lost_as_searched("geodetic", testing::random_tree(8, random), reading, false, random), 0);
    expect_some("geodetic", "rays:3,4", reading);
  }
  EXPECT_GT(lost_as_searched("hackendot", testing::random_tree(8, random) + " roots=3", {}, false, random), 0);
  for (const Given& reading : readings("weak"))
    for (const char* board : {"path:6", "cycle:6"}) expect_some("weak", board, reading);
  for (const bool misere : {false, true}) expect_some("weak", "cycle:7", {{"reading", 3}}, misere);
  for (const char* board : {"fan:8", "fan:9", "fan:10"})
    EXPECT_GT(lost_as_searched("flip-to-triangle", board, {}, false, random), 0) << board;
  expect_some("proper", "cycle:8");
  expect_some("sequential", "path:7");
  for (const char* board : {"path:5 order=0,2,1,3,4", "cycle:6 order=3,0,1,5,2,4", "path:7 order=6,0,3,1,5,2,4"})
    EXPECT_GT(lost_as_searched("sequential", board, {}, false, random), 0) << board;
  EXPECT_GT(lost_as_searched("nimstring", "fan:6", {}, false, random), 0);
}

TEST(PlayByTheorem, CallsNothingLostWherePlayIsTied) {
  std::mt19937 random(seed);
  for (const char* board : {"fan:4", "wheel:4"})
    EXPECT_EQ(lost_as_searched("bichromatic-colouring", board, {}, false, random), 0);
}

TEST(PlayByTheorem, PaintsInOrderAgainstEveryPlay) {
  std::mt19937 random(seed);
  for (const std::string& family : {std::string("path:"), std::string("cycle:")}) {
    for (int n = 3; n <= 11; ++n) {
      for (int i = 0; i < 60; ++i) {
        std::vector<int> order(static_cast<std::size_t>(n));
        std::iota(order.begin(), order.end(), 0);
        std::ranges::shuffle(order, random);
        std::string line = shuffled(family + std::to_string(n), random) + " order=";
        for (const int v : order) line += (line.back() == '=' ? "" : ",") + std::to_string(v);
        expect_to_win("sequential", line, {}, false, nullptr);
      }
    }
  }
}

TEST(PlayByTheorem, WinsAgainstRandomPlayOnLargeBoards) {
  std::mt19937 random(seed);
  for (const char* board : {"cycle:301", "cycle:255", "rays:3,40", "rays:3,64", "rays:5,13", "rays:4,20"})
    expect_to_win("geodetic", board, {}, false, &random);
  expect_to_win("geodetic", testing::random_tree(300, random), {}, false, &random);
  expect_to_win("hackendot", testing::random_tree(1000, random), {}, false, &random);
  for (const char* board : {"path:30", "path:31", "cycle:30", "cycle:31", "path:200"})
    expect_to_win("weak", board, {}, false, &random);
  for (const char* board : {"path:300", "cycle:301"}) expect_to_win("sequential", board, {}, false, &random);
  for (const char* board : {"fan:20", "fan:27"}) expect_to_win("flip-to-triangle", board, {}, false, &random);
  for (const char* board : {"wheel:14", "fan:40", "zigzag:60"})
    expect_to_win("bichromatic-colouring", board, {}, false, &random);
}

TEST(PlayByTheorem, AnswersBySymmetriesAgainstEveryPlay) {
  std::mt19937 random(seed);
  int boards = 0;
  const auto expect_win = [&](const std::string& game, const std::string& family, const Given& given) {
    const games::Setup setup(games::find(game), games::Instance(shuffled(family, random)), given);
    const int winner = search(setup.game(), {}).statement == "OUTCOME N" ? 0 : 1;
    EXPECT_TRUE(TheoremPlayer(setup, false, winner).against_all()) << setup.text();
    ++boards;
  };
  for (const char* family : {"path:4", "path:5", "path:6", "cycle:3", "cycle:4", "cycle:5", "cycle:6", "cycle:7",
                             "cycle:9", "grid:2x3", "binary-tree:2"})
    expect_win("proper", family, {{"colours", 2}});
  for (const char* family : {"path:5", "grid:3x3"}) expect_win("proper", family, {{"colours", 1}});
  expect_win("proper", "path:5", {{"colours", 3}});
  for (const char* family : {"path:6", "cycle:6", "cycle:8", "hypercube:3"})
    expect_win("distance", family, {{"distance", 2}});
  EXPECT_EQ(boards, 18);
}

TEST(PlayByTheorem, KeepsHalvesOfFansAlikeUntilATriangleCanBeCompleted) {
  int answers = 0;
  for (const char* board : {"fan:2", "fan:4", "fan:6", "fan:8"}) {
    const games::Setup setup(games::find("nimstring"), games::Instance(board));
    const games::Game& game = setup.game();
    const TheoremPlay by_theorem(setup, false);
    games::Options options;
    game.options(game.start(), options);
    const auto opening = by_theorem.move({}, game.start(), options);
    ASSERT_TRUE(opening) << board;
    const games::Position opened(options.position(*opening).begin(), options.position(*opening).end());
    const int spoke = options.moves[*opening];
    for (const int move : game.moves(opened)) {
      const games::Position at = game.play(opened, move);
      game.options(at, options);
      const std::vector<int> played = {spoke, move};
      const auto answer = by_theorem.move(played, at, options);
      EXPECT_EQ(answer.has_value(), std::ranges::count(options.again, 1) == 0) << board << " " << move;
      if (!answer) continue;
      ++answers;
      PositionWorths worths(game, false, {});
      EXPECT_EQ(worths.of(options.position(*answer)).nimber, 0) << board << " " << move;
    }
  }
  EXPECT_GT(answers, 8);
}

TEST(PlayByTheorem, IsNotBehindInCapturingVerticesOfGrids) {
  std::mt19937 random(seed);
  for (const char* board : {"grid:5x5", "grid:6x8", "grid:7x9", "hypercube:4"}) {
    const games::Setup setup(games::find("capture"), games::Instance(shuffled(std::string(board), random)));
    const TheoremPlay by_theorem(setup, false);
    for (int trial = 0; trial < 20; ++trial) {
      games::Position at = setup.game().start();
      games::Options options;
      std::vector<int> played;
      int lead = setup.game().head_start();  // of the first player
      for (setup.game().options(at, options); !options.moves.empty(); setup.game().options(at, options)) {
        const bool second = played.size() % 2 == 1;
        const auto answer = second ? by_theorem.move(played, at, options) : std::nullopt;
        ASSERT_TRUE(answer || !second) << board;
        const std::size_t i = answer.value_or(random() % options.moves.size());
        lead += second ? -options.gains[i] : options.gains[i];
        played.push_back(options.moves[i]);
        at = games::Position(options.position(i).begin(), options.position(i).end());
      }
      EXPECT_LE(lead, 0) << board;
    }
  }
}

/// Observation 3.2 of the paper on vertex capturing: the first player takes the one edge that the symmetry given with
/// the board keeps, and makes 2; and Theorem 3.1, where it keeps none.
TEST(PlayByTheorem, FollowsASymmetryGivenWithTheBoard) {
  const struct {
    std::string_view board;
    std::vector<graphs::Edge> exchange;
    int program, least;                               // what the player who answers makes
  } boards[] = {{"path:4", {{0, 3}, {1, 2}}, 0, -4},  // keeps an edge, but not its ends: no strategy
                {"path:5", {{0, 4}, {1, 3}}, 1, 0},
                {"grid:3x3", {{0, 8}, {1, 7}, {2, 6}, {3, 5}}, 1, 0},
                {"EsP?", {{2, 3}, {4, 5}}, 0, 2},
                {"GsP@?_", {{2, 3}, {4, 5}, {6, 7}}, 0, 2}};
  std::mt19937 random(8);
  for (const auto& [board, exchange, program, least] : boards) {
    const games::Setup setup(games::find("capture"), games::Instance(std::string(board)));
    const TheoremPlay by_theorem(setup, false, exchange);
    const bool known = board != "path:4";
    for (int trial = 0; trial < 200; ++trial) {
      games::Position at = setup.game().start();
      games::Options options;
      std::vector<int> played;
      int lead = 0;  // of the program
      for (setup.game().options(at, options); !options.moves.empty(); setup.game().options(at, options)) {
        const bool its_turn = static_cast<int>(played.size() % 2) == program;
        const auto answer = its_turn ? by_theorem.move(played, at, options) : std::nullopt;
        ASSERT_EQ(answer.has_value(), its_turn && known) << board;
        const std::size_t i = answer.value_or(random() % options.moves.size());
        lead += its_turn ? options.gains[i] : -options.gains[i];
        played.push_back(options.moves[i]);
        at = games::Position(options.position(i).begin(), options.position(i).end());
      }
      EXPECT_GE(lead, least) << board;
    }
  }
}

}  // namespace
}  // namespace gamecert::solve
