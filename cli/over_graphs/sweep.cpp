// gamecert sweep: tests a conjecture on every graph of a class.
#include "sweeps/sweep.hpp"

#include <memory>
#include <utility>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/scope.hpp"
#include "cli/over_graphs/sweep_printer.hpp"
#include "conjectures/language.hpp"
#include "conjectures/theorems.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/infix.hpp"
#include "language/typing.hpp"
#include "text/errors.hpp"
#include "verify/sweep_decision.hpp"

namespace gamecert::cli {
namespace {

using solve::Verdict;
using sweeps::SweepRequest;
using sweeps::SweepResult;

verify::SweepEngine engine(const CommandOptions& options) {
  const auto named = options.value<std::string>("engine");
  return named == "sat"     ? verify::SweepEngine::formulas
         : named == "types" ? verify::SweepEngine::types
                            : verify::SweepEngine::enumeration;
}
/// Graph after graph is looked at.
bool by_graphs(const CommandOptions& options) { return engine(options) == verify::SweepEngine::enumeration; }

/// How many graphs were gone through, and how it is known that they are all.
void tell_extent(ResultReport& report, const SweepRequest& request, const SweepResult& result) {
  const std::string generation = request.generation_text(result.generated, result.graphs);
  const bool some = result.complete_through >= request.first_order;
  const bool perhaps_not_least = result.verdict == Verdict::fails && !result.reason.empty();
  report.member("graphs", result.graphs);
  if (!request.conditions.empty()) report.member("generation", generation);
  if (request.ledgers == nullptr) report.member("instances", result.instances);
  if (result.instance) report.member("instance", graphs::write_small_graph(*result.instance));
  report["completeness"] = {{"certified", !result.completeness.counted.empty()},
                            {"counted", result.completeness.counted},
                            {"labelled", result.completeness.labelled}};
  if (request.conjecture.word == "->" && result.verdict != Verdict::unknown && !request.shard && !perhaps_not_least) {
    if (result.instance) report.comment(graphs::write_small_graph(*result.instance) + " satisfies the hypotheses");
    if (request.ledgers == nullptr)
      report.comment(std::to_string(result.instances) + " of " + std::to_string(result.graphs) +
                     " graphs satisfy the hypotheses");
  }
  if (request.shard && result.verdict == Verdict::fails)
    report.comment("a counterexample of this shard, perhaps not the least of all");
  if (!generation.empty() && some) report.comment(generation);
  if (!request.shard && some && request.pruning().empty())
    report.comments(sweeps::lines(result.completeness, request.graph_class));
  if (request.all)
    report.comment(std::to_string(result.counterexamples.size()) + " counterexamples" +
                   (perhaps_not_least ? ", perhaps not all" : ""));
}

void print_decision(const SweepRequest& request, const verify::SweepDecision& decision, const CommandOptions& options) {
  const SweepResult& result = decision.result;
  const std::string& said = decision.statement;
  const std::string doubt = result.verdict == Verdict::fails ? result.reason : "";
  const std::string by = decided_by(request, engine(options), result);
  ResultReport report(options, "gamecert-sweep-1");
  report.member("conjecture", language::infix(request.conjecture));
  add_scope(report.object(), request, verify::theorems_of(request));
  if (const conjectures::PaperTheorem* theorem = conjectures::theorem_of(request.conjecture))
    report.member("follows_from", theorem->name);
  report.member("verdict", said.substr(0, said.find(' ')));
  report.member("answer", said);
  tell_undecided(report, result);
  if (!result.undecided.empty() && request.ledgers != nullptr)
    report.comment("no ledger of pieces with undecided graphs");
  if (!doubt.empty()) {
    const bool some = result.complete_through >= request.first_order;
    report.comment("perhaps not the least: " + doubt +
                   (request.shard ? "; so far of " + request.shard_text(result.graphs)
                    : some        ? "; complete: " + verify::gone_through(request, result, engine(options))
                                  : ""));
  }
  if (by_graphs(options)) tell_extent(report, request, result);
  if (!by.empty()) report.member("decided_by", by);
  report.member("counterexamples", texts_of(result.counterexamples));
  tell_graphs(report, decision, doubt, by);
  report.end(said);
}

}  // namespace

int run_sweep(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  describe_scope(options);
  namespace po = boost::program_options;
  options.described.add_options()("all", "go on after a counterexample and list them all")(
      "first", "end at the first counterexample met, which is perhaps not the least")(
      "certificates", po::value<std::string>(),
      "directory for the ledger, sweep-order-N-piece-I-of-K.cert each, of which pieces that are there are not made "
      "again, and for certificates of counterexamples: counterexample-so-far.cert while the sweep goes on, then "
      "counterexample-N.cert each; those of an earlier run are removed once there is one, and by HOLDS and VACUOUS")(
      "engine", po::value<std::string>()->default_value("enumeration"),
      "enumeration|sat|types: sat seeks a counterexample to HYPOTHESES -> odd-degenerate among all graphs of an order "
      "at "
      "once; types decides about all trees of an order, or all trees, from what can be told of their parts "
      "(docs/TREES.md)");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != 1)
    throw text::InputError("expected one CONJECTURE, found " + std::to_string(options.plain().size()) +
                           "; see gamecert sweep --help");
  one_of("engine", options.value<std::string>("engine"), {"enumeration", "sat", "types"});
  if (options.has("all") && options.has("first")) throw text::InputError("expected --all or --first, found both");
  for (const auto* option : {"definition", "shard", "time-limit"}) {
    if (!by_graphs(options) && options.has(option))
      throw text::InputError("expected --" + std::string(option) + " with --engine enumeration, found --engine " +
                             options.value<std::string>("engine"));
  }
  const language::UserWords words = words_of(options);
  sweeps::Scope scope = scope_of(options, words);
  if (engine(options) == verify::SweepEngine::types && options.value<std::string>("order").ends_with(".."))
    scope.last_order = sweeps::Scope::every_order;
  else
    scope.require_orders(by_graphs(options) ? graphs::largest_order(scope.graph_class) : graphs::SmallGraph::max_order);
  SweepRequest request{scope, conjectures::parse_conjecture(options.plain()[0], scope.subject(), &words)};
  if (options.has("certificates") || !by_graphs(options)) suppose_conditions(request, options);
  request.all = options.has("all");
  request.first = options.has("first");
  if (!options.quiet() && !options.json()) {
    for (const std::string& theorem : verify::theorems_of(request)) print_line("c " + theorem);
    if (const conjectures::PaperTheorem* theorem = conjectures::theorem_of(request.conjecture))
      print_line("c follows from: " + std::string(theorem->name) + ", for every graph");
  }
  verify::CertificateSet certificates = certificates_of(options);
  const std::unique_ptr<verify::LedgerFolder> ledgers = by_graphs(options) ? keep_ledgers(request, options) : nullptr;
  const verify::SweepDecision decision =
      decide(request, engine(options), "counterexample", options, std::move(certificates));
  print_decision(request, decision, options);
  return decision.missing.empty() ? solve::exit_status(decision.result.verdict) : undecided;
}

}  // namespace gamecert::cli
