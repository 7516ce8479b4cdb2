// Games as users write them: docs/GAMES.md.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/texts/game_text.hpp"

namespace gamecert::games {

/// How a part of positions is drawn: words of show_words for what is in it, and for what is not, or none.
struct PartLook {
  std::string part, in, out = {};
};

/// A game, and what is about it and not of its rules.
struct UsersGame {
  GameText text;
  std::string prose;                                          // lines behind `>`, joined by line ends
  std::vector<std::pair<std::string, std::string>> meanings;  // what is given means: lines behind `>` below its clause
  std::vector<PartLook> show;                                 // those in front are drawn over those behind
  std::map<ClauseAt, text::Place> places;                     // where clauses stand; the line of players is `players`
  std::string file = {};                                      // that it was read from; empty if it was none
};

/// `black` is a ring, of a part `vertex`; `faint` is for what is not there yet; `number` is of parts that are numbers;
/// `none` is not drawn; `given`, of what is not in the part alone, is as the board is given, else grey.
inline constexpr std::string_view show_words[] = {"white",  "green",  "red",   "blue",  "yellow", "grey", "dark",
                                                  "orange", "violet", "black", "faint", "number", "none", "given"};

/// InputError with line and column.
UsersGame read_users_game(std::string_view text);
/// Of a clause, or of the title if it is not known where it stands.
text::Place place_of(const ClauseAt& clause, const UsersGame& game);
/// The same error with line and column.
[[noreturn]] void throw_placed(const ClauseError& error, const UsersGame& game);

}  // namespace gamecert::games
