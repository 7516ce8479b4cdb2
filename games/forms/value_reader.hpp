// The notation of Winning Ways and of CGSuite: `3/4`, `*2`, `^`, `v3*`, `1/2^^*`, `+-1`, `+_2`, `2|-1`, `1||0|-2`.
//
//     value  = side bars side                       bars: one or more `|`; the longest row of them divides
//     side   = [ atom { "," atom } ] | value        a value inside has shorter rows; no list has a value without braces
//     atom   = "{" value "}" | sum | "+-" number | "+_" number | "-_" number
//     sum    = [ number ] [ ups ] [ "*" [ whole ] ]  not empty; ups: `^`, `^^`, `^3`, `v`, `vv`, `v3`
//
// A value that is an atom is written as one.
#pragma once

#include <string_view>

#include "games/forms/named_forms.hpp"

namespace gamecert::games {

/// The form of a value in such a text, as it stands there; blanks may stand between signs. InputError with the column.
/// TooLarge for numbers beyond 10,000, and for more than 1000 ups or a nimber above that.
GameForm read_value(std::string_view text, NamedForms& forms);

}  // namespace gamecert::games
