// Reductions between games as evidence of claims.
#include "papers/checks.hpp"
#include "proofs/reduction_prove.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {

void check_reduction_map(int order, const CheckArguments& given, Trial& trial) {
  const reductions::StatedReduction reduction = reductions::read_reduction(given.text, given.numbers);
  std::string name = given.name;
  for (const auto& [parameter, value] : given.numbers) name += ", " + parameter + " = " + std::to_string(value);
  if (order == 1) {
    proofs::ReductionProof proof = proofs::prove_reduction(reduction, true, 0, trial.left());
    if (!proof.certificate) throw text::LimitError(name + " is not proved: " + proof.reason + proof.missing);
    trial.remark(name + ": " + reductions::text(proof.level) + " for all graphs, by " +
                 std::to_string(proof.obligations) + " obligations");
    trial.keep(std::move(*proof.certificate));
  }
  proofs::ReductionCheck check = proofs::check_reduction(reduction, order, order, trial.left());
  if (check.verdict == solve::Verdict::unknown) throw text::LimitError(check.reason);
  for (std::uint64_t i = 1; i < check.total; ++i) trial.count();  // and the last one below
  trial.instance(!check.failing, [&] {
    const std::string fault = check.found.first_fault().what;
    const std::string what = check.found.broken_claim.empty() ? fault : check.found.broken_claim;
    return Failure{name + ", a source graph of order " + std::to_string(order) + ": " + what,
                   proofs::certify_failure(reduction, *check.failing, check.found, trial.left())};
  });
}

}  // namespace gamecert::papers
