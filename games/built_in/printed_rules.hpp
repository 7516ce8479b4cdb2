// The rules of a text as a rule text in C++ (games/rules.hpp), which the build compiles in place of one written by
// hand.
//
// What is printed is what a reader must believe, so it reads as one that people write: each member stands below the
// clauses that it says, formulas are those of the text with the operations of games/plane.hpp, and nothing else is in
// it. The printer is not believed: a test plays what it prints beside the text, which is interpreted, move by move
// (tests/games/built_in_texts_test.cpp).
//
//   given, position, start     members, Board and start; cells are vertices, pins in rows, the edges of a graph and
//                              behind them its vertices, where parts of a position meet, or what is drawn in the plane
//   require                    what the constructor refuses, of forests and of edges that are given
//   move, again, turn, gain,   moves and play, moves_again, turn, gain, head_start and won
//   before, won
//   derived, by the form       what falls (Theorem 1 of docs/GAMES.md); live cells (printed_live.hpp) and lines
//                              (printed_lines.hpp); whether the game is local (Theorem 3)
//   allowed(c): vertices       a game of painting, by what a painted vertex strikes out (printed_painting.hpp)
//
// What has no C++ here is refused, with the clause: such a game is written by hand.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::games {

/// The struct template of a game: its name without hyphens, each word with a capital in front.
std::string name_of_rules(std::string_view game);

/// A header with the rules of a text, which stands in that file of the tree. InputError, with the clause, for a text
/// that is malformed or has no C++ here.
std::string printed_rules(std::string_view text, std::string_view file);

}  // namespace gamecert::games
