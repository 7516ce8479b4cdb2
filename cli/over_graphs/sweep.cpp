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

void print_decision(const SweepRequest& request, const verify::SweepDecision& decision, const CommandOptions& options) {
  const SweepResult& result = decision.result;
  const std::string& said = decision.statement;
  const bool perhaps_not_least = result.verdict == Verdict::fails && !result.reason.empty();
  if (options.json()) {
    nlohmann::ordered_json object = result_of("gamecert-sweep-1");
    object["conjecture"] = language::infix(request.conjecture);
    add_scope(object, request, verify::theorems_of(request));
    object["verdict"] = said.substr(0, said.find(' '));
    object["answer"] = said;
    if (by_graphs(options)) {
      object["graphs"] = result.graphs;
      if (!request.conditions.empty()) object["generation"] = request.generation_text(result.generated, result.graphs);
      if (request.ledgers == nullptr) object["instances"] = result.instances;
      if (result.instance) object["instance"] = graphs::write_small_graph(*result.instance);
      object["completeness"] = {{"certified", !result.completeness.counted.empty()},
                                {"counted", result.completeness.counted},
                                {"labelled", result.completeness.labelled}};
    }
    if (const std::string by = decided_by(request, engine(options), result); !by.empty()) object["decided_by"] = by;
    object["counterexamples"] = texts_of(result.counterexamples);
    object["descriptions"] = descriptions_of(result.counterexamples);
    object["witnesses"] = json_of_witnesses(decision);
    if (perhaps_not_least) object["perhaps_not_the_least"] = result.reason;
    if (!decision.incomplete.empty()) object["no_certificate"] = decision.incomplete;
    for (const sweeps::Undecided& one : result.undecided)
      object["undecided"].push_back(graphs::write_small_graph(one.graph));
    if (!result.refused.empty()) object["refused"] = result.refused;
    print_line(json_line(object));
    return;
  }
  if (!options.quiet()) {
    for (const sweeps::Undecided& one : result.undecided)
      print_line("c undecided " + graphs::write_small_graph(one.graph) + ": " + one.reason);
    if (!result.undecided.empty() && request.ledgers != nullptr)
      print_line("c no ledger of pieces with undecided graphs");
  }
  if (!options.quiet() && perhaps_not_least) {
    const bool some = result.complete_through >= request.first_order;
    print_line("c perhaps not the least: " + result.reason +
               (request.shard ? "; so far of " + request.shard_text(result.graphs)
                : some        ? "; complete: " + verify::gone_through(request, result, engine(options))
                              : ""));
  }
  if (!options.quiet() && by_graphs(options)) {
    if (request.conjecture.word == "->" && result.verdict != Verdict::unknown && !request.shard && !perhaps_not_least) {
      if (result.instance) print_line("c " + graphs::write_small_graph(*result.instance) + " satisfies the hypotheses");
      if (request.ledgers == nullptr)
        print_line("c " + std::to_string(result.instances) + " of " + std::to_string(result.graphs) +
                   " graphs satisfy the hypotheses");
    }
    if (request.shard && result.verdict == Verdict::fails)
      print_line("c a counterexample of this shard, perhaps not the least of all");
    if (const std::string text = request.generation_text(result.generated, result.graphs);
        !text.empty() && result.complete_through >= request.first_order)
      print_line("c " + text);
    if (!request.shard && result.complete_through >= request.first_order && request.pruning().empty())
      for (const std::string& line : sweeps::lines(result.completeness, request.graph_class)) print_line("c " + line);
    if (request.all)
      print_line("c " + std::to_string(result.counterexamples.size()) + " counterexamples" +
                 (perhaps_not_least ? ", perhaps not all" : ""));
  }
  if (!options.quiet())
    for (const std::string& line : sweeps::lines(result.refused)) print_line("c " + line);
  if (!options.quiet() && !decision.incomplete.empty()) print_line("c no certificate " + decision.incomplete);
  print_graphs(decision, options);
  if (const std::string by = decided_by(request, engine(options), result); !options.quiet() && !by.empty())
    print_line("c " + by);
  print_line("s " + said);
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
      print_line("c follows from: " + std::string(theorem->name) + "; graphs not needed");
  }
  verify::CertificateSet certificates = certificates_of(options);
  const std::unique_ptr<verify::LedgerFolder> ledgers = by_graphs(options) ? keep_ledgers(request, options) : nullptr;
  const verify::SweepDecision decision =
      decide(request, engine(options), "counterexample", options, std::move(certificates));
  print_decision(request, decision, options);
  return decision.missing.empty() ? solve::exit_status(decision.result.verdict) : undecided;
}

}  // namespace gamecert::cli
