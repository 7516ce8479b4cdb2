// Which canonical forms are switches, tiny or miny.
//
// Source: E. Berlekamp, J. Conway, R. Guy, Winning Ways, 1982, chapter 5.
#pragma once

#include <optional>

#include "games/forms/forms.hpp"

namespace gamecert::games {

/// x of the switch { x | -x }, a number above 0; nothing of other canonical forms.
std::optional<language::Number> switched(const Forms& forms, GameForm g);
/// x of tiny x, { 0 || 0 | -x }, and of miny x, its negative, a number above 0.
std::optional<language::Number> tiny(const Forms& forms, GameForm g);
std::optional<language::Number> miny(const Forms& forms, GameForm g);

}  // namespace gamecert::games
