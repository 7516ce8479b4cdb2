// Claims about gadgets of ELLO.
#pragma once

#include <string_view>

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

/// Rejects a claim unless it is about `subject 1`, without parameters and play; adds the rules of ELLO.
void require_about_ello(const Claim& claim, std::string_view subject, Grounds& grounds);

/// What is claimed; adds the rules of ELLO. Rejection of a claim about anything else; InputError.
ElloGadgetClaim ello_gadget_claim(const Claim& claim, Grounds& grounds);

}  // namespace gamecert::certificates
