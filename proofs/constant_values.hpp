// The nimbers of the constant pieces of a reduction.
#pragma once

#include "certificates/replies/replies.hpp"
#include "encode/reductions/constant_play.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// Every position that play reaches, ascending, with its nimber; nothing of a piece that is not there. LimitError
/// beyond 100,000 positions.
certificates::ReductionReplies::Values constant_values(const encode::ConstantPlay& play, solve::Watch& watch);

}  // namespace gamecert::proofs
