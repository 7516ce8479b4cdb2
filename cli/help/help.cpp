// gamecert help: the index, or the pages of a word.
#include "cli/help/help.hpp"

#include <algorithm>
#include <set>

#include "cli/help/search.hpp"
#include "cli/help/topics.hpp"
#include "cli/list.hpp"
#include "cli/output.hpp"
#include "cli/users_games/game_files.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

constexpr std::string_view exit_statuses =
    "Exit status: 0 the answer is certain, 1 a statement is false, 2 bad usage or input, 3 evidence only or a\n"
    "limit, 4 engines disagree or an internal check failed.\n";

void print_index() {
  std::string text =
      "usage: gamecert help WORD...\nA page about a command, a game, a word of formulas or classes, a family, a "
      "format, a "
      "verdict, a kind of evidence,\na lemma, a reduction or a claim of a paper (`gamecert claims list`), or a page of "
      "docs/ (`gamecert help TUTORIAL`).\nOther words are looked for in all of these: `gamecert help independent "
      "set`.\n";
  for (const TopicKind& kind : topic_kinds()) {
    if (!kind.indexed) continue;
    std::string names;
    kind.each([&](const std::string& name) { names += (names.empty() ? "" : ", ") + name; });
    text.append("\n").append(kind.title).append("\n  ").append(wrapped(names, 2)).append("\n");
  }
  text.append("\n").append(exit_statuses).append("\nExample:\n  $ gamecert help girth\n");
  print(text);
}

[[noreturn]] void unknown(const std::string& word) {
  std::set<std::string> known;
  for (const TopicKind& kind : topic_kinds()) {
    kind.each([&](const std::string& name) {
      if (name.size() > 1 && text::letter(name.front())) known.insert(name);  // a sign is near to every sign
    });
  }
  for (const List& list : lists()) known.insert(std::string(list.name));
  const std::vector<std::string_view> names(known.begin(), known.end());
  throw text::InputError("expected a command, a game, a word or another topic" + text::did_you_mean(word, names) +
                         ", found " + text::quoted(word) + "; see gamecert help");
}

}  // namespace

void print_usage() {
  std::string text = "usage: gamecert COMMAND ...\nCertified answers about combinatorial games on graphs.\n\n";
  for (const Command& command : commands()) {
    text.append("  gamecert ").append(command.name).append(" ").append(command.usage);
    text.append("\n      ").append(command.summary).append("\n");
  }
  text +=
      "\n`gamecert COMMAND --help` describes a command, `gamecert help WORD` whatever has a name, and finds what "
      "speaks of "
      "a word;\n`gamecert help` lists the names.\n";
  text.append(exit_statuses).append("\nExample:\n  $ gamecert solve ello 'path:5 green=0,2,4'\n");
  print(text);
}

int run_help(const Arguments& arguments) {
  if (arguments.empty() || arguments.front() == "--help" || arguments.front() == "-h") {
    print_index();
    return success;
  }
  std::string word;
  for (const std::string& part : arguments) word += (word.empty() ? "" : " ") + part;
  const auto command = std::ranges::find(commands(), arguments.front(), &Command::name);
  if (command != commands().end() && arguments.size() > 1) {  // `help solve ello`
    Arguments rest(arguments.begin() + 1, arguments.end());
    read_game_files(*command, rest);
    rest.emplace_back("--help");
    return command->run(*command, rest);
  }
  if (names_game_file(word)) word = read_game_file(word).users.text.name;
  const auto list = std::ranges::find(lists(), std::string_view(word), &List::name);
  if (list != lists().end()) {
    const Command& lister = *std::ranges::find(commands(), "list", &Command::name);
    return lister.run(lister, {word});
  }
  bool shown = false;
  for (const TopicKind& kind : topic_kinds()) {
    if (kind.show(word, shown)) shown = true;
  }
  if (!shown && !show_document(word) && !show_mentions(word)) unknown(word);
  return success;
}

}  // namespace gamecert::cli
