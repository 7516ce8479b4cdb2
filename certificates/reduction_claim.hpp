// Claims about reductions.
#pragma once

#include "certificates/certificate.hpp"
#include "certificates/grounds.hpp"
#include "reductions/reduction.hpp"

namespace gamecert::certificates {

/// The reduction that is the claim's instance. Rejects one that is written in another way. The rules of
/// both games become grounds.
reductions::Reduction reduction_of(const Claim& claim, Grounds& grounds);

}  // namespace gamecert::certificates
