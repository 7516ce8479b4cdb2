// Mutants by check and by proof; leaving out, the first that can be, again and again.
#include "proofs/reduction_mutants.hpp"

#include <algorithm>
#include <stdexcept>

#include "graphs/small_graph_text.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Level;
using reductions::StatedReduction;
using reductions::Variant;

/// What is stated of the games, to be of the level, and nothing of the map.
StatedReduction bare(StatedReduction reduction, Level level) {
  reduction.keeps.clear();
  reduction.order.reset();
  reduction.size.reset();
  reduction.level = level;
  if (level != Level::equal_nimber) reduction.plus = {};
  return reduction;
}

MutantResult try_mutant(Variant mutant, int last_order, const solve::Watch& watch) {
  MutantResult result{.mutant = std::move(mutant)};
  try {
    const ReductionCheck check = check_reduction(result.mutant.reduction, 1, last_order, watch.left());
    result.checked = check.verdict;
    if (check.failing) {
      result.graph = graphs::write_small_graph(*check.failing);
      result.note = check.found.invariant.what;
    }
    if (check.verdict == solve::Verdict::unknown) throw text::LimitError(check.reason);
    const ReductionProof proof = prove_reduction(result.mutant.reduction, false, 0, watch.left());
    result.proved = proof.verdict;
    if (proof.verdict == solve::Verdict::unknown) result.note = proof.reason;
  } catch (const text::InputError& error) {
    if (error.place().line == 0) throw;  // else an illegal start
    result.checked = result.proved = solve::Verdict::fails;
    result.refused = true;
    result.note = error.what();
  }
  const bool fails = result.checked == solve::Verdict::fails || result.proved == solve::Verdict::fails;
  if (fails && result.proved == solve::Verdict::proved)
    throw std::logic_error("engines disagree: " + result.mutant.change + " is proved, and fails at " + result.graph);
  result.fate = fails ? Fate::wrong : result.proved == solve::Verdict::proved ? Fate::right : Fate::undecided;
  return result;
}

bool proved(const StatedReduction& reduction, const solve::Watch& watch) {
  try {
    return prove_reduction(reduction, false, 0, watch.left()).verdict == solve::Verdict::proved;
  } catch (const text::InputError& error) {
    if (error.place().line == 0) throw;
    return false;
  }
}

}  // namespace

Mutants try_mutants(const StatedReduction& reduction, int last_order, const solve::Limits& limits) {
  solve::Watch watch(limits);
  Mutants result;
  result.original = check_reduction(bare(reduction, reduction.level), 1, last_order, watch.left());
  if (result.original.verdict == solve::Verdict::unknown) throw text::LimitError(result.original.reason);
  result.level = result.original.level == Level::none ? reduction.level : result.original.level;
  for (Variant& mutant : reductions::mutants(bare(reduction, result.level))) {
    watch.look();
    result.all.push_back(try_mutant(std::move(mutant), last_order, watch));
  }
  return result;
}

Minimal minimise(const StatedReduction& reduction, const solve::Limits& limits) {
  solve::Watch watch(limits);
  // What is left is to be proved at the level that the reduction is, and no more is asked than that games correspond.
  const Level reached = std::min(prove_reduction(reduction, false, 0, watch.left()).level, Level::corresponding);
  Minimal result{{}, bare(reduction, std::max(reduction.level, reached))};
  for (bool found = true; found;) {
    found = false;
    for (Variant& variant : reductions::with_less(result.reduction)) {
      watch.look();
      if (!proved(variant.reduction, watch)) continue;
      result.left_out.push_back(std::move(variant.change));
      result.reduction = std::move(variant.reduction);
      found = true;
      break;
    }
  }
  return result;
}

}  // namespace gamecert::proofs
