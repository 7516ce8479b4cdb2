// The checker: accepts a certificate or says why not.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/format.hpp"

namespace gamecert::certificates {

/// Returns if the evidence proves the claim; throws Rejection otherwise.
void check(const Certificate& certificate);

// One function, and one file, for each kind of evidence. They also throw InputError and LimitError
// for claims that make no sense; check() turns these into rejections.
void check_order(const Claim& claim, const Order& evidence);
void check_closure(const Claim& claim, const Closure& evidence);
void check_determinant(const Claim& claim, const Determinant& evidence);
void check_implausible(const Claim& claim, const Implausible& evidence);
void check_kernel(const Claim& claim, const Kernel& evidence);
void check_positions(const Claim& claim, const Positions& evidence);
void check_strategy(const Claim& claim, const Strategy& evidence);
void check_simulation(const Claim& claim, const Simulation& evidence);
void check_symmetry(const Claim& claim, const Symmetry& evidence);
void check_lrat(const Claim& claim, const Refutation& evidence);
void check_signature(const Claim& claim, const Signature& evidence);
void check_grounding(const Claim& claim, const Grounding& evidence);
void check_difference(const Claim& claim, const Order& evidence);  // of a reduction
void check_derivation(const Claim& claim, const Derivation& evidence);
void check_counterexample(const Claim& claim, const Counterexample& evidence);

}  // namespace gamecert::certificates
