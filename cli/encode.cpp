// gamecert encode: the formula that is satisfiable, or true, exactly if a game can be won, or a score be reached.
#include <iostream>

#include "cli/game_options.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "encode/game_qbf.hpp"
#include "encode/questions.hpp"

namespace gamecert::cli {
namespace {

constexpr int largest_score = 1'000'000'000;

void describe(Options& options) {
  namespace po = boost::program_options;
  auto add = options.described.add_options();
  add("format", po::value<std::string>(), "dimacs (solitaires), qdimacs or qcir (two-player games)");
  add("at-least", po::value<int>(), "for a game for points: ask for a score of at least that");
  add("play", po::value<std::string>()->default_value("normal"), "normal or misere (two-player games)");
  describe_parameters(options);
}

/// What --at-least says.
int least_score(const Options& options) {
  const int least = options.value<int>("at-least");
  if (least > largest_score || least < -largest_score)
    throw InputError("expected --at-least -1000000000..1000000000, found " + std::to_string(least));
  return least;
}

/// The statement that a model refutes.
std::string statement_of(const games::GameInfo& info, const Options& options) {
  const bool points = info.players == 1 && info.stuck == games::Stuck::ends;
  if (!options.has("at-least")) {
    if (points)
      throw InputError("expected --at-least for " + std::string(info.name) + ", a game for points, found none");
    return "UNWINNABLE";
  }
  if (!points) throw InputError("expected a solitaire for points for --at-least, found " + std::string(info.name));
  return "SCORE <= " + std::to_string(least_score(options) - 1);
}

/// What the first of two players is to reach.
encode::Goal goal_of(const games::GameInfo& info, const Options& options, bool quantified) {
  encode::Goal goal;
  goal.misere = one_of("play", options.value<std::string>("play"), {"normal", "misere"}) == "misere";
  if (goal.misere && !quantified)
    throw InputError("expected --format qdimacs or qcir for --play misere, found --format dimacs");
  if (!quantified || !options.has("at-least")) return goal;
  if (info.players != 2 || info.stuck == games::Stuck::loses)
    throw InputError("expected a game for two for points for --at-least, found " + std::string(info.name));
  goal.at_least = least_score(options);
  return goal;
}

/// The only instance there is.
Line only_line(const std::string& argument) {
  InstanceLines lines(argument);
  Line line = *lines.next();
  if (lines.next())
    throw InputError("expected one instance, found more in " + (argument == "-" ? "standard input" : argument));
  return line;
}

}  // namespace

int run_encode(const Command& command, const Arguments& arguments) {
  Options options;
  describe(options);
  if (!options.parse(command, arguments)) return success;
  const GameOptions game = game_options(command, options);
  if (!options.has("format")) throw InputError("expected --format dimacs, qdimacs or qcir, found none");
  const std::string format = one_of("format", options.value<std::string>("format"), {"dimacs", "qdimacs", "qcir"});
  const bool quantified = format != "dimacs";
  const encode::Goal goal = goal_of(game.entry.info, options, quantified);
  const std::string statement = quantified ? "" : statement_of(game.entry.info, options);
  const Line line = only_line(game.instance);
  try {
    if (quantified) {
      const encode::Qbf qbf = encode::game_qbf(game.entry, instance_of(line), game.parameters, goal);
      print(format == "qcir" ? encode::qcir(qbf) : encode::qdimacs(qbf));
    } else {
      const encode::Question question = encode::question(game.entry, instance_of(line), game.parameters, statement);
      print(encode::dimacs(question.cnf, question.title));
    }
  } catch (const InputError& error) {
    throw placed(line, error);
  } catch (const LimitError& limit) {  // standard output is for the formula alone
    std::cerr << "UNKNOWN " << limit.what() << '\n';
    return undecided;
  }
  return success;
}

}  // namespace gamecert::cli
