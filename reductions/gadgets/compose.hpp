// Signatures of gadgets that are built from smaller ones, without the gadgets.
#pragma once

#include "reductions/gadgets/signature.hpp"

namespace gamecert::reductions {

/// With one more boundary vertex, the last, that has no edges. LimitError above boundary_limit.
GadgetTable extended(const GadgetTable& signature);

/// That boundary vertex becomes an inner vertex of that colour, which nothing else meets; those above move down by one.
GadgetTable absorbed(const GadgetTable& signature, int vertex, bool green);

}  // namespace gamecert::reductions
