// Values of forms as text, in the notation of games/forms/value_reader.hpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "games/forms/named_values.hpp"
#include "games/forms/value_reader.hpp"

namespace gamecert::games {

/// Values with longer texts are named by digests.
constexpr std::size_t longest_value = 200;

/// Texts of forms of one table, which must outlive this. Options of one side stand in the order of length, then of
/// characters, digits before others.
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

/// The value of a text, in canonical form. InputError with the column, TooLarge.
GameForm read_value(std::string_view text, Forms& forms);

}  // namespace gamecert::games
