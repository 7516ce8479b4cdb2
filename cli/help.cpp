// gamecert help: the commands, one of them, or a word that the program knows.
#include "cli/help.hpp"

#include <algorithm>
#include <set>

#include "cli/list.hpp"
#include "cli/output.hpp"
#include "games/game.hpp"
#include "graphs/graph_class.hpp"
#include "papers/claim.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::cli {
namespace {

void print_commands() {
  std::string text = "usage: gamecert COMMAND ...\nCertified answers about combinatorial games on graphs.\n\n";
  for (const Command& command : commands()) {
    text.append("  gamecert ").append(command.name).append(" ").append(command.usage);
    text.append("\n      ").append(command.summary).append("\n");
  }
  text +=
      "\n`gamecert help COMMAND` describes a command, `gamecert help WORD` a game or a word of a list. Exit\n"
      "status: 0 the answer is certain, 1 a statement is false, 2 bad usage or input, 3 evidence only or a\n"
      "limit, 4 engines disagree or an internal check failed.\n"
      "\nExample:\n  $ gamecert solve ello 'path:5 green=0,2,4'\n";
  print(text);
}

/// `max-degree:D`, `regular[:D]` or `regular:3` without what follows the name.
std::string_view word_of(std::string_view entry) { return entry.substr(0, entry.find_first_of("[:")); }

/// The entry in the list of classes that has the word as another spelling; empty if none has.
std::string class_entry(std::string_view word) {
  for (const graphs::ClassWord& known : graphs::class_words()) {
    if (!word.empty() && std::ranges::count(known.also, word) != 0) return known.usage();
  }
  return "";
}

/// What the lists and the claims say of a word; false if it stands in none. Adds the words they have.
bool explain(const std::string& word, std::set<std::string>& known) {
  bool found = false;
  const std::string spelled = class_entry(word);
  for (const List& list : lists()) {
    known.insert(std::string(list.name));
    list.each([&](std::string_view entry, std::string_view meaning) {
      known.insert(std::string(word_of(entry)));
      const bool other_spelling = list.name == "classes" && entry == spelled;
      if (word != entry && word_of(word) != word_of(entry) && !other_spelling) return;
      found = true;
      print_line(std::string(list.name) + ": " + std::string(entry) + "\t" + std::string(meaning));
    });
  }
  for (const papers::PrintedClaim& claim : papers::all()) {
    known.insert(std::string(claim.id));
    if (!papers::belongs(claim.id, word) || word.find('.') == word.npos) continue;
    found = true;
    print_line("claims: " + std::string(claim.id) + "\t" + std::string(claim.statement));
  }
  return found;
}

/// The command of that name; none if there is none.
const Command* command_of(std::string_view name) {
  const auto found = std::ranges::find(commands(), name, &Command::name);
  return found == commands().end() ? nullptr : &*found;
}

bool is_game(const std::string& word) {
  return std::ranges::any_of(games::registry(), [&](const auto& entry) { return entry.info.name == word; });
}

}  // namespace

int run_help(const Arguments& arguments) {
  const std::string word = arguments.empty() ? "help" : arguments.front();
  if (word == "help" || word == "--help" || word == "-h") {
    print_commands();
    return success;
  }
  Arguments rest(arguments.begin() + 1, arguments.end());
  if (const Command* command = command_of(word)) {
    rest.push_back("--help");
    return command->run(*command, rest);
  }
  const Command& solve = *command_of("solve");
  if (is_game(word)) return solve.run(solve, {word, "--help"});
  const Command& list = *command_of("list");
  if (std::ranges::count(lists(), std::string_view(word), &List::name) != 0) return list.run(list, {word});
  std::set<std::string> known;
  for (const Command& command : commands()) known.insert(std::string(command.name));
  if (explain(word, known)) return success;
  const std::vector<std::string_view> names(known.begin(), known.end());
  throw text::InputError("expected a command, a game or a word of a list" + text::did_you_mean(word, names) +
                         ", found '" + word + "'; see gamecert help");
}

}  // namespace gamecert::cli
