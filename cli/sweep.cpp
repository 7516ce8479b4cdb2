// gamecert sweep: tests a conjecture on every graph of a class.
#include "sweeps/sweep.hpp"

#include <nlohmann/json.hpp>

#include "cli/certificate_folder.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/scope.hpp"
#include "conjectures/language.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/counterexample.hpp"
#include "sweeps/sweep_by_formulas.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {
namespace {

using solve::Verdict;
using sweeps::SweepRequest;
using sweeps::SweepResult;

/// Proves every counterexample and adds the certificates; the reason if one has none.
std::string certify(const SweepRequest& request, const SweepResult& result, CertificateSet& certificates) {
  std::string missing;
  for (std::size_t i = 0; i < result.counterexamples.size(); ++i) {
    if (solve::Watch::interrupted) return "interrupted before counterexample " + std::to_string(i + 1);
    const sweeps::Proof proof = sweeps::prove_counterexample(request.conjecture, result.counterexamples[i], {});
    if (proof.certificate) {
      certificates.add(i + 1, *proof.certificate);
    } else {
      missing = proof.missing;
    }
  }
  return missing;
}

/// Whether what is certified now is all there is, so that what an earlier run has left in the folder goes.
bool replaces_certificates(Verdict verdict) {
  return verdict == Verdict::fails || verdict == Verdict::holds || verdict == Verdict::vacuous;
}

bool by_formulas(const Options& options) { return options.value<std::string>("engine") == "sat"; }

std::string orders(int first, int last) { return "order " + std::to_string(first) + ".." + std::to_string(last); }

/// What follows "s ".
std::string summary(const SweepRequest& request, const SweepResult& result, const std::string& missing,
                    bool by_formulas) {
  const std::string word(solve::word(result.verdict));
  const std::string of_class = " " + graphs::name(request.graph_class) + " graphs";
  const std::string graphs = of_class + " " + std::to_string(result.graphs);
  if (result.verdict == Verdict::fails) {
    const std::string graph = graphs::write_small_graph(result.counterexamples.front());
    return missing.empty() ? word + " " + graph
                           : "EVIDENCE " + word + " " + graph + " without a certificate: " + missing;
  }
  const bool some = result.complete_through >= request.first_order;
  const std::string complete = some ? orders(request.first_order, result.complete_through) : "no order";
  if (by_formulas && result.verdict == Verdict::unknown)
    return word + " " + result.reason + "; complete: " + complete + of_class;
  if (by_formulas)
    return word + (result.verdict == Verdict::evidence ? " HOLDS " : " ") +
           orders(request.first_order, request.last_order) + of_class + ": " + result.reason;
  if (result.verdict == Verdict::unknown) {
    return word + " " + result.reason + "; complete: " + complete + graphs;
  }
  return word + " " + orders(request.first_order, request.last_order) + graphs;
}

void print_result(const SweepRequest& request, const SweepResult& result, const Options& options,
                  const std::string& said) {
  if (options.json()) {
    nlohmann::ordered_json object = {{"schema", "gamecert-sweep-1"},
                                     {"conjecture", conjectures::infix(request.conjecture)},
                                     {"class", graphs::name(request.graph_class)},
                                     {"orders", {request.first_order, request.last_order}},
                                     {"verdict", said.substr(0, said.find(' '))},
                                     {"answer", said}};
    if (!by_formulas(options)) {
      object["graphs"] = result.graphs;
      object["instances"] = result.instances;
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
    if (request.conjecture.word == "->" && result.verdict != Verdict::unknown)
      print_line("c " + std::to_string(result.instances) + " of " + std::to_string(result.graphs) +
                 " graphs satisfy the hypotheses");
    if (result.complete_through >= request.first_order)
      for (const std::string& line : sweeps::lines(result.completeness, request.graph_class)) print_line("c " + line);
    if (request.all) print_line("c " + std::to_string(result.counterexamples.size()) + " counterexamples");
  }
  for (const graphs::SmallGraph& graph : result.counterexamples) print_line("v " + graphs::write_small_graph(graph));
  print_line("s " + said);
}

}  // namespace

int run_sweep(const Command& command, const Arguments& arguments) {
  Options options;
  describe_scope(options);
  namespace po = boost::program_options;
  options.described.add_options()("all", "go on after a counterexample and list them all")(
      "certificates", po::value<std::string>(),
      "directory for the certificates of counterexamples, counterexample-N.cert each; those of an earlier run are "
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
  const sweeps::Scope scope = scope_of(options);
  scope.require_orders(by_formulas(options) ? graphs::SmallGraph::max_order : graphs::largest_order(scope.graph_class));
  SweepRequest request{scope, conjectures::parse_conjecture(options.plain()[0], scope.subject()), options.has("all")};
  if (!options.quiet() && !options.json()) {
    for (const std::string& note : sweeps::Evaluator(request.conjecture, request.mode).notes()) print_line("c " + note);
  }
  CertificateSet certificates =
      options.has("certificates") ? CertificateSet(options.value<std::string>("certificates")) : CertificateSet();
  SweepResult result;
  {
    ProgressReport report(options);
    request.progress = [&](const sweeps::Progress& progress) { report.show(progress); };
    result = by_formulas(options) ? sweeps::sweep_by_formulas(request) : sweeps::sweep(request);
  }
  const std::string missing = result.verdict == Verdict::fails ? certify(request, result, certificates) : "";
  if (replaces_certificates(result.verdict) && missing.empty()) certificates.publish();
  if (!options.quiet() && !options.json()) {
    for (const std::string& name : certificates.published()) print_line("c certificate " + name);
  }
  print_result(request, result, options, summary(request, result, missing, by_formulas(options)));
  return missing.empty() ? solve::exit_status(result.verdict) : undecided;
}

}  // namespace gamecert::cli
