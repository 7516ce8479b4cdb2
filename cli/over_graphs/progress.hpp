// How far a command has got, on standard error, as --progress asks.
#pragma once

#include <string>

#include "cli/options.hpp"
#include "cli/output.hpp"
#include "sweeps/enumeration.hpp"

namespace gamecert::cli {

/// Adds --progress.
void describe_progress(CommandOptions& options);

/// `order 9: 120000 of 261080 graphs, 210000 graphs/s, 1 s left, 0 failures`
std::string text(const sweeps::Progress& progress);
/// One object of the schema gamecert-progress-1, without a newline; what is not known is null.
std::string json(const sweeps::Progress& progress);

/// By default a line rewritten in place, on a terminal only; one JSON object a line; or nothing.
class ProgressReport {
 public:
  /// InputError for another --progress.
  explicit ProgressReport(const CommandOptions& options);
  void show(const sweeps::Progress& progress);
  /// Till it is shown again: something else is to be printed.
  void hide() { line_.hide(); }

 private:
  std::string form_;  // line, json or none
  ProgressLine line_;
};

}  // namespace gamecert::cli
