// gamecert encode: the formula that is satisfiable, or true, exactly if a game can be won, or a score be reached.
#include <algorithm>
#include <iostream>

#include "cli/game_options.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "encode/dimacs.hpp"
#include "encode/game_qbf.hpp"
#include "encode/smt.hpp"
#include "encode/solitaires/models.hpp"
#include "solve/sat_answers.hpp"
#include "solve/search/first_moves.hpp"

namespace gamecert::cli {
namespace {

constexpr int largest_score = 1'000'000'000;

/// What can be written of a game.
std::vector<std::string> formats_of(const games::GameInfo& info) {
  if (info.players == 1) return {"dimacs", "smtlib"};
  return {"qdimacs", "qcir", "smtlib"};
}

/// The games of so many players, as `ello, lights-out`.
std::string games_of(int players) {
  std::string names;
  for (const games::Entry& entry : games::registry()) {
    if (entry.info.players == players) names += (names.empty() ? "" : ", ") + entry.info.called();
  }
  return names;
}

/// `dimacs or smtlib of a solitaire (...)`; just the formats if a game is named.
std::string formats_help(const games::Entry* game) {
  if (game == nullptr)
    return "dimacs or smtlib of a solitaire (" + games_of(1) + "); qdimacs, qcir or smtlib of a game for two (" +
           games_of(2) + ")";
  return game->info.players == 1 ? "dimacs or smtlib" : "qdimacs, qcir or smtlib";
}

/// A command line for the game.
std::string example(const games::GameInfo& info) {
  const bool for_points = info.players == 1 && info.stuck == games::Stuck::ends;
  return "gamecert encode " + game_argument(info) + " " + usual_instance(info) + " --format " +
         formats_of(info).front() + (for_points ? " --at-least 1" : "");
}

void describe_encode(CommandOptions& options, const Arguments& arguments) {
  namespace po = boost::program_options;
  const games::Entry* game = game_named(arguments);
  if (game != nullptr) options.example = [game] { return example(game->info); };
  options.described.add_options()("format", po::value<std::string>(), formats_help(game).c_str());
  described_if(game == nullptr || game->info.stuck == games::Stuck::ends, options)
      .add_options()("at-least", po::value<int>(),
                     "for a game for points: ask for a score of at least that (of two players 1, if not given); for a "
                     "game for two that a win ends: 1, the usual, asks whether the first player can win, 0 whether the "
                     "first player need not lose");
  described_if(game == nullptr || game->info.has_misere_play(), options)
      .add_options()("play", po::value<std::string>()->default_value("normal"),
                     "normal or misere (games that the last move decides)");
  describe_input_format(options);
  describe_parameters(options, arguments);
}

/// One that applies to the game.
std::string format_of(const games::GameInfo& info, const CommandOptions& options) {
  const std::vector<std::string> fitting = formats_of(info);
  std::string expected = "expected --format " + fitting.front();
  for (std::size_t i = 1; i < fitting.size(); ++i) expected += (i + 1 == fitting.size() ? " or " : ", ") + fitting[i];
  expected += " for " + info.called() + (info.players == 1 ? ", a solitaire" : ", a game for two");
  if (!options.has("format")) throw text::InputError(expected + ", found none");
  const std::string format =
      one_of("format", options.value<std::string>("format"), {"dimacs", "qdimacs", "qcir", "smtlib"});
  if (std::ranges::find(fitting, format) == fitting.end()) throw text::InputError(expected + ", found " + format);
  return format;
}

/// What is to be reached, as far as options say it.
encode::Goal goal_of(const games::GameInfo& info, const CommandOptions& options) {
  encode::Goal goal;
  goal.misere = misere_of(options, info);
  const std::string name = info.called();
  if (!options.has("at-least")) {
    if (info.players == 2 || info.stuck == games::Stuck::loses) return goal;
    throw text::InputError("expected --at-least for " + name + ", a game for points, found none");
  }
  if (info.stuck == games::Stuck::loses)
    throw text::InputError("expected a game for points for --at-least, found " + name);
  goal.at_least = options.value<int>("at-least");
  if (goal.at_least > largest_score || goal.at_least < -largest_score)
    throw text::InputError("expected --at-least -1000000000..1000000000, found " + std::to_string(goal.at_least));
  return goal;
}

std::string formula(const games::Setup& setup, encode::Goal goal, const std::string& format,
                    const encode::Checkpoint& between) {
  const games::GameInfo& info = setup.info();
  if (info.players == 2) {
    encode::require_formula(setup, between);
    goal.first_moves = solve::first_moves(setup.game());
    const encode::Qbf qbf = encode::game_qbf(setup, goal, between);
    if (format == "smtlib") return encode::smt_question(qbf).text;
    return format == "qcir" ? encode::qcir(qbf) : encode::qdimacs(qbf);
  }
  const std::string statement =
      info.stuck == games::Stuck::loses ? "UNWINNABLE" : "SCORE <= " + std::to_string(goal.at_least - 1);
  if (format == "smtlib") return encode::smt_question(setup, statement, between).text;
  const encode::Question question = encode::question(setup, statement, {.between = between});
  return encode::dimacs(question.cnf, encode::title_of(setup, statement, question.order.has_value()),
                        encode::variable_names(setup, question));
}

/// The only instance there is.
InputLine only_line(const std::string& argument, graphs::Format file_format) {
  InstanceLines lines(argument, file_format);
  const std::optional<InputLine> line = lines.next();
  if (!line) throw text::LimitError("interrupted");
  if (lines.next())
    throw text::InputError("expected one instance, found more in " + (argument == "-" ? "standard input" : argument));
  return *line;
}

}  // namespace

int run_encode(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  describe_encode(options, arguments);
  if (!options.parse(command, arguments)) return success;
  const GameOptions game = game_options(command, options);
  const games::GameInfo& info = game.entry.info;
  const std::string format = format_of(info, options);
  const encode::Goal goal = goal_of(info, options);
  InputLine line;
  try {
    line = only_line(game.instances, input_format(options));
    solve::Watch watch(solve::Limits{});  // ends the making where an interrupt was asked for
    print(formula(game.on(instance_of(line, &info)), goal, format, solve::formula_watch(watch)));
  } catch (const text::InputError& error) {
    throw placed(line, error);
  } catch (const text::LimitError& limit) {  // standard output is for the formula alone
    std::cerr << "UNKNOWN " << limit.what() << '\n';
    return undecided;
  }
  return success;
}

}  // namespace gamecert::cli
