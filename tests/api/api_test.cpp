// The interface for programs in C++.
#include "api/api.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace gamecert::api {
namespace {

TEST(Api, DecidesAndCertifies) {
  const GameReply reply = decide({.game = "ello", .board = "path:5 green=0,2,4", .certificate = true});
  EXPECT_EQ(reply.verdict, "CERTAIN");
  EXPECT_EQ(reply.statement, "WINNABLE");
  EXPECT_EQ(reply.moves.size(), 5U);
  EXPECT_TRUE(check(reply.certificate).accepted);
}

// Node-Kayles on a path of five: nimber 3, by the table of Dawson's Kayles (Berlekamp, Conway, Guy, "Winning Ways").
TEST(Api, NimbersAndMoves) {
  EXPECT_EQ(decide({.game = "node-kayles", .board = "path:5", .nimber = true}).statement, "NIMBER 3");
  EXPECT_EQ(decide({.game = "node-kayles", .board = "path:3", .all_moves = true}).moves, std::vector<std::string>{"1"});
  EXPECT_EQ(decide({.game = "proper", .board = "path:4", .options = {{"colours", "1"}}}).statement,
            decide({.game = "node-kayles", .board = "path:4"}).statement);
}

TEST(Api, ALimitIsUnknown) {
  const GameReply reply = decide({.game = "node-kayles", .board = "grid:8x9", .seconds = 0.01});
  EXPECT_EQ(reply.verdict, "UNKNOWN");
  EXPECT_EQ(reply.statement, "");
  EXPECT_NE(reply.reason, "");
}

TEST(Api, WrongInputSaysWhere) {
  EXPECT_THROW(decide({.game = "elo", .board = "path:5"}), WrongInput);
  EXPECT_THROW(decide({.game = "ello", .board = "path:5", .engine = "bst"}), WrongInput);
  EXPECT_THROW(sweep({.conjecture = "tree", .first_order = 3, .last_order = 2}), WrongInput);
  EXPECT_THROW(decide({.game = "node-kayles", .board = "path:5", .seconds = -1}), WrongInput);
  EXPECT_THROW(decide({.game = "node-kayles", .board = "path:5", .seconds = std::nan("")}), WrongInput);
  EXPECT_THROW(decide({.game = "node-kayles", .board = "path:5", .megabytes = 0}), WrongInput);
  EXPECT_THROW(sweep({.conjecture = "tree", .jobs = -3}), WrongInput);
  try {
    decide({.game = "ello", .board = "path:3 green=7"});
    FAIL();
  } catch (const WrongInput& error) {
    EXPECT_TRUE(std::string(error.what()).starts_with("column ")) << error.what();
  }
}

// Whoever takes the middle of a path of three leaves nothing to take; an end leaves one move.
TEST(Api, GamesOfOnesOwn) {
  const std::string text =
      "game pairing 1\ntwo players on a graph; who cannot move loses\nposition open: vertices\nstart open = V\n"
      "move v in open where N(v) meet open != {}\n  open := open - v\n";
  EXPECT_EQ(use_game(text), "pairing");
  const GameReply reply = decide({.game = "pairing", .board = "path:3", .nimber = true, .certificate = true});
  EXPECT_EQ(reply.statement, "NIMBER 2");
  EXPECT_TRUE(check(reply.certificate).accepted);
  EXPECT_EQ(sweep({.conjecture = "nimber(pairing) > 2", .last_order = 3}).statement, "FAILS @");
  try {
    use_game("game pairing 1\ntwo players on a graf; who cannot move loses\n");
    FAIL();
  } catch (const WrongInput& error) {
    EXPECT_TRUE(std::string(error.what()).starts_with("2:")) << error.what();
  }
  EXPECT_THROW(use_game(text.substr(0, text.find("where")) + "\n  open := open - v\n"), WrongInput);
}

// Trees of order 1..6: 1, 1, 1, 2, 3, 6 (OEIS A000055), all of them bipartite; the least connected graph that is not is
// the triangle.
TEST(Api, Sweeps) {
  EXPECT_EQ(sweep({.conjecture = "bipartite", .last_order = 6, .graph_class = "tree"}).statement,
            "HOLDS order 1..6 trees graphs 14");
  const ConjectureReply reply = sweep({.conjecture = "bipartite", .last_order = 4});
  EXPECT_EQ(reply.statement, "FAILS Bw");
  EXPECT_EQ(reply.counterexamples, std::vector<std::string>{"Bw"});
  ASSERT_EQ(reply.certificates.size(), 1U);
  EXPECT_TRUE(check(reply.certificates.front()).accepted);
}

// Capture on the complete graph of nine vertices takes longer.
TEST(Api, ALimitOfAGraphIsUnknown) {
  const ConjectureReply reply = sweep({.conjecture = "score(capture) >= 0",
                                       .first_order = 9,
                                       .last_order = 9,
                                       .graph_class = "size:36",
                                       .seconds_a_graph = 0.01});
  EXPECT_TRUE(reply.statement.starts_with("UNKNOWN ")) << reply.statement;
  EXPECT_TRUE(reply.counterexamples.empty());
}

TEST(Api, RejectsWhatIsFalse) {
  std::string certificate = decide({.game = "node-kayles", .board = "path:2", .certificate = true}).certificate;
  certificate.replace(certificate.find("OUTCOME N"), 9, "OUTCOME P");
  EXPECT_FALSE(check(certificate).accepted);
  EXPECT_NE(check(certificate).reason, "");
  EXPECT_FALSE(check("").accepted);
}

TEST(Api, Draws) { EXPECT_NE(draw("petersen green=0").find("<svg"), std::string::npos); }

}  // namespace
}  // namespace gamecert::api
