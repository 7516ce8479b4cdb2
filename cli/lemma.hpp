// The two halves of gamecert lemma.
#pragma once

#include "cli/options.hpp"

namespace gamecert::cli {

int check_lemma(const Options& options, const std::string& name);
int discover_lemmas(const Options& options);

/// Seconds, from --time-limit. InputError.
double time_limit(const Options& options);

}  // namespace gamecert::cli
