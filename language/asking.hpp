// Questions to games inside formulas: the language knows where they stand, and those who know games what they say.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "language/about.hpp"
#include "language/sort.hpp"

namespace gamecert::language {

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

}  // namespace gamecert::language
