// Claims about gadgets of ELLO.
#pragma once

#include "certificates/claim.hpp"
#include "certificates/grounds.hpp"
#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/gadget.hpp"

namespace gamecert::certificates {

extern const Ground definitions_of_ello_gadgets, theorem_of_tables;

struct ElloGadgetClaim {
  reductions::Gadget gadget;
  reductions::Conclusion conclusion;
};

/// What is claimed, and the grounds of any such claim. Rejection of a claim about anything else; InputError.
ElloGadgetClaim ello_gadget_claim(const Claim& claim, Grounds& grounds);

}  // namespace gamecert::certificates
