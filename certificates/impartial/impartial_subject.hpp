// The subject of a claim about outcomes and nimbers, and theorems on these.
#pragma once

#include <memory>

#include "certificates/subject.hpp"

namespace gamecert::certificates {

extern const Ground theorem_of_sums, theorem_on_parts;

/// What the claim is about. Rejects one that is not impartial and decided by the last move.
games::Setup impartial_subject(const Claim& claim, Grounds& grounds);

}  // namespace gamecert::certificates
