// Games and their parameters from the command line.
#include "cli/game_options.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "text/errors.hpp"

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

/// `edges|surrounded: how ...`, `2..64, usually 3: number of colours`
std::string explained(const games::ParameterInfo& parameter) {
  std::string values;
  for (const std::string_view word : parameter.words) values += (values.empty() ? "" : "|") + std::string(word);
  if (values.empty() && !parameter.ratio)
    values = std::to_string(parameter.least) + ".." + std::to_string(parameter.greatest);
  if (!parameter.ratio)
    values += ", usually " + (parameter.words.empty()
                                  ? std::to_string(parameter.usual)
                                  : std::string(parameter.words[static_cast<std::size_t>(parameter.usual)]));
  return (values.empty() ? "" : values + ": ") + std::string(parameter.meaning);
}

/// The rules in a line, and the attributes of its boards.
std::string about(const games::GameInfo& info) {
  std::string text = "\n" + std::string(info.name) + ": " + std::string(info.summary) + "\n";
  for (const games::AttributeInfo& attribute : info.attributes)
    text += "  " + std::string(attribute.name) + "=  " + std::string(attribute.meaning) + "\n";
  return text;
}

}  // namespace

void describe_parameters(Options& options, const Arguments& arguments) {
  namespace po = boost::program_options;
  const games::Entry* asked = nullptr;
  for (const games::Entry& entry : games::registry()) {
    if (std::ranges::find(arguments, entry.info.name) != arguments.end()) asked = &entry;
  }
  if (asked != nullptr) options.about = about(asked->info);
  // What is said of each parameter, and of which games.
  std::map<std::string, std::vector<std::pair<std::string, std::string>>> said;
  for (const games::Entry& entry : games::registry()) {
    for (const games::ParameterInfo& parameter : entry.info.parameters) {
      const std::string name(parameter.name);
      const bool shown = asked == nullptr || games::find(asked->info.name, {name}).info.name == entry.info.name;
      auto& texts = said[name];
      if (!shown) continue;
      const std::string text = explained(parameter);
      const auto same = std::ranges::find(texts, text, [](const auto& each) { return each.first; });
      if (same == texts.end()) {
        texts.emplace_back(text, entry.info.name);
      } else {
        same->second += ", " + std::string(entry.info.name);
      }
    }
  }
  for (const auto& [name, texts] : said) {
    std::string text;
    for (const auto& [meaning, games] : texts)
      text += (text.empty() ? "" : "; ") + (asked != nullptr ? "" : games + ": ") + meaning;
    (text.empty() ? options.hidden : options.described)
        .add_options()(name.c_str(), po::value<std::string>(), text.c_str());
  }
}

GameOptions game_options(const Command& command, const Options& options) {
  if (options.plain().size() < 2)
    throw text::InputError("expected GAME INSTANCE, found too little; see gamecert " + std::string(command.name) +
                           " --help");
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
