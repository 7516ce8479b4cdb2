// Going through all gadgets, smallest first.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>

#include "graphs/small_graph.hpp"
#include "reductions/gadgets/gadget.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// Inner vertices, then edges.
inline std::pair<int, std::size_t> size(const reductions::Gadget& gadget) {
  return {gadget.inner, gadget.edges.size()};
}

/// Calls visit once for every coloured gadget without edges between boundary vertices, up to isomorphism; if
/// `any_order`, permutations of the boundary are isomorphisms too.
void each_coloured_gadget(int boundary, int inner, bool any_order, solve::Watch& watch,
                          const std::function<void(const reductions::Gadget&)>& visit);
/// The same without colours, and with arcs if asked for.
void each_gadget(int boundary, int inner, bool any_order, bool arcs, solve::Watch& watch,
                 const std::function<void(const reductions::Gadget&)>& visit);

/// The part of a gadget with the inner vertices `part` (bit i: the i-th), its neighbours being its boundary.
reductions::Gadget part_of(const reductions::Gadget& gadget, unsigned part, graphs::VertexSet& neighbours);

}  // namespace gamecert::proofs
