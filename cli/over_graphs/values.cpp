// gamecert values: numbers and properties of the graphs of a stream, one row a graph.
#include "sweeps/streams/values.hpp"

#include <algorithm>
#include <iostream>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/graph_input.hpp"
#include "cli/over_graphs/scope.hpp"
#include "language/arithmetic.hpp"
#include "language/placed_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {
namespace {

using Asked = std::vector<sweeps::AskedValue>;

std::vector<std::string> theorems_of(const sweeps::ValuesRequest& request) {
  std::vector<std::string> all;
  for (const sweeps::AskedValue& asked : request.asked) {
    for (const std::string& note : sweeps::Evaluator(asked.expression.formula, request.mode).notes())
      if (std::ranges::find(all, note) == all.end()) all.push_back(note);
  }
  return all;
}

std::string header(const Asked& asked) {
  std::string text = "graph";
  for (const sweeps::AskedValue& one : asked) text += "\t" + one.text;
  return text + "\n";
}

constexpr std::string_view unknown = "unknown";

std::string cell(const sweeps::AskedValue& asked, const sweeps::FoundValue& value) {
  if (!value) return std::string(unknown);
  return language::value_text(asked.expression.sort, *value);
}

nlohmann::ordered_json json_value(const sweeps::AskedValue& asked, const sweeps::FoundValue& value) {
  if (!value) return unknown;
  if (asked.expression.sort == language::Sort::number) return language::value_text(asked.expression.sort, *value);
  return asked.expression.truth() ? nlohmann::ordered_json(*value != 0) : json_number(*value);
}

void write_row(const Asked& asked, std::string_view line, std::span<const sweeps::FoundValue> values,
               std::string& out) {
  out += line;
  for (std::size_t i = 0; i < values.size(); ++i) out.append("\t").append(cell(asked[i], values[i]));
  out += '\n';
}

void write_object(const Asked& asked, const std::vector<std::string>& theorems, std::string_view line,
                  std::span<const sweeps::FoundValue> values, std::string& out) {
  nlohmann::ordered_json object = result_of("gamecert-values-1");
  object["graph"] = line;
  object["values"] = nlohmann::ordered_json::object();
  for (std::size_t i = 0; i < values.size(); ++i) object["values"][asked[i].text] = json_value(asked[i], values[i]);
  object["theorems"] = theorems;
  out += json_line(object) + "\n";
}

}  // namespace

int run_values(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.describe_output();
  describe_evaluation(options);
  describe_input_format(options);
  if (!options.parse(command, arguments)) return success;
  if (options.plain().empty())
    throw text::InputError("expected a list of values, found none; see gamecert values --help");
  require_in_front(options, "VALUE,...");
  const sweeps::ValuesRequest request{.asked = sweeps::read_values(options.plain()[0], words_of(options)),
                                      .mode = mode_of(options),
                                      .stream = stream_of(options)};
  StreamFiles files(options, "VALUES");
  const std::vector<std::string> theorems = theorems_of(request);
  if (!options.quiet() && !options.json()) {
    for (const std::string& theorem : theorems) std::cerr << "c " << theorem << '\n';
  }
  const sweeps::WriteRow row = [&](std::string_view line, std::span<const sweeps::FoundValue> values,
                                   std::string& out) {
    if (options.json()) return write_object(request.asked, theorems, line, values, out);
    write_row(request.asked, line, values, out);
  };
  // Written before the first rows: a first line that is no graph leaves nothing written.
  std::string head = options.json() ? "" : header(request.asked);
  const auto write = [&](std::string_view rows) { files.write(std::exchange(head, "").append(rows)); };
  const auto go = [&](const sweeps::ReadInput& read) {
    const sweeps::Streamed all = sweeps::values(request, row, read, write);
    files.write(head);
    if (!options.quiet() && !options.json()) print_refused(all.refused);
    return all;
  };
  return status_of_stream(options, files.input(), go, [&] { files.commit(); });
}

}  // namespace gamecert::cli
