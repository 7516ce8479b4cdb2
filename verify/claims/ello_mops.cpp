// The ELLO paper, Sections 7 and 8: maximal outerplanar graphs, and what is open.
#include "verify/claims/sections.hpp"

namespace gamecert::verify::claims {

std::span<const Claim> ello_mops() { return {}; }

}  // namespace gamecert::verify::claims
