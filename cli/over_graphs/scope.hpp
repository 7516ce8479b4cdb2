// The graphs that sweep and table go through, as options say.
#pragma once

#include "cli/options.hpp"
#include "conjectures/language.hpp"
#include "language/typing.hpp"
#include "sweeps/sweep.hpp"

namespace gamecert::cli {

/// Adds --jobs, --definition, --time-limit and --words.
void describe_evaluation(CommandOptions& options);
/// What they say. InputError.
int jobs_of(const CommandOptions& options);
sweeps::Evaluator::Mode mode_of(const CommandOptions& options);
/// Those of the file; none without --words. Once a command: what comes through a pipe can be read but once.
language::UserWords words_of(const CommandOptions& options);

/// Adds --order, --class, --progress, -q, --json and those above.
void describe_scope(CommandOptions& options);
/// What --order, --class and --definition say, with words of one's own. InputError.
sweeps::Scope graphs_of(const CommandOptions& options, const language::UserWords& words);
/// What these options say. InputError.
sweeps::Scope scope_of(const CommandOptions& options, const language::UserWords& words);

/// InputError unless there can be ledgers of all orders, which `what` needs.
void require_words(const sweeps::Scope& scope, const std::string& what);
/// That there can be no ledger of the last order, if so.
std::optional<std::string> without_ledger(const sweeps::Scope& scope);

}  // namespace gamecert::cli
