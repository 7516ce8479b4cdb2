// gamecert table: counts, sums, extremes and histograms, one row an order.
#include "verify/table.hpp"

#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "graphs/errors.hpp"

namespace gamecert::cli {
namespace {

void describe(Options& options) {
  namespace po = boost::program_options;
  options.described.add_options()("order", po::value<std::string>(), "A..B or A: the orders gone through")(
      "class", po::value<std::string>()->default_value("connected"), "connected, all or trees")(
      "jobs", po::value<int>()->default_value(0), "threads; 0 for all cores")(
      "definition", "decide every property from its definition, every colouring by play");
}

verify::TableRequest request_of(const Options& options) {
  verify::TableRequest request;
  request.columns = options.plain()[0];
  if (!options.has("order")) throw InputError("expected --order A..B, found none");
  std::tie(request.first_order, request.last_order) = parse_orders(options.value<std::string>("order"));
  request.graph_class =
      *graphs::graph_class(one_of("class", options.value<std::string>("class"), {"connected", "all", "trees"}));
  request.jobs = options.value<int>("jobs");
  if (request.jobs < 0) throw InputError("expected --jobs 0 or more, found " + std::to_string(request.jobs));
  if (options.has("definition")) request.mode = verify::Evaluator::Mode::definition;
  return request;
}

void print_row(const std::vector<std::string>& cells) {
  std::string line;
  for (const std::string& cell : cells) line += (line.empty() ? "" : "\t") + cell;
  print_line(line);
}

}  // namespace

int run_table(const Command& command, const Arguments& arguments) {
  Options options;
  describe(options);
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != 1) throw InputError("expected one list of columns; see gamecert table --help");
  verify::TableRequest request = request_of(options);
  verify::Table table;
  {
    ProgressLine line;
    request.progress = [&](const verify::Progress& progress) { line.show(describe(progress)); };
    table = verify::table(request);
  }
  if (options.json()) {
    print_line(nlohmann::ordered_json{
        {"schema", "gamecert-table-1"}, {"header", table.header}, {"rows", table.rows}, {"complete", table.complete}}
                   .dump());
    return table.complete ? success : undecided;
  }
  if (!options.quiet()) {
    for (const std::string& note : table.notes) std::cerr << "c " << note << '\n';
  }
  print_row(table.header);
  for (const auto& row : table.rows) print_row(row);
  if (!table.complete) print_line("s UNKNOWN " + table.reason);
  return table.complete ? success : undecided;
}

}  // namespace gamecert::cli
