// gamecert help.
#pragma once

#include "cli/command.hpp"

namespace gamecert::cli {

/// The commands in a line each, as `gamecert --help` prints them.
void print_usage();
/// Without a word the index of all topics; else the pages of the word. The exit status; InputError for a word that is
/// not known, with the nearest one.
int run_help(const Arguments& arguments);

}  // namespace gamecert::cli
