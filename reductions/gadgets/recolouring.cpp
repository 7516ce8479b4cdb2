// One vector after another.
#include "reductions/gadgets/recolouring.hpp"

namespace gamecert::reductions {

std::optional<unsigned> recolouring(const GadgetTable& from, const GadgetTable& to) {
  if (from.boundary != to.boundary) return std::nullopt;
  for (unsigned vector = 0; vector < 1u << from.boundary; ++vector)
    if (recoloured(from, vector) == to) return vector;
  return std::nullopt;
}

}  // namespace gamecert::reductions
