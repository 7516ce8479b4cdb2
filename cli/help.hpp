// gamecert help.
#pragma once

#include "cli/command.hpp"

namespace gamecert::cli {

/// The commands without a word; else what the command, the game or the word is. The exit status; InputError for a word
/// that is not known.
int run_help(const Arguments& arguments);

}  // namespace gamecert::cli
