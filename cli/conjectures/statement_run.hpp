// Statements of a file over all graphs, and what is printed of it.
#pragma once

#include <string>
#include <vector>

#include "cli/conjectures/statements.hpp"
#include "cli/options.hpp"
#include "sweeps/statements/known_status.hpp"
#include "verify/sweep_decision.hpp"

namespace gamecert::cli {

/// All that is said of one statement.
struct StatementRow {
  const sweeps::FileStatement* statement;
  verify::SweepDecision decision;
  sweeps::KnownRefutation known_graph = sweeps::KnownRefutation::none;
  std::string certificate = {};  // its file

  /// `FAILS`; `EVIDENCE` where the counterexample has no certificate.
  std::string verdict() const;
  /// Of the counterexample, or to which all was gone through; 0 for none.
  int order() const;
  /// The counterexample, in graph6 or digraph6; empty if there is none.
  std::string graph() const;
};

/// The table and the line that ends it, or an object. The exit status. `through`: what was gone through, in words.
int print_rows(const std::vector<StatementRow>& rows, const sweeps::StatementsRequest& request,
               const std::string& through, const CommandOptions& options, const std::string& path);

/// Adds --near and --budget.
void describe_near(CommandOptions& options);
/// `gamecert conjectures run --near`.
int run_near(const CommandOptions& options, const StatementText& file, const std::vector<std::string>& names);

/// `gamecert conjectures run`: options are parsed.
int run_statements(const CommandOptions& options, const StatementText& file, const std::vector<std::string>& names);

}  // namespace gamecert::cli
