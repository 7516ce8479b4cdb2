// The games that formulas ask: which ones, with which options, about what, and what the answers give.
#include <algorithm>
#include <charconv>

#include "conjectures/formula.hpp"
#include "games/game.hpp"
#include "games/instances/parameters.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::conjectures {
namespace {

bool on_graphs(games::BoardKind board) {
  using enum games::BoardKind;
  return board == graph || board == digraph || board == graph_or_digraph;
}

/// Whether a graph or digraph says all of the game's board.
bool board_is_graph(const games::Entry& entry) {
  return on_graphs(entry.info.board) && entry.refinements.more_than_graph.empty();
}

int value_of(const games::GameInfo& info, const games::ParameterInfo& parameter, const GameOption& option) {
  try {
    return games::parameter_value(info, parameter.name, option.text);
  } catch (const text::InputError&) {
    throw text::InputError("expected " + std::string(parameter.name) + " " + games::values_text(parameter) +
                               " behind " + std::string(info.name) + ", found '" + std::string(option.text) + "'" +
                               text::did_you_mean(option.text, parameter.words),
                           option.column);
  }
}

}  // namespace

std::vector<std::string_view> askable_games(std::string_view word) {
  const games::Stuck wanted = word == "nimber" ? games::Stuck::loses : games::Stuck::ends;
  std::vector<std::string_view> result;
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players == 2 && board_is_graph(entry) && entry.info.stuck == wanted)
      result.push_back(entry.info.name);
  }
  return result;
}

std::string why_not_asked(std::string_view game) {
  const auto entry = std::ranges::find(games::registry(), game, [](const games::Entry& e) { return e.info.name; });
  if (entry == games::registry().end()) return "";
  if (!on_graphs(entry->info.board)) return "its board is " + std::string(games::board_name(entry->info.board));
  const std::string_view needed = entry->refinements.more_than_graph;
  return needed.empty() ? "" : "its board has '" + std::string(needed) + "' beside the graph";
}

Formula asked_game(std::string_view name, std::span<const GameOption> options) {
  const games::GameInfo& info = games::find(name).info;
  const std::size_t most = info.parameters.size();
  if (options.size() > most) {
    throw text::InputError("expected at most " + std::to_string(most) + (most == 1 ? " option of " : " options of ") +
                               std::string(name) + ", found " + std::to_string(options.size()),
                           options[most].column);
  }
  Formula result{std::string(name), {}};
  for (std::size_t i = 0; i < info.parameters.size(); ++i) {
    const games::ParameterInfo& parameter = info.parameters[i];
    const int value = i < options.size() ? value_of(info, parameter, options[i]) : parameter.usual;
    result.arguments.push_back({games::value_text(info, parameter.name, value), {}});
  }
  return result;
}

GameAtom game_question(const Formula& asks, std::string graph6) {
  const Formula& game = asks.arguments.at(0);
  const games::GameInfo& info = games::find(game.word).info;
  GameAtom question{game.word, std::move(graph6)};
  for (std::size_t i = 0; i < info.parameters.size(); ++i) {
    const std::string_view name = info.parameters[i].name;
    question.parameters.emplace(name, games::parameter_value(info, name, game.arguments.at(i).word));
  }
  return question;
}

std::int64_t number_answered(const Formula& asks, const std::string& answer) {
  const std::string word = asks.word == "nimber" ? "NIMBER " : "SCORE ";
  std::int64_t number = 0;
  const char* end = answer.data() + answer.size();
  if (answer.starts_with(word)) {
    const auto [rest, error] = std::from_chars(answer.data() + word.size(), end, number);
    if (error == std::errc{} && rest == end) return number;
  }
  throw text::InputError("expected " + word + "and a number, found '" + answer + "'");
}

std::string text(const GameAtom& question) {
  std::string result = question.game;
  for (const auto& [name, value] : question.parameters) {
    result.append(" --").append(name).append(" ").append(
        games::value_text(games::find(question.game).info, name, value));
  }
  return result + " " + question.instance;
}

}  // namespace gamecert::conjectures
