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

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "conjectures/formula.hpp"
#include "conjectures/syntax.hpp"
#include "conjectures/words.hpp"

namespace gamecert::conjectures {

/// Whether it is such a word as `nimber` or `outcome`.
bool asks_game(std::string_view word);
/// Whether `outcome(...)` can be compared with it: N, P, first, second or tie.
bool names_outcome(std::string_view word);
/// outcome(GAME), of the graph or of one that is made of it, as outcome(GAME)(G - v).
bool is_outcome(const Syntax& syntax);

/// Whether users write the word: `misere` and `wins` stand for words of theirs.
bool is_written(const LanguageWord& word);

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
Formula asked_game(std::string_view name, std::span<const GameOption> options);

/// How what is inside becomes a formula, a set or an edge of an attribute; and whether a question that asks a game,
/// found at a column, makes sense.
struct GameTyping {
  std::function<Formula(const Syntax& part, Sort wanted)> typed;
  std::function<Sort()> gave;                   // what was typed last
  std::function<bool(std::string_view)> taken;  // whether a variable around the question has that name
  std::function<void(const Formula& asks, std::size_t column)> check;
};
/// The question and what it gives, a number or a truth value. InputError with the column.
std::pair<Formula, Sort> game_formula(const Syntax& asks, const GameTyping& typing);
/// `outcome(...) = N` and the like; nothing if the equality is another one.
std::optional<Formula> compared_outcome(const Syntax& equality, const GameTyping& typing);

}  // namespace gamecert::conjectures
