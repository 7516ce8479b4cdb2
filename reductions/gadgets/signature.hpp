// The signature of a gadget: all that the rest of a graph can notice of it.
#pragma once

#include <cstdint>
#include <vector>

#include "reductions/gadgets/gadget.hpp"

namespace gamecert::reductions {

inline constexpr int boundary_limit = 6;
inline constexpr int inner_limit = 16;

/// Bit v: vector v is in the set. Bit b of a vector: boundary vertex b.
using VectorSet = std::uint64_t;

/// For every order of the boundary, the vectors that a gadget can add to the boundary's predegrees modulo 2.
struct GadgetTable {
  int boundary = 0;
  std::vector<VectorSet> sets;  // by orders of 0..boundary-1, lexicographic

  /// Whether no host at all is winnable with the gadget.
  bool dead() const;
  friend auto operator<=>(const GadgetTable&, const GadgetTable&) = default;
};

/// Orders of 0..boundary-1, lexicographic: the order of GadgetTable::sets.
std::vector<std::vector<int>> boundary_orders(int boundary);

/// InputError for a gadget with an edge outside it, a loop, an edge twice or a colour missing; LimitError above
/// boundary_limit or inner_limit.
void require_gadget(const Gadget& gadget);

/// InputError, LimitError as of require_gadget. Takes boundary! * (boundary + 1) * inner * 2^inner steps at most.
GadgetTable signature(const Gadget& gadget);

/// Every vector of every set changed by `vector`: the signature after the boundary vertices in it change colour.
GadgetTable recoloured(const GadgetTable& signature, unsigned vector);

/// Whether every set of `part` lies in that of `whole`: a host that is winnable with the one gadget is with the other.
bool included(const GadgetTable& part, const GadgetTable& whole);

/// Of two gadgets side by side on the same boundary.
GadgetTable glued(const GadgetTable& one, const GadgetTable& other);

}  // namespace gamecert::reductions
