// Games that are no side of a reduction that is proved, and names of none.
#pragma once

#include <string>

#include "games/info.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {

/// Why a game that paints no vertices is none, as it declares itself: `whose moves are ...`.
std::string why_no_side(const games::GameInfo& info);

/// Behind a message that no game has a name: how texts are given, unless it guesses what is meant.
std::string hint_of_files(const text::InputError& no_such_game);

}  // namespace gamecert::reductions
