// The ELLO paper, Section 3 to Corollary 3.7: parity-driven graphs, oddities and odd-degenerate graphs.
#include "verify/claims/sections.hpp"

namespace gamecert::verify::claims {

std::span<const Claim> ello_parity() { return {}; }

}  // namespace gamecert::verify::claims
