// What a reduction states that its map keeps, for all source graphs, by looking at few and small ones.
#pragma once

#include <optional>

#include "graphs/small_graph.hpp"
#include "reductions/reduction_lines.hpp"
#include "solve/verdict.hpp"

namespace gamecert::proofs {

struct MapKept {
  solve::Verdict verdict = solve::Verdict::unknown;  // PROVED, FAILS or UNKNOWN
  std::optional<graphs::SmallGraph> source = {};  // FAILS: has the property, as the reduction assumes; its target not
};

/// Whether the target of every source graph with the property has it, too, by the theorems of docs/REDUCTIONS.md;
/// nothing is said of what they do not reach.
MapKept decide_kept(const reductions::Reduction& reduction, const reductions::Kept& property);

}  // namespace gamecert::proofs
