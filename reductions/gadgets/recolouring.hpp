// Which boundary vertices must change colour so that one gadget may stand in place of another.
#pragma once

#include <optional>

#include "reductions/gadgets/signature.hpp"

namespace gamecert::reductions {

/// The least vector that carries `from` to `to`. The gadgets are then interchangeable in every graph, if the boundary
/// vertices in the vector change colour together with the exchange.
std::optional<unsigned> recolouring(const GadgetTable& from, const GadgetTable& to);

}  // namespace gamecert::reductions
