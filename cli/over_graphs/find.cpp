// gamecert find: the least graphs that have a property, with certificates.
#include <memory>
#include <utility>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/scope.hpp"
#include "cli/over_graphs/sweep_printer.hpp"
#include "conjectures/language.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "language/infix.hpp"
#include "language/typing.hpp"
#include "text/errors.hpp"
#include "verify/sweep_decision.hpp"

namespace gamecert::cli {
namespace {

using solve::Verdict;
using sweeps::SweepRequest;

constexpr int most = 10'000;

/// The verdict about the negation in words about the property.
std::string answer(const SweepRequest& request, const verify::SweepDecision& decision) {
  const sweeps::SweepResult& result = decision.result;
  const auto engine = verify::SweepEngine::enumeration;
  if (result.verdict == Verdict::holds || result.verdict == Verdict::vacuous)
    return "NONE " + verify::gone_through(request, result, engine);
  if (result.verdict != Verdict::fails) return decision.statement;
  const std::string found = "FOUND " + graphs::write_small_graph(result.counterexamples.front());
  return decision.missing.empty() ? found : "EVIDENCE " + found + " without a certificate: " + decision.missing;
}

/// What is not known of the graphs that were found; empty if they are the least ones.
std::string doubt(const SweepRequest& request, const verify::SweepDecision& decision) {
  const sweeps::SweepResult& result = decision.result;
  if (result.verdict != Verdict::fails) return "";
  if (request.shard)
    return (result.reason.empty() ? "" : result.reason + "; ") + "of " + request.shard_text(result.graphs);
  if (result.reason.empty()) return "";
  const bool some = result.complete_through >= request.first_order;
  return result.reason +
         (some ? "; complete: " + verify::gone_through(request, result, verify::SweepEngine::enumeration) : "");
}

void print_result(const SweepRequest& request, const std::string& property, const verify::SweepDecision& decision,
                  const CommandOptions& options) {
  const sweeps::SweepResult& result = decision.result;
  const std::string said = answer(request, decision), reason = doubt(request, decision);
  const std::string by = decided_by(request, verify::SweepEngine::enumeration, result, sweeps::SweptFor::property);
  ResultReport report(options, "gamecert-find-1");
  report.member("property", property);
  add_scope(report.object(), request, verify::theorems_of(request));
  report.member("verdict", said.substr(0, said.find(' ')));
  report.member("answer", said);
  report.member("found", texts_of(result.counterexamples));
  if (!by.empty()) report.member("decided_by", by);
  tell_undecided(report, result);
  if (!reason.empty()) report.comment("perhaps not the least: " + reason);
  const std::size_t found = result.counterexamples.size();
  if (found > 0 && found < request.count && result.reason.empty())
    report.comment("no more in " + verify::gone_through(request, result, verify::SweepEngine::enumeration));
  tell_graphs(report, decision, reason, by);
  report.end(said);
}

int status_of(const verify::SweepDecision& decision) {
  if (!decision.missing.empty()) return undecided;
  switch (decision.result.verdict) {
    case Verdict::fails:
      return success;
    case Verdict::holds:
    case Verdict::vacuous:
      return 1;
    default:
      return undecided;
  }
}

std::size_t count_of(const CommandOptions& options) {
  const int count = options.value<int>("count");
  if (count < 1 || count > most)
    throw text::InputError("expected --count from 1 to " + std::to_string(most) + ", found " + std::to_string(count));
  return static_cast<std::size_t>(count);
}

}  // namespace

int run_find(const Command& command, const Arguments& arguments) {
  namespace po = boost::program_options;
  CommandOptions options;
  describe_scope(options);
  options.described.add_options()("count", po::value<int>()->default_value(1), "so many graphs, the least ones")(
      "certificates", po::value<std::string>(),
      "directory for a certificate of each graph found, counterexample-N.cert, whose claim is that the negation fails "
      "there, and for the ledger of the negation (see sweep), which says that no lesser graph has the property");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != 1)
    throw text::InputError("expected one PROPERTY, found " + std::to_string(options.plain().size()) +
                           "; see gamecert find --help");
  const language::UserWords words = words_of(options);
  const sweeps::Scope scope = scope_of(options, words);
  scope.require_orders(graphs::largest_order(scope.graph_class));
  const language::Formula property = conjectures::parse_conjecture(options.plain()[0], scope.subject(), &words);
  SweepRequest request{scope, language::Formula{"!", {property}}};
  request.count = count_of(options);
  if (options.has("certificates")) suppose_conditions(request, options);
  if (!options.quiet() && !options.json()) {
    for (const std::string& theorem : verify::theorems_of(request)) print_line("c " + theorem);
  }
  verify::CertificateSet certificates = certificates_of(options);
  const std::unique_ptr<verify::LedgerFolder> ledgers = keep_ledgers(request, options);
  const verify::SweepDecision decision =
      decide(request, verify::SweepEngine::enumeration, "found", options, std::move(certificates));
  print_result(request, language::infix(property), decision, options);
  return status_of(decision);
}

}  // namespace gamecert::cli
