// Full gadgets of ELLO: with one of them a host can be won if anything of the same parity wins it (docs/LEMMAS.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reductions/determinant.hpp"
#include "reductions/gadgets/conclusion.hpp"

namespace gamecert::reductions {

/// The gadgets that prove the conclusion for every graph if all of them are full: the one before, the one after, or
/// both, in this order. Nothing if full gadgets do not prove it. InputError, LimitError as of `proved`.
std::optional<std::vector<Gadget>> full_gadgets_for(const Gadget& gadget, const Conclusion& conclusion);

/// How many elements show that these gadgets, on one boundary, are full: one for each boundary vertex, then for each
/// gadget 2^(boundary - 1) times one for each of its inner vertices.
std::size_t elements_needed(const std::vector<Gadget>& gadgets);

/// Why such elements do not show it, "expected X, found Y"; nothing if they do.
std::optional<std::string> fullness_fails(const std::vector<Gadget>& gadgets,
                                          const std::vector<FieldElement>& elements);

}  // namespace gamecert::reductions
