// The graphs that sweep and table go through: options, and progress in words.
#pragma once

#include <string>

#include "cli/options.hpp"
#include "verify/sweep.hpp"

namespace gamecert::cli {

/// Adds --order, --class, --jobs, --definition.
void describe_scope(Options& options);
/// What these options say. InputError.
verify::Scope scope_of(const Options& options);

/// `order 9: 120000 of 261080 graphs, 210000 graphs/s, 1 s left, 0 failures`
std::string text(const verify::Progress& progress);

}  // namespace gamecert::cli
