// Games and their parameters from the command line.
#include "cli/game_options.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <vector>

#include "games/instances/named_game.hpp"
#include "games/instances/parameters.hpp"
#include "games/texts/called_texts.hpp"
#include "games/texts/given_boards.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/placed_errors.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

/// The parameters given, for whatever game.
std::set<std::string> given_parameters(const CommandOptions& options) {
  std::set<std::string> given;
  for (const games::Entry* entry : games::all_games()) {
    for (const games::ParameterInfo& parameter : entry->info.parameters) {
      const std::string name(parameter.name);
      if (options.has(name.c_str())) given.insert(name);
    }
  }
  return given;
}

/// The rules in a line, and the attributes of its boards.
std::string about(const games::GameInfo& info) {
  std::string text = "\n" + info.called() + ": " + games::summary_of(info) + "\n";
  for (const games::AttributeInfo& attribute : info.attributes)
    text += "  " + std::string(attribute.name) + "=  " + games::meaning_of(info, attribute) + "\n";
  return text;
}

/// Of order 5 or so. In the order of BoardKind.
constexpr std::string_view usual_boards[] = {"path:5",  "directed-path:5", "path:5",   "heaps:3,5",
                                             "wheel:5", "fan:5",           "convex:6:"};

/// A value of the attribute that concerns the first vertices, or the first edge, alone.
std::string usual_value(const games::AttributeInfo& attribute) {
  using enum games::AttributeInfo::Shape;
  switch (attribute.shape) {
    case vertices:
      return "0";
    case vertex_values:
      return "0:1";
    case edge_values:
      return "0-1:1";
    case edges:
      return "0-1";
    case order:
      return "4,3,2,1,0";
  }
  return "";
}

/// Whether the rules of a text allow the line; those of other games are not asked.
bool allowed(const games::TextGame& text, const std::string& line) {
  try {
    text.entry.make(games::Instance(line), games::Parameters(text.entry.info, {}));
    return true;
  } catch (const std::runtime_error&) {  // refused, or too large
    return false;
  }
}

/// A line that they allow, with something given where that can be; empty if none is found.
std::string allowed_line(const games::TextGame& text, const std::string& usual_board) {
  constexpr std::size_t most = 1024;
  std::vector<std::string> boards{usual_board};
  if (text.text.board == games::BoardKind::graph) boards.insert(boards.end(), {"path:4", "cycle:6", "complete:4"});
  for (const std::string& board : boards) {
    for (const std::string& line : games::given_boards(board, text.text, most))
      if (line != board && allowed(text, line)) return line;
    if (allowed(text, board)) return board;
  }
  return "";
}

}  // namespace

std::string explained(const games::GameInfo& info, const games::ParameterInfo& parameter) {
  std::string values = parameter.ratio ? "" : games::values_text(parameter);
  if (!parameter.ratio)
    values += ", usually " + (parameter.words.empty()
                                  ? std::to_string(parameter.usual)
                                  : std::string(parameter.words[static_cast<std::size_t>(parameter.usual)]));
  return (values.empty() ? "" : values + ": ") + games::meaning_of(info, parameter);
}

const games::Entry* game_named(const Arguments& arguments) {
  const games::Entry* named = nullptr;
  for (const games::Entry* entry : games::all_games()) {
    if (std::ranges::find(arguments, entry->info.called()) != arguments.end()) named = entry;
  }
  return named;
}

std::string game_argument(const games::GameInfo& info) {
  if (!games::names_text(info.name)) return std::string(info.name);
  const games::TextGame* const text = games::find_text(info.name);
  const std::string file = text == nullptr ? "" : games::file_of(*text);
  if (file.empty()) return "./" + info.called() + ".game";
  return file.find(' ') == file.npos ? file : "'" + file + "'";
}

std::string usual_instance(const games::GameInfo& info) {
  const std::string board(usual_boards[static_cast<std::size_t>(info.board)]);
  std::string line = board;
  if (!info.attributes.empty())
    line += " " + std::string(info.attributes.front().name) + "=" + usual_value(info.attributes.front());
  const games::TextGame* const text = games::names_text(info.name) ? games::find_text(info.name) : nullptr;
  if (text != nullptr && !allowed(*text, line))
    if (const std::string other = allowed_line(*text, board); !other.empty()) line = other;
  return line.find(' ') == line.npos ? line : "'" + line + "'";
}

boost::program_options::options_description& described_if(bool fits, CommandOptions& options) {
  return fits ? options.described : options.hidden;
}

void describe_parameters(CommandOptions& options, const Arguments& arguments) {
  namespace po = boost::program_options;
  const games::Entry* asked = game_named(arguments);
  if (asked != nullptr) options.about = about(asked->info);
  // What is said of each parameter, and of which games.
  std::map<std::string, std::vector<std::pair<std::string, std::string>>> said;
  for (const games::Entry* entry : games::all_games()) {
    for (const games::ParameterInfo& parameter : entry->info.parameters) {
      const std::string name(parameter.name);
      const bool shown = asked == nullptr || games::find(asked->info.name, {name}).info.name == entry->info.name;
      auto& texts = said[name];
      if (!shown) continue;
      const std::string text = explained(entry->info, parameter);
      const auto same = std::ranges::find(texts, text, [](const auto& each) { return each.first; });
      if (same == texts.end()) {
        texts.emplace_back(text, entry->info.called());
      } else {
        same->second += ", " + entry->info.called();
      }
    }
  }
  for (const auto& [name, texts] : said) {
    std::string text;
    for (const auto& [meaning, games] : texts)
      text += (text.empty() ? "" : "; ") + (asked != nullptr ? "" : games + ": ") + meaning;
    described_if(!text.empty(), options).add_options()(name.c_str(), po::value<std::string>(), text.c_str());
  }
}

namespace {

const games::Entry& game_found(const std::string& name, const std::set<std::string>& parameters) {
  try {
    return games::find(name, parameters);
  } catch (const text::InputError& error) {
    const bool guessed = std::string_view(error.what()).find("did you mean") != std::string_view::npos;
    const bool name_wrong = game_named({name}) == nullptr;
    const std::string file = "./" + name + ".game";
    std::error_code none;
    const std::string advice = !name_wrong                           ? ""
                               : std::filesystem::exists(file, none) ? "; the file of a game is meant by " + file
                               : std::filesystem::exists(name, none) ? "; the name of a file of a game ends in .game"
                               : !guessed                            ? "; see gamecert list games"
                                                                     : "";
    throw text::InputError(error.what() + advice, error.place());
  }
}

}  // namespace

GameOptions game_options(const Command& command, const CommandOptions& options) {
  if (options.plain().size() < 2)
    throw text::InputError("expected GAME INSTANCE, found too little; see gamecert " + std::string(command.name) +
                           " --help");
  const std::set<std::string> given = given_parameters(options);
  if (game_named({options.plain()[0]}) == nullptr && game_named({options.plain()[1]}) != nullptr)
    throw text::InputError("expected the name of a game in front of the board, found " +
                           text::quoted(options.plain()[0]) + " in front of " + options.plain()[1]);
  GameOptions result{game_found(options.plain()[0], given), {}, options.plain()[1]};
  for (std::size_t i = 2; i < options.plain().size(); ++i) result.instances += " " + options.plain()[i];
  for (const std::string& name : given) {
    const std::string text = options.value<std::string>(name.c_str());
    result.parameters[name] = games::parameter_value(result.entry.info, name, text);
  }
  return result;
}

nlohmann::ordered_json json_parameters(const games::GameInfo& info, const games::Parameters& parameters) {
  nlohmann::ordered_json object = nlohmann::ordered_json::object();
  for (const games::ParameterInfo& parameter : info.parameters) {
    const std::string name(parameter.name);
    const int value = parameters.number(name);
    if (parameter.words.empty() && !parameter.ratio) {
      object[name] = value;
    } else {
      object[name] = games::value_text(info, name, value);
    }
  }
  return object;
}

void describe_exchange(CommandOptions& options, const games::Entry* game) {
  described_if(game == nullptr || game->info.name == "capture", options)
      .add_options()(
          "exchange", boost::program_options::value<std::string>(),
          "of capture: pairs of vertices `0-4,1-3` that a symmetry of the board exchanges, others staying, so "
          "that every edge at one of them goes to another edge: they cancel (docs/SYMMETRY.md)");
}

std::vector<graphs::Edge> exchange_of(const CommandOptions& options) {
  std::vector<graphs::Edge> pairs;
  if (!options.has("exchange")) return pairs;
  const auto text = options.value<std::string>("exchange");
  for (std::size_t from = 0; from <= text.size();) {
    const std::string pair = text.substr(from, text.find(',', from) - from);
    from += pair.size() + 1;
    const std::size_t dash = pair.find('-');
    const auto one = text::whole_number(pair.substr(0, dash));
    const auto other = dash == pair.npos ? std::nullopt : text::whole_number(pair.substr(dash + 1));
    if (!one || !other || *one == *other)
      throw text::InputError("expected --exchange with pairs of different vertices as 0-4,1-3, found " +
                             text::quoted(pair));
    pairs.emplace_back(std::minmax(*one, *other));
  }
  std::ranges::sort(pairs);
  return pairs;
}

bool misere_said(const CommandOptions& options) {
  return options.has("play") && one_of("play", options.value<std::string>("play"), {"normal", "misere"}) == "misere";
}

bool misere_of(const CommandOptions& options, const games::GameInfo& info) {
  const bool misere = misere_said(options);
  if (misere && !info.has_misere_play())
    throw text::InputError("expected a game that the last move decides for --play misere, found " + info.called() +
                           games::why_no_misere(info));
  return misere;
}

}  // namespace gamecert::cli
