// The ELLO paper, Section 3, Proposition 3.13 to its end: special graphs.
#include "verify/claims/sections.hpp"

namespace gamecert::verify::claims {

std::span<const Claim> ello_special() { return {}; }

}  // namespace gamecert::verify::claims
