// gamecert solve: decides a game on one instance or on every line of a file.
#include "solve/solve.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "certificates/writing/writer.hpp"
#include "cli/game_options.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/scope.hpp"
#include "cli/path_values.hpp"
#include "cli/result_report.hpp"
#include "cli/second_opinions.hpp"
#include "cli/users_games/least_value.hpp"
#include "games/play/partizan.hpp"
#include "games/texts/called_texts.hpp"
#include "solve/boards/balanced_colouring.hpp"
#include "solve/ello/paper_steps.hpp"
#include "verify/decision.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::cli {
namespace {

using solve::Answer;
using verify::GameDecision;

struct Question {
  GameOptions game;
  solve::Request request;
  std::unique_ptr<PathValues> kept = {};    // with --checkpoint
  std::vector<graphs::Edge> exchange = {};  // with --exchange
  bool steps = false;                       // with --steps
  bool balanced = false;                    // with --balanced
};

/// Numbers where moves are numbers, else their names.
nlohmann::ordered_json json_moves(const games::Setup& setup, const std::vector<int>& moves,
                                  const std::vector<std::string>& names) {
  if (setup.entry().refinements.move_name) return names;
  return moves;
}

/// In what reading of the rules the answer holds, if these can be read in several ways.
std::string with_reading(const games::Setup& setup) {
  const games::GameInfo& info = setup.info();
  if (std::ranges::find(info.parameters, "reading", &games::ParameterInfo::name) == info.parameters.end()) return "";
  return ", in the reading " + std::string(setup.parameters().word("reading"));
}

/// "v" and the moves.
std::string moves_line(const std::vector<std::string>& names) {
  std::string line = "v";
  for (const std::string& move : names) line += " " + move;
  return line;
}

/// The line of an answer among many; its third field only where all winning moves were asked for and are known.
void print_row(const InputLine& line, const games::Setup& setup, const GameDecision& decision) {
  std::string row = single_spaced(line) + "\t" + verify::text(decision);
  const Answer& answer = decision.answer;
  if (answer.winning_moves)
    row.append("\t").append(moves_line(verify::move_names(setup, answer, *answer.winning_moves)));
  print_line(row);
}

/// The steps of the paper on ELLO, with --steps. std::logic_error if they lead to another answer.
std::vector<std::string> steps_of(const games::Setup& setup, const solve::Request& request, bool wanted,
                                  const Answer& answer) {
  if (!wanted || answer.certainty == Answer::Certainty::unknown) return {};
  if (!std::holds_alternative<graphs::Graph>(setup.instance().board()))
    throw text::InputError("expected a graph with --steps, found " + setup.instance().text());
  solve::Watch watch(request.limits);
  std::vector<char> green(static_cast<std::size_t>(setup.instance().order()), 0);
  for (const int v : setup.instance().vertices("green")) green[static_cast<std::size_t>(v)] = 1;
  solve::PaperSteps steps = solve::paper_steps(setup.instance().graph(), green, watch);
  if (steps.winnable != (answer.statement == "WINNABLE"))
    throw std::logic_error("the steps of the paper lead to another answer");
  return std::move(steps.lines);
}

void print_answer(const games::Setup& setup, const solve::Request& request, const CommandOptions& options,
                  const GameDecision& decision, const std::vector<std::string>& steps) {
  const games::GameInfo& info = setup.info();
  const Answer& answer = decision.answer;
  const bool known = decision.verdict != "UNKNOWN";
  const std::vector<int>& moves = answer.winning_moves ? *answer.winning_moves : answer.moves;
  const std::vector<std::string> shown = verify::move_names(setup, answer, moves);
  ResultReport report(options, "gamecert-solve-1");
  report.member("game", info.name);
  report.member("parameters", json_parameters(setup.info(), setup.parameters()));
  report.member("instance", setup.instance().text());
  report.member("verdict", decision.verdict.empty() ? "CERTAIN" : decision.verdict);
  report.member("answer", decision.statement);
  report.member("reason", decision.reason);
  if (info.has_misere_play() || request.value) report.member("play", request.misere ? "misere" : "normal");
  for (const games::AttributeInfo& attribute : info.attributes)
    if (!setup.instance().has(attribute.name))
      report.comment(std::string(attribute.name) + "= may be given: " + games::meaning_of(info, attribute));
  for (const solve::Opinion& opinion : answer.opinions) {
    report["engines"][opinion.engine] = opinion.said;
    report.comment(opinion.engine + ": " + opinion.said);
  }
  if (known && answer.nodes) report.member("nodes", *answer.nodes);
  if (known && !request.value)
    report.member(answer.winning_moves ? "winning_moves" : "moves", json_moves(setup, moves, shown));
  if (!answer.theorem.empty()) {
    if (known) report.member("theorem", answer.theorem);
    report.comment("by " + answer.theorem + with_reading(setup));
  }
  if (options.has("nodes") && answer.nodes) report.line("c nodes " + std::to_string(*answer.nodes));
  if (known && answer.best) report.member("best", *answer.best);
  if (answer.value) {
    for (const auto& [name, fact] : verify::value_facts(*answer.value)) {
      report["value"][name] = fact;
      report.comment((name + " ").append(fact));
    }
  }
  if (!steps.empty()) report.member("steps", steps);
  for (const std::string& step : steps) report.line("c " + step);
  if (!shown.empty()) report.line(moves_line(shown));
  if (answer.best) report.line("v " + std::to_string(*answer.best));
  report.end(verify::text(decision));
}

/// Leaves the line in a file of a name not taken yet, and says how to ask again.
std::string left_behind(const Question& question, const InputLine& line) {
  const games::GameInfo& info = question.game.entry.info;
  const std::string game = info.called();
  std::string name;
  for (int number = 1; name.empty() || std::filesystem::exists(name); ++number)
    name = "./disagreement-" + game + "-" + std::to_string(number) + ".txt";
  try {
    verify::AtomicFile file(name);
    file.write(line.text + "\n");
    file.commit();
  } catch (const verify::OutputError& error) {
    return "the instance is " + line.text + " (" + error.what() + ")";
  }
  std::string options;
  const games::Parameters all(info, question.game.parameters);
  for (const auto& [parameter, value] : all.values())
    options += " --" + parameter + " " + games::value_text(info, parameter, value);
  if (question.request.misere) options += " --play misere";
  if (question.request.nimber) options += " --nimber";
  if (question.request.value) options += " --value";
  if (question.request.all_moves) options += " --moves";
  return "the instance is left in " + name + ": gamecert solve " + game_argument(info) + options + " --engine all " +
         name;
}

/// `0-1:1`, ... of every edge, as the theorem on balanced colourings has it.
std::vector<std::string> balanced_colours(const games::Setup& setup) {
  const std::vector<graphs::Edge> edges = setup.instance().edges();
  const std::vector<int> colours = solve::balanced_colouring(setup.instance().triangulation());
  std::vector<std::string> result;
  for (std::size_t i = 0; i < edges.size(); ++i)
    result.push_back(graphs::name(edges[i]) + ":" + std::to_string(colours[i]));
  return result;
}

/// The board with all edges painted so.
games::Setup coloured(const Question& question, const games::Setup& setup) {
  if (setup.instance().has("painted")) throw text::InputError("expected nothing painted with --balanced");
  std::string line = setup.instance().text() + " painted=";
  for (const std::string& colour : balanced_colours(setup)) line += (line.back() == '=' ? "" : ",") + colour;
  return question.game.on(games::Instance(line));
}

/// What there is to say of a line; its certificate, if one is wanted, is written. A failure is told at once, and leaves
/// the line behind.
struct Said {
  GameDecision decision;
  bool failure = false;  // engines disagree, or an answer did not stand a check
  std::vector<std::string> steps = {};
  int status() const { return failure ? internal_failure : decision.verdict.empty() ? success : undecided; }
};
Said said(const Question& question, const InputLine& line, const games::Setup& setup, const solve::Request& request,
          verify::AtomicFile* certificates) {
  try {
    GameDecision decision =
        question.kept ? question.kept->decide(setup, request) : verify::decide(setup, request, question.exchange);
    if (decision.certificate) certificates->write(certificates::write(*decision.certificate));
    if (question.balanced) {
      decision.answer.names = balanced_colours(setup);
      decision.answer.theorem = "theorem on balanced colourings of docs/TRIANGULATIONS.md";
    }
    std::vector<std::string> steps = steps_of(setup, request, question.steps, decision.answer);
    return {std::move(decision), false, std::move(steps)};
  } catch (const std::logic_error& failure) {
    std::cerr << "gamecert: internal failure: " << failure.what() << "; " << left_behind(question, line) << std::endl;
    return {verify::undecided(failure.what()), true};
  }
}

/// The board of a line. Where a limit ends its making there is none: among other lines that is said, else it goes up.
std::optional<games::Setup> board_in_time(const Question& question, const InputLine& line, const solve::Limits& limits,
                                          bool among_others) {
  try {
    const text::Deadline within = solve::deadline_of(limits);
    games::Setup setup = question.game.on(instance_of(line, &question.game.entry.info));
    return question.balanced ? coloured(question, setup) : std::move(setup);
  } catch (const text::LimitError& limit) {
    if (!among_others) throw;
    print_line(line.text + "\tUNKNOWN " + limit.what());
    return std::nullopt;
  }
}

/// The certificates of the lines answered before a line that is malformed are kept, unless an earlier file would go.
text::InputError refusal(const InputLine& line, const text::InputError& error, std::size_t answered,
                         verify::AtomicFile* certificates) {
  const text::InputError refusal = placed(line, error);
  if (certificates == nullptr || answered == 0) return refusal;
  if (certificates->earlier())
    return text::InputError(std::string(refusal.what()) + "; " + certificates->name() + " is left as it was");
  certificates->commit();
  return text::InputError(std::string(refusal.what()) + "; the certificates of the lines before are in " +
                          certificates->name());
}

int solve_lines(const Question& question, const CommandOptions& options, InstanceLines& lines,
                verify::AtomicFile* certificates) {
  const bool rows = lines.from_file() && !options.json();
  std::size_t asked = 0;
  std::size_t answered = 0;
  int status = success;
  SecondOpinions opinions;
  solve::Request request = question.request;
  while (const std::optional<InputLine> line = lines.next()) {
    try {
      request.limits.since = std::chrono::steady_clock::now();
      const std::optional<games::Setup> setup = board_in_time(question, *line, request.limits, rows);
      if (!setup) {
        ++asked;
        status = std::max(status, undecided);
        continue;
      }
      const Said answer = said(question, *line, *setup, request, certificates);
      answer.failure ? opinions.add_failure() : opinions.add(answer.decision.answer.opinions);
      ++asked;
      answered += answer.status() == success ? 1 : 0;
      status = std::max(status, answer.status());
      if (rows) {
        print_row(*line, *setup, answer.decision);
      } else {
        print_answer(*setup, request, options, answer.decision, answer.steps);
      }
    } catch (const text::InputError& error) {
      const text::InputError refused = refusal(*line, error, answered, certificates);
      if (status != internal_failure) throw refused;
      std::cerr << "gamecert: " << refused.what() << std::endl;
      return status;
    }
  }
  const bool interrupted = lines.from_file() && text::interrupted;
  if (certificates != nullptr && answered > 0 && !(interrupted && certificates->earlier())) certificates->commit();
  if (rows && !options.quiet() && !opinions.text().empty()) print_line("c " + opinions.text());
  if (rows) print_answered(answered, asked, interrupted);
  return interrupted ? std::max(status, undecided) : status;
}

/// Those that answer about the game, or about some game.
std::string engines_for(const games::Entry* game) {
  std::string text = "best; search: by the rules alone; on what `encode` prints:";
  if (game == nullptr || game->info.players == 1) text += " sat by CaDiCaL, for one player;";
  if (game == nullptr || game->info.players == 2) text += " qbf by DepQBF, for two;";
  return text + " smt by Z3; all: each of them that applies, and exit 4 if they disagree";
}

void describe_solve(CommandOptions& options, const Arguments& arguments) {
  namespace po = boost::program_options;
  const games::Entry* game = game_named(arguments);
  if (game != nullptr)
    options.example = [game] {
      return "gamecert solve " + game_argument(game->info) + " " + usual_instance(game->info);
    };
  const bool play = game == nullptr || game->info.has_misere_play();
  options.describe_output();
  described_if(play, options)
      .add_options()("play", po::value<std::string>()->default_value("normal"), "normal or misere (two-player games)");
  described_if(play || game->info.sums, options)
      .add_options()("nimber", "the nimber instead of the outcome (two-player games)");
  const bool valued = game == nullptr || games::why_no_values(game->info, game->refinements).empty();
  described_if(valued, options)
      .add_options()("value",
                     "the value in normal play, whoever begins, of a game for Left and Right, where who cannot move "
                     "loses and the players differ, if at all, in the parts that `turn` exchanges: a canonical form as "
                     "`3/4`, `*2`, `^*`, `+-1` or `2|-1` (docs/VALUES.md)");
  described_if(game == nullptr || (game->info.sided && game->info.number_favours == 0), options)
      .add_options()("least", po::value<std::string>(),
                     "of a game of Left and Right: the least value of this option for which Left wins; every smaller "
                     "one is refuted, greater ones are not asked");
  auto add = options.described.add_options();
  add("moves",
      "all winning first moves in the v line; of a file of instances in a third field `v MOVES`, none where the answer "
      "is not known");
  add("nodes",
      "how many positions the search met, those played alike counted once (of local games in normal play: looked at), "
      "in "
      "a line `c nodes N`; none where no search answered. Rows of a file of instances stay as they are; JSON always "
      "has "
      "it");
  add("engine", po::value<std::string>()->default_value("best"), engines_for(game).c_str());
  add("certificate", po::value<std::string>(),
      "write the evidence there; of several instances one certificate after the other, and of those before a malformed "
      "line if there is one. An older file is replaced by a whole new one, or stays");
  if (game == nullptr || game->info.name == "bichromatic-colouring")
    add("balanced",
        "of bichromatic-colouring: the end of a tied play, all edges in two colours equally often but for one, and no "
        "triangle in one of them (docs/TRIANGULATIONS.md); the answer is that of the board so painted");
  describe_exchange(options, game);
  if (game == nullptr || game->info.name == "ello")
    add("steps",
        "of ello on a graph: in lines c how the paper decides the game, by blocks, threads and the algorithm for "
        "maximal outerplanar graphs (docs/ELLO.md)");
  if (game == nullptr || game->info.name == "blue-red")
    add("checkpoint", po::value<std::string>(),
        "blue-red on directed paths on which nothing is painted: the values of all shorter paths are kept there, "
        "written every minute and at the end, and gone on from if they are there (docs/COMMANDS.md)");
  add("time-limit", po::value<double>(), "seconds for an instance and an engine; then UNKNOWN");
  add("jobs", po::value<int>()->default_value(1),
      "threads of a search of a local game in normal play, 0 for all cores: answers are the same; nodes, moves and "
      "certificates need not be");
  add("memory-limit", po::value<long long>()->default_value(static_cast<long long>(solve::Limits{}.megabytes)),
      "MB of the positions a search keeps, in tables and on its line of play; then UNKNOWN, but a search of a local "
      "game "
      "in normal play forgets and goes on. Not counted: the board, at most 300 MB");
  describe_input_format(options);
  describe_parameters(options, arguments);
}

solve::Engine engine_of(const CommandOptions& options) {
  std::vector<std::string> names;
  for (const auto& [name, engine] : solve::engines) names.emplace_back(name);
  const std::string chosen = one_of("engine", options.value<std::string>("engine"), names);
  return std::ranges::find(solve::engines, chosen, [](const auto& named) { return std::string(named.first); })->second;
}

solve::Limits limits_of(const CommandOptions& options) {
  solve::Limits limits;
  limits.seconds = time_limit(options);
  const auto megabytes = options.value<long long>("memory-limit");
  constexpr long long most = 1LL << 30;
  if (megabytes < 1 || megabytes > most) {
    throw text::InputError("expected --memory-limit with a number of MB from 1 to " + std::to_string(most) +
                           ", found " + std::to_string(megabytes));
  }
  limits.megabytes = static_cast<std::size_t>(megabytes);
  return limits;
}

}  // namespace

int run_solve(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  describe_solve(options, arguments);
  if (!options.parse(command, arguments)) return success;
  Question question{game_options(command, options), {}};
  question.request.misere = misere_said(options);
  question.request.nimber = options.has("nimber");
  question.request.value = options.has("value");
  question.request.all_moves = options.has("moves");
  question.request.engine = engine_of(options);
  question.request.certificate = options.has("certificate");
  question.request.theorems = true;
  question.request.limits = limits_of(options);
  question.request.jobs = jobs_of(options);

  question.exchange = exchange_of(options);
  if (!question.exchange.empty() && (question.request.all_moves || question.request.engine != solve::Engine::best))
    throw text::InputError("expected --exchange with neither --moves nor --engine");
  question.steps = options.has("steps");
  question.balanced = options.has("balanced");
  if (question.balanced && question.game.entry.info.name != "bichromatic-colouring")
    throw text::InputError("expected bichromatic-colouring with --balanced, found " +
                           question.game.entry.info.called());
  if (question.steps && question.game.entry.info.name != "ello")
    throw text::InputError("expected ello with --steps, found " + question.game.entry.info.called());
  if (options.has("checkpoint")) {
    if (question.request.certificate || question.request.engine != solve::Engine::best)
      throw text::InputError("expected --checkpoint with neither --certificate nor --engine");
    question.kept = std::make_unique<PathValues>(options.value<std::string>("checkpoint"));
  }
  InstanceLines lines(question.game.instances, input_format(options), options.quiet());
  if (question.steps && lines.from_file() && !options.json())
    throw text::InputError("expected one board with --steps, or --json, found " + question.game.instances);
  std::optional<LeastValue> least;
  if (options.has("least")) {
    least.emplace(LeastValue{question.game, options.value<std::string>("least"), question.request});
    require_least(*least, options);
  }
  const auto solve_all = [&](verify::AtomicFile* certificates) {
    return least ? solve_least(*least, options, lines, certificates)
                 : solve_lines(question, options, lines, certificates);
  };
  if (!question.request.certificate) return solve_all(nullptr);
  const auto file = options.value<std::string>("certificate");
  if (lines.read_from(file))
    throw text::InputError("expected --certificate with another file than that of the instances, found " + file);
  verify::AtomicFile certificates(file);
  return solve_all(&certificates);
}

}  // namespace gamecert::cli
