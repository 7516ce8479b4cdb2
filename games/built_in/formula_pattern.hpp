// Formulas that are as a pattern says.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "games/texts/game_text.hpp"

namespace gamecert::games {

/// What the names of a pattern stand for.
using Matched = std::map<std::string, Formula, std::less<>>;

/// Whether a formula is a pattern: prefix text, in which a word `$name` stands for any formula, the same wherever it is
/// (`exists member $v corners $e in sides $e $v $S`). What the names stand for; null for another formula.
std::optional<Matched> matched(std::string_view pattern, const Formula& formula);

}  // namespace gamecert::games
