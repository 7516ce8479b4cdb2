// What sweeps print and keep while they run, and of the graphs that they found.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.hpp"
#include "cli/result_report.hpp"
#include "verify/files/certificate_folder.hpp"
#include "verify/files/ledger_folder.hpp"
#include "verify/sweep_decision.hpp"

namespace gamecert::cli {

/// The folder of --certificates, into which nothing is written yet.
verify::CertificateSet certificates_of(const CommandOptions& options);
/// The ledgers that the request is told to keep, in the folder of --certificates; null without it.
std::unique_ptr<verify::LedgerFolder> keep_ledgers(sweeps::SweepRequest& request, const CommandOptions& options);

/// Decides, and meanwhile shows how far it is and says `c counterexample so far D?{` of what is found, a counterexample
/// being `called` so; writes certificates, and says in the end which.
verify::SweepDecision decide(sweeps::SweepRequest& request, verify::SweepEngine engine, std::string_view called,
                             const CommandOptions& options, verify::CertificateSet certificates);

/// Conditions of the class become hypotheses of the conjecture, and a line says so.
void suppose_conditions(sweeps::SweepRequest& request, const CommandOptions& options);

/// Graphs without an answer, and why.
void tell_undecided(ResultReport& report, const sweeps::SweepResult& result);
/// The graphs that were found: `v` and each, with its edges, its name if it has one, and what its quantifiers rest on;
/// that they are perhaps not the least, for which `doubt` is; what was refused, and what has no certificate; and by
/// what they were found, if there is more to it.
void tell_graphs(ResultReport& report, const verify::SweepDecision& decision, const std::string& doubt,
                 const std::string& decided_by);
nlohmann::ordered_json texts_of(const std::vector<graphs::SmallGraph>& graphs);

}  // namespace gamecert::cli
