// Lines and objects about graphs that sweeps have found.
#include "cli/over_graphs/sweep_printer.hpp"

#include <iostream>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/progress.hpp"
#include "cli/over_graphs/scope.hpp"
#include "conjectures/language.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/infix.hpp"
#include "sweeps/check_time.hpp"
#include "sweeps/class_text.hpp"
#include "verify/graph_description.hpp"

namespace gamecert::cli {
namespace {

nlohmann::ordered_json json(const sweeps::Witness& witness) {
  return {{"at", sweeps::place(witness)}, {"formula", language::infix(witness.body())}, {"value", witness.truth()}};
}

/// Order, edges or arcs, and name, in the order of the graphs.
nlohmann::ordered_json descriptions_of(const std::vector<graphs::SmallGraph>& graphs) {
  nlohmann::ordered_json all = nlohmann::json::array();
  for (const graphs::SmallGraph& graph : graphs) {
    nlohmann::ordered_json& one = all.emplace_back(nlohmann::json::object());
    one["order"] = graph.order;
    one[graph.directed ? "arcs" : "edges"] = verify::edges_of(graph);
    if (const std::string name = verify::name_of(graph); !name.empty()) one["name"] = name;
  }
  return all;
}

nlohmann::ordered_json json_of_witnesses(const verify::SweepDecision& decision) {
  nlohmann::ordered_json all = nlohmann::json::array();
  for (const auto& witnesses : decision.witnesses) {
    nlohmann::ordered_json& of_one = all.emplace_back(nlohmann::json::array());
    for (const sweeps::Witness& witness : witnesses) of_one.push_back(json(witness));
  }
  return all;
}

/// What is found while the sweep runs: said, and kept with its certificate.
class SweepPrinter final : public verify::SweepReader {
 public:
  /// All outlive it.
  SweepPrinter(std::string_view called, const CommandOptions& options, verify::CertificateSet& certificates,
               ProgressReport& progress)
      : called_(called), options_(options), certificates_(certificates), progress_(progress) {}

  void found(const graphs::SmallGraph& graph) override {
    if (options_.quiet()) return;
    const std::string text = graphs::write_small_graph(graph);
    progress_.hide();
    if (options_.json()) {
      const nlohmann::ordered_json object = {{"schema", "gamecert-news-1"}, {called_ + "_so_far", text}};
      std::cerr << json_line(object) + "\n" << std::flush;
    } else {
      print_line("c " + called_ + " so far " + text);
    }
  }
  void certified_so_far(const certificates::Certificate& certificate) override { certificates_.so_far(certificate); }
  void certified(std::size_t number, const certificates::Certificate& certificate) override {
    certificates_.add(number, certificate);
  }
  void certified_whole(const certificates::Certificate& certificate) override { certificates_.whole(certificate); }

 private:
  std::string called_;
  const CommandOptions& options_;
  verify::CertificateSet& certificates_;
  ProgressReport& progress_;
};

}  // namespace

verify::CertificateSet certificates_of(const CommandOptions& options) {
  return options.has("certificates") ? verify::CertificateSet(options.value<std::string>("certificates"))
                                     : verify::CertificateSet();
}

std::unique_ptr<verify::LedgerFolder> keep_ledgers(sweeps::SweepRequest& request, const CommandOptions& options) {
  if (!options.has("certificates")) return nullptr;
  auto ledgers =
      std::make_unique<verify::LedgerFolder>(options.value<std::string>("certificates"),
                                             certificates::LedgerQuestion{request.conjecture, {}}, request.graph_class);
  request.ledgers = ledgers.get();
  if (const auto missing = without_ledger(request); missing && !options.quiet() && !options.json())
    print_line("c " + *missing);
  return ledgers;
}

verify::SweepDecision decide(sweeps::SweepRequest& request, verify::SweepEngine engine, std::string_view called,
                             const CommandOptions& options, verify::CertificateSet certificates) {
  verify::SweepDecision decision;
  {
    ProgressReport report(options);
    request.progress = [&](const sweeps::Progress& progress) { report.show(progress); };
    SweepPrinter printer(called, options, certificates, report);
    decision = verify::decide(request, engine, printer);
  }
  request.progress = nullptr;
  if (decision.settled()) certificates.remove_earlier();
  if (!options.quiet() && !options.json()) {
    for (const std::string& name : certificates.published()) print_line("c certificate " + name);
    const std::string dear = request.ledgers == nullptr ? "" : sweeps::dear_check(request, {request.conjecture, {}});
    if (!dear.empty()) print_line("c " + dear);
  }
  return decision;
}

void suppose_conditions(sweeps::SweepRequest& request, const CommandOptions& options) {
  if (!verify::suppose_conditions(request)) return;
  if (!options.quiet() && !options.json())
    print_line("c all " + graphs::name(request.graph_class) + " graphs are gone through: the class is a hypothesis, " +
               language::infix(request.conjecture));
}

void tell_undecided(ResultReport& report, const sweeps::SweepResult& result) {
  for (const sweeps::Undecided& one : result.undecided)
    report.comment("undecided " + graphs::write_small_graph(one.graph) + ": " + one.reason);
}

void tell_graphs(ResultReport& report, const verify::SweepDecision& decision, const std::string& doubt,
                 const std::string& decided_by) {
  const sweeps::SweepResult& result = decision.result;
  report.member("descriptions", [&] { return descriptions_of(result.counterexamples); });
  report.member("witnesses", json_of_witnesses(decision));
  if (!doubt.empty()) report.member("perhaps_not_the_least", doubt);
  if (!decision.incomplete.empty()) report.member("no_certificate", decision.incomplete);
  for (const sweeps::Undecided& one : result.undecided)
    report["undecided"].push_back(graphs::write_small_graph(one.graph));
  if (!result.refused.empty()) report.member("refused", result.refused);
  report.comments(sweeps::lines(result.refused));
  if (!decision.incomplete.empty()) report.comment("no certificate " + decision.incomplete);
  for (std::size_t i = 0; i < result.counterexamples.size(); ++i) {
    report.line("v " + graphs::write_small_graph(result.counterexamples[i]));
    report.comment([&] { return verify::description(result.counterexamples[i]); });
    if (i >= decision.witnesses.size()) continue;
    for (const sweeps::Witness& witness : decision.witnesses[i]) report.comment(sweeps::text(witness));
  }
  if (!decided_by.empty()) report.comment(decided_by);
}

nlohmann::ordered_json texts_of(const std::vector<graphs::SmallGraph>& graphs) {
  nlohmann::ordered_json all = nlohmann::json::array();
  for (const graphs::SmallGraph& graph : graphs) all.push_back(graphs::write_small_graph(graph));
  return all;
}

}  // namespace gamecert::cli
