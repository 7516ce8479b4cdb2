// Parsing options and printing help.
#include "cli/options.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <sstream>

#include "cli/output.hpp"
#include "cli/users_games/game_files.hpp"
#include "games/game.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {

namespace po = boost::program_options;

namespace {

/// Options of other programs, or meant for one that takes a value.
constexpr std::pair<std::string_view, std::string_view> usual_options[] = {{"--misere", "--play misere"},
                                                                           {"--timeout", "--time-limit"},
                                                                           {"--threads", "--jobs"},
                                                                           {"-j", "--jobs"},
                                                                           {"-n", "--order"},
                                                                           {"--cert", "--certificate"},
                                                                           {"-o", "--output"},
                                                                           {"--proof", "--certificate"},
                                                                           {"--seconds", "--time-limit"},
                                                                           {"--memory", "--memory-limit"}};

/// The option that is meant, or the attribute of a board; as a hint behind `expected ...`.
std::string meant_option(const std::string& name, const std::vector<std::string>& known) {
  for (const auto& [other, ours] : usual_options)
    if (other == name && std::ranges::count(known, std::string(ours.substr(0, ours.find(' ')))) != 0)
      return " (did you mean '" + std::string(ours) + "'?)";
  return text::did_you_mean(name, std::vector<std::string_view>(known.begin(), known.end()));
}

bool attribute_of_a_game(std::string_view name) {
  return std::ranges::any_of(games::all_games(), [&](const games::Entry* entry) {
    return std::ranges::count(entry->info.attributes, name, &games::AttributeInfo::name) != 0;
  });
}

[[noreturn]] void refuse_game_option(const Command& command) {
  const std::string name(command.name);
  throw text::InputError(command.games == UsersGames::named
                             ? "expected the file of a game in the place of GAME, as in gamecert " + name +
                                   " FILE.game ..., found --game"
                             : "expected no game, as gamecert " + name + " asks none, found --game");
}

constexpr const char* as_table = "help-as-table";

/// A line for each part of the help, and one for each option, `option`, its letter, its name, what it takes, its usual
/// value and its meaning, separated by tabs: what manual pages and completions are made of (cmake/manual.sh).
std::string table(const Command& command, const CommandOptions& options) {
  std::string text = "name\t" + std::string(command.name) + "\nusage\t" + std::string(command.usage) + "\nsummary\t" +
                     std::string(command.summary) + "\nexample\t" +
                     (options.example ? options.example() : std::string(command.example)) + "\n";
  for (const auto& option : options.described.options()) {
    const std::string name = option->long_name();
    const std::string shown = option->canonical_display_name(po::command_line_style::allow_dash_for_short);
    const std::string letter = shown.size() == 2 && shown.front() == '-' ? shown : "";
    const bool takes = option->semantic()->max_tokens() > 0;
    std::string usual = takes ? option->format_parameter() : "";  // `arg (=best)`
    const std::size_t sign = usual.find("(=");
    usual = sign == std::string::npos ? "" : usual.substr(sign + 2, usual.size() - sign - 3);
    text += "option\t" + letter + "\t--" + name + "\t" + (takes ? "VALUE" : "") + "\t" + usual + "\t" +
            option->description() + "\n";
  }
  return text;
}

/// What stands behind the option; empty if it is not found.
std::string found_value(const Arguments& arguments, const std::string& option) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].starts_with(option + "=")) return arguments[i].substr(option.size() + 1);
    if (arguments[i] == option && i + 1 < arguments.size()) return arguments[i + 1];
  }
  return "";
}

}  // namespace

CommandOptions::CommandOptions() {
  described.add_options()("help,h", "print this help");
  hidden.add_options()(as_table, "");
}

void CommandOptions::describe_output() {
  described.add_options()("quiet,q", "results only, no comments")("json", "one JSON object per result");
}

namespace {

/// `- green=all` is no option, but standard input with attributes.
std::vector<po::option> input_with_attributes(Arguments& arguments) {
  if (arguments.empty() || !arguments.front().starts_with("- ")) return {};
  po::option plain;
  plain.value = plain.original_tokens = {arguments.front()};
  arguments.erase(arguments.begin());
  return {plain};
}

}  // namespace

bool CommandOptions::parse(const Command& command, const Arguments& arguments) {
  if (behind_option(command.games))
    described.add_options()(
        "game", po::value<std::vector<std::string>>(),
        "FILE: a game of one's own, which formulas and files can name (docs/GAMES.md); once for each game");
  po::options_description all;
  all.add(described).add(hidden);
  all.add_options()("plain-argument", po::value(&plain_));
  po::positional_options_description plain;
  plain.add("plain-argument", -1);
  try {
    using po::command_line_style::style_t;
    const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
    po::store(po::command_line_parser(arguments)
                  .options(all)
                  .positional(plain)
                  .style(style)
                  .extra_style_parser(input_with_attributes)
                  .run(),
              values_);
    if (!has("help") && !has(as_table)) po::notify(values_);
  } catch (const po::unknown_option& error) {
    const std::string name = error.get_option_name();
    std::vector<std::string> known;
    for (const po::options_description* options : {&described, &hidden})
      for (const auto& option : options->options()) known.push_back("--" + option->long_name());
    if (name == "--game") refuse_game_option(command);
    const std::string attribute = name.substr(std::min(name.find_first_not_of('-'), name.size()));
    const bool behind_board =
        command.usage.find("INSTANCE") != std::string_view::npos && attribute_of_a_game(attribute);
    throw text::InputError(
        "expected an option of gamecert " + std::string(command.name) + meant_option(name, known) + ", found " + name +
        (behind_board ? "; attributes stand behind the board: 'petersen " + attribute + "=...'" : "") +
        "; see gamecert " + std::string(command.name) + " --help");
  } catch (const po::invalid_option_value& error) {
    throw text::InputError("expected a number" + std::string(" behind ") + error.get_option_name() + ", found " +
                           text::quoted(found_value(arguments, error.get_option_name())) + "; see gamecert " +
                           std::string(command.name) + " --help");
  } catch (const po::error& error) {
    throw text::InputError(std::string(error.what()) + "; see gamecert " + std::string(command.name) + " --help");
  }
  if (command.games == UsersGames::in_formulas)
    for (const std::string& argument : plain_)
      if (names_game_file(argument))
        throw text::InputError("expected the file of a game behind --game, found " + argument +
                               " without; see gamecert " + std::string(command.name) + " --help");
  if (has(as_table)) {
    print(table(command, *this));
    return false;
  }
  if (!has("help")) return true;
  std::ostringstream help;
  help << "usage: gamecert " << command.name << ' ' << command.usage << " [options]\n"
       << command.summary << "\n"
       << about << "\n"
       << described << "\nExample:\n  $ " << (example ? example() : std::string(command.example)) << '\n';
  print(help.str());
  return false;
}

namespace {

/// `1..7` for `1-7`, `1 to 7`, `<=7`; as a hint.
std::string meant_orders(std::string_view text) {
  std::vector<std::string> numbers;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool digit = text::digit(text[at]);
    if (digit && (at == 0 || !text::digit(text[at - 1]))) numbers.emplace_back();
    if (digit) numbers.back() += text[at];
  }
  if (numbers.size() == 1 && text.starts_with('<')) numbers.insert(numbers.begin(), "1");
  return numbers.size() == 2 ? " (did you mean '" + numbers[0] + ".." + numbers[1] + "'?)" : "";
}

}  // namespace

std::pair<int, int> parse_orders(const std::string& text, std::optional<int> greatest) {
  const auto number = [&](std::string_view part) {
    int result = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), result);
    if (error != std::errc{} || end != part.data() + part.size() || result < 1) {
      throw text::InputError("expected --order A..B or --order A with orders from 1 on" + meant_orders(text) +
                             ", found " + text::quoted(text));
    }
    return result;
  };
  const std::size_t dots = text.find("..");
  const std::string_view view = text;
  const int first = number(view.substr(0, dots));
  if (greatest && dots != std::string::npos && dots + 2 == text.size()) return {first, std::max(first, *greatest)};
  const int last = dots == std::string::npos ? first : number(view.substr(dots + 2));
  if (first > last) throw text::InputError("expected --order A..B with A at most B, found " + text::quoted(text));
  return {first, last};
}

double number_above_0(const CommandOptions& options, const char* name, std::int64_t most, const std::string& what) {
  const double number = options.value<double>(name);
  if (number > 0 && number <= static_cast<double>(most)) return number;
  std::ostringstream found;
  found.precision(std::numeric_limits<double>::digits10);
  found << number;
  throw text::InputError("expected --" + std::string(name) + " with " + what + " above 0, at most " +
                         std::to_string(most) + ", found " + found.str());
}

double time_limit(const CommandOptions& options) {
  if (!options.has("time-limit")) return std::numeric_limits<double>::infinity();
  return number_above_0(options, "time-limit", 1'000'000'000, "a number of seconds");
}

std::string one_of(const std::string& option, const std::string& value, const std::vector<std::string>& words) {
  std::string expected;
  for (const std::string& word : words) {
    if (value == word) return value;
    expected += (expected.empty() ? "" : " or ") + word;
  }
  const std::vector<std::string_view> known(words.begin(), words.end());
  throw text::InputError("expected --" + option + " " + expected + text::did_you_mean(value, known) + ", found " +
                         text::quoted(value));
}

}  // namespace gamecert::cli
