// Files of games become games before a command looks at its arguments, as the games have options of their own.
#include "cli/users_games/game_files.hpp"

#include <filesystem>

#include "games/texts/use_text.hpp"
#include "text/errors.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {

GameFile read_game_file(const std::string& path) {
  const std::string text = verify::whole_file(path);
  try {
    games::UsersGame users = games::read_users_game(text);
    users.file = path;
    const games::Entry& entry = games::use_text(users);
    return {entry, std::move(users)};
  } catch (const text::InputError& error) {
    const text::Place& place = error.place();
    std::string where = path;
    if (place.line != 0) where += ":" + std::to_string(place.line);
    if (place.line != 0 && place.column != 0) where += ":" + std::to_string(place.column);
    throw text::InputError(where + ": " + error.what());
  }
}

bool names_game_file(std::string_view argument) { return argument.ends_with(".game") && !argument.starts_with('-'); }

namespace {

constexpr std::string_view game_option = "--game";

void read_behind_option(const Arguments& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (argument.starts_with(game_option) && argument.substr(game_option.size()).starts_with('='))
      read_game_file(std::string(argument.substr(game_option.size() + 1)));
    if (argument == game_option && i + 1 < arguments.size()) read_game_file(arguments[++i]);
  }
}

}  // namespace

void read_game_files(const Command& command, Arguments& arguments) {
  if (behind_option(command.games)) read_behind_option(arguments);
  if (command.games != UsersGames::named && command.games != UsersGames::both) return;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (!names_game_file(arguments[i]) || (i > 0 && arguments[i - 1] == game_option)) continue;
    std::error_code none;
    const bool of_option = i > 0 && arguments[i - 1].starts_with('-');  // perhaps: a file that it writes
    if (of_option && !std::filesystem::exists(arguments[i], none)) continue;
    arguments[i] = read_game_file(arguments[i]).users.text.name;
    return;
  }
}

}  // namespace gamecert::cli
