// Signatures of gadgets that are built from smaller ones, without the gadgets.
#pragma once

#include <vector>

#include "reductions/signature.hpp"

namespace gamecert::reductions {

/// Boundary vertex b is called image[b] from now on.
Signature permuted(const Signature& signature, const std::vector<int>& image);

/// With one more boundary vertex, the last, that has no edges. LimitError above boundary_limit.
Signature extended(const Signature& signature);

/// The last boundary vertex becomes an inner vertex of that colour, which nothing else meets.
Signature absorbed(const Signature& signature, bool green);

}  // namespace gamecert::reductions
