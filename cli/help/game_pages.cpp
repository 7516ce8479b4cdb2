// Pages of commands and games: the rules in prose, what formulas may ask, and the options of `solve`.
#include <algorithm>
#include <sstream>

#include "cli/command.hpp"
#include "cli/game_options.hpp"
#include "cli/help/topics.hpp"
#include "cli/output.hpp"
#include "conjectures/game_syntax.hpp"
#include "conjectures/questions.hpp"
#include "games/texts/called_texts.hpp"
#include "games/texts/use_text.hpp"

namespace gamecert::cli {
namespace {

using games::BoardKind;
using games::GameInfo;

const Command* command_of(std::string_view name) {
  const auto found = std::ranges::find(commands(), name, &Command::name);
  return found == commands().end() ? nullptr : &*found;
}

std::string boards(BoardKind kind) {
  switch (kind) {
    case BoardKind::graph:
      return "graphs: graph6, sparse6, or a family such as path:5";
    case BoardKind::digraph:
      return "digraphs: digraph6, or a family such as directed-path:5";
    case BoardKind::graph_or_digraph:
      return "graphs and digraphs: graph6, sparse6, digraph6, or a family such as path:5";
    case BoardKind::heaps:
      return "heaps, such as heaps:3,5";
    case BoardKind::triangulation:
      return "triangulations of a disc or of points in the plane, such as wheel:5, fan:5, convex:5:0-2,0-3";
    case BoardKind::drawn_triangulation:
      return "triangulations of points in the plane, such as fan:5, convex:5:0-2,0-3";
    case BoardKind::points:
      return "points in the plane without edges, such as convex:6:";
  }
  return "";
}

std::string options(const GameInfo& info) {
  std::string text;
  for (const games::ParameterInfo& parameter : info.parameters) {
    text += text.empty() ? "" : "; ";
    text += "--" + std::string(parameter.name) + " " + explained(info, parameter);
  }
  return text;
}

/// What a formula needs to say besides the graph: ` roots=r`.
std::string more_than_graph(const games::Entry& entry) {
  const std::string more(entry.refinements.more_than_graph);
  return more.empty() ? "" : " " + more + "=" + more.substr(0, 1);
}

/// `nimber(proper), outcome(proper) = N`; empty if no formula can ask the game.
std::vector<std::string> questions(const games::Entry& entry) {
  std::vector<std::string> result;
  const std::string game = entry.info.called();
  const std::string_view needed[] = {entry.refinements.more_than_graph};
  const auto asked = [&](std::string_view word) {
    return std::ranges::count(conjectures::askable_games(word, needed), entry.info.name) != 0;
  };
  const bool either = entry.info.sided && entry.info.number_favours == 0;  // the usual start is none of one player
  const std::string both = "(" + game + more_than_graph(entry) + ")";
  const std::string inside = either ? "(" + game + more_than_graph(entry) + " first=left)" : both;
  if (asked("nimber")) result.insert(result.end(), {"outcome" + inside + " = N", "nimber" + inside});
  if (either && asked("score")) result.push_back("outcome" + both + " = N");
  if (asked("score") && entry.info.players == 2 && entry.info.number_favours == 0)
    result.push_back("outcome" + inside + (either ? " = left" : " = first"));
  if (asked("score")) result.push_back("score" + inside);
  if (asked("wins")) result.push_back("winnable" + inside);
  for (const std::string word : {"winning-moves", "longest-play", "shortest-play"})
    if (asked(word)) result.push_back(word + inside);
  return result;
}

/// One that asks the first question at small graphs.
std::string example(const games::Entry& entry, const std::string& question) {
  const bool directed = entry.info.board == BoardKind::digraph;
  const std::string_view more = entry.refinements.more_than_graph;
  std::string column = "count(" + question + ")";
  const std::string name(more.substr(0, 1));
  const auto& attributes = entry.info.attributes;
  const auto needed = std::ranges::find(attributes, more, &games::AttributeInfo::name);
  if (needed != attributes.end())
    column = needed->shape == games::AttributeInfo::Shape::order
                 ? "sum(count order " + name + ": " + question + ")"
                 : "count(tree & (exists vertex " + name + ": " + question + "))";
  const std::string file = games::names_text(entry.info.name) ? " --game " + game_argument(entry.info) : "";
  return "gamecert table '" + column + "'" + file + (directed ? " --class digraphs --order 1..3" : " --order 1..4");
}

}  // namespace

std::string rules_prose(std::string_view game) {
  const games::TextGame* text = games::find_text(game);
  const std::string prose = text == nullptr ? games::built_in_text(game).prose : games::prose_of(*text).prose;
  return prose.empty() ? "The rules are a text, which certificates carry.\n" : prose + "\n";
}

bool show_command(const std::string& name, bool) {
  const Command* command = command_of(name);
  if (command == nullptr) return false;
  command->run(*command, {"--help"});
  return true;
}

void each_game_name(const VisitName& visit) {
  for (const games::Entry& entry : games::registry()) visit(std::string(entry.info.name));
}

std::string summary_of_game(const std::string& name) { return games::summary_of(games::find(name).info); }

bool show_game(const std::string& name, bool behind) {
  const games::Entry* entry = games::known(name);
  if (entry == nullptr) return false;
  const GameInfo& info = entry->info;
  Page page("game " + name);
  std::istringstream rules(rules_prose(name));
  std::string prose;
  for (std::string line; std::getline(rules, line);) prose += (line.empty() ? "" : "  ") + line + "\n";
  page.lines("\n" + prose + "\n");
  page.row("boards", boards(info.board));
  page.row("options", options(info));
  std::string asked;
  const std::vector<std::string> all = questions(*entry);
  for (const std::string& question : all) asked += (asked.empty() ? "" : ", ") + question;
  page.row("formulas", asked.empty() ? "none ask it: " + conjectures::why_not_asked(name) : asked);
  if (!asked.empty()) page.example(example(*entry, all.front()));
  page.lines("\n").print(behind);
  const Command& solve = *command_of("solve");
  solve.run(solve, {name, "--help"});
  return true;
}

}  // namespace gamecert::cli
