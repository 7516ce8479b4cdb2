// gamecert sweep: tests a conjecture on every graph of a class.
#include "sweeps/sweep.hpp"

#include <nlohmann/json.hpp>

#include "cli/files/certificate_folder.hpp"
#include "cli/files/ledger_folder.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/scope.hpp"
#include "conjectures/language.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"
#include "verify/sweep_decision.hpp"

namespace gamecert::cli {
namespace {

using solve::Verdict;
using sweeps::SweepRequest;
using sweeps::SweepResult;

bool by_formulas(const CommandOptions& options) { return options.value<std::string>("engine") == "sat"; }

void print_result(const SweepRequest& request, const SweepResult& result, const CommandOptions& options,
                  const std::string& said) {
  if (options.json()) {
    nlohmann::ordered_json object = {{"schema", "gamecert-sweep-1"},
                                     {"conjecture", conjectures::infix(request.conjecture)},
                                     {"class", graphs::name(request.graph_class)},
                                     {"orders", {request.first_order, request.last_order}},
                                     {"verdict", said.substr(0, said.find(' '))},
                                     {"answer", said}};
    if (request.shard) object["shard"] = options.value<std::string>("shard");
    if (!by_formulas(options)) {
      object["graphs"] = result.graphs;
      if (request.ledgers == nullptr) object["instances"] = result.instances;
      if (result.instance) object["instance"] = graphs::write_small_graph(*result.instance);
      object["completeness"] = {{"certified", !result.completeness.counted.empty()},
                                {"counted", result.completeness.counted},
                                {"labelled", result.completeness.labelled}};
    }
    object["counterexamples"] = nlohmann::json::array();
    for (const graphs::SmallGraph& graph : result.counterexamples)
      object["counterexamples"].push_back(graphs::write_small_graph(graph));
    if (result.perhaps) object["perhaps_not_the_least"] = graphs::write_small_graph(*result.perhaps);
    print_line(object.dump());
    return;
  }
  if (!options.quiet() && by_formulas(options) && result.verdict == Verdict::fails)
    print_line("c the first counterexample found, perhaps not the least");
  if (!options.quiet() && !by_formulas(options)) {
    if (request.conjecture.word == "->" && result.verdict != Verdict::unknown && !request.shard) {
      if (result.instance) print_line("c " + graphs::write_small_graph(*result.instance) + " satisfies the hypotheses");
      if (request.ledgers == nullptr)
        print_line("c " + std::to_string(result.instances) + " of " + std::to_string(result.graphs) +
                   " graphs satisfy the hypotheses");
    }
    if (request.shard && result.verdict == Verdict::fails)
      print_line("c a counterexample of this shard, perhaps not the least of all");
    if (!request.shard && result.complete_through >= request.first_order)
      for (const std::string& line : sweeps::lines(result.completeness, request.graph_class)) print_line("c " + line);
    if (request.all) print_line("c " + std::to_string(result.counterexamples.size()) + " counterexamples");
  }
  for (const graphs::SmallGraph& graph : result.counterexamples) print_line("v " + graphs::write_small_graph(graph));
  print_line("s " + said);
}

}  // namespace

int run_sweep(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  describe_scope(options);
  namespace po = boost::program_options;
  options.described.add_options()("all", "go on after a counterexample and list them all")(
      "certificates", po::value<std::string>(),
      "directory for the ledger, sweep-order-N-piece-I-of-K.cert each, of which pieces that are there are not made "
      "again, and for certificates of counterexamples, counterexample-N.cert each; of these those of an earlier run "
      "are "
      "replaced by FAILS, removed by HOLDS and VACUOUS, left by all else")(
      "engine", po::value<std::string>()->default_value("enumeration"),
      "enumeration|sat: sat seeks a counterexample to HYPOTHESES -> odd-degenerate among all graphs of an order at "
      "once");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != 1)
    throw text::InputError("expected one CONJECTURE, found " + std::to_string(options.plain().size()) +
                           "; see gamecert sweep --help");
  one_of("engine", options.value<std::string>("engine"), {"enumeration", "sat"});
  if (by_formulas(options) && options.has("definition"))
    throw text::InputError("expected --definition with --engine enumeration, found --engine sat");
  if (by_formulas(options) && options.has("shard"))
    throw text::InputError("expected --shard with --engine enumeration, found --engine sat");
  const sweeps::Scope scope = scope_of(options);
  scope.require_orders(by_formulas(options) ? graphs::SmallGraph::max_order : graphs::largest_order(scope.graph_class));
  SweepRequest request{scope, conjectures::parse_conjecture(options.plain()[0], scope.subject()), options.has("all")};
  if (!options.quiet() && !options.json()) {
    for (const std::string& note : sweeps::Evaluator(request.conjecture, request.mode).notes()) print_line("c " + note);
  }
  CertificateSet certificates =
      options.has("certificates") ? CertificateSet(options.value<std::string>("certificates")) : CertificateSet();
  std::optional<LedgerFolder> ledgers;
  if (options.has("certificates") && !by_formulas(options)) {
    ledgers.emplace(options.value<std::string>("certificates"), certificates::LedgerQuestion{request.conjecture, {}},
                    request.graph_class);
    request.ledgers = &*ledgers;
  }
  verify::SweepDecision decision;
  {
    ProgressReport report(options);
    request.progress = [&](const sweeps::Progress& progress) { report.show(progress); };
    decision =
        verify::decide(request, by_formulas(options) ? verify::SweepEngine::formulas : verify::SweepEngine::enumeration,
                       [&](std::size_t number, const certificates::Certificate& certificate) {
                         certificates.add(number, certificate);
                       });
  }
  if (decision.settled()) certificates.publish();
  if (!options.quiet() && !options.json()) {
    for (const std::string& name : certificates.published()) print_line("c certificate " + name);
  }
  print_result(request, decision.result, options, decision.statement);
  return decision.missing.empty() ? solve::exit_status(decision.result.verdict) : undecided;
}

}  // namespace gamecert::cli
