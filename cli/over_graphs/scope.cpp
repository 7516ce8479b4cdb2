// Options of what goes through many graphs.
#include "cli/over_graphs/scope.hpp"

#include <algorithm>
#include <filesystem>
#include <tuple>

#include "cli/over_graphs/progress.hpp"
#include "cli/users_games/game_files.hpp"
#include "conjectures/defined_words.hpp"
#include "text/errors.hpp"
#include "text/located.hpp"
#include "text/numbers.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {
namespace {

std::string class_help() {
  std::string text =
      "the connected graphs that fit all of these words, separated by commas (with all or a word for digraphs, the "
      "others too), and any properties and formulas of the language beside them (`planar cubic`, `free(cycle:4)`):";
  for (const graphs::ClassWord& word : graphs::class_words()) text += (text.back() == ':' ? " " : ", ") + word.usage();
  return text + "; blanks beside commas are skipped, a kind may be in the singular (`gamecert list classes`)";
}

sweeps::Shard shard_of(const CommandOptions& options, const sweeps::Scope& scope) {
  constexpr int most = 1'000'000;
  const auto text = options.value<std::string>("shard");
  const std::size_t slash = std::min(text.find('/'), text.size());
  const auto index = text::whole_number(text.substr(0, slash));
  const auto count = text::whole_number(text.substr(std::min(slash + 1, text.size())));
  if (!index || !count || *count < 1 || *count > most || *index >= *count)
    throw text::InputError("expected --shard I/N with I from 0 to N-1, N at most " + std::to_string(most) +
                           ", found '" + text + "'");
  if (!options.has("certificates")) throw text::InputError("expected --certificates DIR with --shard, found none");
  require_words(scope, "--shard");
  return {.index = *index, .count = *count};
}

}  // namespace

void describe_evaluation(CommandOptions& options) {
  options.described.add_options()("jobs", boost::program_options::value<int>()->default_value(0),
                                  "threads; 0 for all cores")(
      "time-limit", boost::program_options::value<double>(),
      "seconds for each graph; one that takes longer is listed as undecided, and the end is UNKNOWN, status 3 (of a "
      "sweep unless there is a counterexample)")("definition",
                                                 "decide every property from its definition, every colouring by play")(
      "words", boost::program_options::value<std::string>(),
      "file of words of your own, defined in the language of conjectures as conjectures/words.txt is");
}

int jobs_of(const CommandOptions& options) {
  const int jobs = options.value<int>("jobs");
  if (jobs < 0) throw text::InputError("expected --jobs 0 or more, found " + std::to_string(jobs));
  return jobs;
}

sweeps::Evaluator::Mode mode_of(const CommandOptions& options) {
  return options.has("definition") ? sweeps::Evaluator::Mode::definition : sweeps::Evaluator::Mode::fast;
}

std::string text_of_words(const CommandOptions& options) {
  return options.has("words") ? verify::whole_file(options.value<std::string>("words")) : "";
}

language::UserWords words_of(const CommandOptions& options) { return words_of(options, text_of_words(options)); }

language::UserWords words_of(const CommandOptions& options, const std::string& text) {
  return options.has("words") ? words_in(options.value<std::string>("words"), text) : conjectures::inlined_words();
}

language::UserWords words_in(const std::string& path) { return words_in(path, verify::whole_file(path)); }

language::UserWords words_in(const std::string& path, const std::string& text) {
  try {
    for (const conjectures::UsedGame& game : conjectures::used_games(text))
      read_game_file((std::filesystem::path(path).parent_path() / game.file).string());
    return conjectures::read_user_words(text);
  } catch (const text::InputError& error) {
    if (error.place().line == 0) throw;  // the file of a game
    throw text::InputError(path + ":" + text::with_place(error));
  }
}

void describe_graphs(CommandOptions& options) {
  namespace po = boost::program_options;
  options.describe_output();
  describe_progress(options);
  options.described.add_options()("order", po::value<std::string>(),
                                  "A..B, A, or A.. to the greatest of the class: the orders gone through")(
      "class", po::value<std::string>()->default_value("connected"), class_help().c_str());
}

void describe_scope(CommandOptions& options) {
  namespace po = boost::program_options;
  describe_graphs(options);
  options.described.add_options()("shard", po::value<std::string>(),
                                  "I/N, I from 0 to N-1: with --certificates, make the ledgers of this one of N shares "
                                  "of the work alone (gamecert merge puts them together)");
  describe_evaluation(options);
}

sweeps::Scope graphs_of(const CommandOptions& options, const language::UserWords& words) {
  if (!options.has("order")) throw text::InputError("expected --order A..B, found none");
  return graphs_of(options, sweeps::read_class(options.value<std::string>("class"), &words),
                   options.value<std::string>("order"));
}

sweeps::Scope graphs_of(const CommandOptions& options, const sweeps::MeantClass& meant, const std::string& orders) {
  sweeps::Scope scope;
  scope.graph_class = meant.generated;
  scope.conditions = meant.conditions;
  std::tie(scope.first_order, scope.last_order) = parse_orders(orders, graphs::largest_order(scope.graph_class));
  scope.mode = mode_of(options);
  scope.mode = scope.evaluation();
  return scope;
}

sweeps::Scope scope_of(const CommandOptions& options, const language::UserWords& words) {
  sweeps::Scope scope = graphs_of(options, words);
  scope.jobs = jobs_of(options);
  scope.seconds_a_graph = time_limit(options);
  if (options.has("shard")) scope.shard = shard_of(options, scope);
  return scope;
}

void require_words(const sweeps::Scope& scope, const std::string& what) {
  if (!sweeps::LedgerKeeper::possible(scope.graph_class, scope.last_order))
    throw text::InputError("expected orders whose graphs have words of 128 bits for " + what + ", found " +
                           std::to_string(scope.last_order) + " of the class " + graphs::name(scope.graph_class));
}

std::optional<std::string> without_ledger(const sweeps::Scope& scope) {
  if (sweeps::LedgerKeeper::possible(scope.graph_class, scope.last_order)) return std::nullopt;
  return "no ledger of order " + std::to_string(scope.last_order) + ": words of its graphs exceed 128 bits";
}

}  // namespace gamecert::cli
