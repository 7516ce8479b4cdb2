// gamecert merge: the ledgers of shards to the ledger of one run, and what that run says.
#include <algorithm>

#include "cli/files/shards.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "conjectures/column_texts.hpp"
#include "language/infix.hpp"
#include "text/errors.hpp"
#include "text/file_name.hpp"

namespace gamecert::cli {
namespace {

/// As gamecert-check prints them.
void print_grounds(const std::vector<certificates::JointClaim>& claims, const CheckReports& reports) {
  for (const certificates::JointClaim& claim : claims) {
    std::string line = "c rests on: " + certificates::text(claim.grounds);
    for (const std::string& ground : reports.grounds) {
      if ((line + ";").find(" " + ground + ";") == std::string::npos) line.append("; ").append(ground);
    }
    print_line("c " + claim.subject + " " + claim.statement);
    if (!claim.reads.empty()) print_line("c reads: " + claim.reads);
    print_line(line + "; reports of gamecert-check");
  }
  for (const std::string& file : reports.files) print_line("c checked: " + text::file_name(file));
}

/// The same of pieces of several statements: the run makes them of one.
void print_grounds_of_reports(const CheckReports& reports) {
  std::string line = "c rests on: theorem of docs/LEDGERS.md";
  for (const std::string& ground : reports.grounds)
    if (line.find(" " + ground) == std::string::npos) line += "; " + ground;
  print_line(line + "; reports of gamecert-check");
  for (const std::string& file : reports.files) print_line("c checked: " + text::file_name(file));
}

/// The run itself, over a folder that holds all its ledgers: none is made.
int run_over(const GatheredLedgers& ledgers, const CommandOptions& options, const std::string& output) {
  const bool table = !ledgers.question.columns.empty(), statements = options.has("conjectures");
  const std::string first = std::to_string(ledgers.first_order), last = std::to_string(ledgers.last_order);
  Arguments arguments;
  if (statements) arguments = {"run", options.value<std::string>("conjectures")};
  for (const std::string& word : {std::string("--order"), first + ".." + last, std::string("--class"),
                                  graphs::name(ledgers.graph_class), std::string("--certificates"), output})
    arguments.push_back(word);
  if (options.has("checked")) arguments.emplace_back("--definition");  // so that no other theorems are named
  if (options.has("all") && !table) arguments.emplace_back("--all");
  if (options.quiet()) arguments.emplace_back("--quiet");
  if (options.json()) arguments.emplace_back("--json");
  const auto run = [&](std::string_view name) {
    const auto command = std::ranges::find(commands(), name, &Command::name);
    return command->run(*command, arguments);
  };
  if (statements) return run("conjectures");
  const auto [columns, keys] = conjectures::column_texts(ledgers.question.columns);
  if (!keys.empty()) arguments.insert(arguments.end(), {"--by", keys});
  arguments.emplace_back("--");
  arguments.push_back(table ? columns : language::infix(ledgers.question.conjecture));
  return run(table ? "table" : "sweep");
}

}  // namespace

int run_merge(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  namespace po = boost::program_options;
  options.describe_output();
  options.described.add_options()(
      "output", po::value<std::string>(),
      "directory for the ledgers: a new or empty one, or that of the same merge, broken off")(
      "checked",
      "trust what gamecert-check has said of each folder, in DIR/checked.report, if it is about the bytes that are "
      "merged; print what the whole rests on")(
      "order", po::value<std::string>(), "A..B or A: the orders that the shards were made for; without it those found")(
      "conjectures", po::value<std::string>(),
      "FILE: the shards are those of `gamecert conjectures run FILE`, and so is what is printed")(
      "all", "take the orders behind a counterexample as well, and list all counterexamples");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().empty())
    throw text::InputError("expected directories with ledgers, found none; see gamecert merge --help");
  if (!options.has("output")) throw text::InputError("expected --output DIR, found none");
  const auto output = options.value<std::string>("output");
  end_at_interrupts();  // the same command again goes on
  Orders orders;
  if (options.has("order")) orders = parse_orders(options.value<std::string>("order"));
  const Merged merged = options.has("conjectures") ? Merged::statements : Merged::question;
  const GatheredLedgers ledgers = gather_ledgers(options.plain(), orders, options.has("all"), merged);
  require_room(ledgers, options.plain(), output, merged);
  const CheckReports reports = options.has("checked") ? check_reports(ledgers) : CheckReports();
  std::vector<certificates::JointClaim> claims;
  if (merged == Merged::question) claims = joined(ledgers, reports);
  copy_ledgers(ledgers, output);
  end_searches_on_interrupt();
  const bool grounds = options.has("checked") && !options.quiet() && !options.json();
  if (grounds && merged == Merged::question) print_grounds(claims, reports);
  if (grounds && merged == Merged::statements) print_grounds_of_reports(reports);
  return run_over(ledgers, options, output);
}

}  // namespace gamecert::cli
