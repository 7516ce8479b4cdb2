// The rules of a text as a rule text in C++ (games/rules.hpp), which the build compiles in place of one written by
// hand.
//
// What is printed is what a reader must believe, so it reads as one that people write: each member stands below the
// clauses that it says, formulas are those of the text with the operations of games/plane.hpp, and nothing else is in
// it. The printer is not believed: a test plays what it prints beside the text, which is interpreted, move by move
// (tests/games/built_in_texts_test.cpp).
//
//   given, position, start     members, Board and start; cells are vertices, or the edges of a graph and behind them
//                              its vertices, where parts of a position meet, or what is drawn between points
//   move, gain, before, won    moves, play, gain, head_start and won
//   derived, by the form       what falls (Theorem 1 of docs/GAMES.md); of rules that strike the neighbours of a
//                              vertex, or the edges at both ends of an edge, live cells, and of the first painting
//                              with one colour; whether the game is local (Theorem 3)
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
