// Games that users bring as files.
#pragma once

#include <string>
#include <string_view>

#include "cli/command.hpp"
#include "games/game.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::cli {

/// The game of a file, and what the file says beside its rules.
struct GameFile {
  const games::Entry& entry;
  games::UsersGame users;
};
/// Lets formulas and command lines know it by its short name. InputError with the file, the line and the column.
GameFile read_game_file(const std::string& path);

/// Whether the argument is meant as such a file.
bool names_game_file(std::string_view argument);

/// Reads the files that a command line names, as the command takes them: those behind `--game`, which stay there, or
/// the one that stands in the place of GAME, which becomes the name of the game.
void read_game_files(const Command& command, Arguments& arguments);

}  // namespace gamecert::cli
