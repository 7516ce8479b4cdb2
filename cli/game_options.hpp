// What a command line says about a game: its name, its parameters, and the instance.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::cli {

/// The game that an argument names, without its parameters; null where none does.
const games::Entry* game_named(const Arguments& arguments);
/// What names the game on a command line; of a text a file that has its name.
std::string game_argument(const games::GameInfo& info);
/// A small instance of the game, one attribute given, as a word for a shell.
std::string usual_instance(const games::GameInfo& info);

/// `contract|literal|hull, usually contract: how ...`, `2..64, usually 3: number of colours`
std::string explained(const games::GameInfo& info, const games::ParameterInfo& parameter);

/// Where options of a command are described that not all games have: out of sight where a game is named that does not
/// fit.
boost::program_options::options_description& described_if(bool fits, CommandOptions& options);

/// Adds the parameters of all games. --help shows those of the game that an argument names, with its rules and
/// attributes; where none does, those of all games, each with the games it belongs to.
void describe_parameters(CommandOptions& options, const Arguments& arguments);

struct GameOptions {
  const games::Entry& entry;
  std::map<std::string, int> parameters;
  std::string instances;  // the INSTANCE argument; several words are joined
  /// On one of the instances.
  games::Setup on(games::Instance instance) const { return {entry, std::move(instance), parameters}; }
};

/// GAME INSTANCE and the parameters given. InputError for too little, and for what is unknown or out of range.
GameOptions game_options(const Command& command, const CommandOptions& options);

/// All parameters of the game; numbers as numbers, words and ratios as text.
nlohmann::ordered_json json_parameters(const games::GameInfo& info, const games::Parameters& parameters);

/// Adds --exchange, where a game is named that does not take it out of sight.
void describe_exchange(CommandOptions& options, const games::Entry* game);
/// The pairs of vertices that --exchange names, (smaller, larger), ascending; none without it. InputError.
std::vector<graphs::Edge> exchange_of(const CommandOptions& options);

/// Whether --play says misere. InputError for what is neither that nor normal.
bool misere_said(const CommandOptions& options);
/// The same; InputError, too, if the last move does not decide the game.
bool misere_of(const CommandOptions& options, const games::GameInfo& info);

}  // namespace gamecert::cli
