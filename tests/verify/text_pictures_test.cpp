// What positions of texts look like: as their clause `show` says, and without one.
#include "verify/text_pictures.hpp"

#include <gtest/gtest.h>

#include <string>

#include "games/texts/use_text.hpp"
#include "verify/position_pictures.hpp"

namespace gamecert::verify {
namespace {

using pictures::Picture;
using Colour = Picture::Colour;

games::Setup setup_of(const std::string& name, const std::string& rules, const std::string& board) {
  const games::Entry& entry = games::use_text(games::read_users_game("game " + name + " 1\n" + rules));
  return {entry, games::Instance(board)};
}

/// Behind moves by name.
games::Position behind(const games::Game& game, const std::vector<std::string>& moves) {
  games::Position at = game.start();
  for (const std::string& move : moves) at = game.play(at, game.move_code(move));
  return at;
}

const std::string painting =
    "two players on a graph; who cannot move loses\nposition mine, theirs: vertices\nstart mine = {}, theirs = {}\n"
    "move v in V - mine - theirs\n  mine := mine + v\nturn mine <-> theirs\nfalls order - |mine| - |theirs|\n";

TEST(TextPictures, WhatIsExchangedKeepsItsColour) {
  const games::Setup setup = setup_of("painting-a", painting + "show mine orange, theirs violet\n", "path:3");
  const PositionPictures pictures(setup);
  const Picture after = pictures.at(behind(setup.game(), {"0"}), 1);
  EXPECT_EQ(after.vertices[0].fill, Colour::orange);
  const Picture later = pictures.at(behind(setup.game(), {"0", "2"}), 0);
  EXPECT_EQ(later.vertices[0].fill, Colour::orange);
  EXPECT_EQ(later.vertices[1].fill, Colour::white);
  EXPECT_EQ(later.vertices[2].fill, Colour::violet);
}

TEST(TextPictures, WithoutShowSetsHaveColours) {
  const games::Setup setup = setup_of("painting-b", painting, "path:3");
  const Picture after = PositionPictures(setup).at(behind(setup.game(), {"0"}), 1);
  EXPECT_EQ(after.vertices[0].fill, Colour::green);
  EXPECT_FALSE(after.vertices[1].faint);
}

TEST(TextPictures, WhatIsLostForGoodIsFaint) {
  const games::Setup setup = setup_of("cutting",
                                      "two players on a graph; who cannot move loses\nposition strings: edges\n"
                                      "start strings = E\nmove e in strings\n  strings := strings - e\n",
                                      "path:3");
  const PositionPictures pictures(setup);
  EXPECT_TRUE(pictures.board().lines[0].bold);
  const Picture after = pictures.at(behind(setup.game(), {"0-1"}), 1);
  EXPECT_TRUE(after.lines[0].faint);
  EXPECT_FALSE(after.lines[1].faint);
  EXPECT_EQ(after.lines[1].colour, Colour::green);
  const MovePlace place = pictures.place(setup.game().move_code("1-2"));
  EXPECT_TRUE(place.line);
  EXPECT_EQ(place.number, 1);
  EXPECT_EQ(place.more, "");
}

TEST(TextPictures, NumbersAreNotesAndATokenIsARing) {
  const games::Setup setup = setup_of("walking",
                                      "two players on a digraph; who cannot move loses\nposition token: vertex\n"
                                      "position chips: 0..3 at vertices\nstart token = {vertex v: in-degree(v) = 0}, "
                                      "chips(v) = 3\nmove v in out-neighbours(token), k in 0..2 where k < chips(v)\n"
                                      "  token := v\n  chips(v) := k\n",
                                      "directed-path:3");
  const PositionPictures pictures(setup);
  EXPECT_TRUE(pictures.board().vertices[0].ring);
  EXPECT_EQ(pictures.board().vertices[1].note, "chips 3");
  const Picture after = pictures.at(behind(setup.game(), {"1:2"}), 1);
  EXPECT_FALSE(after.vertices[0].ring);
  EXPECT_TRUE(after.vertices[1].ring);
  EXPECT_EQ(after.vertices[1].note, "chips 2");
  const MovePlace place = pictures.place(setup.game().move_code("1:2"));
  EXPECT_FALSE(place.line);
  EXPECT_EQ(place.number, 1);
  EXPECT_EQ(place.before_note(), "2: ");
  EXPECT_EQ(plane_names(setup), (std::vector<std::string>{"token", "chips:1", "chips:2"}));
}

TEST(TextPictures, MovesOfSetsAndNumbersHaveAPlaceOrNone) {
  const games::Setup setup = setup_of("shaping",
                                      "two players on a graph; who cannot move loses\nposition open: vertices\n"
                                      "position rest: 0..2\nstart open = V, rest = 2\n"
                                      "move take: set S in open where |S| = 2\n  open := open - S\n"
                                      "move wait: k in 1..2 where k <= rest\n  rest := rest - k\n"
                                      "falls |open| + rest\n",
                                      "path:3");
  const PositionPictures pictures(setup);
  const MovePlace taking = pictures.place(setup.game().move_code("{1,2}"));
  EXPECT_EQ(taking.number, 1);
  EXPECT_EQ(taking.more, "{1,2}");
  const MovePlace waiting = pictures.place(setup.game().move_code("2"));
  EXPECT_LT(waiting.number, 0);
  EXPECT_EQ(waiting.more, "2");
}

}  // namespace
}  // namespace gamecert::verify
