// What sweeps print and keep while they run, and of the graphs that they found.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "cli/files/certificate_folder.hpp"
#include "cli/options.hpp"
#include "cli/over_graphs/progress.hpp"
#include "verify/sweep_decision.hpp"

namespace gamecert::cli {

/// Says `c counterexample so far D?{` of what is found while the sweep runs, if it is told to, and keeps certificates.
class SweepPrinter final : public verify::SweepReader {
 public:
  /// All but `called`, which is what one that is found is called, outlive it.
  SweepPrinter(std::string_view called, bool tell, const CommandOptions& options, CertificateSet& certificates,
               ProgressReport& progress)
      : called_(called), tell_(tell), options_(options), certificates_(certificates), progress_(progress) {}

  void found(const graphs::SmallGraph& graph) override;
  void certified_so_far(const certificates::Certificate& certificate) override { certificates_.so_far(certificate); }
  void certified(std::size_t number, const certificates::Certificate& certificate) override {
    certificates_.add(number, certificate);
  }

 private:
  std::string called_;
  bool tell_;
  const CommandOptions& options_;
  CertificateSet& certificates_;
  ProgressReport& progress_;
};

/// Theorems that stand in for definitions in the conjecture.
std::vector<std::string> theorems_of(const sweeps::SweepRequest& request);
/// A ledger has all graphs that are generated, and so has a formula about some graph: conditions of the class become
/// hypotheses of the conjecture, and a line says so.
void suppose_conditions(sweeps::SweepRequest& request, const CommandOptions& options);

/// `v` and each graph, with what its quantifiers rest on.
void print_graphs(const verify::SweepDecision& decision, const CommandOptions& options);

nlohmann::ordered_json texts_of(const std::vector<graphs::SmallGraph>& graphs);
nlohmann::ordered_json json_of_witnesses(const verify::SweepDecision& decision);

}  // namespace gamecert::cli
