// gamecert values: numbers and properties of the graphs of standard input, one row a graph.
#include "sweeps/streams/values.hpp"

#include <algorithm>
#include <iostream>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/scope.hpp"
#include "cli/over_graphs/standard_input.hpp"
#include "conjectures/placed_graph.hpp"
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

void write_row(const Asked& asked, std::string_view line, std::span<const std::int64_t> values, std::string& out) {
  out += line;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool truth = asked[i].expression.truth;
    out.append("\t").append(truth ? (values[i] != 0 ? "true" : "false") : conjectures::number_text(values[i]));
  }
  out += '\n';
}

void write_object(const Asked& asked, const std::vector<std::string>& theorems, std::string_view line,
                  std::span<const std::int64_t> values, std::string& out) {
  nlohmann::ordered_json object = result_of("gamecert-values-1");
  object["graph"] = line;
  object["values"] = nlohmann::ordered_json::object();
  for (std::size_t i = 0; i < values.size(); ++i)
    object["values"][asked[i].text] =
        asked[i].expression.truth ? nlohmann::ordered_json(values[i] != 0) : json_number(values[i]);
  object["theorems"] = theorems;
  out += object.dump() + "\n";
}

}  // namespace

int run_values(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.describe_output();
  describe_evaluation(options);
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != 1)
    throw text::InputError("expected one list of values, and graphs on standard input, found " +
                           std::to_string(options.plain().size()) + " arguments; see gamecert values --help");
  const sweeps::ValuesRequest request{.asked = sweeps::read_values(options.plain()[0], words_of(options)),
                                      .mode = mode_of(options),
                                      .stream = stream_of(options)};
  const std::vector<std::string> theorems = theorems_of(request);
  if (!options.quiet() && !options.json()) {
    for (const std::string& theorem : theorems) std::cerr << "c " << theorem << '\n';
  }
  const sweeps::WriteRow row = [&](std::string_view line, std::span<const std::int64_t> values, std::string& out) {
    if (options.json()) return write_object(request.asked, theorems, line, values, out);
    write_row(request.asked, line, values, out);
  };
  return status_of_stream([&] {
    std::string before = options.json() ? "" : header(request.asked);  // of the first rows: a first line that is no
                                                                       // graph leaves nothing written
    const auto write = [&](std::string_view rows) { print(std::exchange(before, "").append(rows)); };
    const sweeps::Streamed all = sweeps::values(request, row, read_standard_input, write);
    print(before);
    return all;
  });
}

}  // namespace gamecert::cli
