// From sweeps to what may be said of them.
#include "verify/sweep_decision.hpp"

#include "graphs/small_graph_text.hpp"
#include "sweeps/counterexample.hpp"
#include "sweeps/sweep_by_formulas.hpp"

namespace gamecert::verify {
namespace {

using solve::Verdict;
using sweeps::SweepRequest;
using sweeps::SweepResult;

/// The reason if a counterexample has no certificate.
std::string certify(const SweepRequest& request, const SweepResult& result,
                    const std::function<void(std::size_t, const certificates::Certificate&)>& certified) {
  std::string missing;
  for (std::size_t i = 0; i < result.counterexamples.size(); ++i) {
    if (solve::Watch::interrupted) return "interrupted before counterexample " + std::to_string(i + 1);
    const sweeps::Proof proof = sweeps::prove_counterexample(request.conjecture, result.counterexamples[i], {});
    if (proof.certificate) {
      certified(i + 1, *proof.certificate);
    } else {
      missing = proof.missing;
    }
  }
  return missing;
}

std::string orders(int first, int last) { return "order " + std::to_string(first) + ".." + std::to_string(last); }

/// Nothing of the class.
std::string of_shard(const SweepRequest& request, const SweepResult& result) {
  std::string text = "UNKNOWN ";
  if (!result.reason.empty()) text.append(result.reason).append("; so far of ");
  text += request.shard_text(result.graphs);
  if (result.reason.empty()) text += ", no counterexample";
  return text;
}

std::string statement(const SweepRequest& request, const SweepResult& result, const std::string& missing,
                      SweepEngine engine) {
  const std::string word(solve::word(result.verdict));
  std::string of_class(1, ' ');
  of_class.append(graphs::name(request.graph_class)).append(" graphs");
  if (result.verdict == Verdict::fails) {
    const std::string graph = graphs::write_small_graph(result.counterexamples.front());
    return missing.empty() ? word + " " + graph
                           : "EVIDENCE " + word + " " + graph + " without a certificate: " + missing;
  }
  const bool some = result.complete_through >= request.first_order;
  const std::string complete = some ? orders(request.first_order, result.complete_through) : "no order";
  const std::string all = orders(request.first_order, request.last_order);
  const bool counted = engine == SweepEngine::enumeration;
  std::string graphs;
  if (counted) graphs.append(1, ' ').append(std::to_string(result.graphs));
  if (request.shard && result.verdict == Verdict::unknown) return of_shard(request, result);
  if (result.verdict == Verdict::unknown)
    return word + " " + result.reason + "; complete: " + complete + of_class + graphs;
  if (counted) return word + " " + all + of_class + graphs;
  return word + (result.verdict == Verdict::evidence ? " HOLDS " : " ") + all + of_class + ": " + result.reason;
}

}  // namespace

bool SweepDecision::settled() const {
  const Verdict verdict = result.verdict;
  return missing.empty() && (verdict == Verdict::fails || verdict == Verdict::holds || verdict == Verdict::vacuous);
}

SweepDecision decide(const SweepRequest& request, SweepEngine engine,
                     const std::function<void(std::size_t, const certificates::Certificate&)>& certified) {
  SweepDecision decision{
      engine == SweepEngine::formulas ? sweeps::sweep_by_formulas(request) : sweeps::sweep(request), {}, {}};
  if (decision.result.verdict == Verdict::fails) decision.missing = certify(request, decision.result, certified);
  decision.statement = statement(request, decision.result, decision.missing, engine);
  return decision;
}

}  // namespace gamecert::verify
