// The graphs that sweep and table go through, as options say.
#pragma once

#include "cli/options.hpp"
#include "conjectures/language.hpp"
#include "sweeps/class_text.hpp"
#include "sweeps/sweep.hpp"

namespace gamecert::cli {

/// Adds --jobs, --definition, --time-limit and --words.
void describe_evaluation(CommandOptions& options);
/// What they say. InputError.
int jobs_of(const CommandOptions& options);
sweeps::Evaluator::Mode mode_of(const CommandOptions& options);
/// Those of the file; none without --words. Once a command: what comes through a pipe can be read but once.
language::UserWords words_of(const CommandOptions& options);
/// The same in two steps: what is in the file, and the words that this text defines.
std::string text_of_words(const CommandOptions& options);
language::UserWords words_of(const CommandOptions& options, const std::string& text);
/// Those that a file defines, and the same of its text. InputError, naming the file.
language::UserWords words_in(const std::string& path);
language::UserWords words_in(const std::string& path, const std::string& text);

/// Adds --order, --class, --progress, -q and --json.
void describe_graphs(CommandOptions& options);
/// Adds these, --shard and those above.
void describe_scope(CommandOptions& options);
/// What --order, --class and --definition say, with words of one's own. InputError.
sweeps::Scope graphs_of(const CommandOptions& options, const language::UserWords& words);
/// The same of a class that is read, and orders as --order takes them.
sweeps::Scope graphs_of(const CommandOptions& options, const sweeps::MeantClass& meant, const std::string& orders);
/// What these options say. InputError.
sweeps::Scope scope_of(const CommandOptions& options, const language::UserWords& words);

/// InputError unless there can be ledgers of all orders, which `what` needs.
void require_words(const sweeps::Scope& scope, const std::string& what);
/// That there can be no ledger of the last order, if so.
std::optional<std::string> without_ledger(const sweeps::Scope& scope);

}  // namespace gamecert::cli
