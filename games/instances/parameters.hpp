// Options of games: their values, and these as text.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "games/info.hpp"

namespace gamecert::games {

/// The options of a game, `name` to value.
class Parameters {
 public:
  /// What is not given takes its usual value. InputError for a parameter the game does not have, or a value out of its
  /// range.
  Parameters(const GameInfo& info, const std::map<std::string, int>& given);
  int number(std::string_view name) const;
  /// The word of a parameter that has words.
  std::string_view word(std::string_view name) const;
  const std::map<std::string, int, std::less<>>& values() const { return values_; }

 private:
  std::map<std::string, int, std::less<>> values_;
  std::map<std::string_view, std::string_view> words_;
};

/// A parameter's value as users and certificates write it: a number, or one of its words.
std::string value_text(const GameInfo& info, std::string_view parameter, int value);
/// The other way round. InputError for a parameter the game does not have and for what is no value of it.
int parameter_value(const GameInfo& info, std::string_view parameter, std::string_view text);
/// The values there are: `1..64`, `contract|literal|hull`, `p/q, numbers 1..9999`.
std::string values_text(const ParameterInfo& parameter);

}  // namespace gamecert::games
