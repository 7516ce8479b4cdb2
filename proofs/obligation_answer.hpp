// One obligation of a reduction, answered by a solver.
#pragma once

#include <optional>
#include <string>

#include "encode/lrat.hpp"
#include "graphs/small_graph.hpp"
#include "reductions/obligations.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// A source graph and a painting of its target at which an obligation fails; play need not reach it.
struct Against {
  graphs::SmallGraph graph;
  std::string painting;  // `v of 0:1, ...`
};

struct ObligationAnswer {
  int clauses = 0;                              // of the formula that denies it
  std::optional<Against> against = {};          // if it fails somewhere, else it is proved
  std::optional<encode::Lrat> refutation = {};  // of that formula, if it is proved and the refutation was wanted
  std::string missing = {};                     // why there is none though it was wanted
};

/// LimitError.
ObligationAnswer answer(const reductions::Reduction& reduction, const reductions::Obligation& obligation,
                        bool refutation, solve::Watch& watch);

}  // namespace gamecert::proofs
