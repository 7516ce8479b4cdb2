// Questions about games as users write them, in the words of formulas:
//
//   nimber(proper colours=3)      options by name, or in the order of the game
//   nimber(proper 3 painted=S:1)  a position: what attributes of the board are
//   nimber(node-kayles removed=v) the game on what is left without v
//   nimber(A + B)                 a sum: by the theorem of Sprague and Grundy the exclusive or of the nimbers
//   outcome(A) = N                the first player wins: the nimber is not 0
//   outcome(A play=misere) = P    the same when the last to move loses
//   outcome(A) = tie              of a game for points: the score is 0; first, second
//   winnable(lights-out lit=S)    of a solitaire
//
// `outcome(A)` is 1, 0 or -1 as a number.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "language/formula.hpp"
#include "language/reader/asking_syntax.hpp"

namespace gamecert::conjectures {

/// Questions to the games there are.
const language::GameSyntax& game_syntax();

/// What is wrong with a game that no word can ask, or not this one; empty if it is something else.
std::string why_not_asked(std::string_view game);
/// The games that such a word as `nimber` can ask, given these attributes, by name.
std::vector<std::string_view> askable_games(std::string_view word, std::span<const std::string_view> attributes = {});
/// An option of a game as it is written, and where; without a name it is the next one in order.
struct GameOption {
  std::string_view text;
  std::size_t column = 0;
  std::string_view name = {};
};
/// A game with its options in the order declared, as the argument of `nimber` or `score`; options not given have
/// their usual values. InputError at an option too many, one given twice, or one that is no value.
language::Formula asked_game(std::string_view name, std::span<const GameOption> options);

}  // namespace gamecert::conjectures
