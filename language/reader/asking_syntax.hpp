// Questions to games as users write them: how those who know games make formulas of them.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "language/asking.hpp"
#include "language/formula.hpp"

namespace gamecert::language {

struct LanguageWord;
struct Syntax;

/// How what is inside a question becomes a formula, a set or an edge of an attribute; and whether a question that asks
/// a game, found at a column, makes sense.
struct GameTyping {
  std::function<Formula(const Syntax& part, Sort wanted)> typed;
  std::function<Sort()> gave;                   // what was typed last
  std::function<bool(std::string_view)> taken;  // whether a variable around the question has that name
  std::function<void(const Formula& asks, std::size_t column)> check;
};

/// Questions as users write them.
class GameSyntax {
 public:
  virtual ~GameSyntax() = default;
  virtual const GameWords& words() const = 0;
  /// The question and what it gives, a number or a truth value. InputError with the column.
  virtual std::pair<Formula, Sort> formula(const Syntax& asks, const GameTyping& typing) const = 0;
  /// `outcome(...) = N`, `value(...) <= "^"` and the like; nothing if the comparison is another one.
  virtual std::optional<Formula> compared_outcome(const Syntax& equality, const GameTyping& typing) const = 0;
};

/// Whether it is such a word as `nimber` or `outcome`.
bool asks_game(std::string_view word);
/// Whether outcomes or values can be compared with it: N, P, first, second, tie, L, R, left, right, or `"2|-1"`.
bool names_outcome(std::string_view word);
/// Whether it is `value(GAME) <= "^"` and the like: <, <=, > or >=.
bool orders_values(const Syntax& syntax);
/// outcome(GAME) or value(GAME), of the graph or of one that is made of it, as outcome(GAME)(G - v).
bool is_outcome(const Syntax& syntax);
/// Whether users write the word: `misere`, `wins` and `number-part` stand for words of theirs.
bool is_written(const LanguageWord& word);

}  // namespace gamecert::language
