// gamecert conjectures: files of statements.
#include "cli/command.hpp"
#include "cli/conjectures/statement_run.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/scope.hpp"
#include "language/infix.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

namespace po = boost::program_options;

int list_statements(const CommandOptions& options, const StatementText& file, const std::vector<std::string>& names) {
  const auto about = sweeps::read_class(options.value<std::string>("class"), &file.words).generated.directed()
                         ? language::GraphKind::digraphs
                         : language::GraphKind::graphs;
  for (const sweeps::FileStatement& each : statements_of(file, about, names)) {
    print_line(each.name + "\t" + language::infix(each.formula) + "\t" +
               (each.known.text.empty() ? "-" : each.known.text) + "\t" + (each.source.empty() ? "-" : each.source));
  }
  return success;
}

}  // namespace

int run_conjectures(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  describe_scope(options);
  options.about =
      "A file of statements (docs/OPEN.md) has entries\n"
      "  conjecture NAME: SOURCE\n"
      "  text FORMULA\n"
      "  known open | refuted | refuted GRAPH | refuted at order N | true by THEOREM | true to order N\n";
  options.described.add_options()(
      "certificates", po::value<std::string>(),
      "run: directory for the ledger of all statements that hold, sweep-order-N-piece-I-of-K.cert each, of which "
      "pieces "
      "that are there are not made again, and for counterexample-NAME.cert of each statement that falls");
  describe_near(options);
  if (!options.parse(command, arguments)) return success;
  const std::vector<std::string>& plain = options.plain();
  const std::string what = plain.empty() ? "" : plain.front();
  if (what != "run" && what != "list")
    throw text::InputError("expected run or list" + text::did_you_mean(what, {{"run", "list"}}) + ", found " +
                           text::quoted(what) + "; see gamecert conjectures --help");
  if (plain.size() < 2)
    throw text::InputError("expected a file of statements behind " + what +
                           ", found none; see gamecert conjectures --help");
  const StatementText file = statement_text(options, plain[1]);
  const std::vector<std::string> names(plain.begin() + 2, plain.end());
  if (what == "list") return list_statements(options, file, names);
  if (options.given("budget") && !options.has("near"))
    throw text::InputError("expected --budget with --near, found it without");
  return options.has("near") ? run_near(options, file, names) : run_statements(options, file, names);
}

}  // namespace gamecert::cli
