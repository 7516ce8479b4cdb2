// A user's text becomes a game of the program.
#pragma once

#include <span>
#include <string_view>

#include "games/game.hpp"
#include "games/texts/called_texts.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::games {

/// The texts of the built-in games, as users would write them.
std::span<const std::string_view> built_in_texts();

/// The text of the built-in game of that name. std::logic_error if there is none.
UsersGame built_in_text(std::string_view name);

/// The game that the text describes, known by its short name from now on. A text with the name of a built-in game is
/// that game if its rules are the same. InputError if they are not, and as call_text says.
const Entry& use_text(const UsersGame& users, OtherText other = OtherText::refused);

}  // namespace gamecert::games
