// What a reduction states of the order and the size of its targets, for all source graphs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "graphs/small_graph.hpp"
#include "reductions/reduction_lines.hpp"
#include "solve/verdict.hpp"

namespace gamecert::proofs {

/// A number of the target for a source graph of n vertices, m edges and p pairs of opposite arcs among these:
/// per_vertex n + per_edge m + constant - shared p.
struct Linear {
  std::int64_t per_vertex = 0, per_edge = 0, constant = 0, shared = 0;
  std::int64_t at(std::int64_t n, std::int64_t m, std::int64_t p) const {
    return per_vertex * n + per_edge * m + constant - shared * p;
  }
};

/// Numbers of vertices and edges of source graphs.
struct SourceSize {
  std::int64_t n = 0, m = 0;
};

/// The least n, and then the least m, for which the excess is positive on a source graph as the reduction assumes;
/// nothing if there is none. `excess.shared` is at least 0.
std::optional<SourceSize> first_excess(const reductions::Reduction& reduction, const Linear& excess);

struct MapBounds {
  solve::Verdict verdict = solve::Verdict::proved;  // PROVED, FAILS or UNKNOWN
  std::string stated = {};                          // FAILS, UNKNOWN: `order <= 3 n`
  SourceSize source = {};                           // FAILS: the least at which the bound is exceeded
};

/// Whether the bounds that the reduction states hold for all source graphs, by comparing coefficients: the order of the
/// target is known exactly, the size but for edges that several pieces may share.
MapBounds decide_bounds(const reductions::StatedReduction& reduction);

/// A source graph as the reduction assumes, with this many vertices, at most 64, and edges, and as few pairs of
/// opposite arcs as can be. InputError if there is none.
graphs::SmallGraph source_of_size(const reductions::Reduction& reduction, const SourceSize& size);

}  // namespace gamecert::proofs
