// A reduction with one thing changed or left out: which changes matter.
#pragma once

#include <string>
#include <vector>

#include "proofs/reduction_prove.hpp"
#include "reductions/variants.hpp"

namespace gamecert::proofs {

/// What becomes of a change.
enum class Fate {
  wrong,      // check finds it below the level asked of it, or an invariant false, or its painted start is not legal
  right,      // proved for all graphs, of that level at least
  undecided,  // neither
};

struct MutantResult {
  reductions::Variant mutant;
  Fate fate = Fate::undecided;
  solve::Verdict checked = solve::Verdict::unknown, proved = solve::Verdict::unknown;
  bool refused = false;    // its painted start is not legal
  std::string graph = {};  // the least on which it is wrong
  std::string note = {};   // why it is refused or undecided; the invariant that is false
};

struct Mutants {
  /// GameQuestion of the mutants: what the reduction itself reaches; what it states where it does not reach even equal
  /// outcomes.
  reductions::Level level = reductions::Level::none;
  ReductionCheck original = {};  // of the games and invariants, as stated
  std::vector<MutantResult> all = {};
};

/// Every mutant on the source graphs of orders 1 to `last_order` and by proof; properties the map keeps and bounds are
/// not asked of mutants. InputError with a line if the painted start of the reduction itself is not legal.
/// std::logic_error if check and proof disagree. LimitError.
Mutants try_mutants(const reductions::StatedReduction& reduction, int last_order, const solve::Limits& limits);

struct Minimal {
  std::vector<std::string> left_out;  // in this order
  reductions::StatedReduction reduction;
};
/// Leaves out vertices and edges of pieces as long as the reduction remains proved as it states, and corresponding at
/// least. LimitError.
Minimal minimise(const reductions::StatedReduction& reduction, const solve::Limits& limits);

}  // namespace gamecert::proofs
