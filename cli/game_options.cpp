// Games and their parameters from the command line.
#include "cli/game_options.hpp"

#include <set>

#include "graphs/errors.hpp"

namespace gamecert::cli {
namespace {

/// The parameters given, for whatever game.
std::set<std::string> given_parameters(const Options& options) {
  std::set<std::string> given;
  for (const games::Entry& entry : games::registry()) {
    for (const games::ParameterInfo& parameter : entry.info.parameters) {
      const std::string name(parameter.name);
      if (options.has(name.c_str())) given.insert(name);
    }
  }
  return given;
}

}  // namespace

void describe_parameters(Options& options) {
  namespace po = boost::program_options;
  auto add = options.described.add_options();
  std::set<std::string_view> seen;
  for (const games::Entry& entry : games::registry()) {
    for (const games::ParameterInfo& parameter : entry.info.parameters) {
      if (!seen.insert(parameter.name).second) continue;
      add(std::string(parameter.name).c_str(), po::value<std::string>(), std::string(parameter.meaning).c_str());
    }
  }
}

GameOptions game_options(const Command& command, const Options& options) {
  if (options.plain().size() < 2)
    throw InputError("expected GAME INSTANCE, found too little; see gamecert " + std::string(command.name) + " --help");
  const std::set<std::string> given = given_parameters(options);
  GameOptions result{games::find(options.plain()[0], given), {}, options.plain()[1]};
  for (std::size_t i = 2; i < options.plain().size(); ++i) result.instance += " " + options.plain()[i];
  for (const std::string& name : given) {
    const std::string text = options.value<std::string>(name.c_str());
    result.parameters[name] = games::parameter_value(result.entry.info, name, text);
  }
  return result;
}

}  // namespace gamecert::cli
