// Signatures of gadgets that are built from smaller ones, without the gadgets.
#pragma once

#include <vector>

#include "reductions/gadgets/signature.hpp"

namespace gamecert::reductions {

/// Boundary vertex b is called image[b] from now on.
GadgetTable permuted(const GadgetTable& signature, const std::vector<int>& image);

/// With one more boundary vertex, the last, that has no edges. LimitError above boundary_limit.
GadgetTable extended(const GadgetTable& signature);

/// The last boundary vertex becomes an inner vertex of that colour, which nothing else meets.
GadgetTable absorbed(const GadgetTable& signature, bool green);

}  // namespace gamecert::reductions
