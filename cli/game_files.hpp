// Games that users bring as files.
#pragma once

#include "cli/command.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/users_text.hpp"

namespace gamecert::cli {

/// The game of a file, and what the file says beside its rules.
struct GameFile {
  const games::TextGame* game;
  games::UsersGame users;
};
/// Lets formulas and command lines know it by its short name. InputError with the file, the line and the column.
GameFile read_game_file(const std::string& path);

/// Reads the files behind `--game`, which are taken out of the arguments, and one that stands where the name of a game
/// is asked, which becomes that name.
void take_game_files(Arguments& arguments);

}  // namespace gamecert::cli
