// The notation of Winning Ways and of CGSuite: `3/4`, `*2`, `^`, `v3*`, `1/2^^*`, `+-1`, `+_2`, `2|-1`, `1||0|-2`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "games/forms/named_values.hpp"

namespace gamecert::games {

/// Values with longer texts are named by digests.
constexpr std::size_t longest_value = 200;

/// Texts of forms of one table, which must outlive this.
///
///     value  = side bars side                       bars: one or more `|`; the longest row of them divides
///     side   = [ atom { "," atom } ] | value        a value inside has shorter rows; no list has a value without
///     braces atom   = "{" value "}" | sum | "+-" number | "+_" number | "-_" number sum    = [ number ] [ ups ] [ "*"
///     [ whole ] ]  not empty; ups: `^`, `^^`, `^3`, `v`, `vv`, `v3`
///
/// A value that is an atom is written as one. Options of one side stand in the order of length, then of characters,
/// digits before others.
class ValueTexts {
 public:
  /// Of at most so many characters.
  explicit ValueTexts(const Forms& forms, std::size_t most = longest_value)
      : forms_(forms), names_(forms), most_(most) {}
  /// Nothing if it is longer.
  std::optional<std::string> of(GameForm g);
  /// Of any form: SHA-256 of `{DIGESTS|DIGESTS}`, where DIGESTS are those of the options of the canonical form of one
  /// side, ascending, with commas between. 64 hexadecimal digits.
  const std::string& digest(GameForm g);

 private:
  struct Written {
    std::string text;
    int bars = 0;  // of the longest row outside of braces
  };
  const std::optional<Written>& written(GameForm g);
  std::optional<Written> made(GameForm g);
  std::optional<std::string> atom(GameForm g);
  std::optional<Written> side(std::span<const GameForm> options);
  std::string digests(std::span<const GameForm> options);

  const Forms& forms_;
  NamedValues names_;
  std::size_t most_;
  std::unordered_map<GameForm, std::optional<Written>> known_;
  std::unordered_map<GameForm, std::string> digests_;
};

/// The form of a value in such a text, which need not be the shortest; blanks may stand between signs. InputError with
/// the column. TooLarge for numbers beyond 10,000, and for more than 1000 ups or a nimber above that.
GameForm read_value(std::string_view text, NamedForms& forms);
/// Of a table.
GameForm read_value(std::string_view text, Forms& forms);

}  // namespace gamecert::games
