// From sweeps to what may be said of them.
#include "verify/sweep_decision.hpp"

#include <optional>
#include <utility>

#include "certificates/ledgers/types.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/formula.hpp"
#include "sweeps/at_once/sweep_by_formulas.hpp"
#include "sweeps/at_once/sweep_by_types.hpp"
#include "sweeps/class_text.hpp"
#include "sweeps/counterexample.hpp"
#include "sweeps/tautology.hpp"
#include "text/errors.hpp"

namespace gamecert::verify {
namespace {

using graphs::SmallGraph;
using graphs::write_small_graph;
using solve::Verdict;
using sweeps::Proof;
using sweeps::SweepRequest;
using sweeps::SweepResult;

/// The counterexamples of a statement, proved as they come.
class Prover {
 public:
  /// Both outlive it.
  Prover(const language::Formula& statement, SweepReader& reader) : statement_(statement), reader_(reader) {}

  void found(const SmallGraph& graph) {
    reader_.found(graph);
    Proof proof = sweeps::prove_counterexample(statement_, graph, {});
    hand_on(proof, [&] { reader_.certified_so_far(*proof.certificate); });
    if (proof.certificate) so_far_.emplace(graph, std::move(proof));
  }

  /// What is known in the end.
  SweepDecision decision(SweepResult result) {
    decision_.result = std::move(result);
    if (decision_.result.verdict == Verdict::fails) prove_all();
    return std::move(decision_);
  }

 private:
  Proof proof_of(const SmallGraph& graph) const {
    if (so_far_ && so_far_->first == graph) return so_far_->second;
    return sweeps::prove_counterexample(statement_, graph, {});
  }

  void prove_all() {
    SweepResult& result = decision_.result;
    std::vector<SmallGraph>& graphs = result.counterexamples;
    Proof first = proof_of(graphs.front());
    certify(1, first);
    if (!first.certificate && so_far_ && graphs.size() == 1) {
      const std::string less = write_small_graph(graphs.front()) + " is less, without a certificate: " + first.missing;
      result.reason = result.reason.empty() || result.reason == first.missing ? less : less + "; " + result.reason;
      graphs.front() = so_far_->first;
      first = so_far_->second;
      certify(1, first);
    }
    add(1, std::move(first));
    for (std::size_t i = 1; i < graphs.size(); ++i) {
      if (text::interrupted) return lack(i + 1, "interrupted");
      Proof proof = sweeps::prove_counterexample(statement_, graphs[i], {});
      certify(i + 1, proof);
      add(i + 1, std::move(proof));
    }
  }

  /// From that number on, or of it alone.
  void lack(std::size_t number, const std::string& reason) {
    if (decision_.incomplete.empty())
      decision_.incomplete = "of counterexample " + std::to_string(number) + ": " + reason;
  }

  /// A certificate of which the checker comes to no end is missing.
  template <class Certified>
  static void hand_on(Proof& proof, Certified&& certified) {
    try {
      if (proof.certificate) certified();
    } catch (const text::LimitError& limit) {
      proof.missing = limit.what();
      proof.certificate.reset();
    }
  }
  void certify(std::size_t number, Proof& proof) {
    hand_on(proof, [&] { reader_.certified(number, *proof.certificate); });
  }

  void add(std::size_t number, Proof proof) {
    if (!proof.certificate && number == 1) decision_.missing = proof.missing;
    if (!proof.certificate && number > 1) lack(number, proof.missing);
    decision_.witnesses.push_back(std::move(proof.witnesses));
  }

  const language::Formula& statement_;
  SweepReader& reader_;
  SweepDecision decision_;
  std::optional<std::pair<SmallGraph, Proof>> so_far_;  // the least that has a certificate
};

certificates::Certificate of_all_trees(const SweepRequest& request, Verdict verdict) {
  certificates::Claim claim;
  claim.game = "sweep";
  const bool every = request.last_order == sweeps::Scope::every_order;
  claim.instance =
      certificates::trees_of_orders(request.first_order, every ? std::nullopt : std::optional(request.last_order));
  claim.statement = std::string(solve::word(verdict)) + " " + language::prefix(request.conjecture);
  return {std::move(claim), certificates::TypesOfTrees{}};
}

std::string range_of_orders(int first, int last) {
  return "order " + std::to_string(first) + ".." + (last == sweeps::Scope::every_order ? "" : std::to_string(last));
}

/// Nothing of the class.
std::string of_shard(const sweeps::Scope& request, const SweepResult& result) {
  std::string text = "UNKNOWN ";
  if (!result.reason.empty()) text.append(result.reason).append("; so far of ");
  text += request.shard_text(result.graphs);
  if (result.reason.empty()) text += ", no counterexample";
  return text;
}

std::string of_class(const sweeps::Scope& request) {
  return std::string(" ").append(request.class_name()).append(" graphs");
}

std::string number(const SweepResult& result, SweepEngine engine) {
  return engine == SweepEngine::enumeration ? std::string(" ").append(std::to_string(result.graphs)) : "";
}

std::string statement(const sweeps::Scope& request, const SweepResult& result, const std::string& missing,
                      SweepEngine engine) {
  const std::string word(solve::word(result.verdict));
  if (result.verdict == Verdict::fails) {
    const std::string graph = write_small_graph(result.counterexamples.front());
    return missing.empty() ? word + " " + graph
                           : "EVIDENCE " + word + " " + graph + " without a certificate: " + missing;
  }
  if (request.shard && result.verdict == Verdict::unknown) return of_shard(request, result);
  if (result.verdict == Verdict::unknown)
    return word + " " + result.reason + "; complete: " + gone_through(request, result, engine);
  const std::string all = range_of_orders(request.first_order, request.last_order) + of_class(request);
  if (engine == SweepEngine::enumeration) return word + " " + all + number(result, engine);
  return word + (result.verdict == Verdict::evidence ? " HOLDS " : " ") + all + ": " + result.reason;
}

}  // namespace

std::string gone_through(const sweeps::Scope& request, const SweepResult& result, SweepEngine engine) {
  const bool some = result.complete_through >= request.first_order;
  return (some ? range_of_orders(request.first_order, result.complete_through) : "no order") + of_class(request) +
         number(result, engine);
}

std::vector<std::string> theorems_of(const SweepRequest& request) {
  return sweeps::Evaluator(sweeps::under(request.conditions, request.conjecture), request.mode)
      .notes(request.last_order);
}

std::string decided_by(const SweepRequest& request, SweepEngine engine, const SweepResult& result,
                       sweeps::SweptFor swept) {
  if (engine != SweepEngine::enumeration || (result.verdict != Verdict::holds && result.verdict != Verdict::vacuous))
    return "";
  return sweeps::decided_by_form(sweeps::under(request.conditions, request.conjecture), request.evaluation(), swept);
}

bool suppose_conditions(SweepRequest& request) {
  if (request.conditions.empty()) return false;
  request.conjecture = sweeps::under(request.conditions, request.conjecture);
  request.conditions.clear();
  return true;
}

bool SweepDecision::settled() const {
  const Verdict verdict = result.verdict;
  return missing.empty() && incomplete.empty() &&
         (verdict == Verdict::fails || verdict == Verdict::holds || verdict == Verdict::vacuous);
}

SweepDecision decide(const SweepRequest& request, SweepEngine engine, SweepReader& reader) {
  Prover prover(request.conjecture, reader);
  SweepRequest told = request;
  told.news = [&](const SmallGraph& graph) { prover.found(graph); };
  SweepDecision decision = prover.decision(engine == SweepEngine::formulas ? sweeps::sweep_by_formulas(told)
                                           : engine == SweepEngine::types  ? sweeps::sweep_by_types(told)
                                                                           : sweeps::sweep(told));
  if (engine == SweepEngine::types && decision.settled() && decision.result.verdict != Verdict::fails)
    reader.certified_whole(of_all_trees(request, decision.result.verdict));
  decision.statement = statement(request, decision.result, decision.missing, engine);
  return decision;
}

std::vector<SweepDecision> decide(const sweeps::StatementsRequest& request, const std::vector<SweepReader*>& readers) {
  std::vector<Prover> provers;
  for (std::size_t i = 0; i < readers.size(); ++i) provers.emplace_back(request.statements[i], *readers[i]);
  sweeps::StatementsRequest told = request;
  told.news = [&](std::size_t i, const SmallGraph& graph) { provers[i].found(graph); };
  std::vector<SweepResult> results = sweeps::sweep(told);
  std::vector<SweepDecision> decisions;
  for (std::size_t i = 0; i < results.size(); ++i) {
    SweepDecision& one = decisions.emplace_back(provers[i].decision(std::move(results[i])));
    one.statement = statement(request, one.result, one.missing, SweepEngine::enumeration);
  }
  return decisions;
}

}  // namespace gamecert::verify
