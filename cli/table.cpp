// gamecert table: counts, sums, extremes and histograms, one row an order.
#include "sweeps/table.hpp"

#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "cli/files/ledger_folder.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/scope.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {
namespace {

void print_row(const std::vector<std::string>& cells) {
  std::string line;
  for (const std::string& cell : cells) line += (line.empty() ? "" : "\t") + cell;
  print_line(line);
}

/// Its last row; of one without rows what stands before them.
void print_news(const sweeps::Table& table, const CommandOptions& options) {
  if (!table.rows.empty()) return print_row(table.rows.back());
  if (!options.quiet()) {
    for (const std::string& note : table.notes) std::cerr << "c " << note << '\n';
  }
  print_row(table.header);
}

/// On standard error, as rows alone are for standard output.
void print_undecided(const sweeps::Table& table, bool ledgers) {
  std::map<int, std::size_t> of_order;
  for (const sweeps::Undecided& one : table.undecided) {
    ++of_order[one.graph.order];
    std::cerr << "c undecided " << graphs::write_small_graph(one.graph) << ": " << one.reason << '\n';
  }
  for (const auto& [order, graphs] : of_order)
    std::cerr << "c no row of order " << order << ": " << sweeps::undecided_at(graphs) << '\n';
  if (ledgers && !of_order.empty()) std::cerr << "c no ledger of pieces with undecided graphs\n";
}

}  // namespace

int run_table(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  describe_scope(options);
  options.described.add_options()("certificates", boost::program_options::value<std::string>(),
                                  "directory for the ledger, sweep-order-N-piece-I-of-K.cert each; pieces that are "
                                  "there are not made again");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != 1) throw text::InputError("expected one list of columns; see gamecert table --help");
  sweeps::TableRequest request{scope_of(options), options.plain()[0], words_of(options)};
  std::optional<LedgerFolder> ledgers;
  if (options.has("certificates") && !request.conditions.empty())
    throw text::InputError("expected a class that is generated whole for --certificates, found " +
                           request.class_name());
  if (options.has("certificates")) {
    ledgers.emplace(options.value<std::string>("certificates"), sweeps::question_of(request), request.graph_class);
    request.ledgers = &*ledgers;
    if (const auto missing = without_ledger(request); missing && !options.quiet())
      std::cerr << "c " << *missing << '\n';
  }
  sweeps::Table table;
  {
    ProgressReport report(options);
    request.progress = [&](const sweeps::Progress& progress) { report.show(progress); };
    request.news = [&](const sweeps::Table& so_far) {
      if (options.json()) return;
      report.hide();
      print_news(so_far, options);
    };
    table = sweeps::table(request);
  }
  if (options.json()) {
    nlohmann::ordered_json object = {
        {"schema", "gamecert-table-1"}, {"header", table.header}, {"rows", table.rows}, {"complete", table.complete}};
    if (request.shard) object["shard"] = options.value<std::string>("shard");
    if (!table.complete) object["reason"] = table.reason;
    for (const sweeps::Undecided& one : table.undecided)
      object["undecided"].push_back(graphs::write_small_graph(one.graph));
    print_line(object.dump());
    return table.complete ? success : undecided;
  }
  if (!options.quiet()) print_undecided(table, ledgers.has_value());
  if (!table.complete) print_line("s UNKNOWN " + table.reason);
  return table.complete ? success : undecided;
}

}  // namespace gamecert::cli
