// What a command line says about a game: its name, its parameters, and the instance.
#pragma once

#include <map>
#include <string>

#include "cli/options.hpp"
#include "games/game.hpp"

namespace gamecert::cli {

/// Adds the parameters of all games. --help shows those of the game that an argument names, with its rules and
/// attributes; where none does, those of all games, each with the games it belongs to.
void describe_parameters(Options& options, const Arguments& arguments);

struct GameOptions {
  const games::Entry& entry;
  std::map<std::string, int> parameters;
  std::string instance;  // the INSTANCE argument; several words are joined
};

/// GAME INSTANCE and the parameters given. InputError for too little, and for what is unknown or out of range.
GameOptions game_options(const Command& command, const Options& options);

}  // namespace gamecert::cli
