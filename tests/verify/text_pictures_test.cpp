// What positions of texts look like: as their clause `show` says, and without one.
#include "verify/text_pictures.hpp"

#include <gtest/gtest.h>

#include <string>
#include <tuple>

#include "games/texts/use_text.hpp"
#include "text/errors.hpp"
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

TEST(TextPictures, WhatIsOutsideLooksAsElseSays) {
  const std::string taking =
      "two players on a graph; who cannot move loses\ngiven kept: 1..2 at vertices\n"
      "position open: vertices\nstart open = {v in V: kept(v) = 0}\n"
      "move v in open\n  open := open - v\n";
  const games::Setup blue = setup_of("taking-a", taking + "show open white else blue\n", "path:3");
  const Picture after = PositionPictures(blue).at(behind(blue.game(), {"1"}), 1);
  EXPECT_EQ(after.vertices[0].fill, Colour::white);
  EXPECT_EQ(after.vertices[1].fill, Colour::blue);
  EXPECT_FALSE(after.vertices[1].faint);
  const games::Setup given = setup_of("taking-b", taking + "show open faint else given\n", "path:3 kept=0:2");
  const Picture later = PositionPictures(given).at(behind(given.game(), {"1"}), 1);
  EXPECT_EQ(later.vertices[0].fill, pictures::numbered(2));
  EXPECT_EQ(later.vertices[1].fill, Colour::grey);
  EXPECT_TRUE(later.vertices[2].faint);
}

TEST(TextPictures, OnlyWhatIsOutsideIsAsGiven) {
  EXPECT_THROW(setup_of("painting-c", painting + "show mine given\n", "path:3"), text::InputError);
  EXPECT_THROW(setup_of("painting-d", painting + "show mine red else\n", "path:3"), text::InputError);
  EXPECT_THROW(setup_of("painting-e", painting + "show mine red else pink\n", "path:3"), text::InputError);
}

/// Played by rules in C++ or by the same text under another name.
TEST(TextPictures, OfBuiltInGamesAreThoseOfTheirTexts) {
  for (const auto& [name, board] : {std::pair("ello", "cycle:5 green=0,1"),
                                    {"geodetic", "cycle:6 labelled=0"},
                                    {"lights-out", "path:4 lit=0"},
                                    {"capture", "cycle:5 painted=0-1:1"},
                                    {"proper", "path:4 painted=1:1"},
                                    {"oriented", "directed-path:4"},
                                    {"weak", "path:4"},
                                    {"ello-modular", "path:4 coloured=0:1"},
                                    {"triangle", "convex:5: marked=0-2"},
                                    {"nimstring", "wheel:3 marked=0-1"}}) {
    SCOPED_TRACE(name);
    const games::Setup printed(games::find(name), games::Instance(board));
    games::UsersGame users = games::built_in_text(name);
    users.text.name += "-again";
    const games::Setup text(games::use_text(users), games::Instance(board));
    games::Options of_printed, of_text;
    printed.game().options(printed.game().start(), of_printed);
    ASSERT_FALSE(of_printed.moves.empty());
    text.game().options(text.game().start(), of_text);
    const PositionPictures one(printed), other(text);
    for (std::size_t i = 0; i < of_printed.moves.size(); ++i) {
      const std::string move = printed.game().move_name(of_printed.moves[i]);
      SCOPED_TRACE(move);
      const Picture a = one.at(of_printed.position(i), 1), b = other.at(behind(text.game(), {move}), 1);
      ASSERT_EQ(a.lines.size(), b.lines.size());
      for (std::size_t v = 0; v < a.vertices.size(); ++v) {
        EXPECT_EQ(a.vertices[v].fill, b.vertices[v].fill) << v;
        EXPECT_EQ(a.vertices[v].faint, b.vertices[v].faint) << v;
        EXPECT_EQ(a.vertices[v].ring, b.vertices[v].ring) << v;
      }
      for (std::size_t l = 0; l < a.lines.size(); ++l) {
        EXPECT_EQ(a.lines[l].colour, b.lines[l].colour) << l;
        EXPECT_EQ(a.lines[l].shown, b.lines[l].shown) << l;
        EXPECT_EQ(a.lines[l].bold, b.lines[l].bold) << l;
      }
    }
  }
}

TEST(TextPictures, LeftsLookIsLeftsWhoeverBegins) {
  const games::Entry& entry = games::use_text(games::read_users_game(
      "game sided-a 1\ntwo players on a graph; who cannot move loses\nposition blue of left, red of right: vertices\n"
      "start blue = {}, red = {}\nmove v in V - own - other\n  own := own + v\nshow blue blue, red red\n"));
  for (const auto& [first, one, two] :
       {std::tuple(0, Colour::blue, Colour::red), std::tuple(1, Colour::red, Colour::blue)}) {
    SCOPED_TRACE(first == 0 ? "Left" : "Right");
    const games::Setup setup(entry, games::Instance("path:3"), {{"first", first}});
    const PositionPictures pictures(setup);
    const Picture after = pictures.at(behind(setup.game(), {"0"}), 1);
    EXPECT_EQ(after.vertices[0].fill, one);
    const Picture later = pictures.at(behind(setup.game(), {"0", "2"}), 0);
    EXPECT_EQ(later.vertices[0].fill, one);
    EXPECT_EQ(later.vertices[2].fill, two);
  }
}

TEST(TextPictures, WhatComesOverATraceHidesIt) {
  const games::Setup setup = setup_of("toggling",
                                      "two players on a graph; who cannot move loses\nposition lit: vertices\n"
                                      "position n: 0..6\nstart lit = V, n = 6\nmove v in lit where n > 0\n"
                                      "  lit := lit xor N[v]\n  n := n - 1\nshow lit yellow else dark\n",
                                      "path:3");
  const PositionPictures pictures(setup);
  const games::Game& game = setup.game();
  const games::Position start = game.start(), first = behind(game, {"0"}), second = behind(game, {"0", "2"}),
                        third = behind(game, {"0", "2", "1"});
  const std::vector<Trace> of_first = pictures.traces(start, game.move_code("0"), first, 0);
  ASSERT_EQ(of_first.size(), 1);
  EXPECT_TRUE(stays(of_first[0], pictures.at(first, 1), pictures.at(second, 0)));  // 0 is dark still
  EXPECT_FALSE(stays(of_first[0], pictures.at(first, 1), pictures.at(third, 1)));  // and lit again
}

TEST(TextPictures, ALookInFrontLeavesNoTrace) {
  const games::Setup setup = setup_of("looking",
                                      "two players on a graph; who cannot move loses\nposition a, b: vertices\n"
                                      "start a = V, b = {}\nmove v in a\n  a := a - v\n  b := b + v\n"
                                      "show b green, a white else dark\n",
                                      "path:3");
  const PositionPictures pictures(setup);
  const games::Position after = behind(setup.game(), {"1"});
  EXPECT_EQ(pictures.at(after, 1).vertices[1].fill, Colour::green);
  EXPECT_TRUE(pictures.traces(setup.game().start(), setup.game().move_code("1"), after, 0).empty());
}

/// Where the first move is made again and again; what positions say themselves needs no trace.
TEST(TextPictures, FlipsLeaveTracesAtLinesThatAreThere) {
  const std::string board = "points:0,0;4,0;4,3;0,3;2,1:0-1,1-2,2-3,0-3,0-4,1-4,2-4,3-4";
  for (const auto& [name, forgets] :
       {std::pair("flip", false), {"bichromatic-flip", true}, {"flip-to-triangle", false}, {"all-green", true}}) {
    SCOPED_TRACE(name);
    const games::Setup setup(games::find(name), games::Instance(board));
    const PositionPictures pictures(setup);
    const int lines = static_cast<int>(pictures.board().lines.size());
    games::Position at = setup.game().start();
    games::Options options;
    for (setup.game().options(at, options); !options.moves.empty(); setup.game().options(at, options)) {
      const int move = options.moves.front();
      SCOPED_TRACE(setup.game().move_name(move));
      const games::Position before = at;
      at = setup.game().play(before, move);
      const std::vector<Trace> traces = pictures.traces(before, move, at, 0);
      EXPECT_EQ(traces.size() >= 2, forgets);
      for (const Trace& trace : traces) {
        EXPECT_TRUE(trace.line);
        EXPECT_GE(trace.number, 0);
        EXPECT_LT(trace.number, lines);
      }
    }
  }
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
