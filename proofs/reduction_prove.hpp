// A reduction for all graphs: its obligations refuted one by one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "proofs/reduction_check.hpp"

namespace gamecert::proofs {

/// An obligation that the solver did not refute: a position that may or may not be reached.
struct Unrefuted {
  std::string obligation;
  std::string graph;     // the source
  std::string painting;  // of the target: `v of 0 with 1, ...`
};

struct ReductionProof {
  solve::Verdict verdict = solve::Verdict::unknown;
  reductions::Level level = reductions::Level::none;  // of PROVED
  int obligations = 0, most_vertices = 0, most_clauses = 0;
  std::vector<reductions::Kept> looked_at = {};  // of what the target keeps: checked on graphs only, not proved
  int map_order = 0;                             // to this order
  std::vector<Unrefuted> unrefuted = {};
  std::string reason = {};  // of UNKNOWN; of FAILS where no graph of order 64 shows it
  std::optional<certificates::Certificate> certificate = {};  // of PROVED, if wanted
  std::string missing = {};                                   // why there is none though it was wanted
  std::optional<graphs::SmallGraph> failing = {};             // of FAILS
  ReductionAt found = {};                                     // there
};

/// PROVED corresponding or isomorphic, or equal-nimber by mirrored play, if that is as stated. What a solver finds
/// against an obligation counts only where play by the rules, on its graph or on those of orders 1 to `small_order`,
/// finds the reduction not as stated, and goes through no more than 20,000 and 100,000 positions; else UNKNOWN. Bounds
/// of the target are decided for all graphs, what it keeps is too, or looked at to `small_order` or 5. A limit is
/// UNKNOWN too. InputError with a line if the painted start is not legal. For games without such a proof only play
/// tells.
ReductionProof prove_reduction(const reductions::StatedReduction& reduction, bool certificate, int small_order,
                               const solve::Limits& limits);

}  // namespace gamecert::proofs
