// Left and Right in texts: the core that they mean, and what is refused.
#include <gtest/gtest.h>

#include "games/instances/ready_game.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "games/texts/use_text.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

std::string refusal(const std::string& text) {
  try {
    use_text(read_users_game(text), OtherText::replaced);
    return "";
  } catch (const text::InputError& error) {
    return std::to_string(error.place().line) + ":" + std::to_string(error.place().column) + ": " + error.what();
  }
}

const std::string head = "game some 1\ntwo players on a graph; who cannot move loses\n";
const std::string pair = head + "position blue of left, red of right: vertices\nstart blue = {}, red = {}\n";
const std::string paint = "move v in V - own - other\n  own := own + v\n";

TEST(Sides, OfTheMoverAreATurn) {
  const std::string own = pair + "move v in V - own - other - N(other)\n  own := own + v\n";
  EXPECT_EQ(canonical(read_users_game(own).text),
            "language 1\ngame some\nplayers 2\nboard graph\nending last-move\ngiven first words 2 left right both\n"
            "position blue vertices\nposition red vertices\nstart blue {}\nstart red {}\nmove\n"
            "choose v in difference difference difference V blue red N red\nput blue to union blue v\nturn blue red\n");
}

TEST(Sides, OfLeftAndRightHaveTheMoverInThePosition) {
  const std::string text = head +
                           "given green: vertices\nposition blue of left, red of right: vertices\n"
                           "start blue = green, red = V - green\nmove left v in blue\n  blue := blue - v\n"
                           "move right v in red\n  red := red - v\n";
  EXPECT_EQ(canonical(read_users_game(text).text),
            "language 1\ngame some\nplayers 2\nboard graph\nending last-move\ngiven green vertices\n"
            "given first words 2 left right both\nposition blue vertices\nposition red vertices\n"
            "position left number 0 1\nposition right number 0 1\n"
            "start blue if = first 1 difference V green green\nstart red if = first 1 green difference V green\n"
            "start left if = first 1 0 1\nstart right if = first 1 1 0\n"
            "move\nchoose v in blue\nwhere = left 1\nput blue to difference blue v\n"
            "move\nchoose v in blue\nwhere = right 1\nput blue to difference blue v\n"
            "turn blue red\nturn left right\n");
}

TEST(Sides, AreSidedInTheCore) {
  const GameText sided_text = read_users_game(pair + paint).text;
  EXPECT_TRUE(sided(sided_text));
  EXPECT_TRUE(sided(read_canonical_game(canonical(sided_text))));
  // An option that rules of play speak of is no matter of who begins alone.
  const std::string other =
      "game some 1\ntwo players on a graph; who cannot move loses\ngiven first in left, right, usually left\n"
      "position open: vertices\nstart open = V\nmove v in open where first = left\n  open := open - v\n";
  EXPECT_FALSE(sided(read_users_game(other).text));
}

struct Refused {
  const char* what;
  std::string text;
  const char* message;  // begins so
};

TEST(Sides, SayWhereTheyAreWrong) {
  const std::string two_pairs = head +
                                "position blue of left, red of right: vertices\n"
                                "position cop of left, robber of right: vertex\n"
                                "start blue = {}, red = {}, cop = {}, robber = {}\n";
  const Refused cases[] = {
      {"put on Left's in a move of both", pair + "move v in V - own - other\n  blue := blue + v\n",
       "6:3: expected 'own' or 'other', as either player may make this move ('move left' and 'move right' are of one), "
       "found 'blue', a part of one of them"},
      {"own of two", two_pairs + "move left v in V - own\n  blue := blue + v\n",
       "6:20: expected one pair of parts of Left and Right for 'own', found 'blue, red' and 'cop, robber'"},
      {"own before play", head + "position blue of left, red of right: vertices\nstart blue = {}, red = own\n",
       "4:24: expected what is known before play, found 'own', the part of a player who moves"},
      {"a required one", pair + "require own = {}\nmove v in V\n  own := own + v\n",
       "5:9: expected what is known before play, found 'own', the part of a player who moves"},
      {"play without end won by a part", pair + "move v in V\n  own := own + v\nrepeat blue\n",
       "7:8: expected draw, or who wins play without end: left or right, found 'blue'"},
      {"a part called own", head + "position own: vertices\nposition blue of left, red of right: vertices\n",
       "4:10: expected other names than 'own', which stands for the part of a player, found 'own'"},
      {"a choice called own", pair + "move own in V\n  blue := blue\n", "5:6: expected a new name, found 'own'"},
      {"a goal of both and of one", pair + paint + "won |own| = 2\nwon left |blue| = 3\n",
       "8:5: expected no clauses 'won' and 'lost' of both players beside 'won left' and 'won right', found one"},
      {"a loss of one", pair + paint + "lost left |blue| = 3\n",
       "7:6: expected one of the clauses 'won left', 'won right' and those that speak of both players, found 'lost "
       "left'"},
      {"a goal of Left's twice", pair + paint + "won left |blue| = 3\nwon left |blue| = 2\n",
       "8:1: expected one clause 'won left', found another"},
      {"a number without a wish",
       "game some 1\ntwo players on a graph; for a number\nposition open: vertices\nstart open = V\nmove v in open\n"
       "  open := open - v\nnumber |open|\n",
       "2:1: expected 'left most' or 'left least' beside 'number', found none"},
      {"a wish without a number", pair + paint + "left most\n",
       "2:1: expected a clause 'number' beside 'left', found none"},
      {"own in a number",
       "game some 1\ntwo players on a graph; for a number\nposition blue of left, red of right: vertices\n"
       "start blue = {}, red = {}\n" +
           paint + "number |own|\nleft most\n",
       "7:8: expected what is so whoever moves, as it is at the end of play, found 'own' of a player who moves"},
      {"a number for points",
       "game some 1\ntwo players on a graph; for points\nposition open: vertices\nstart open = V\nmove v in open\n"
       "  open := open - v\nnumber |open|\nleft most\ngain 1\n",
       "2:1: expected 'for a number' beside a clause 'number', found another ending"},
      {"an option called first",
       head +
           "given first in 1..2, usually 1\nposition blue of left, red of right: vertices\n"
           "start blue = {}, red = {}\n" +
           paint,
       "2:1: expected another name than 'first', the option that says who begins, Left or Right, found 'first'"},
      {"one player",
       "game some 1\none player on a graph\nposition open: vertices\nstart open = V\n"
       "move left v in open\n  open := open - v\nwon open = {}\n",
       "5:6: expected a move of one player, found one of Left's or Right's"},
  };
  for (const Refused& each : cases) {
    const std::string found = refusal(each.text);
    EXPECT_TRUE(found.starts_with(each.message)) << each.what << ": " << (found.empty() ? "it is read" : found);
  }
}

/// One line of a canonical text left out, said twice or changed in a character is another text or none.
TEST(Sides, NoChangeOfACanonicalTextIsTheSameGame) {
  const TextGame& game = enter_text(
      read_users_game("game some 1\ntwo players on a graph; for a number\nposition open: vertices\nstart open = V\n"
                      "move left v in open\n  open := open - v\nmove right v in open\n  open := open - N[v]\n"
                      "number |open|\nleft most\n")
          .text);
  int read = 0;
  for (std::size_t at = 0; at < game.canonical.size(); ++at) {
    std::string changed = game.canonical;
    changed[at] = changed[at] == 'a' ? 'b' : 'a';
    if (changed == game.canonical) continue;
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
