// gamecert solve --least OPTION: the least value of an option for which Left wins.
#pragma once

#include <string>

#include "cli/game_options.hpp"
#include "cli/input.hpp"
#include "solve/answer.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::cli {

/// What is asked: of a game of Left and Right, for a number behind an option.
struct LeastValue {
  GameOptions game;
  std::string option;
  solve::Request request;
};

/// InputError unless Left or Right wins the game, and the option is one of numbers that is not given itself.
void require_least(const LeastValue& question, const CommandOptions& options);

/// Asks each value from the least on until Left wins, of every line: for each that was asked a certificate, if some are
/// wanted (else null). A value for which nothing is known ends the question. Exit status.
int solve_least(const LeastValue& question, const CommandOptions& options, InstanceLines& lines,
                verify::AtomicFile* certificates);

}  // namespace gamecert::cli
