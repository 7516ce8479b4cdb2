// Files of games become games before a command looks at its arguments.
#include "cli/game_files.hpp"

#include <filesystem>

#include "text/errors.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {

GameFile read_game_file(const std::string& path) {
  const std::string text = verify::whole_file(path);
  try {
    games::UsersGame users = games::read_users_game(text);
    const games::TextGame& game = games::enter_text(users.text);
    games::call_text(users.text.name, game);
    return {&game, std::move(users)};
  } catch (const text::InputError& error) {
    const text::Place& place = error.place();
    std::string where = path;
    if (place.line != 0) where += ":" + std::to_string(place.line);
    if (place.line != 0 && place.column != 0) where += ":" + std::to_string(place.column);
    throw text::InputError(where + ": " + error.what());
  }
}

void take_game_files(Arguments& arguments) {
  for (std::size_t i = 0; i < arguments.size();) {
    const bool joined = arguments[i].starts_with("--game=");
    if (!joined && arguments[i] != "--game") {
      ++i;
      continue;
    }
    if (!joined && i + 1 == arguments.size()) throw text::InputError("expected --game FILE, found --game at the end");
    read_game_file(joined ? arguments[i].substr(std::string_view("--game=").size()) : arguments[i + 1]);
    const auto begin = arguments.begin() + static_cast<std::ptrdiff_t>(i);
    arguments.erase(begin, begin + (joined ? 1 : 2));
  }
  for (std::string& argument : arguments)
    if (argument.ends_with(".game") && !argument.starts_with("-")) argument = read_game_file(argument).game->name;
}

}  // namespace gamecert::cli
