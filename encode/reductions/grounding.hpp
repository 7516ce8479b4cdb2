// The formula that denies an obligation of a reduction, made from the rules of both games on some source graph.
#pragma once

#include <vector>

#include "encode/checkpoint.hpp"
#include "encode/cnf.hpp"
#include "reductions/obligations.hpp"

namespace gamecert::encode {

/// The formula whose models are a graph of 1 to obligation.vertices vertices, with obligation.witnesses more that may
/// be there, and a position that are as the obligation assumes and at which it fails. Without isolated vertices, as
/// many more may be there, one neighbour for each. denial_inputs.hpp says what the first variables mean. LimitError for
/// a target of too many colours or edges, before anything is made, and for what takes too long.
Cnf denial(const reductions::Reduction& reduction, const reductions::Obligation& obligation, Checkpoint between = {});

/// The version of these formulas, which certificates carry.
constexpr int grounding_version = 2;

/// What reductions::obligations says, of games whose rules are checked to be as they declare (require_reach).
std::vector<reductions::Obligation> checked_obligations(const reductions::Reduction& reduction, bool isomorphic);

/// What proves the reduction: for every obligation its title and the formula that denies it.
std::vector<Denied> reduction_denials(const reductions::Reduction& reduction, bool isomorphic);

}  // namespace gamecert::encode
