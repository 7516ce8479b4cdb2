// Reductions between games as evidence of claims.
#include "graphs/small_graph_text.hpp"
#include "papers/checks.hpp"
#include "proofs/reduction_prove.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

constexpr int most_played = 4;  // order of source graphs on which is looked for what a proof misses

/// What is wrong first; where values say that it is, they.
std::string fault_of(const proofs::ReductionAt& found) {
  if (!found.broken_claim.empty()) return found.broken_claim;
  if (found.source_value.empty() || found.source_value == found.target_value) return found.first_fault().what;
  return found.source_value + ", and of the target " + found.target_value;
}

/// At a source graph.
Failure failure_at(const graphs::SmallGraph& graph, const proofs::ReductionAt& found, const std::string& name,
                   const reductions::StatedReduction& reduction, const Trial& trial) {
  return {name + ", the source graph " + graphs::write_small_graph(graph) + ": " + fault_of(found),
          proofs::certify_failure(reduction, graph, found, trial.left())};
}

}  // namespace

void check_reduction_map(int order, const CheckArguments& given, Trial& trial) {
  const reductions::StatedReduction reduction = reductions::read_reduction(given.text, given.numbers);
  std::string name = given.name;
  for (const auto& [parameter, value] : given.numbers) name += ", " + parameter + " = " + std::to_string(value);
  if (order == 1) {
    proofs::ReductionProof proof = proofs::prove_reduction(reduction, true, most_played, trial.left());
    if (proof.failing) throw failure_at(*proof.failing, proof.found, name, reduction, trial);
    if (!proof.certificate) throw text::LimitError(name + " is not proved: " + proof.reason + proof.missing);
    trial.remark(name + ": " + reductions::text(proof.level) + " for all graphs, by " +
                 std::to_string(proof.obligations) + " obligations");
    trial.keep(std::move(*proof.certificate));
  }
  proofs::ReductionCheck check = proofs::check_reduction(reduction, order, order, trial.left());
  if (check.verdict == solve::Verdict::unknown) throw text::LimitError(check.reason);
  for (std::uint64_t i = 1; i < check.total; ++i) trial.count();  // and the last one below
  trial.instance(!check.failing, [&] { return failure_at(*check.failing, check.found, name, reduction, trial); });
}

}  // namespace gamecert::papers
