// gamecert encode: the formula that is satisfiable exactly if a solitaire can be won, or a score be reached.
#include <iostream>

#include "cli/game_options.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "encode/questions.hpp"
#include "solve/sat_answers.hpp"

namespace gamecert::cli {
namespace {

constexpr int largest_score = 1'000'000'000;

void describe(Options& options) {
  namespace po = boost::program_options;
  auto add = options.described.add_options();
  add("format", po::value<std::string>(), "dimacs");
  add("at-least", po::value<int>(), "for a game for points: ask for a score of at least that");
  describe_parameters(options);
}

/// The statement that a model refutes.
std::string statement_of(const games::GameInfo& info, const Options& options) {
  const bool points = info.players == 1 && info.stuck == games::Stuck::ends;
  if (!options.has("at-least")) {
    if (points)
      throw InputError("expected --at-least for " + std::string(info.name) + ", a game for points, found none");
    return "UNWINNABLE";
  }
  const int least = options.value<int>("at-least");
  if (!points) throw InputError("expected a solitaire for points for --at-least, found " + std::string(info.name));
  if (least > largest_score || least < -largest_score)
    throw InputError("expected --at-least -1000000000..1000000000, found " + std::to_string(least));
  return "SCORE <= " + std::to_string(least - 1);
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
  if (!options.has("format")) throw InputError("expected --format dimacs, found none");
  one_of("format", options.value<std::string>("format"), {"dimacs"});
  const std::string statement = statement_of(game.entry.info, options);
  const Line line = only_line(game.instance);
  try {
    solve::Watch watch(solve::Limits{});  // ends the making where an interrupt was asked for
    const encode::Question question = encode::question(game.entry, instance_of(line), game.parameters, statement,
                                                       {.between = solve::formula_watch(watch)});
    print(encode::dimacs(question.cnf, question.title));
  } catch (const InputError& error) {
    throw placed(line, error);
  } catch (const LimitError& limit) {  // standard output is for the formula alone
    std::cerr << "UNKNOWN " << limit.what() << '\n';
    return undecided;
  }
  return success;
}

}  // namespace gamecert::cli
