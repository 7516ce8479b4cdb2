// Questions to games inside formulas: the language knows where they stand, and those who know games what they say.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "language/about.hpp"
#include "language/formula.hpp"
#include "language/sort.hpp"

namespace gamecert::language {

struct LanguageWord;
struct Syntax;

/// How many attributes a question has at most.
inline constexpr std::size_t most_attributes = 3;

/// Games by name, in prefix text.
class GameWords {
 public:
  virtual ~GameWords() = default;
  /// How many options stand behind the name; nothing if there is no such game.
  virtual std::optional<std::size_t> options(std::string_view game) const = 0;
  /// An option as formulas have it, from a text of its value. InputError with the column for no value of it.
  virtual std::string option_text(std::string_view game, std::size_t i, std::string_view text,
                                  std::size_t column) const = 0;
  /// What stands behind `painted=1` or `green=`: a set, an edge, or an order; `any` for what is no attribute of the
  /// game. A value is a number where the attribute has values, and nothing where it has none.
  virtual Sort sort_of_attribute(std::string_view game, std::string_view attribute) const = 0;
  /// Whether such a word as `nimber` can ask the game, given these attributes.
  virtual bool askable(std::string_view game, std::string_view word,
                       std::span<const std::string_view> attributes) const = 0;
  virtual bool played_on(std::string_view game, GraphKind graphs) const = 0;
};

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
  /// `outcome(...) = N` and the like; nothing if the equality is another one.
  virtual std::optional<Formula> compared_outcome(const Syntax& equality, const GameTyping& typing) const = 0;
};

/// Whether it is such a word as `nimber` or `outcome`.
bool asks_game(std::string_view word);
/// Whether outcomes or values can be compared with it: N, P, first, second, tie, L, R, left, right, or `"2|-1"`.
bool names_outcome(std::string_view word);
/// outcome(GAME) or value(GAME), of the graph or of one that is made of it, as outcome(GAME)(G - v).
bool is_outcome(const Syntax& syntax);
/// Whether users write the word: `misere`, `wins` and `number-part` stand for words of theirs.
bool is_written(const LanguageWord& word);

}  // namespace gamecert::language
