// gamecert game: what the text of a game says, what follows from its form, and how it plays on small boards.
#include <algorithm>
#include <iomanip>
#include <sstream>

#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/result_report.hpp"
#include "cli/users_games/game_files.hpp"
#include "encode/circuit_game.hpp"
#include "games/texts/facts/measure_text.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/local/text_locality.hpp"
#include "games/texts/text_game.hpp"
#include "games/texts/text_names.hpp"
#include "games/texts/trial.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

using games::GameText;
using games::TextEnding;
using nlohmann::ordered_json;

/// `yes: moves at vertices, 2 kinds; conflicts look through 1 edge`
std::string local_text(const games::TextLocality& local) {
  const bool on_edges = local.moves == games::Locality::Moves::on_edges;
  const std::string kinds = std::to_string(local.kinds.size()) + (local.kinds.size() == 1 ? " kind" : " kinds");
  const std::string edges =
      std::to_string(local.reach) + (local.arcs ? " arc" : " edge") + (local.reach == 1 ? "" : "s");
  return on_edges ? "yes: moves on edges, which conflict if they share an end"
                  : "yes: moves at vertices, " + kinds + "; conflicts look through " + edges +
                        (local.painted ? "; boards may have vertices painted" : "");
}

/// ` (play without end is won by the player who has 1 in runner)`; parts called left and right are of Left and Right.
std::string repeat_fact(const GameText& text) {
  const std::string winner = text.repeat->winner ? games::repeat_text(text) : "";
  const bool player = winner == "left" || winner == "right";
  return std::string(" (play without end is ") +
         (player           ? std::string("won by ") + (winner == "left" ? "Left" : "Right")
          : winner.empty() ? "a draw"
                           : "won by the player who has 1 in " + winner) +
         ")";
}

/// What the form of the rules shows, each with its reason or its theorem.
std::vector<std::pair<std::string, std::string>> facts_of(const games::TextGame& game) {
  const GameText& text = game.text;
  const games::GameInfo& info = game.entry.info;
  std::vector<std::pair<std::string, std::string>> facts;
  const std::string players = text.players == 1 ? "one player" : "two players";
  facts.emplace_back(
      "answers",
      text.players == 1 && info.stuck == games::Stuck::loses ? players + ": winnable or not"
      : text.left_most
          ? "Left and Right: a number, of which Left wants the " + std::string(*text.left_most ? "most" : "least")
      : info.sided ? "Left and Right: L, R, N or P; of one start left, right or tie" +
                         (info.repeats ? repeat_fact(text) : std::string())
      : text.ending == TextEnding::points ? players + ": a score"
      : info.last_move_decides()          ? players + ": outcome, nimber, outcome of misere play"
      : info.has_misere_play() ? players + ": first or second, also in misere play (no nimbers, as the players differ)"
      : info.repeats           ? players +
                           (text.repeat->winner && text.ending != TextEnding::tie ? ": first or second"
                                                                                  : ": first, second or tie") +
                           repeat_fact(text)
      : info.sums                      ? players + ": first, second or tie; nimbers of sums"
      : text.ending == TextEnding::tie ? players + ": first, second or tie"
                                       : players + ": first or second (no nimbers, as a win ends play)");
  const auto& measure = game.ready->measure;
  facts.emplace_back("falls", text.repeat  ? "nothing is asked to, as play may repeat"
                              : measure    ? games::measure_text(text, *measure) + " (Theorem 1 of docs/GAMES.md)"
                              : text.falls ? "the number behind 'falls', checked at every position that play meets"
                                           : "nothing by the form of the rules: play is a matter of reachability");
  std::string why;
  const auto strikes = games::striking(text, why);
  facts.emplace_back("striking", !strikes             ? "no: " + why
                                 : strikes->symmetric ? "yes: Node-Kayles on the conflicts (Theorem 2)"
                                                      : "no: what is struck is not symmetric by its form");
  facts.emplace_back("parts", game.ready->why_no_parts.empty()
                                  ? "yes: in normal play positions are sums of what moves touch together (Theorem 4)"
                                  : "no: " + game.ready->why_no_parts);
  std::string why_not_local;
  const games::Parameters usual(info, {});
  const games::TextLocality* local =
      games::text_locality(game.name, {usual.values().begin(), usual.values().end()}, why_not_local);
  facts.emplace_back("local", local != nullptr ? local_text(*local) + " (Theorem 3)" : "no: " + why_not_local);
  return facts;
}

/// Why no circuits are made of the rules at a position that is left open, on a board where play has a move; empty if
/// they are.
std::string why_no_circuits(const games::TextGame& game, const games::GameTrial& trial) {
  const auto used = std::ranges::find_if(trial.uses, [](const auto& use) { return use.has_value(); });
  if (used == trial.uses.end()) return "";
  try {
    encode::Circuit circuit;
    const auto rules = encode::make_circuit(game.entry.info, games::Instance((*used)->board),
                                            games::Parameters(game.entry.info, {}), circuit);
    encode::SymbolicBoard at = rules->start();
    for (std::vector<encode::Literal>& plane : at) std::ranges::generate(plane, [&] { return circuit.input(); });
    const std::vector<encode::Literal> moves = rules->moves(at);
    for (std::size_t move = 0; move < moves.size(); ++move) {
      if (moves[move] == encode::never) continue;
      rules->won(rules->play(at, static_cast<int>(move)));
      rules->moves_again(at, static_cast<int>(move));
      rules->gain(at, static_cast<int>(move));
    }
    return "";
  } catch (const text::LimitError& error) {
    return error.what();
  }
}

std::string formulas_fact(const games::TextGame& game, const games::GameTrial& trial) {
  if (game.text.repeat) return "no: play may repeat";
  if (!game.ready->measure)
    return game.text.falls ? "no: the number behind 'falls' is checked in play alone"
                           : "no: nothing falls by the form of the rules";
  if (!game.text.always.empty()) return "no: what stands behind 'always' is checked in play alone";
  const std::string why = why_no_circuits(game, trial);
  return why.empty() ? "yes: circuits for SAT, SMT and QBF" : "no: " + why;
}

std::string play_text(const games::ExamplePlay& play) {
  std::string moves;
  for (const std::string& move : play.moves) moves += (moves.empty() ? "" : " ") + move;
  return moves + " on " + play.board;
}

/// A line of the table, and the same for the object.
ordered_json tell_row(const ResultReport& report, const std::string& order, const games::GameTrialRow& row) {
  std::ostringstream line;
  line << std::setw(5) << order << std::setw(8) << row.boards << std::setw(9) << row.refused << std::setw(15)
       << row.over << std::setw(11) << row.positions << std::setw(9) << row.farthest << " ";
  for (const std::uint64_t plays : row.plays) line << " " << plays;
  report.line(line.str());
  return {{"order", row.order},         {"boards", row.boards},     {"refused", row.refused}, {"over", row.over},
          {"positions", row.positions}, {"farthest", row.farthest}, {"plays", row.plays}};
}

void tell_trial(ResultReport& report, const GameText& text, const games::GameTrial& trial) {
  ordered_json rows = ordered_json::array(), uses = ordered_json::array(), given;
  report.line("order  boards  refused  over at start  positions farthest  plays of 1, 2, 3, 4 moves");
  for (const games::GameTrialRow& row : trial.rows) rows.push_back(tell_row(report, std::to_string(row.order), row));
  if (trial.given.boards > 0) {
    report.line("with what is given, in all ways or in 32 on each board:");
    given = tell_row(report, "to " + std::to_string(trial.given.order), trial.given);
  }
  for (std::size_t clause = 0; clause < trial.uses.size(); ++clause) {
    const std::string move = games::move_called(text, clause);
    const auto& play = trial.uses[clause];
    uses.push_back({{"move", move}});
    if (play) uses.back().update({{"board", play->board}, {"play", play->moves}});
    report.line(move + ": " + (play ? "first used by " + play_text(*play) : "no play on these boards uses it"));
  }
  if (!trial.over_at.empty()) report.line("over before it begins: " + trial.over_at);
  if (!trial.refused_at.empty()) report.line("refused: " + trial.refused_at + ": " + trial.refusal);
  if (!trial.whole) report.line("of some boards not all positions were looked at");
  report.member("trial", ordered_json{{"rows", rows}, {"uses", uses}, {"whole", trial.whole}});
  if (!given.is_null()) report["trial"]["given"] = given;
}

}  // namespace

int run_game(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.describe_output();
  options.described.add_options()("canonical", "print the canonical text alone, which certificates carry")(
      "time-limit", boost::program_options::value<double>()->default_value(60), "seconds for play on all small boards");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != 2 || options.plain()[0] != "check")
    throw text::InputError("expected gamecert game check FILE, found other words; see gamecert game --help");
  const GameFile file = read_game_file(options.plain()[1]);
  const games::TextGame& game = games::enter_text(file.users.text);
  if (options.has("canonical")) {
    print(game.canonical);
    return success;
  }
  const text::Deadline within(options.value<double>("time-limit"));
  auto facts = facts_of(game);
  const games::GameTrial trial = games::tried(game);
  facts.emplace_back("formulas", formulas_fact(game, trial));
  ResultReport report(options, "gamecert-game-1");
  report.member("game", game.text.name);
  report.member("name", game.name);
  report.member("sha256", game.digest);
  report.line("game " + game.text.name);
  report.line("sha256 " + game.digest);
  if (file.entry.info.name == game.text.name) report.line("rules: those of the built-in game of this name");
  for (const auto& [name, fact] : facts) {
    report["facts"][name] = fact;
    report.line(name + ": " + fact);
  }
  tell_trial(report, game.text, trial);
  report.end();
  return success;
}

}  // namespace gamecert::cli
