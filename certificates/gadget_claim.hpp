// What a claim about a gadget of a local game is about.
#pragma once

#include "certificates/certificate.hpp"
#include "certificates/grounds.hpp"
#include "games/game.hpp"
#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/gadget.hpp"

namespace gamecert::certificates {

extern const Ground definitions_of_gadgets;

struct GadgetClaim {
  const games::Entry& game;
  reductions::Gadget before;
  reductions::Gadget after;
  int plus;  // what SAME AS says beside the gadget
};

/// Throws Rejection or InputError unless the claim is SAME AS, about a gadget of a local game in this version, in
/// normal play. The rules and the definitions become grounds.
GadgetClaim gadget_claim(const Claim& claim, Grounds& grounds);

}  // namespace gamecert::certificates
