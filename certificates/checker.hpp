// The checker: accepts a certificate or says why not.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/format.hpp"
#include "certificates/grounds.hpp"

namespace gamecert::certificates {

/// What an accepted certificate rests on. Throws Rejection if the evidence does not prove the claim, and LimitError if
/// it meets a limit, that of memory among them: then nothing is known.
Grounds check(const Certificate& certificate);

// One function, and one file, for each kind of evidence. Each adds what it rests on to the grounds. They also throw
// InputError for claims that make no sense, which check() turns into rejections.
void check_order(const Claim& claim, const Order& evidence, Grounds& grounds);
void check_closure(const Claim& claim, const Closure& evidence, Grounds& grounds);
void check_determinant(const Claim& claim, const Determinant& evidence, Grounds& grounds);
void check_implausible(const Claim& claim, const Implausible& evidence, Grounds& grounds);
void check_kernel(const Claim& claim, const Kernel& evidence, Grounds& grounds);
void check_positions(const Claim& claim, const Positions& evidence, Grounds& grounds);
void check_strategy(const Claim& claim, const Strategy& evidence, Grounds& grounds);
void check_simulation(const Claim& claim, const Simulation& evidence, Grounds& grounds);
void check_symmetry(const Claim& claim, const Symmetry& evidence, Grounds& grounds);
void check_lrat(const Claim& claim, const Refutation& evidence, Grounds& grounds);
void check_signature(const Claim& claim, const Signature& evidence, Grounds& grounds);
void check_grounding(const Claim& claim, const Grounding& evidence, Grounds& grounds);
void check_difference(const Claim& claim, const Order& evidence, Grounds& grounds);  // of a reduction
void check_derivation(const Claim& claim, const Derivation& evidence, Grounds& grounds);
void check_counterexample(const Claim& claim, const Counterexample& evidence, Grounds& grounds);

}  // namespace gamecert::certificates
