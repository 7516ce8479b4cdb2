// Names of `let` in the rules of a text, put away: what derived facts are read off.
#pragma once

#include "games/texts/game_text.hpp"

namespace gamecert::games {

/// With the value wherever the name stands; nothing inside may give that name, or one of the value, to a variable.
Formula with(const Formula& formula, const std::string& name, const Formula& value);

/// With what names of `let` stand for in their place, where that means the same there and does not become long.
Formula opened(const Formula& formula, const std::vector<TextChoice>& choices);

/// The text with choices, conditions and updates that are opened. Where a name is left, facts see less.
GameText opened_text(GameText text);

}  // namespace gamecert::games
