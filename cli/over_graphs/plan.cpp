// gamecert plan: what a sweep or a table will cost, and the scripts that run it as a job array.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <map>
#include <sstream>

#include "cli/conjectures/statements.hpp"
#include "cli/files/job_scripts.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/scope.hpp"
#include "cli/users_games/game_files.hpp"
#include "conjectures/defined_words.hpp"
#include "conjectures/language.hpp"
#include "sweeps/estimate.hpp"
#include "text/errors.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/statement_folder.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {
namespace {

namespace po = boost::program_options;

constexpr int greatest_array = 1000;  // as Slurm has it unless told otherwise

std::string digits(double number) {
  std::ostringstream text;
  text.precision(number < 1000 ? 3 : 6);
  text << number;
  return text.str();
}

std::string hours(const sweeps::EstimatedTime& time) {
  return digits(time.seconds / 3600) + " processor hours, at most " + digits(time.at_most() / 3600);
}

/// Shards are most even where their number divides that of the pieces.
int tasks_for(double seconds, double limit, int pieces) {
  constexpr double uneven = 1.3;
  const double wanted = std::max(1.0, std::ceil(uneven * seconds / limit));
  if (wanted > pieces)
    throw text::InputError("expected --hours of at least " + digits(uneven * seconds / 3600 / pieces) + ", which the " +
                           std::to_string(pieces) + " pieces of the last order may take each, found " +
                           digits(limit / 3600));
  int tasks = static_cast<int>(wanted);
  while (pieces % tasks != 0) ++tasks;
  return tasks;
}

constexpr std::int64_t longest = 1'000'000;  // hours of a task, and seconds of a sample

/// Rounded up.
std::int64_t whole(double number) {
  constexpr double most = 1e12;
  return static_cast<std::int64_t>(number < most ? std::ceil(number) : most);
}

int tasks_given(const CommandOptions& options) {
  const int tasks = options.value<int>("tasks");
  if (tasks < 1 || tasks > 1'000'000)
    throw text::InputError("expected --tasks from 1 to 1000000, found " + std::to_string(tasks));
  return tasks;
}

void require_empty(const std::string& folder) {
  std::error_code error;
  if (std::filesystem::exists(folder, error) && !std::filesystem::is_empty(folder, error))
    throw text::InputError(folder + ": expected a new or empty folder for --output, found something in it");
}

/// InputError unless the file stands below the one that uses it: it is copied to the same place below the scripts.
void require_below(const std::string& name) {
  const std::filesystem::path path(name);
  if (path.is_absolute() || std::ranges::count(path, std::filesystem::path("..")) != 0)
    throw text::InputError("expected a file below the folder of the file that uses it for plan, found " + name);
}

/// The texts of the games that formulas ask, and of the file of statements with those that it uses, by the names that
/// they have beside the scripts: what is changed later in files of users changes no job.
std::map<std::string, std::string> texts_beside(const CommandOptions& options) {
  std::map<std::string, std::string> texts;
  if (options.has("conjectures")) {
    const std::filesystem::path path = options.value<std::string>("conjectures");
    texts[path.filename()] = verify::whole_file(path);
    for (const sweeps::UsedFile& used : sweeps::used_files(texts[path.filename()])) {
      require_below(used.name);
      const std::string text = texts[used.name] = verify::whole_file(path.parent_path() / used.name);
      if (!used.name.ends_with(".words")) continue;
      for (const conjectures::UsedGame& game : conjectures::used_games(text)) {
        const std::filesystem::path beside = std::filesystem::path(used.name).parent_path() / game.file;
        require_below(beside.string());
        texts[beside.string()] = verify::whole_file(path.parent_path() / beside);
      }
    }
  }
  if (!options.has("game")) return texts;
  for (const std::string& path : options.value<std::vector<std::string>>("game"))
    texts[read_game_file(path).users.text.name + ".game"] = verify::whole_file(path);
  return texts;
}

/// The file of statements as the scripts have it; empty without.
std::string statements_beside(const CommandOptions& options) {
  if (!options.has("conjectures")) return "";
  return std::filesystem::path(options.value<std::string>("conjectures")).filename().string();
}

/// What is asked of every graph: of a file of statements all of them.
language::Formula conjecture_of(const CommandOptions& options, const sweeps::Scope& scope) {
  if (!options.has("conjectures")) return conjectures::parse_conjecture(options.plain()[0], scope.subject());
  const StatementText file = statement_text(options, options.value<std::string>("conjectures"));
  std::vector<language::Formula> all;
  for (const sweeps::FileStatement& each : statements_of(file, scope.subject(), {})) all.push_back(each.formula);
  return verify::statement_of(all, std::vector<bool>(all.size(), true));
}

std::vector<std::string> arguments_of(const CommandOptions& options, const sweeps::Scope& scope, bool table) {
  std::vector<std::string> arguments{table ? "table" : "sweep"};
  if (options.has("conjectures")) {
    arguments = {"conjectures", "run", statements_beside(options)};
  } else {
    arguments.push_back(options.plain()[0]);
  }
  arguments.emplace_back("--order");
  arguments.push_back(options.value<std::string>("order"));
  arguments.emplace_back("--class");
  arguments.push_back(graphs::name(scope.graph_class));
  if (options.has("definition")) arguments.emplace_back("--definition");
  if (options.has("by")) arguments.insert(arguments.end(), {"--by", options.value<std::string>("by")});
  for (const auto& [name, text] : texts_beside(options))
    if (name.ends_with(".game") && options.has("game")) arguments.insert(arguments.end(), {"--game", name});
  return arguments;
}

void write_scripts(const JobPlan& plan, const std::map<std::string, std::string>& games, const std::string& output) {
  const std::filesystem::path folder = verify::made_directory(output);
  std::vector<std::pair<std::string, std::string>> files = job_scripts(plan);
  files.insert(files.end(), games.begin(), games.end());
  for (const auto& [name, text] : files) {
    verify::made_directory((folder / name).parent_path().string());
    verify::AtomicFile file(folder / name);
    file.write(text);
    file.commit();
  }
  std::filesystem::permissions(folder / "submit",
                               std::filesystem::perms::owner_exec | std::filesystem::perms::group_exec,
                               std::filesystem::perm_options::add);
}

}  // namespace

int run_plan(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.described.add_options()("quiet,q", "the last line only")("order", po::value<std::string>(), "A..B or A")(
      "class", po::value<std::string>()->default_value("connected"), "as sweep has it")(
      "table", "the argument is the columns of a table")(
      "conjectures", po::value<std::string>(),
      "FILE in place of CONJECTURE: the jobs are those of `gamecert conjectures run FILE`")(
      "by", po::value<std::string>(), "with --table: as table has it")("definition", "as sweep has it")(
      "hours", po::value<double>(), "the longest that a task may take")(
      "tasks", po::value<int>(), "so many tasks, in place of --hours")("sample", po::value<double>()->default_value(60),
                                                                       "seconds for the sample of each order")(
      "output", po::value<std::string>(), "a new directory for the scripts");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != (options.has("conjectures") ? 0 : 1))
    throw text::InputError("expected one CONJECTURE, or --conjectures FILE; see gamecert plan --help");
  if (options.has("conjectures") && options.has("table"))
    throw text::InputError("expected --table or --conjectures, found both");
  if (!options.has("output")) throw text::InputError("expected --output DIR, found none");
  if (options.has("hours") == options.has("tasks"))
    throw text::InputError("expected one of --hours and --tasks, found " +
                           std::string(options.has("hours") ? "both" : "none"));
  const auto output = options.value<std::string>("output");
  const double limit = options.has("hours") ? 3600 * number_above_0(options, "hours", longest) : 0;
  const int given = options.has("tasks") ? tasks_given(options) : 0;
  const double sample = number_above_0(options, "sample", longest);
  require_empty(output);
  const sweeps::Scope scope = graphs_of(options, words_of(options));
  if (!scope.conditions.empty())
    throw text::InputError("expected a class that is generated whole for plan, found " + scope.class_name());
  scope.require_orders(graphs::largest_order(scope.graph_class));
  require_words(scope, "plan");
  const bool table = options.has("table");
  if (options.has("by") && !table) throw text::InputError("expected --by with --table, found it without");
  certificates::LedgerQuestion question;
  if (table) {
    question = sweeps::question_of(sweeps::TableRequest{
        scope, options.plain()[0], options.has("by") ? options.value<std::string>("by") : std::string()});
  } else {
    question.conjecture = conjecture_of(options, scope);
  }
  const sweeps::Estimate cost = sweeps::estimate(scope, question, sample);
  const double seconds = std::max(cost.making.at_most(), cost.checking.at_most());
  const int tasks = given > 0 ? given : tasks_for(seconds, limit, cost.pieces_of_last_order);
  const double each = limit > 0 ? limit : 2 * seconds / tasks;
  const JobPlan plan{.program = std::filesystem::read_symlink("/proc/self/exe").string(),
                     .arguments = arguments_of(options, scope, table),
                     .conjectures = statements_beside(options),
                     .orders = options.value<std::string>("order"),
                     .tasks = tasks,
                     .minutes = std::max<std::int64_t>(5, whole(each / 60)),
                     .megabytes = 256 + whole(cost.largest_piece * 100 / 1e6)};
  write_scripts(plan, texts_beside(options), output);
  if (!options.quiet()) {
    print_line("c sampled " + std::to_string(cost.sampled_graphs) + " graphs in " + std::to_string(cost.sampled_parts) +
               " parts; bounds hold with probability 0.95 if parts are alike, on a machine like this");
    print_line("c " + digits(cost.graphs) + " graphs in " + std::to_string(cost.pieces) + " pieces");
    print_line("c making: " + hours(cost.making));
    print_line("c checking: " + hours(cost.checking));
    print_line("c memory: " + std::to_string(plan.megabytes) + " MB a task");
    print_line("c disk: at most " + digits(cost.bytes / 1e6) + " MB, twice that with the merged ledger");
    if (tasks > greatest_array) print_line("c more than 1000 tasks need a MaxArraySize above that in slurm.conf");
  }
  print_line("s PLANNED " + std::to_string(tasks) + " tasks of at most " + std::to_string(plan.minutes) +
             " minutes; to start them: " + output + "/submit");
  return success;
}

}  // namespace gamecert::cli
