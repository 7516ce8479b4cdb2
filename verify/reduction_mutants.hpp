// A reduction with one thing changed or left out: which changes matter.
#pragma once

#include <string>
#include <vector>

#include "reductions/variants.hpp"
#include "verify/reduction_prove.hpp"

namespace gamecert::verify {

/// What becomes of a change.
enum class Fate {
  wrong,      // check finds it not as the reduction states, or its painted start is not legal
  right,      // proved for all graphs, as the reduction states
  undecided,  // neither
};

struct MutantResult {
  reductions::Variant mutant;
  Fate fate = Fate::undecided;
  Verdict checked = Verdict::unknown, proved = Verdict::unknown;
  std::string graph = {};  // the least on which it is wrong
  std::string note = {};   // an illegal start; why it is undecided
};

/// Every mutant on the source graphs of orders 1 to `last_order` and by proof; properties the map keeps and bounds are
/// not asked of mutants. std::logic_error if the two disagree. LimitError.
std::vector<MutantResult> try_mutants(const reductions::Reduction& reduction, int last_order,
                                      const solve::Limits& limits);

struct Minimal {
  std::vector<std::string> left_out;  // in this order
  reductions::Reduction reduction;
};
/// Leaves out vertices and edges of pieces as long as the reduction remains proved as it states. LimitError.
Minimal minimise(const reductions::Reduction& reduction, const solve::Limits& limits);

}  // namespace gamecert::verify
