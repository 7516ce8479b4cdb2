// gamecert table: counts, sums, extremes and histograms, one row an order and key.
#include "sweeps/table.hpp"

#include <iostream>
#include <map>
#include <optional>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/graph_input.hpp"
#include "cli/over_graphs/plot.hpp"
#include "cli/over_graphs/progress.hpp"
#include "cli/over_graphs/scope.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/typing.hpp"
#include "sweeps/check_time.hpp"
#include "sweeps/value_histogram.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "verify/files/ledger_folder.hpp"

namespace gamecert::cli {
namespace {

void print_row(const std::vector<std::string>& cells) {
  std::string line;
  for (const std::string& cell : cells) line += (line.empty() ? "" : "\t") + cell;
  print_line(line);
}

/// Prints a table while it grows.
class Rows {
 public:
  explicit Rows(const CommandOptions& options) : options_(options) {}
  void print_news(const sweeps::Table& table) {
    if (!header_) {
      if (!options_.quiet())
        for (const std::string& note : table.notes) std::cerr << "c " << note << '\n';
      print_row(table.header);
    }
    header_ = true;
    for (; rows_ < table.rows.size(); ++rows_) print_row(table.rows[rows_]);
  }

 private:
  const CommandOptions& options_;
  bool header_ = false;
  std::size_t rows_ = 0;  // printed
};

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

/// The file of --plot, nothing of it written yet.
std::optional<verify::AtomicFile> plot_file(const CommandOptions& options) {
  if (!options.has("plot")) return std::nullopt;
  const auto name = options.value<std::string>("plot");
  if (!name.ends_with(".svg")) throw text::InputError("expected --plot FILE.svg, found " + text::quoted(name));
  return std::optional<verify::AtomicFile>(std::in_place, name);
}

void write_plot(const sweeps::Table& table, std::optional<verify::AtomicFile>& file) {
  if (!file) return;
  file->write(plot(table));
  file->commit();
}

nlohmann::ordered_json json_row(const sweeps::Table& table, const std::vector<std::string>& row) {
  using Kind = conjectures::Column::Kind;
  const auto keys = static_cast<std::size_t>(std::ranges::count(table.kinds, Kind::by));
  nlohmann::ordered_json cells = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < row.size(); ++i)
    cells.push_back(json_cell(i <= keys + 1 ? Kind::count : table.kinds[i - 2], row[i]));
  return cells;
}

/// Of graphs that were read there is no scope.
void print_object(const sweeps::Table& table, const sweeps::Scope* scope) {
  nlohmann::ordered_json object = result_of("gamecert-table-2");
  if (scope != nullptr) {
    add_scope(object, *scope, table.notes);
  } else {
    object["theorems"] = table.notes;
  }
  object["header"] = table.header;
  object["rows"] = nlohmann::ordered_json::array();
  for (const std::vector<std::string>& row : table.rows) object["rows"].push_back(json_row(table, row));
  object["complete"] = table.complete;
  if (!table.complete) object["reason"] = table.reason;
  for (const sweeps::Undecided& one : table.undecided)
    object["undecided"].push_back(graphs::write_small_graph(one.graph));
  if (!table.refused.empty()) object["refused"] = table.refused;
  print_line(json_line(object));
}

/// Over the graphs of a file or of standard input.
int run_over_stream(const CommandOptions& options, const sweeps::TableRequest& request) {
  for (const char* option : {"order", "class", "shard", "certificates"}) {
    if (options.given(option))
      throw text::InputError("expected --" + std::string(option) + " or a stream of graphs, found both");
  }
  const sweeps::GraphStream stream = stream_of(options);
  std::optional<verify::AtomicFile> picture = plot_file(options);
  const ByteInput input = graphs_named(options.plain()[1]);
  return status_of_stream(options, input, [&](const sweeps::ReadInput& read) {
    const auto [table, graphs] = sweeps::table_of(request, stream, read);
    if (options.json()) {
      print_object(table, nullptr);
    } else {
      Rows(options).print_news(table);
      if (!options.quiet()) print_refused(table.refused);
    }
    write_plot(table, picture);
    return graphs;
  });
}

}  // namespace

int run_table(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  describe_scope(options);
  describe_input_format(options);
  options.described.add_options()("by", boost::program_options::value<std::string>(),
                                  "KEY,...: numbers or properties; one row for each of their values")(
      "plot", boost::program_options::value<std::string>(),
      "FILE.svg: charts of the columns, if the table is complete")(
      "certificates", boost::program_options::value<std::string>(),
      "directory for the ledger, sweep-order-N-piece-I-of-K.cert each; pieces that are "
      "there are not made again");
  if (!options.parse(command, arguments)) return success;
  const bool stream = options.plain().size() == 2;
  if (options.plain().size() != 1 && !stream)
    throw text::InputError(
        "expected one list of columns, or one and a file of graphs, - for standard input; see gamecert table --help");
  const language::UserWords words = words_of(options);
  sweeps::TableRequest request{stream ? sweeps::Scope() : scope_of(options, words), options.plain()[0]};
  if (options.has("by")) request.keys = options.value<std::string>("by");
  if (options.has("by") && request.keys.empty()) throw text::InputError("expected --by KEY,..., found nothing");
  request.words = words;
  request.mode = stream ? mode_of(options) : request.mode;
  if (stream) return run_over_stream(options, request);
  request.require_orders(graphs::largest_order(request.graph_class));
  if (options.has("certificates") && !request.conditions.empty())
    throw text::InputError("expected a class that is generated whole for --certificates, found " +
                           request.class_name());
  const sweeps::ValueHistograms values(request);
  request = values.counted();
  const certificates::LedgerQuestion question = sweeps::question_of(request);
  std::optional<verify::AtomicFile> picture = plot_file(options);
  std::optional<verify::LedgerFolder> ledgers;
  if (options.has("certificates")) {
    ledgers.emplace(options.value<std::string>("certificates"), question, request.graph_class);
    request.ledgers = &*ledgers;
    if (const auto missing = without_ledger(request); missing && !options.quiet())
      std::cerr << "c " << *missing << '\n';
  }
  sweeps::Table table;
  {
    ProgressReport report(options);
    Rows rows(options);
    request.progress = [&](const sweeps::Progress& progress) { report.show(progress); };
    request.news = [&](const sweeps::Table& so_far) {
      if (options.json()) return;
      report.hide();
      rows.print_news(values.folded(so_far));
    };
    table = values.folded(sweeps::table(request));
  }
  if (table.complete) write_plot(table, picture);
  if (options.json()) {
    print_object(table, &request);
    return table.complete ? success : undecided;
  }
  if (!options.quiet()) {
    print_undecided(table, ledgers.has_value());
    print_refused(table.refused);
  }
  const std::string dear = options.quiet() || !ledgers ? "" : sweeps::dear_check(request, question);
  if (!dear.empty()) std::cerr << "c " << dear << '\n';
  if (!table.complete) print_line("s UNKNOWN " + table.reason);
  return table.complete ? success : undecided;
}

}  // namespace gamecert::cli
