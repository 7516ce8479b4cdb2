// Progress in words and as JSON.
#include "cli/over_graphs/progress.hpp"

#include <cmath>
#include <iostream>

#include "cli/json.hpp"

namespace gamecert::cli {

void describe_progress(CommandOptions& options) {
  options.described.add_options()("progress", boost::program_options::value<std::string>()->default_value("line"),
                                  "line (on a terminal), json (one object a line) or none, on standard error");
}

std::string text(const sweeps::Progress& progress) {
  std::string line = "order " + std::to_string(progress.order) + ": " + std::to_string(progress.done);
  if (progress.total > 0) line += " of " + std::to_string(progress.total);
  line += " graphs";
  if (progress.rate > 0) line += ", " + std::to_string(std::llround(progress.rate)) + " graphs/s";
  if (progress.seconds_left) line += ", " + std::to_string(std::llround(*progress.seconds_left)) + " s left";
  return line + ", " + std::to_string(progress.failures) + " failures";
}

std::string json(const sweeps::Progress& progress) {
  nlohmann::ordered_json object = {{"schema", "gamecert-progress-1"},
                                   {"order", progress.order},
                                   {"done", progress.done},
                                   {"total", nullptr},
                                   {"rate", std::llround(progress.rate)},
                                   {"seconds_left", nullptr},
                                   {"failures", progress.failures}};
  if (progress.total > 0) object["total"] = progress.total;
  if (progress.seconds_left) object["seconds_left"] = std::round(*progress.seconds_left * 10) / 10;
  return json_line(object);
}

ProgressReport::ProgressReport(const CommandOptions& options)
    : form_(one_of("progress", options.value<std::string>("progress"), {"line", "json", "none"})) {}

void ProgressReport::show(const sweeps::Progress& progress) {
  if (form_ == "line") line_.show(text(progress));
  if (form_ == "json") std::cerr << json(progress) + "\n" << std::flush;
}

}  // namespace gamecert::cli
