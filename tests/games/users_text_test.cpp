// Texts of games as users write them: what is read, what is refused and where, and their canonical texts.
#include "games/texts/reader/users_text.hpp"

#include <gtest/gtest.h>

#include "games/instances/ready_game.hpp"
#include "games/texts/use_text.hpp"
#include "tests/games/texts.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

/// Line, column and message of the refusal; empty if the text is read.
std::string refusal(const std::string& text) {
  try {
    use_text(read_users_game(text), OtherText::replaced);
    return "";
  } catch (const text::InputError& error) {
    return std::to_string(error.place().line) + ":" + std::to_string(error.place().column) + ": " + error.what();
  }
}

const std::string head = "game some 1\ntwo players on a graph; who cannot move loses\n";
const std::string open_part = head + "position open: vertices\nstart open = V\n";

struct Refused {
  const char* what;
  std::string text;
  const char* message;  // begins so
};

TEST(UsersTexts, SayWhereTheyAreWrong) {
  const Refused cases[] = {
      {"nothing", "", "1:1: expected 'game NAME 1', found an empty text"},
      {"no version", "game some\n", "1:1"},
      {"another version", "game some 2\n", "1:11: expected 1, the version of the format of games, found '2'"},
      {"a digit behind a hyphen", "game some-2 1\n",
       "1:6: expected a name of small letters, digits and hyphens, a small"},
      {"a hyphen at the end", "game some- 1\n", "1:6: expected a name of small letters, digits and hyphens, a small"},
      {"a capital letter", "game Some 1\n", "1:6: expected a name of small letters, digits and hyphens, a small"},
      {"no players", "game some 1\n", "1:1: expected a line with players and board below, found none"},
      {"no ending", "game some 1\ntwo players on a graph\n", "2:23: expected '; who cannot move loses'"},
      {"an unknown board", "game some 1\ntwo players on a hypertree; for points\n",
       "2:16: expected a graph, a digraph"},
      {"a class as a board", "game some 1\ntwo players on a tree; for points\n",
       "2:16: expected a graph, and a clause 'require tree', found 'a tree'"},
      {"another name of a board", "game some 1\ntwo players on a directed graph; for points\n",
       "2:16: expected a digraph, found 'a directed graph'"},
      {"a number too large for play", head + "position n: 0..1000000000\n",
       "3:13: expected a range of numbers up to 268435456, found '0..1000000000'"},
      {"sets as a board", "game some 1\ntwo players on a multigraph; for points\n",
       "2:16: expected a graph, and a clause 'given sets: vertices' for boards such as sets:0-1-2,2-3 (docs/GAMES.md), "
       "found 'a multigraph'"},
      {"an unknown clause", head + "positon open: vertices\n", "3:1: expected a clause (given, position, start"},
      {"a part of one player", head + "position blue of left: vertices\n",
       "3:10: expected 'NAME of left, NAME of right: KIND', one part of each player in the clause, found one part"},
      {"a part of nobody", head + "position blue of first, red of second: vertices\n",
       "3:18: expected left or right behind 'of', found 'first'"},
      {"pieces put on the board", open_part + "place v in V\n",
       "5:1: expected 'move', which also puts pieces on the board, found 'place'"},
      {"an order", open_part + "turn open <-> open\nmove v in open\n  open := open - v\n",
       "6:1: expected 'move' before 'what comes behind moves', found it behind"},
      {"a clause twice", open_part + "move v in open\n  open := open - v\nfalls |open|\nalways true\nfalls |open|\n",
       "9:1: expected one clause 'falls', found another"},
      {"a start that is not there", head + "position open, shut: vertices\nstart open = V\n",
       "4:7: expected a start of 'shut', found none"},
      {"a word that is none", open_part + "move v in opn\n  open := open - v\n", "5:11: expected"},
      {"a sort", open_part + "move v in open where |open|\n  open := open - v\n", "5:22: expected a truth value"},
      {"an update of nothing", open_part + "move v in open\n  opn := open - v\n",
       "6:3: expected a part of the position (did you mean 'open'?)"},
      {"no update", open_part + "move v in open\n", "5:6: expected what the move changes below it"},
      {"a pass without a colon", open_part + "move pass\n  open := {}\n",
       "5:6: expected a choice, as in 'v in open', or 'pass:' if the move has none and is called so, found 'pass'"},
      {"a condition behind another word", open_part + "move v in open wher v in open\n  open := open - v\n",
       "5:16: expected 'where' in front of what the move asks for, found 'wher'"},
      {"choices between other signs", open_part + "move v in open; u in open\n  open := open - v\n",
       "5:15: expected ',' between choices, found ';'"},
      {"updates between other signs", open_part + "move v in open\n  open := open - v,\n  open := {}\n",
       "6:19: expected a new line or ';' between what a move changes, found ','"},
      {"an update of another language", head + "position n: 0..3\nstart n = 3\nmove v in V where n > 0\n  n -= 1\n",
       "6:3: expected ':=' behind what the move changes, as in 'chips := chips - 1', found 'n -= 1'"},
      {"a set of members", head + "position open: set of vertices\n", "3:16: expected vertices, edges, arcs, vertex"},
      {"a taken name", open_part + "move open in open\n  open := {}\n", "5:6: expected a new name, found 'open'"},
      {"a prime too early", open_part + "move v in open\n  open := open' - v\n",
       "6:3: expected 'open'' below what is put on it, found it above"},
      {"sets without a bound", open_part + "move set S in open where S != {}\n  open := open - S\n",
       "5:6: expected a bound of the size of the set 'S' behind 'where'"},
      {"a number that does not fall", open_part + "move v in V\n  open := open xor v\n",
       "5:6: expected a number that falls with every move, found none in the form of the rules: no part that all moves "
       "shrink, or all grow, surely does so by move 1; a clause 'falls' names one"},
      {"a second move that does not fall",
       open_part + "move v in open\n  open := open - v\nmove jump: v in V\n  open := open - v\n",
       "7:6: expected a number that falls with every move, found none in the form of the rules: no part that all moves "
       "shrink, or all grow, surely does so by move jump; a clause 'falls' names one"},
      {"a goal for two",
       "game some 1\ntwo players on a graph; a win ends play\nposition open: vertices\nstart open = V\n"
       "move v in open\n  open := open - v\n",
       "2:1: expected a clause 'won' or 'lost', found none"},
      {"a loss of one player",
       "game some 1\none player on a graph\nposition open: vertices\nstart open = V\n"
       "move v in open\n  open := open - v\nwon open = {}\nlost |open| = 1\n",
       "8:6: expected 'lost' of two players who do not play for points, found another game"},
      {"points without gain",
       "game some 1\ntwo players on a graph; for points\nposition open: vertices\n"
       "start open = V\nmove v in open\n  open := open - v\n",
       "2:1: expected a clause 'gain', as play is for points, found none"},
      {"gain without points", open_part + "move v in open\n  open := open - v\n\ngain 1\n",
       "8:6: expected 'for points' beside 'gain', found none"},
      {"what comes before play", head + "position open: vertices\ndefine rest = V - open\nstart open = rest\n",
       "5:14: expected what is known before play, found 'open' of the position"},
      {"a game inside", open_part + "move v in open where nimber(node-kayles) = 0\n  open := open - v\n",
       "5:22: expected"},
      {"a place that two names may share",
       head + "position open: vertices\nposition d: 0..7 at vertices\nstart open = V, d(v) = 0\nmove v in open\n"
              "  open := open - v\n  d(v) := degree(u) for u in V\n",
       "8:3: expected the name behind 'for' as the place where something is put, found 'v'"},
      {"a name of all edges", open_part + "move E in open\n  open := open - E\n", "5:6: expected another name ('E'"},
      {"a range that is none",
       head + "position heap: 1..3 at vertices\nstart heap(v) = 1\nmove v in V\n"
              "  heap(v) := heap(v) - 1\n",
       "3:10: expected a range of numbers from 0"},
      {"a fraction", open_part + "move v in open\n  open := if |open| / 2 > 1 then {} else open - v\n",
       "6:3: expected words that rules of games can use (docs/GAMES.md), found 'a fraction'"},
      {"a word behind 'falls'",
       open_part + "move v in open\n  open := open - v\nfalls |open| + floor(order / |open|)\n",
       "7:7: expected words that rules of games can use (docs/GAMES.md), found 'floor'"},
      {"a choice of one move",
       open_part +
           "move v in open\n  open := open - v\nmove e in E[open]\n  open := open - ends(e)\nagain degree(v) = 1\n",
       "9:14: expected what is known here (behind 'again' and 'gain' choices that all moves have, by name), found 'v', "
       "a "
       "choice of move 1"},
      {"a start that speaks of another", head + "position open, shut: vertices\nstart open = V, shut = N(open)\n",
       "4:26: expected what is known before play, found 'open' of the position"},
      {"a prime of a position", open_part + "move v in open where v in open'\n  open := open - v\n",
       "5:27: expected a position as it is, without primes, found 'open'', which a move makes"},
      {"an update without ':'", open_part + "move v in open\n  where degree(v) > 0\n  open = open - v\n",
       "7:3: expected ':=' behind what the move changes"},
      {"an update without blanks", open_part + "move v in open\nopen := open - v\n",
       "6:1: expected a blank before what a move changes, found 'open := open - v'"},
      {"a misspelt number of players", "game some 1\ntwo player on a grpah; for points\n",
       "2:1: expected 'one player on BOARD' or 'two players on BOARD; ENDING' (did you mean 'two players'?), found "
       "'two "
       "player'"},
      {"a misspelt board", "game some 1\ntwo players on a grpah; for points\n",
       "2:16: expected a graph, a digraph, a graph or a digraph, heaps, a triangulation, a drawn triangulation or "
       "points "
       "(did you mean 'a graph'?), found 'a grpah'"},
      {"a misspelt ending", "game some 1\ntwo players on a graph; who cannot move looses\n",
       "2:25: expected 'who cannot move loses', 'for points', 'for a number' or 'a win ends play' (did you mean 'who "
       "cannot move loses'?), found 'who cannot move looses'"},
      {"a misspelt ending of one player", "game some 1\none player on a graph; for point\n",
       "2:24: expected 'for points', or nothing where 'won' is the goal (did you mean 'for points'?), found 'for "
       "point'"},
      {"a misspelt clause", head + "positon open: vertices\n",
       "3:1: expected a clause (given, position, start, require, define, move, turn, repeat, won, lost, number, left, "
       "again, gain, before, falls, always or show) (did you mean 'position'?), found 'positon'"},
      {"a misspelt kind", head + "position open: verticees\n",
       "3:16: expected vertices, edges, arcs, vertex, or a range 0..B, with 'at vertices' or without (did you mean "
       "'vertices'?), found 'verticees'"},
      {"a misspelt kind of what is given", head + "given green: vertexes\n",
       "3:14: expected vertices, edges, order, roots, or a range and 'at vertices' or 'at edges' (did you mean "
       "'vertices'?), found 'vertexes'"},
      {"two kinds in a line", head + "position open: vertices, cut: edges\n",
       "3:16: expected one kind in each line 'position NAME, NAME: KIND', other kinds in lines of their own, found "
       "'vertices, cut: edges'"},
      {"two kinds of what is given", head + "given green: vertices, cut: edges\n",
       "3:14: expected one kind in each line 'given NAME, NAME: KIND', other kinds in lines of their own, found"},
      {"a definition called as a sign is elsewhere", open_part + "define not(vertex k) = {k}\n",
       "5:8: expected a new name that is no word of the language, found 'not(vertex k)'"},
      {"a part called as a sign is elsewhere", head + "position or: vertices\n",
       "3:10: expected a name of letters and digits that is no word of the language, found 'or'"},
      {"misspelt places", head + "position n: 0..3 at edgse\n",
       "3:21: expected vertices, edges or arcs (did you mean 'edges'?), found 'edgse'"},
      {"a misspelt player of a move", open_part + "move lefft v in open\n  open := open - v\n",
       "5:6: expected 'NAME in SET', 'NAME in A..B' or 'set NAME in SET' (did you mean 'left'?), found 'lefft v in "
       "open'"},
      {"a choice of another word", open_part + "move v of open\n  open := open - v\n",
       "5:6: expected 'NAME in SET', 'NAME in A..B' or 'set NAME in SET', found 'v of open'"},
      {"an empty range", head + "position n: 3..1\n",
       "3:13: expected a range A..B with A at most B, found '3..1', which is empty"},
      {"an empty range of a choice", open_part + "move v in open, k in 3..1\n  open := open - v\n",
       "5:22: expected a range A..B with A at most B, found '3..1', which is empty"},
      {"an empty range of an option", head + "given k in 3..1, usually 2\n",
       "3:12: expected a range A..B with A at most B, found '3..1', which is empty"},
      {"a range below 0", head + "position n: 0..-1\nstart n = 0\nmove v in V where n > 0\n  n := n - 1\n",
       "3:13: expected a range A..B with A at most B, found '0..-1', which is empty"},
      {"a part drawn twice", open_part + "move v in open\n  open := open - v\nshow open green, open red\n",
       "7:18: expected every part once, found 'open'"},
      {"a set drawn as a number", open_part + "move v in open\n  open := open - v\nshow open number\n",
       "7:6: expected a part that is numbers, or has an index, found 'open'"},
      {"a part drawn as nothing", open_part + "move v in open\n  open := open - v\nshow open\n",
       "7:10: expected how it is drawn, found nothing"},
      {"an open parenthesis", open_part + "move v in open where (N(v) meet open != {}\n  open := open - v\n",
       "5:22: expected ')' behind this '(', found none"},
      {"an open parenthesis of a word", open_part + "move v in open where N(v meet open != {}\n  open := open - v\n",
       "5:23: expected ')' behind this '(', found none"},
      {"an open brace", open_part + "move v in open where N(v) meet open != {\n  open := open - v\n",
       "5:40: expected '}' behind this '{', found none"},
      {"a parenthesis too many", open_part + "move v in open\n  open := open - v)\n",
       "6:19: expected '(' before ')', found none"},
      {"a parenthesis that a bracket closes", open_part + "move v in open\n  open := open - N(v]\n",
       "6:21: expected ')', found ']'"},
      {"an option of a command", head + "given nodes as k in 1..3, usually 2\n",
       "3:7: expected an option that no command has, as in 'given OTHER as k', found 'nodes'"},
  };
  for (const Refused& each : cases) {
    const std::string found = refusal(each.text);
    EXPECT_TRUE(found.starts_with(each.message)) << each.what << ": " << (found.empty() ? "it is read" : found);
  }
}

TEST(UsersTexts, SayWhatPlayWithoutEndIs) {
  const std::string players = head + "position token: vertex\nposition flees, hunts: 0..1\n";
  const std::string start = "start token = {}, flees = 1, hunts = 0\n";
  const std::string moved = players + start + "move v in V\n  token := v\nturn flees <-> hunts\n";
  EXPECT_EQ(refusal(moved + "repeat draw\n"), "");
  EXPECT_EQ(refusal(moved + "repeat hunts\n"), "");
  const Refused cases[] = {
      {"nothing", moved + "repeat\n",
       "9:7: expected draw, left or right, or a part 0..1 of whoever wins play without end"},
      {"no part", moved + "repeat flee\n",
       "9:8: expected draw, left or right, or a part 0..1 of whoever wins play without end (did you mean 'flees'?), "
       "found 'flee'"},
      {"two of it", moved + "repeat draw\nrepeat draw\n", "10:1: expected one clause 'repeat', found another"},
      {"no number", moved + "repeat token\n", "9:8: expected draw, or a part 0..1, found 'token'"},
      {"another range",
       head + "position token: 0..2\nposition other: 0..2\nstart token = 1, other = 0\nmove v in V\n  token := 0\n" +
           "turn token <-> other\nrepeat token\n",
       "9:8: expected draw, or a part 0..1, found 'token'"},
      {"no turn", players + start + "move v in V\n  token := v\nrepeat flees\n",
       "8:8: expected a part that 'turn' exchanges, as it says which player wins play without end, found 'flees'"},
      {"a player who changes",
       players + start + "move v in V\n  token := v; hunts := 0\nturn flees <-> hunts\nrepeat flees\n",
       "9:8: expected a part that no move changes, and that 'turn' exchanges with such a one, found 'hunts', which a "
       "move changes"},
      {"a falling number", moved + "repeat draw\nfalls 0\n", "10:7: expected no clause 'falls', as play may repeat"},
      {"a draw that is a part",
       head + "position draw: vertices\nstart draw = V\nmove v in draw\n  draw := draw - v\nrepeat draw\n",
       "3:10: expected another name ('draw' stands behind 'repeat'), found 'draw'"},
      {"points",
       "game some 1\ntwo players on a graph; for points\nposition open: vertices\nstart open = V\nmove v in open\n"
       "  open := open - v\ngain 1\nrepeat draw\n",
       "8:8: expected play that is not for points beside 'repeat', found 'for points'"},
      {"one player",
       "game some 1\none player on a graph\nposition open: vertices\nstart open = V\nmove v in open\n"
       "  open := open - v\nwon open = {}\nrepeat draw\n",
       "8:8: expected two players beside 'repeat', found one"},
  };
  for (const Refused& each : cases) {
    const std::string found = refusal(each.text);
    EXPECT_TRUE(found.starts_with(each.message)) << each.what << ": " << (found.empty() ? "it is read" : found);
  }
}

TEST(UsersTexts, HaveOnePlayerWhoWinsPlayWithoutEnd) {
  const std::string text = head +
                           "given hunted: vertices\nposition token: vertex\nposition flees, hunts: 0..1\n"
                           "start token = {}, flees = 1, hunts = if hunted = {} then 0 else 1\n"
                           "move v in V\n  token := v\nturn flees <-> hunts\nrepeat flees\n";
  const Entry& game = enter_text(read_users_game(text).text).entry;
  const auto one = make(game, Instance("path:2"), {});
  EXPECT_EQ(one->endless(one->start()), 1);
  EXPECT_EQ(one->endless(one->play(one->start(), 0)), -1);
  EXPECT_THROW(make(game, Instance("path:2 hunted=0"), {}), text::InputError);
}

TEST(UsersTexts, HaveSeveralTokensOfOneName) {
  const std::string text = head +
                           "position token(i in 1..2): vertex\nstart token(i) = {}\n"
                           "move i in 1..2, v in if token(i) = {} then V else N(token(i)) - token(3 - i)\n"
                           "  token(i) := v\nrepeat draw\n";
  const Entry& game = enter_text(read_users_game(text).text).entry;
  const auto tokens = make(game, Instance("path:3"), {});
  const Position start = tokens->start();
  ASSERT_EQ(tokens->planes(), 2U);
  EXPECT_EQ(tokens->moves(start), (std::vector<int>{0, 1, 2, 3, 4, 5}));
  const Position one = tokens->play(start, 1);  // the first token on the middle
  EXPECT_EQ(one, (Position{2, 0}));
  EXPECT_EQ(tokens->moves(one), (std::vector<int>{0, 2, 3, 4, 5}));  // the second may be put on it
  EXPECT_EQ(tokens->moves(tokens->play(one, 3)), (std::vector<int>{2}));
}

/// What is said of the moves from the start on path:3, of a text that stands in the file `some.game`.
std::string met_in_play(const std::string& text) {
  UsersGame users = read_users_game(text);
  users.file = "some.game";
  try {
    const auto game = make(use_text(users, OtherText::replaced), Instance("path:3"), {});
    Options options;
    game->options(game->start(), options);
    return "";
  } catch (const std::runtime_error& error) {  // InputError or LimitError
    return error.what();
  }
}

TEST(UsersTexts, SayWherePlayGoesWrong) {
  const std::string numbers = head + "position open: vertices\nposition n: 0..3\n";
  const std::string moves = "move v in open\n  open := open - v\n";
  const Refused cases[] = {
      {"too large a number", numbers + "start open = V, n = 3\n" + moves + "  n := n + 1\n",
       "some.game:8: move 1: expected n in 0..3 after a move, found 4 by the move 0, in the position open = {0,1,2}, n "
       "= "
       "3"},
      {"too large a number at a vertex",
       head + "position n: 0..1 at vertices\nstart n(v) = 1\nmove up: v in V\n  n(v) := n(v) + 1\n" +
           "move down: v in V where n(v) > 0\n  n(v) := n(v) - 1\nfalls 1\n",
       "some.game:6: move up: expected n in 0..1 after a move, found 2 by the move up:0, in the position n(0) = 1, "
       "n(1) = "
       "1, n(2) = 1"},
      {"two vertices",
       head + "position here: vertex\nposition open: edges\nstart here = {}, open = E\nmove e in open\n" +
           "  open := open - e\n  here := ends(e)\n",
       "some.game:8: move 1: expected at most one vertex as here, found 2 by the move 0-1, in the position here = {}, "
       "open "
       "= {0-1,1-2}"},
      {"an index outside",
       head + "position open(c in 1..2): vertices\nstart open(c) = V\nmove v in V, c in 1..3\n" +
           "  open(c) := open(c) - v\nfalls |open(1)| + |open(2)|\n",
       "some.game:6: move 1: expected an index of open in 1..2, found 3 by the move 0:3, in the position open(1) = "
       "{0,1,2}, open(2) = {0,1,2}"},
      {"a number that does not fall", open_part + "move v in V\n  open := open xor v\nfalls |open| mod 3\n",
       "some.game:7: falls: expected a number that becomes less with every move and is never below 0, found 0 before "
       "a move and 2 after it, in the position open = {0,1,2}"},
      {"what is not always true", open_part + moves + "always |open| = 2\n",
       "some.game:7: always: expected what 'always' says in every position, found one without it, in the position open "
       "= "
       "{0,1,2}"},
      {"a start out of its range", numbers + "start open = V, n = order + 1\n" + moves,
       "some.game:5: start: expected n in 0..3, found 4"},
      {"too many points",
       "game some 1\ntwo players on a graph; for points\nposition open: vertices\nstart open = V\n" + moves +
           "gain 100001\n",
       "some.game:7: gain: a move may gain or lose more than 100000 points"},
      {"too many numbers of moves", open_part + "move v in open, a in 1..300, b in 1..300\n  open := open - v\n",
       "some.game:5: move 1: 270000 numbers on this board; at most 65536 are played"},
      {"long play", head + "position n: 0..20000\nstart n = 20000\nmove k in 1..2 where k <= n\n  n := n - k\n",
       "some.game:3: position: play may last 20000 moves on this board; at most 10000 are searched"},
  };
  for (const Refused& each : cases) {
    EXPECT_TRUE(met_in_play(each.text).starts_with(each.message)) << each.what << ": " << met_in_play(each.text);
  }
}

TEST(UsersTexts, LongDefinitionsAreALimit) {
  std::string text = head + "position open: vertices\ndefine d0(vertex v) = N(v) meet N(v)\n";
  for (int i = 1; i < 40; ++i) {
    const std::string before = "d" + std::to_string(i - 1) + "(v)";
    text += "define d" + std::to_string(i) + "(vertex v) = " + before + " + " + before + "\n";
  }
  text += "start open = V\nmove v in open where d39(v) != {}\n  open := open - v\n";
  EXPECT_NE(refusal(text).find("expected a formula of at most 100000 words"), std::string::npos) << refusal(text);
}

TEST(UsersTexts, LongPlayIsALimit) {
  const std::string text =
      "game counting 1\ntwo players on a graph; who cannot move loses\nposition heap: 0..3000000\n"
      "start heap = 3000000\nmove k in 1..2 where k <= heap\n  heap := heap - k\n";
  const TextGame& game = enter_text(read_users_game(text).text);
  EXPECT_THROW(make(game.entry, Instance("complete:1"), {}), text::LimitError);
}

TEST(UsersTexts, HaveOneCanonicalText) {
  for (const TextGame* game : testing::text_games(GAMECERT_SOURCE_DIR)) {
    const GameText again = read_canonical_game(game->canonical);
    EXPECT_EQ(canonical(again), game->canonical) << game->name;
    EXPECT_EQ(enter_text(game->canonical).name, game->name);
  }
}

TEST(UsersTexts, ProseAndBlanksAreNotRules) {
  const std::string rules = open_part + "move v in open\n  open := open - N[v]\n";
  const std::string other =
      "game some 1\n> Prose.\n# A comment.\ntwo players on a graph ;  who cannot move loses\n\n"
      "position   open : vertices\nstart open=V # all\ndefine near(vertex u) = N[u]\n"
      "move v in open\n  open :=\n    open - near(v)\nshow open red\n";
  EXPECT_EQ(refusal(rules), "");
  EXPECT_EQ(refusal(other), "");
  // A definition with parameters names its argument.
  const GameText one = read_users_game(rules).text, two = read_users_game(other).text;
  EXPECT_EQ(one.position.size(), two.position.size());
  EXPECT_EQ(one.moves.size(), two.moves.size());
}

/// One line of a canonical text left out, said twice or changed in a character is another text or none.
TEST(UsersTexts, NoChangeOfACanonicalTextIsTheSameGame) {
  const TextGame& game = testing::text_game(GAMECERT_SOURCE_DIR "/examples/games/grim.game");
  const std::string& text = game.canonical;
  int read = 0;
  for (std::size_t at = 0; at < text.size(); ++at)
    for (const std::string& change :
         {std::string(), std::string(1, text[at] == 'a' ? 'b' : 'a'), text.substr(at, 1) + text[at]}) {
      std::string changed = text;
      changed.replace(at, 1, change);
      if (changed == text) continue;
      try {
        EXPECT_NE(enter_text(changed).name, game.name) << changed;
        ++read;
      } catch (const std::runtime_error&) {  // no text of a game
      }
    }
  EXPECT_GT(read, 0);
}

}  // namespace
}  // namespace gamecert::games
