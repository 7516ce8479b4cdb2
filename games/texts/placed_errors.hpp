// Errors and limits that are met in play of users' games name the file, the line and the position. No checker has it.
#pragma once

#include <string>

#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::games {

/// From now on they do for this game, which is that of the text.
void place_errors(const TextGame& game, const UsersGame& users);

/// The file of the game, as its user named it; empty if it has none.
std::string file_of(const TextGame& game);

}  // namespace gamecert::games
